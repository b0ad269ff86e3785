/** Why the computer makes a choice, from what its evaluation has compared. */
import { type Card, rankOf } from '../../../game/cards.ts';
import type { Level } from '../../../game/levels.ts';
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import { isJokerCard, isRevolution, type Play, strengthOf } from '../plays.ts';
import { isRole, owedBy } from '../roles.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { ReasonId } from '../words/words.ts';
import { type Facts, FOUL_SCORE, OUT_SCORE, totalStrength } from './evaluation.ts';

const explain: Explain<ReasonId> = reason;

/** A play that nobody beats in this share of cases wins the lead. */
const SAFE_HOLD = 0.9;
const LIKELY_HOLD = 0.6;
/** A hand so small may be out with the next play. */
const NEARLY_OUT = 2;
const MANY_CARDS = 3;
/** By so many turns a hand is laid down sooner than after another play. */
const CLEARLY_FEWER = 1.5;
/** Turns that differ by no more than this are told as the same. */
const AS_MANY = 0.1;

const percent = (share: number): number => Math.round(100 * share);

export const onlyChoice = (): Reason => explain('only-choice');
/** Of a choice that is not the evaluation's own. */
export const whyElse = (level: Level): Reason => explain(level === 'master' ? 'trial-pays' : 'good-enough');

/** A choice with its score. */
export interface Scored {
  readonly choice: Choice;
  readonly score: number;
}

/** @param all every choice, the chosen one among them */
export function whyChosen(view: SeatView, facts: Facts, chosen: Scored, all: readonly Scored[]): Reason {
  const { choice, score } = chosen;
  switch (choice.do) {
    case 'play':
      return whyPlay(view, facts, choice, score, all);
    case 'draw':
      return whyWait(
        all,
        facts.isSurelyUnbeaten() && !mayPass(all) ? 'draw-to-pass' : 'draw-may-help',
        whyDraw(view, all),
      );
    case 'pass':
      return whyWait(
        all,
        facts.isSurelyUnbeaten() ? 'no-card-left' : 'nothing-to-play',
        needsJoker(all) ? 'keep-joker' : 'keep-hand',
      );
    case 'give':
      return whyGive(view, facts, choice.cards, all);
    case 'discard':
      return whyDiscard(facts, choice.cards, all);
    case 'reverse':
      return whyReversal(facts, choice.yes);
  }
}

/** A leader may not pass: a draw is for what comes with it. */
function whyDraw({ table, hand }: SeatView, all: readonly Scored[]): ReasonId {
  if (!table.trick && hand.every((card) => isRole(card, table.reversed))) return 'draw-to-finish';
  return table.trick && !mayPass(all) ? 'draw-first' : 'draw-improves';
}

const mayPass = (all: readonly Scored[]): boolean => all.some(({ choice }) => choice.do === 'pass');

/** Whether a joker is in every play. */
const needsJoker = (all: readonly Scored[]): boolean =>
  all.every(({ choice }) => choice.do !== 'play' || choice.cards.some(isJokerCard));

/** Why nothing is played: because nothing can be, or nothing should be. */
function whyWait(all: readonly Scored[], withoutPlays: ReasonId, otherwise: ReasonId): Reason {
  const plays = all.filter(({ choice }) => choice.do === 'play');
  if (plays.length === 0) return explain(withoutPlays);
  return explain(plays.every(({ score }) => score < FOUL_SCORE / 2) ? 'all-fouls' : otherwise);
}

/** Cards that might be given or discarded instead and leave about as few turns; null where others leave fewer than these do. */
function asSoonAs(
  cards: readonly Card[],
  { turnsWithout }: Facts,
  all: readonly Scored[],
): readonly (readonly Card[])[] | null {
  const offered = all.flatMap(({ choice }) =>
    choice.do === 'give' || choice.do === 'discard' ? [choice.cards] : [],
  );
  const turns = turnsWithout(cards);
  if (offered.some((other) => turnsWithout(other) < turns - AS_MANY)) return null;
  return offered.filter((other) => turnsWithout(other) <= turns + AS_MANY);
}

/** Whether a number is the least of several, and not all of them are the same. */
const isLeast = (number: number, others: readonly number[]): boolean =>
  others.every((other) => number <= other) && others.some((other) => number < other);

/** The fewest turns, or of several that are as few the cheapest hand, or something of both. */
function whyDiscard(facts: Facts, cards: readonly Card[], all: readonly Scored[]): Reason {
  const alike = asSoonAs(cards, facts, all);
  const cost = facts.costWithout(cards);
  const costs = alike?.map(facts.costWithout);
  if (costs?.every((other) => other === cost)) return explain('discard-least');
  return explain(costs && isLeast(cost, costs) ? 'discard-cheapest' : 'discard-balance');
}

