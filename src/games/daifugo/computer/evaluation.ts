/** Scores the choices of a seat. The unit is a turn. */
import type { Card } from '../../../game/cards.ts';
import type { Chance } from '../../../game/chance.ts';
import { isReversed, isRevolting } from '../order.ts';
import { answers, isRevolution, lockOf, type Play, rankStrength, subsets } from '../plays.ts';
import { emptiesHand, hasRole, owedBy, worthOf } from '../roles.ts';
import type { Choice } from '../rules.ts';
import { sortHand, without } from '../transitions.ts';
import type { SeatView } from '../views.ts';
import { type HoldOdds, holdOddsOf } from './hold-chance.ts';
import { type TurnCost, turnCostOf } from './turn-cost.ts';

const LEAD_VALUE = 0.4;
const FOUL_SCORE = -50;
const OUT_SCORE = 50;
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

/** A function that scores the choices of a view; the higher the better. */
export function choiceEvaluator(view: SeatView, chance: Chance): (choice: Choice) => number {
  const { table, hand } = view;
  const evaluation = evaluationOf(view);
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

const totalStrength = (cards: readonly Card[], reversed: boolean): number =>
  cards.reduce((sum, card) => sum + rankStrength(card, reversed), 0);

/** Scores from the point of view of one seat with one hand. */
interface Evaluation {
  readonly odds: HoldOdds;
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

  function handValue(cards: readonly Card[], afterRevolution: boolean): number {
    const count = revolutions + (afterRevolution ? 1 : 0);
    const turns = turnCostIn(isRevolting(count))(cards);
    const doublings = Math.log2(Math.max(1, worthOf(cards, count).total / CHEAP_HAND));
    return -turns - closeness * DOUBLING_COST * doublings;
  }

  function playScore(play: Play): number {
    const rest = without(hand, play.cards) ?? [];
    const owed = owedBy(play, trick);
    if (rest.length === 0) return hasRole(play, reversed) ? FOUL_SCORE : OUT_SCORE;
    if (emptiesHand(owed, rest.length)) return FOUL_SCORE;
    const turnsOrder = isRevolution(play);
    const lock = trick ? (trick.count === 1 ? lockOf(trick.play, play) : trick.lock) : null;
    const holds = owed.cut ? 1 : odds.chanceToHold(play, turnsOrder ? !reversed : reversed, lock);
    // Near the end the lead is worth more, because the other seat must not get it.
    const lead = LEAD_VALUE * (1 + closeness) * holds;
    const kept = subsets(rest, rest.length - (owed.give + owed.discard));
    return lead + Math.max(...kept.map((cards) => handValue(cards, turnsOrder)));
  }

  return { odds, playScore, passScore: () => handValue(hand, false), handValue };
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
function jackScore({ hand, table }: SeatView, odds: HoldOdds, reverses: boolean): number {
  const { trick, revolutions } = table;
  if (!trick) return 0;
  const reversed = isReversed(revolutions, { ...trick, back: reverses });
  const ownAnswers = answers(hand, trick.play, reversed, trick.lock).length;
  return (
    odds.chanceToHold(trick.play, reversed, trick.lock) +
    (OWN_ANSWER_VALUE * ownAnswers) / Math.max(1, hand.length)
  );
}
