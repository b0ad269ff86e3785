/** Scores the choices of a seat. The unit is a turn. */

import type { Card } from '../../../game/cards.ts';
import type { Chance } from '../../../game/chance.ts';
import { log } from '../../../game/portable-math.ts';
import { answers, subsets } from '../enumeration.ts';
import { isReversed, isRevolting } from '../order.ts';
import { isRevolution, lockOf, type Play, rankStrength } from '../plays.ts';
import { emptiesHand, hasRole, isUnbeatable, onlyAnswer, owedBy, worthOf } from '../roles.ts';
import type { Choice } from '../rules.ts';
import type { Trick } from '../state.ts';
import { sortHand, without } from '../transitions.ts';
import type { SeatView, TableView } from '../views.ts';
import { type HoldOdds, holdOddsOf } from './hold-chance.ts';
import { type TurnCost, turnCostOf } from './turn-cost.ts';

const LEAD_VALUE = 0.4;
export const FOUL_SCORE = -50;
export const OUT_SCORE = 50;
/** How close the game is to its end, by the size of the smallest other hand. */
const CLOSENESS_TO_END = [1, 1, 0.75, 0.45, 0.25];
const MIN_CLOSENESS = 0.12;
/** The cost of each doubling of the hand's value when another seat is about to go out. */
const DOUBLING_COST = 0.3;
/** A hand of up to this value is cheap enough to pay for. */
const CHEAP_HAND = 30;
/** The number of unseen cards that are sampled to score a draw. */
const SAMPLED_DRAWS = 6;
/** The cost of each step of strength of a card that is given to another seat. */
const GIFT_COST = 0.03;
/** The value, in a J-back decision, of the share of the hand that are answers in the new order. */
const OWN_ANSWER_VALUE = 0.3;

/** What scores rest on, for those who ask why. Turns are about as many as it takes to lay a hand down. */
export interface Facts {
  /** The chance that nobody beats a play. */
  chanceToHold(play: Play): number;
  /** Once the play's effects have been carried out. */
  turnsAfter(play: Play): number;
  /** What is left of the hand without cards that are given or discarded: its turns, and what it would cost. */
  turnsWithout(cards: readonly Card[]): number;
  costWithout(cards: readonly Card[]): number;
  /** The chance that nobody beats the J on the table in this order. */
  jackHolds(reverses: boolean): number;
  /** The plays of this seat's hand that beat the J on the table in this order. */
  jackAnswers(reverses: boolean): number;
  /** Whether nothing beats the play on the table; of several cards, only where no deal of the pack could. */
  isSurelyUnbeaten(): boolean;
}

/** Scores the choices of a view; the higher the better. */
export function choiceEvaluator(
  view: SeatView,
  chance: Chance,
): { readonly scoreOf: (choice: Choice) => number; readonly facts: Facts } {
  const evaluation = evaluationOf(view);
  return { scoreOf: choiceScore(view, evaluation, chance), facts: factsOf(view, evaluation) };
}

function choiceScore(view: SeatView, evaluation: Evaluation, chance: Chance): (choice: Choice) => number {
  const { table, hand } = view;
  const restValue = (cards: readonly Card[]) => evaluation.handValue(without(hand, cards) ?? [], false);
  return (choice) => {
    switch (choice.do) {
      case 'play':
        return evaluation.playScore(choice);
      case 'pass':
        return evaluation.passScore();
      case 'draw':
        return drawScore(view, evaluation, chance);
      case 'give':
        return restValue(choice.cards) - GIFT_COST * totalStrength(choice.cards, table.reversed);
      case 'discard':
        return restValue(choice.cards);
      case 'reverse':
        return jackScore(view, evaluation.odds, choice.yes);
    }
  };
}

export const totalStrength = (cards: readonly Card[], reversed: boolean): number =>
  cards.reduce((sum, card) => sum + rankStrength(card, reversed), 0);

function factsOf(view: SeatView, { odds, holds, turns, keptAfter }: Evaluation): Facts {
  const { table } = view;
  const restOf = (cards: readonly Card[]) => without(view.hand, cards) ?? [];
  return {
    chanceToHold: holds,
    turnsAfter: (play) => Math.min(...keptAfter(play).map((cards) => turns(cards, isRevolution(play)))),
    turnsWithout: (cards) => turns(restOf(cards), false),
    costWithout: (cards) => worthOf(restOf(cards), table.revolutions).total,
    jackHolds: (reverses) => (table.trick ? jackHoldChance(table, table.trick, odds, reverses) : 0),
    jackAnswers: (reverses) => (table.trick ? ownAnswers(view, table.trick, reverses) : 0),
    isSurelyUnbeaten: () => !!table.trick && isSurelyUnbeaten(table, table.trick, odds),
  };
}

function isSurelyUnbeaten({ options, reversed }: TableView, { play, lock }: Trick, odds: HoldOdds): boolean {
  if (isUnbeatable(play, reversed) && onlyAnswer(play, options.jokers) === 'nothing') return true;
  return play.cards.length === 1 && odds.chanceToHold(play, reversed, lock) === 1;
}