/** The fewest turns, or of several that are as few what helps the other player least, or something of it all. */
function whyGive({ table }: SeatView, facts: Facts, cards: readonly Card[], all: readonly Scored[]): Reason {
  const alike = asSoonAs(cards, facts, all);
  const strengthOfGift = (gift: readonly Card[]) => totalStrength(gift, table.reversed);
  const strengths = alike?.map(strengthOfGift);
  if (strengths?.every((other) => other === strengthOfGift(cards))) return explain('give-soonest');
  return explain(strengths && isLeast(strengthOfGift(cards), strengths) ? 'give-weakest' : 'give-balance');
}

function whyPlay(view: SeatView, facts: Facts, play: Play, score: number, all: readonly Scored[]): Reason {
  const { table, seat } = view;
  if (score > OUT_SCORE / 2) return explain('goes-out');
  if (score < FOUL_SCORE / 2) return explain('all-fouls');
  if (owedBy(play, table.trick).cut) return explain('cuts');
  if (isRevolution(play) && facts.turnsAfter(play) < facts.turnsWithout(play.cards))
    return explain('revolution');
  const holds = facts.chanceToHold(play);
  if (holds >= SAFE_HOLD) return explain('surely-leads', { percent: percent(holds) });
  const nearest = Math.min(...table.sizes.filter((_, other) => other !== seat));
  if (nearest <= NEARLY_OUT && holds >= LIKELY_HOLD) return explain('end-is-near', { cards: nearest });
  if (play.cards.length >= MANY_CARDS) return explain('sheds-cards', { cards: play.cards.length });
  const plays = all.flatMap(({ choice: other }) => (other.do === 'play' ? [other] : []));
  if (keepsFinish(view, play, plays)) return explain('keeps-finish');
  const strength = (other: Play): number => strengthOf(other, table.reversed);
  const rivals = plays.filter(({ cards }) => cards.length === play.cards.length);
  if (rivals.length > 1 && rivals.every((rival) => strength(rival) >= strength(play)))
    return explain('lowest-first');
  const others = plays.map((other) => facts.turnsAfter(other));
  const after = facts.turnsAfter(play);
  const isFewest = after <= Math.min(...others);
  if (isFewest && Math.max(...others) - after >= CLEARLY_FEWER) return explain('fewest-turns');
  if (isOnlyToKeepGroups(view, play, plays)) return explain('keeps-groups');
  return isFewest && holds < LIKELY_HOLD
    ? explain('fewest-turns')
    : explain('likely-leads', { percent: percent(holds) });
}

/** Whether a play splits no rank, where the hand still has several cards of one. */
function keepsGroups({ hand }: SeatView, { cards }: Play): boolean {
  const ranksOf = (from: readonly Card[]) => from.map(rankOf);
  const rest = ranksOf(hand.filter((card) => !cards.includes(card)));
  const isSplit = ranksOf(cards).some((rank) => rest.includes(rank));
  return !isSplit && new Set(rest).size < rest.length;
}

/** Only where all other plays would split a rank is that a reason to choose this one. */
const isOnlyToKeepGroups = (view: SeatView, play: Play, plays: readonly Play[]): boolean =>
  plays.length > 1 &&
  keepsGroups(view, play) &&
  plays.filter((other) => keepsGroups(view, other)).length === 1;

/** Whether a play leaves a card that one may go out on, where another would not (daifugo 16). */
function keepsFinish({ hand, table }: SeatView, play: Play, plays: readonly Play[]): boolean {
  const hasFinish = ({ cards }: Play): boolean =>
    hand.some((card) => !cards.includes(card) && !isRole(card, table.reversed));
  return hasFinish(play) && !plays.every(hasFinish);
}

/** By so many percent one order holds the J clearly more often than the other. */
const CLEARLY_MORE = 5;

/** Percentages are told only where they speak for the choice, and clearly so where the own hand speaks for it, too. */
function whyReversal(facts: Facts, reverses: boolean): Reason {
  const [chosen, other] = [reverses, !reverses].map((order) => percent(facts.jackHolds(order)));
  const isForAnswers = facts.jackAnswers(reverses) > facts.jackAnswers(!reverses);
  if (chosen! - other! >= (isForAnswers ? CLEARLY_MORE : 1))
    return explain(reverses ? 'reverse-holds' : 'keep-holds', { percent: chosen!, other: other! });
  if (isForAnswers) return explain(reverses ? 'reverse-answers' : 'keep-answers');
  return explain('orders-alike');
}
