/**
 * The computer player of ブクブク. It decides from its seat's view and chance alone, by a search over sampled worlds
 * (determinization):
 *
 * - A world deals all cards and lighthouses that the seat cannot see at random (`worlds.ts`).
 * - In each world every choice is tried: the round is played to its end, with all seats following fast rules of thumb
 *   that err now and then (a playout: `playout.ts`, `policy.ts`). Within a world all choices meet the same cards of
 *   the others in the current turn, so that the luck of the world is the same for all of them.
 * - A playout's value is its margin: the seat's points less the mean of the other seats' points.
 * - After each batch of worlds the worse half of the choices is dropped, so that the closest choices get the most
 *   playouts (sequential halving). The choice with the highest sum wins.
 * - Cards between which no card lies that somebody else may hold are equal: one of them is drawn, so that nobody can tell
 *   from a card which others its player has.
 *
 * A time-out is played the same way: any card may be the wrong one, so no rule of thumb would be safer.
 *
 * Levels differ in what they put into the search, counted in worlds and never timed (`PLANS`).
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import type { Decision } from '../../game/reasons.ts';
import { onlyChoice, whyChosen } from './computer/explain.ts';
import { modelOpponents } from './computer/opponents.ts';
import { layCards, playToEnd } from './computer/playout.ts';
import {
  copyPosition,
  marginOf,
  type Points,
  type Position,
  playTurn,
  pointsOf,
} from './computer/position.ts';
import { type Knowledge, knowledgeOf, sampleWorld } from './computer/worlds.ts';
import { areEqual } from './equal-cards.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

/** How a level thinks. */
interface Plan {
  /** The number of worlds in each batch; after a batch, half of the choices stay, but at least two. */
  readonly batches: readonly number[];
  /** The playouts in which all others look for their own best cards; with none, they lay by the rule of thumb. */
  readonly modelWorlds: number;
  /** Whether it remembers the hands of earlier rounds, and what it has seen of the dummy's cards. */
  readonly remembers: boolean;
}

const PLANS: Readonly<Record<Level, Plan>> = {
  friendly: { batches: [6], modelWorlds: 0, remembers: false },
  house: { batches: [24, 48, 96], modelWorlds: 0, remembers: true },
  master: { batches: [48, 96, 192], modelWorlds: 2400, remembers: true },
};

const MIN_CANDIDATES = 2;

export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const [first] = view.choices;
  if (view.choices.length === 1 && first) return { choice: first, reason: onlyChoice() };
  const plan = PLANS[level];
  return searchBestChoice(plan.remembers ? view : withoutMemory(view), plan, chance);
}

/** The view of somebody who remembers no earlier round, and not which cards they have laid on their pile of the dummy's. */
const withoutMemory = (view: SeatView): SeatView => ({
  ...view,
  built: null,
  table: { ...view.table, known: [] },
  held: view.held.map(() => null),
});

interface Candidate {
  readonly choice: Choice;
  /** Over all playouts: its margins, and the seat's own points. */
  sum: number;
  own: number;
}

function searchBestChoice(view: SeatView, { batches, modelWorlds }: Plan, chance: Chance): Decision<Choice> {
  const random = playoutRandom(chance, 'worlds');
  const knowledge = knowledgeOf(view);
  const layOthers =
    modelWorlds > 0 && !view.drawn
      ? modelOpponents(knowledge, modelWorlds, random).lay
      : (world: Position) => layCards(world, 0, random);
  const all = view.choices.map((choice): Candidate => ({ choice, sum: 0, own: 0 }));
  let candidates: readonly Candidate[] = all;
  let means: Points | null = null;
  let tried = 0;
  for (const worlds of batches) {
    for (let count = 0; count < worlds; count++) {
      const evaluate = choiceValuesIn(sampleWorld(knowledge, random), knowledge, layOthers, random);
      for (const candidate of candidates) {
        const points = evaluate(candidate.choice);
        candidate.sum += marginOf(points);
        candidate.own += points.own;
      }
    }
    tried += worlds;
    means ??= meanPoints(all, worlds);
    const kept = Math.max(MIN_CANDIDATES, Math.ceil(candidates.length / 2));
    candidates = candidates.toSorted((a, b) => b.sum - a.sum).slice(0, kept);
  }
  const best = candidates[0]!;
  const gain = gainOver(means, meanPoints([best], tried), all.length);
  const choice = drawAmongEqual(best.choice, knowledge, chance);
  return {
    choice,
    get reason() {
      return whyChosen(knowledge, choice, gain, chance);
    },
  };
}

/** What these candidates paid on average, each in so many playouts. */
function meanPoints(candidates: readonly Candidate[], playouts: number): Points {
  const meanOf = (sumOf: (candidate: Candidate) => number): number =>
    candidates.reduce((sum, candidate) => sum + sumOf(candidate), 0) / (candidates.length * playouts);
  const own = meanOf((candidate) => candidate.own);
  return { own, others: own - meanOf(({ sum }) => sum) };
}

/** By how much the best choice pays more than the others do on average: the mean of all has it in it, too. */
function gainOver(means: Points | null, best: Points, count: number): Points {
  const gain = (of: (points: Points) => number): number =>
    means === null ? 0 : ((of(best) - of(means)) * count) / (count - 1);
  return { own: gain(({ own }) => own), others: gain(({ others }) => others) };
}

/** A card of the hand that is equal to the best one for all that the seat knows. */
function drawAmongEqual(best: Choice, { view, unseen, dummyCards }: Knowledge, chance: Chance): Choice {
  if (best.do !== 'play') return best;
  const held = view.held.flatMap((cards) => cards ?? []);
  const others = [...unseen, ...dummyCards, ...view.table.known.flat(), ...held].filter(
    (card) => !view.hand.includes(card),
  );
  const equal = view.choices.filter(
    (choice) => choice.do === 'play' && areEqual(choice.card, best.card, others),
  );
  return equal[chance.below('equal', equal.length)] ?? best;
}

const NO_POINTS: Points = { own: 0, others: 0 };

/** What a choice pays in one world, by a playout. */
function choiceValuesIn(
  world: Position,
  { view }: Knowledge,
  layOthers: (world: Position, random: () => number) => number[],
  random: () => number,
): (choice: Choice) => Points {
  const { seat, hand, drawn } = view;
  if (drawn) {
    return (choice) => {
      if (choice.do !== 'stack') return NO_POINTS;
      const position = copyPosition(world);
      placeDummyCards(position, choice.cards, [drawn.belowTurn - 1, drawn.topTurn - 1]);
      playToEnd(position, 0, random);
      return pointsOf(position, seat);
    };
  }
  const turnStart = copyPosition(world);
  const laid = layOthers(turnStart, random);
  return (choice) => {
    if (choice.do !== 'play') return NO_POINTS;
    const position = copyPosition(turnStart);
    const ownHand = position.participants[seat]!.hand;
    ownHand.splice(0, ownHand.length, ...hand.filter((card) => card !== choice.card));
    const isOver = playTurn(position, 0, laid.with(seat, choice.card));
    if (!isOver) playToEnd(position, 1, random);
    return pointsOf(position, seat);
  };
}

/** Swaps the dummy's cards so that it plays these cards on these turns, counted from 0. */
function placeDummyCards(
  { participants }: Position,
  cards: readonly number[],
  turns: readonly number[],
): void {
  const hand = participants.at(-1)!.hand;
  cards.forEach((card, index) => {
    const from = hand.indexOf(card);
    if (from < 0) return;
    const to = Math.min(turns[index]!, hand.length - 1);
    const replaced = hand[to]!;
    hand[to] = card;
    hand[from] = replaced;
  });
}