/** Scores from the point of view of one seat with one hand. */
interface Evaluation {
  readonly odds: HoldOdds;
  /** The chance that a play holds the trick. */
  holds(play: Play): number;
  /** The turns that it takes to lay down these cards. @param afterRevolution as in `handValue` */
  turns(cards: readonly Card[], afterRevolution: boolean): number;
  /** Every hand that a play and its effects may leave. */
  keptAfter(play: Play): readonly (readonly Card[])[];
  playScore(play: Play): number;
  passScore(): number;
  /** @param afterRevolution whether the play that leaves these cards is a revolution */
  handValue(cards: readonly Card[], afterRevolution: boolean): number;
}

function evaluationOf({ table, seat, hand }: SeatView): Evaluation {
  const { trick, revolutions, sizes, reversed } = table;
  const odds = holdOddsOf(table, seat, hand);
  const smallestOther = Math.min(...sizes.filter((_, other) => other !== seat));
  const closeness = CLOSENESS_TO_END[smallestOther] ?? MIN_CLOSENESS;
  const turnCosts = new Map<boolean, TurnCost>();

  /** Turn costs in either order, computed when they are first needed. */
  function turnCostIn(isReversedOrder: boolean): TurnCost {
    const known = turnCosts.get(isReversedOrder);
    if (known) return known;
    const turnCost = turnCostOf(hand, isReversedOrder, (play) =>
      odds.chanceToHold(play, isReversedOrder, null),
    );
    turnCosts.set(isReversedOrder, turnCost);
    return turnCost;
  }

  const revolutionsAfter = (afterRevolution: boolean) => revolutions + (afterRevolution ? 1 : 0);
  const turns = (cards: readonly Card[], afterRevolution: boolean): number =>
    turnCostIn(isRevolting(revolutionsAfter(afterRevolution)))(cards);

  function handValue(cards: readonly Card[], afterRevolution: boolean): number {
    const { total } = worthOf(cards, revolutionsAfter(afterRevolution));
    const doublings = log(Math.max(1, total / CHEAP_HAND)) / Math.LN2;
    return -turns(cards, afterRevolution) - closeness * DOUBLING_COST * doublings;
  }

  function holds(play: Play): number {
    if (owedBy(play, trick).cut) return 1;
    const lock = trick ? (trick.count === 1 ? lockOf(trick.play, play) : trick.lock) : null;
    return odds.chanceToHold(play, isRevolution(play) ? !reversed : reversed, lock);
  }

  function keptAfter(play: Play): readonly (readonly Card[])[] {
    const rest = without(hand, play.cards) ?? [];
    const { give, discard } = owedBy(play, trick);
    return subsets(rest, Math.max(0, rest.length - (give + discard)));
  }

  function playScore(play: Play): number {
    const rest = without(hand, play.cards) ?? [];
    const owed = owedBy(play, trick);
    if (rest.length === 0) return hasRole(play, reversed) ? FOUL_SCORE : OUT_SCORE;
    if (emptiesHand(owed, rest.length)) return FOUL_SCORE;
    // Near the end the lead is worth more, because the other seat must not get it.
    const lead = LEAD_VALUE * (1 + closeness) * holds(play);
    return lead + Math.max(...keptAfter(play).map((cards) => handValue(cards, isRevolution(play))));
  }

  return { odds, holds, turns, keptAfter, playScore, passScore: () => handValue(hand, false), handValue };
}

/** The average, over a sample of the unseen cards, of the best score after drawing the card. */
function drawScore(view: SeatView, { odds }: Evaluation, chance: Chance): number {
  const { table, seat } = view;
  const { trick, reversed } = table;
  const cards = chance.shuffle('draw', odds.unseen).slice(0, SAMPLED_DRAWS);
  const scores = cards.map((card) => {
    const hand = sortHand([...view.hand, card]);
    const sizes = table.sizes.with(seat, hand.length);
    const evaluation = evaluationOf({ ...view, table: { ...table, sizes }, hand });
    const plays = trick
      ? answers(hand, trick.play, reversed, trick.lock)
      : view.choices.flatMap((choice) => (choice.do === 'play' ? [choice] : []));
    return Math.max(...plays.map(evaluation.playScore), ...(trick ? [evaluation.passScore()] : []));
  });
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** Prefers the order in which the J is harder to beat for the others and easier to follow for this seat. */
function jackScore(view: SeatView, odds: HoldOdds, reverses: boolean): number {
  const { hand, table } = view;
  if (!table.trick) return 0;
  const own = OWN_ANSWER_VALUE * ownAnswers(view, table.trick, reverses);
  return jackHoldChance(table, table.trick, odds, reverses) + own / Math.max(1, hand.length);
}

const ownAnswers = ({ hand, table }: SeatView, trick: Trick, reverses: boolean): number =>
  answers(hand, trick.play, isReversed(table.revolutions, { ...trick, back: reverses }), trick.lock).length;

const jackHoldChance = (
  { revolutions }: TableView,
  trick: Trick,
  odds: HoldOdds,
  reverses: boolean,
): number => odds.chanceToHold(trick.play, isReversed(revolutions, { ...trick, back: reverses }), trick.lock);
