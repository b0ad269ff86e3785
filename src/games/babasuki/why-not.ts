/** Why an action of ドラフト・ババスキ！ is not legal, judged by the action alone. */
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import type { Card } from './cards.ts';
import { cardsToPick } from './draft.ts';
import { targetOf } from './raid.ts';
import { refuse } from './rules.ts';
import type { Action, Draft, Pairs, Raiding, State } from './state.ts';

/** English sentences that only scenarios and the log show: nobody can ask for these, nor ask about them. */
export const REFUSALS = {
  'not-your-turn': 'It is not your turn.',
  'draft-over': 'Hands are settled: this is the raid.',
  'nothing-picked': 'You have picked nothing that you could change.',
  'nothing-to-draw': 'Nobody else has a card in hand, so there is nothing to draw.',
} as const;

const refusePlainly = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refuse('over');
  if (state.phase !== 'raid') return whyNotPicked(state, seat, action);
  const hand = state.hands[seat]!;
  switch (action.do) {
    case 'secure':
    case 'change':
      return refusePlainly('draft-over');
    case 'raid':
      return seat === state.turn ? whyNotRaided(state, seat, action) : refusePlainly('not-your-turn');
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
    if (pick === null) return refusePlainly('nothing-picked');
    if (pick === card) return refuse('already-picked');
    return isOffered ? null : refuse('not-passed');
  }
  if (!isOffered) return refuse('not-passed');
  return pick === null ? null : refuse('already-picked');
}

/** babasuki 3, 4. */
function whyNotRaided(
  state: Raiding,
  seat: Seat,
  { villain, position }: Extract<Action, { do: 'raid' }>,
): Refusal | null {
  if (!state.villains[seat]!.includes(villain)) return refuse('not-your-villain');
  const from = targetOf(state, seat);
  if (from === null) return position === undefined ? null : refusePlainly('nothing-to-draw');
  const cards = state.hands[from]!.length;
  if (position === undefined) return refuse('which-card', { cards });
  return position < cards ? null : refuse('no-such-place', { cards });
}

const isSameHand = (hand: readonly Card[], order: readonly Card[]): boolean =>
  order.length === hand.length && hand.every((card) => order.includes(card));
