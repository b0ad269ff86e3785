/** Why an action of ドラフト・ババスキ！ is not legal, judged by the action alone. */
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import type { Params } from '../../game/words.ts';
import type { Card } from './cards.ts';
import { cardsToPick } from './draft.ts';
import { targetOf } from './raid.ts';
import { refuse } from './rules.ts';
import type { Action, Draft, Pairs, Raiding, State } from './state.ts';

const cardCount = ({ cards }: Params): string => `${cards} card${cards === 1 ? '' : 's'}`;

/** English sentences that only scenarios and the log show, as players are offered legal choices only. */
export const REFUSALS = {
  'not-your-turn': 'It is not your turn.',
  'draft-over': 'Hands are settled: this is the raid.',
  'already-picked': 'You have picked already; you can only change your pick.',
  'nothing-picked': 'You have picked nothing that you could change.',
  'not-passed': 'You can secure one of the cards you now have to choose from, and no other.',
  'not-your-villain': 'That is no villain of yours.',
  'which-card': (params: Params) => `Say which of ${cardCount(params)} to draw.`,
  'nothing-to-draw': 'Nobody else has a card in hand, so there is nothing to draw.',
} as const;

const explain = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refuse('over');
  if (state.phase !== 'raid') return whyNotPicked(state, seat, action);
  const hand = state.hands[seat]!;
  switch (action.do) {
    case 'secure':
    case 'change':
      return explain('draft-over');
    case 'raid':
      return seat === state.turn ? whyNotRaided(state, seat, action) : explain('not-your-turn');
    case 'arrange':
      return isSameHand(hand, action.order) ? null : refuse('not-your-hand');
    case 'move':
      if (!hand.includes(action.card)) return refuse('not-your-hand');
      return action.to < hand.length ? null : refuse('no-such-place', { cards: hand.length });
    case 'shuffle':
      return null;
  }
}

/** babasuki 2, 8. */
function whyNotPicked(state: Draft | Pairs, seat: Seat, action: Action): Refusal | null {
  if (action.do !== 'secure' && action.do !== 'change') return refuse('draft-first');
  const { card } = action;
  const pick = state.picks[seat] ?? null;
  const isOffered = cardsToPick(state, seat).includes(card);
  if (action.do === 'change') {
    if (pick === null) return explain('nothing-picked');
    if (pick === card) return explain('already-picked');
    return isOffered ? null : explain('not-passed');
  }
  if (!isOffered) return explain('not-passed');
  return pick === null ? null : explain('already-picked');
}

/** babasuki 3, 4. */
function whyNotRaided(
  state: Raiding,
  seat: Seat,
  { villain, position }: Extract<Action, { do: 'raid' }>,
): Refusal | null {
  if (!state.villains[seat]!.includes(villain)) return explain('not-your-villain');
  const from = targetOf(state, seat);
  if (from === null) return position === undefined ? null : explain('nothing-to-draw');
  const cards = state.hands[from]!.length;
  if (position === undefined) return explain('which-card', { cards });
  return position < cards ? null : refuse('no-such-place', { cards });
}

const isSameHand = (hand: readonly Card[], order: readonly Card[]): boolean =>
  order.length === hand.length && hand.every((card) => order.includes(card));
