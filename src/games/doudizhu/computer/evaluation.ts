/**
 * Scores every choice of a seat at a glance. The unit is a lead. A score is what the remaining hand is worth by its
 * decomposition, plus who is likely to hold the trick, plus who may go out because of it.
 */

import { isJoker } from '../../../game/cards.ts';
import { exp, log } from '../../../game/portable-math.ts';
import { type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import { chanceToBeat } from './beat-chances.ts';
import type { Decomposition } from './decomposition.ts';
import { considered } from './manners.ts';
import type { RatedSeat, Situation } from './situation.ts';

export interface ScoredChoice {
  readonly choice: Choice;
  readonly score: number;
}

/** With more leads than this, only those of the best decomposition are scored. */
const MAX_SCORED_LEADS = 40;
/** The score of going out. */
const OUT_SCORE = 1000;
/** What the chance that a seat goes out next is worth: a partner's counts for, an opponent's against the play. */
const NEXT_OUT_VALUE = 6;
/** A partner's lead beside one's own lead, and what is added when the partner is about to go out. */
const PARTNER_LEAD = 0.8;
const PARTNER_OUT_VALUE = 4;
/** What an opponent's lead costs when that opponent is about to go out. */
const OPPONENT_LEAD_COST = 5;
/** How often a seat that can beat a play does beat it. */
const WILLINGNESS = 0.8;
/** How often a partner that can stop an opponent's trick does so, and what that is worth. */
const PARTNER_STOPS = 0.6;
const STOP_VALUE = 0.7;
/** A hand of more combinations does not go out without losing the lead. */
const MAX_RUN = 6;
/** A small price for each combination in hand. */
const COMBINATION_COST = 0.05;

/** By number of cards: how close a hand is to going out once it has the lead. */
const CLOSE_TO_OUT = [1, 1, 0.6, 0.45, 0.4, 0.35, 0.2, 0.12, 0.08];
const closenessToOut = (size: number): number => CLOSE_TO_OUT[size] ?? 0;

/** The choices worth considering, the best first. */
export function evaluateChoices(situation: Situation): ScoredChoice[] {
  return candidates(situation)
    .map((choice) => ({ choice, score: scoreOf(situation, choice) }))
    .sort((a, b) => b.score - a.score);
}

function candidates(situation: Situation): readonly Choice[] {
  const { view, own, decompositionOf } = situation;
  const choices = considered(situation);
  if (view.table.top || choices.length <= MAX_SCORED_LEADS) return choices;
  const { plays } = decompositionOf(own.counts);
  const isInBest = ({ kind, height, length, other }: Play) =>
    !isJoker(other) &&
    plays.some((play) => play.kind === kind && play.height === height && play.length === length);
  const inBest = choices.filter((choice) => choice.do !== 'play' || isInBest(choice.play));
  return inBest.length > 0 ? inBest : choices;
}

function scoreOf(situation: Situation, choice: Choice): number {
  const { top } = situation.view.table;
  if (choice.do === 'play') return playScore(situation, choice.play);
  return top ? passScore(situation, top) : 0;
}

function playScore(situation: Situation, play: Play): number {
  const { own, decompositionOf } = situation;
  const cardsLeft = own.size - sizeOf(play);
  if (cardsLeft === 0) return OUT_SCORE;
  const rest = own.counts.slice();
  for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  const decomposition = decompositionOf(rest);
  const holds = chanceToHoldTrick(situation, play, cardsLeft);
  const lead =
    holds * (1 + NEXT_OUT_VALUE * runOutChance(situation, decomposition)) -
    (1 - holds) * opponentLeadCost(situation);
  return handValue(decomposition) + lead + nextOutValue(situation, play);
}

function passScore(situation: Situation, top: { readonly seat: number; readonly play: Play }): number {
  const { own, decompositionOf, partners } = situation;
  const value = handValue(decompositionOf(own.counts));
  const holder = partners.find(({ seat }) => seat === top.seat);
  if (holder) {
    const holds = chanceToHoldTrick(situation, top.play, holder.size);
    return (
      value +
      holds * (PARTNER_LEAD + PARTNER_OUT_VALUE * closenessToOut(holder.size)) -
      (1 - holds) * opponentLeadCost(situation)
    );
  }
  // A partner may still beat the opponent's combination before the trick is over.
  const goesOn = partners.reduce(
    (chance, partner) =>
      chance * (1 - PARTNER_STOPS * chanceToBeat(partner.beatChances, partner, top.play).kind),
    1,
  );
  return value + (1 - goesOn) * STOP_VALUE - goesOn * opponentLeadCost(situation);
}

/** A softplus of the price, because a hand with leads to spare is worth little more than one with just enough. */
const handValue = ({ price, plays }: Decomposition): number =>
  -log(1 + exp(price)) - COMBINATION_COST * plays.length;

function opponentLeadCost({ opponents }: Situation): number {
  return OPPONENT_LEAD_COST * Math.max(...opponents.map(({ size }) => closenessToOut(size)));
}

/**
 * The chance that no opponent beats a play. Opponents spare their bombs while the player has many cards left.
 * @param cardsLeft the number of cards that the player of the combination has left
 */
export function chanceToHoldTrick({ opponents }: Situation, play: Play, cardsLeft: number): number {
  const bombing = cardsLeft <= 3 ? 0.9 : cardsLeft <= 8 ? 0.5 : 0.15;
  return opponents.reduce(
    (chance, opponent) => chance * chanceUnbeatenBy(opponent, play, WILLINGNESS, bombing),
    1,
  );
}

/**
 * @param willingness how often an opponent that can beat the play with its own kind does so
 * @param bombing how often an opponent that can beat it with a bomb does so
 */
function chanceUnbeatenBy(opponent: RatedSeat, play: Play, willingness: number, bombing: number): number {
  const { kind, bomb } = chanceToBeat(opponent.beatChances, opponent, play);
  return (1 - willingness * kind) * (1 - bombing * bomb);
}

/** The chance to go out from here without losing the lead. The combination that is beaten most easily is laid last. */
function runOutChance({ opponents }: Situation, { plays }: Decomposition): number {
  if (plays.length > MAX_RUN) return 0;
  const holds = plays.map((play) =>
    opponents.reduce((chance, opponent) => chance * chanceUnbeatenBy(opponent, play, 1, 1), 1),
  );
  holds.sort((a, b) => a - b);
  return holds.slice(1).reduce((chance, hold) => chance * hold, 1);
}

/** What it brings or costs that another seat may lay its last cards on this play. */
function nextOutValue({ others }: Situation, play: Play): number {
  const size = sizeOf(play);
  let value = 0;
  let reached = 1;
  for (const other of others) {
    const { kind } = chanceToBeat(other.beatChances, other, play);
    if (other.size === size) value += (other.isOpponent ? -NEXT_OUT_VALUE : NEXT_OUT_VALUE * reached) * kind;
    if (other.isOpponent) reached *= 1 - WILLINGNESS * kind;
  }
  return value;
}
