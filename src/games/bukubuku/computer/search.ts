/** The search: every choice is tried in sampled worlds, and the worse half of the choices is dropped after each batch. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import type { Weather } from '../cards.ts';
import type { Choice } from '../rules.ts';
import { modelOpponents } from './opponents.ts';
import { layCards, playToEnd } from './playout.ts';
import {
  copyPosition,
  differenceOf,
  marginOf,
  type Points,
  type Position,
  playTurn,
  pointsOf,
} from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

export interface Budget {
  /** The number of worlds in each batch; after a batch, half of the choices stay, but at least two. */
  readonly batches: readonly number[];
  /** The playouts in which all others look for their own best cards; with none, they lay by the rule of thumb. */
  readonly modelWorlds: number;
  /** The number of worlds in which two choices are compared. */
  readonly comparedWorlds: number;
}

const MIN_CANDIDATES = 2;

/** What came of a choice in its playouts. */
interface Candidate {
  readonly choice: Choice;
  playouts: number;
  /** Over all of them: its margins, and the seat's own points. */
  sum: number;
  own: number;
}

interface Found {
  readonly best: Choice;
  /** By how much a choice pays more than those that are not equal to it do on average. @param equal the choices that are, itself included */
  gainOf(choice: Choice, equal: readonly Choice[]): Points;
  /** What a card and another one pay, from worlds in which only these two are tried. */
  compare(card: Weather, other: Weather): readonly [Points, Points];
}

export function search(
  knowledge: Knowledge,
  { batches, modelWorlds, comparedWorlds }: Budget,
  chance: Chance,
): Found {
  const { view } = knowledge;
  const random = playoutRandom(chance, 'worlds');
  const layOthers =
    modelWorlds > 0 && !view.drawn
      ? modelOpponents(knowledge, modelWorlds, random).lay
      : (world: Position, draw: () => number) => layCards(world, 0, draw);
  const tryAll = (candidates: readonly Candidate[], draw: () => number): void => {
    const evaluate = choiceValuesIn(sampleWorld(knowledge, draw), knowledge, layOthers, draw);
    for (const candidate of candidates) addPlayout(candidate, evaluate(candidate.choice));
  };
  const all = view.choices.map(candidateOf);
  let candidates: readonly Candidate[] = all;
  let first: readonly Candidate[] | null = null;
  for (const worlds of batches) {
    for (let count = 0; count < worlds; count++) tryAll(candidates, random);
    first ??= all.map((candidate) => ({ ...candidate }));
    const kept = Math.max(MIN_CANDIDATES, Math.ceil(candidates.length / 2));
    candidates = candidates.toSorted((a, b) => b.sum - a.sum).slice(0, kept);
  }
  return {
    best: candidates[0]!.choice,
    gainOf(choice, equal) {
      // After the first batch all had been tried as often.
      const others = (first ?? []).filter((each) => !equal.some((one) => isSame(one, each.choice)));
      if (others.length === 0) return NO_POINTS;
      return differenceOf(meanPoints(all.filter((each) => isSame(each.choice, choice))), meanPoints(others));
    },
    compare(card, other) {
      const draw = playoutRandom(chance, 'compared');
      const compared = [card, other].map((each) => candidateOf({ do: 'play', card: each }));
      for (let count = 0; count < comparedWorlds; count++) tryAll(compared, draw);
      return [meanPoints(compared.slice(0, 1)), meanPoints(compared.slice(1))];
    },
  };
}

const isSame = (one: Choice, other: Choice): boolean =>
  one === other || (one.do === 'play' && other.do === 'play' && one.card === other.card);

const candidateOf = (choice: Choice): Candidate => ({ choice, playouts: 0, sum: 0, own: 0 });

function addPlayout(candidate: Candidate, points: Points): void {
  candidate.playouts++;
  candidate.sum += marginOf(points);
  candidate.own += points.own;
}

/** What these choices paid on average. */
function meanPoints(candidates: readonly Candidate[]): Points {
  const meanOf = (sumOf: (candidate: Candidate) => number): number =>
    candidates.reduce((total, candidate) => total + sumOf(candidate) / candidate.playouts, 0) /
    candidates.length;
  const own = meanOf((candidate) => candidate.own);
  return { own, others: own - meanOf(({ sum }) => sum) };
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
