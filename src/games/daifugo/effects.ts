/** Carries out the effects of a play's roles one after another (daifugo 7, 8). */
import type { Card } from '../../game/cards.ts';
import { nextSeat } from '../../game/turns.ts';
import { endByFoul } from './ending.ts';
import { isReversed } from './order.ts';
import { isRevolution } from './plays.ts';
import type { Action, Effect, LogEntry, State, Trick } from './state.ts';
import { appendLog, effectState, sortHand, turnState, without } from './transitions.ts';

/**
 * daifugo 7: the player gives, discards and decides in that order; after that the trick goes on, or is cut.
 * @param reversed the order in force when the play was made
 */
export function continueEffects(state: Effect, reversed: boolean): State {
  const { owes, hands, turn, trick } = state;
  const hand = hands[turn]!;
  // daifugo 8: where the whole hand must go, there is nothing to choose, and the player goes out by a foul.
  if (owes.give >= hand.length) return endByFoul(giveCards(state, hand), reversed, 'give');
  if (owes.give > 0) return state;
  if (owes.discard >= hand.length) return endByFoul(discardCards(state, hand), reversed, 'discard');
  if (owes.discard > 0 || owes.reverse) return state;
  if (!owes.cut) return turnState(state, nextSeat(turn, hands.length), trick);
  const next = turnState(state, turn, null);
  next.recent = appendLog(state, { seat: turn, kind: 'clear', by: owes.cut });
  return next;
}

export function applyEffect(state: Effect, action: Action): State {
  const { revolutions, trick } = state;
  // A foul is judged by the order before the play's own revolution; its J-back is not decided yet.
  const reversed = isReversed(revolutions - (isRevolution(trick.play) ? 1 : 0), trick);
  if (action.do === 'give') return continueEffects(giveCards(state, action.cards), reversed);
  if (action.do === 'discard') return continueEffects(discardCards(state, action.cards), reversed);
  return decideReverse(state, action.do === 'reverse' && action.yes);
}

/** Jバック: the player decides whether the order is reversed until the trick is cleared. */
function decideReverse(state: Effect, yes: boolean): State {
  const { hands, turn, trick } = state;
  const { seat, play, count, passes, lock, back } = trick;
  const nextTrick: Trick = { seat, play, count, passes, lock, back: back || yes };
  const next = turnState(state, nextSeat(turn, hands.length), nextTrick);
  next.recent = appendLog(state, { seat: turn, kind: 'reverse', yes });
  return next;
}

/** 6渡し: the next player gets the cards. */
function giveCards(state: Effect, cards: readonly Card[]): Effect {
  const { turn, trick, hands, gifts, owes } = state;
  const { discard, reverse, cut } = owes;
  const to = nextSeat(turn, hands.length);
  const next = effectState(state, turn, trick, { give: 0, discard, reverse, cut });
  next.hands = hands.with(turn, without(hands[turn]!, cards) ?? []);
  next.hands[to] = sortHand([...hands[to]!, ...cards]);
  next.gifts = [...gifts, { from: turn, to, cards: [...cards] }];
  const entry: LogEntry = { seat: turn, kind: 'give', to, count: cards.length, gift: gifts.length };
  next.recent = appendLog(state, entry);
  return next;
}

/** 10捨て: the cards are discarded face up. */
function discardCards(state: Effect, cards: readonly Card[]): Effect {
  const { turn, trick, hands, discards, owes } = state;
  const { reverse, cut } = owes;
  const next = effectState(state, turn, trick, { give: 0, discard: 0, reverse, cut });
  next.hands = hands.with(turn, without(hands[turn]!, cards) ?? []);
  next.discards = [...discards, ...cards];
  next.recent = appendLog(state, { seat: turn, kind: 'discard', cards: [...cards] });
  return next;
}
