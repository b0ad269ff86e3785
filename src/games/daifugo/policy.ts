/** A fast policy for playouts: weak cards first, groups together, and a card to go out on kept; no fouls while another choice is left. */
import { type Card, rankOf } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { isReversed, isRevolting } from './order.ts';
import { isJokerCard, type Play, strengthOf } from './plays.ts';
import { emptiesHand, hasRole, isRole, owedBy } from './roles.ts';
import { type Choice, choices } from './rules.ts';
import type { State, Turn } from './state.ts';

const OUT_VALUE = 100;
/** What a choice is worth, beside a noise of up to `NOISE`. */
const NOISE = 0.4;
const WAIT_VALUE = -0.3;
/** A card that leaves the hand, and a step of strength that is spent. */
const CARD_VALUE = 0.5;
const STRENGTH_COST = 0.07;
const CUT_VALUE = 0.5;
/** A card with a role gone, which nobody may go out on. */
const ROLE_VALUE = 0.35;
const JOKER_COST = 0.5;
/** A rank that is taken apart. */
const SPLIT_COST = 0.3;
/** Nothing but roles left. */
const NO_FINISH_COST = 1.2;
/** A role, a joker and a step of rank among cards that are given or discarded. */
const SHED = { role: 0.3, joker: -0.6, rank: -0.03 };

export function quickChoice(state: State, seat: Seat, random: () => number): Choice {
  let best: Choice | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices(state, seat)) {
    const value = ratingOf(state, seat, choice) + NOISE * random();
    if (value > highest) [best, highest] = [choice, value];
  }
  return best!;
}

function ratingOf(state: State, seat: Seat, choice: Choice): number {
  if (choice.do === 'give' || choice.do === 'discard') return sheddingValue(state, seat, choice.cards);
  if (choice.do === 'reverse') return 0;
  return choice.do === 'play' && state.phase === 'turn' ? playValue(state, seat, choice) : WAIT_VALUE;
}

function sheddingValue({ hands, revolutions }: State, seat: Seat, cards: readonly Card[]): number {
  const isReversedOrder = isRevolting(revolutions);
  let value = 0;
  for (const card of cards) {
    if (isRole(card, isReversedOrder)) value += isJokerCard(card) ? SHED.joker : SHED.role;
    value += SHED.rank * rankOf(card);
  }
  const keepsFinish = hands[seat]!.some((card) => !cards.includes(card) && !isRole(card, isReversedOrder));
  return keepsFinish ? value : value - NO_FINISH_COST;
}

function playValue({ hands, trick, revolutions }: Turn, seat: Seat, play: Play): number {
  const hand = hands[seat]!;
  const reversed = isReversed(revolutions, trick);
  const left = hand.length - play.cards.length;
  if (left === 0) return hasRole(play, reversed) ? -OUT_VALUE : OUT_VALUE;
  const owed = owedBy(play, trick);
  if (emptiesHand(owed, left)) return -OUT_VALUE;
  let value =
    CARD_VALUE * (play.cards.length + owed.give + owed.discard) - STRENGTH_COST * strengthOf(play, reversed);
  if (owed.cut) value += CUT_VALUE;
  if (play.cards.some(isJokerCard)) value -= JOKER_COST;
  else if (hasRole(play, reversed)) value += ROLE_VALUE;
  const ranks = play.cards.map(rankOf);
  let [isSplit, keepsFinish] = [false, false];
  for (const card of hand) {
    if (play.cards.includes(card)) continue;
    if (ranks.includes(rankOf(card))) isSplit = true;
    if (!isRole(card, reversed)) keepsFinish = true;
  }
  return value - (isSplit ? SPLIT_COST : 0) - (keepsFinish ? 0 : NO_FINISH_COST);
}
