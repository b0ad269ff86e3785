/** Why an action of 変則大富豪 is not legal, judged by the action alone. */
import type { Card } from '../../game/cards.ts';
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import type { Params } from '../../game/words.ts';
import { isReversed } from './order.ts';
import { beats, isJokerCard, isPlay, isSameKind, isSpadeThreeOn, keepsLock, type Play } from './plays.ts';
import { goesOut, mayPass } from './rules.ts';
import type { Action, Effect, State, Turn } from './state.ts';
import { sortHand, without } from './transitions.ts';
import { suitsLabel } from './words/faces.ts';

const cardCount = ({ count }: Params): string => `${count} card${count === 1 ? '' : 's'}`;

/** English sentences that only scenarios and the log show, as players are offered legal choices only. */
export const REFUSALS = {
  over: 'This game is over.',
  'not-your-turn': 'It is not your turn.',
  'not-in-hand': 'That card is not in your hand.',
  'no-combination':
    'Those cards are no play: one card, two to four of a rank, or three or more in a row of one suit.',
  'no-meaning': 'Those cards and the joker cannot mean that.',
  'which-meaning': 'Say what the joker stands for.',
  'other-shape': 'Only the same shape with as many cards may follow.',
  'must-beat': 'It must beat what lies on the table; an equal rank does not.',
  locked: ({ suits }: Params) => `The trick is locked: only ${suits} may follow.`,
  'one-turn-kill': 'Nobody may go out before anybody has drawn a card. Draw first.',
  'must-lead': 'The table is empty: who leads may not pass.',
  'must-draw': 'To pass, draw a card first.',
  'drawn-already': 'You may draw only one card in a turn.',
  'stock-empty': 'The stock is empty. You may pass without a draw.',
  'give-first': (params: Params) => `First choose what to give for the 6: ${cardCount(params)}.`,
  'discard-first': (params: Params) => `First choose what to discard for the 10: ${cardCount(params)}.`,
  'reverse-first': 'First decide whether the J reverses the order.',
  'nothing-owed': 'There is nothing to give, discard or reverse now.',
  'wrong-number': (params: Params) => `Choose exactly ${cardCount(params)}.`,
  'other-joker': 'The two jokers do the same: the big one is laid first.',
  'other-order': 'Cards are named in the order of the hand.',
} as const;

export const refuse = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refuse('over');
  if (seat !== state.turn) return refuse('not-your-turn');
  if (state.phase === 'effect') return whyNotOwed(state, action);
  switch (action.do) {
    case 'play':
      return whyNotPlay(state, action);
    case 'draw':
      if (state.drew !== null) return refuse('drawn-already'); // daifugo 11
      return state.stock.length > 0 ? null : refuse('stock-empty'); // daifugo 15
    case 'pass':
      if (!state.trick) return refuse('must-lead');
      return mayPass(state) ? null : refuse('must-draw');
    default:
      return refuse('nothing-owed');
  }
}

/** daifugo 7, 8. */
function whyNotOwed({ owes, hands, turn }: Effect, action: Action): Refusal | null {
  if (owes.give === 0 && owes.discard === 0) return action.do === 'reverse' ? null : refuse('reverse-first');
  const needed = owes.give > 0 ? 'give' : 'discard';
  const count = owes[needed];
  if (action.do !== needed) return refuse(`${needed}-first`, { count });
  const { cards } = action;
  if (!without(hands[turn]!, cards)) return refuse('not-in-hand');
  if (cards.length !== count) return refuse('wrong-number', { count });
  return sortHand(cards).every((card, index) => card === cards[index]) ? null : refuse('other-order');
}

function whyNotPlay(state: Turn, play: Play): Refusal | null {
  const { trick, revolutions, hands, turn } = state;
  const hand = hands[turn]!;
  if (!without(hand, play.cards)) return refuse('not-in-hand');
  if (!isPlay(play)) return refuse('no-combination');
  if (trick) {
    if (!isSameKind(play, trick.play)) return refuse('other-shape');
    if (!beats(play, trick.play, isReversed(revolutions, trick))) return refuse('must-beat');
    const { lock } = trick;
    if (lock && !keepsLock(play, lock) && !isSpadeThreeOn(play, trick.play))
      return refuse('locked', { suits: suitsLabel(lock) });
  }
  if (!state.drawn && goesOut(state, play)) return refuse('one-turn-kill'); // daifugo 17
  return laysBigJokerFirst(hand, play.cards) ? null : refuse('other-joker');
}

function laysBigJokerFirst(hand: readonly Card[], cards: readonly Card[]): boolean {
  const jokers = cards.filter(isJokerCard);
  const left = hand.filter((card) => isJokerCard(card) && !jokers.includes(card));
  return left.length === 0 || jokers.length === 0 || left[0]! < jokers[0]!;
}
