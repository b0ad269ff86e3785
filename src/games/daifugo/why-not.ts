/** Why an action of 変則大富豪 is not legal, judged by the action alone. */
import { type Card, writeFaces } from '../../game/cards.ts';
import { plainRefusals, type Refusal, type Refuse, refusal, type Seat } from '../../game/game.ts';
import { isReversed } from './order.ts';
import { beats, isJokerCard, isPlay, isSameKind, isSpadeThreeOn, keepsLock, type Play } from './plays.ts';
import { goesOut, mayPass } from './rules.ts';
import type { Action, Effect, State, Turn } from './state.ts';
import { sortHand, without } from './transitions.ts';
import { suitsLabel } from './words/faces.ts';
import type { RefusalId } from './words/words.ts';

/** English sentences that only scenarios and the log show: nobody can ask for these, nor ask about them. */
export const REFUSALS = {
  over: 'This game is over.',
  'not-your-turn': 'It is not your turn.',
  'not-in-hand': 'That card is not in your hand.',
  'no-meaning': 'Those cards and the joker cannot mean that.',
  'which-meaning': 'Say what the joker stands for.',
  'nothing-owed': 'There is nothing to give, discard or reverse now.',
  'other-joker': 'The two jokers do the same: the big one is laid first.',
  'other-order': 'Cards are named in the order of the hand.',
} as const;

export const refusePlainly = plainRefusals(REFUSALS);

export const refuse: Refuse<RefusalId> = refusal;

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refusePlainly('over');
  if (seat !== state.turn) return refusePlainly('not-your-turn');
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
      return refusePlainly('nothing-owed');
  }
}

/** daifugo 7, 8. */
function whyNotOwed({ owes, hands, turn }: Effect, action: Action): Refusal | null {
  if (owes.give === 0 && owes.discard === 0) return action.do === 'reverse' ? null : refuse('reverse-first');
  const needed = owes.give > 0 ? 'give' : 'discard';
  const count = owes[needed];
  if (action.do !== needed) return refuse(`${needed}-first`, { count });
  const { cards } = action;
  if (!without(hands[turn]!, cards)) return refusePlainly('not-in-hand');
  if (cards.length !== count) return refuse('wrong-number', { count });
  return sortHand(cards).every((card, index) => card === cards[index]) ? null : refusePlainly('other-order');
}

function whyNotPlay(state: Turn, play: Play): Refusal | null {
  const { trick, revolutions, hands, turn } = state;
  const hand = hands[turn]!;
  if (!without(hand, play.cards)) return refusePlainly('not-in-hand');
  if (!isPlay(play)) return refuse('no-combination', { count: play.cards.length });
  if (trick) {
    const { shape, cards } = trick.play;
    const named = { cards: writeFaces(play.cards), top: writeFaces(cards) };
    if (!isSameKind(play, trick.play)) return refuse('other-shape', { ...named, shape, size: cards.length });
    const reversed = isReversed(revolutions, trick);
    if (!beats(play, trick.play, reversed))
      return refuse('must-beat', { ...named, strongest: reversed ? '3' : '2' });
    const { lock } = trick;
    if (lock && !keepsLock(play, lock) && !isSpadeThreeOn(play, trick.play))
      return refuse('locked', { suits: suitsLabel(lock) });
  }
  if (!state.drawn && goesOut(state, play)) return refuse('one-turn-kill'); // daifugo 17
  return laysBigJokerFirst(hand, play.cards) ? null : refusePlainly('other-joker');
}

function laysBigJokerFirst(hand: readonly Card[], cards: readonly Card[]): boolean {
  const jokers = cards.filter(isJokerCard);
  const left = hand.filter((card) => isJokerCard(card) && !jokers.includes(card));
  return left.length === 0 || jokers.length === 0 || left[0]! < jokers[0]!;
}
