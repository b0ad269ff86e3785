/** Finds the choice that wins most playouts in random worlds, with the evaluation's score as the prior. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { type Counts, rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import { SEATS } from '../state.ts';
import { decompose, MAX_ARRANGEMENTS, type PricedPlay } from './decomposition.ts';
import type { ScoredChoice } from './evaluation.ts';
import type { Knowledge } from './knowledge.ts';
import { type Position, playoutSeat, playToEnd } from './playout.ts';
import { priceOf } from './prices.ts';
import type { Situation } from './situation.ts';
import { afterPass, solveEnd } from './solver.ts';
import { type World, worldSampler } from './worlds.ts';

/** An opponent with so few cards may soon be out. */
export const MAX_URGENT_SIZE = 5;

/** How hard the search thinks: counted, never timed. */
export interface Effort {
  /** How many of the best choices are tried, and how much lower than the best one's score theirs may be. */
  readonly maxCandidates: number;
  readonly maxScoreGap: number;
  /** The most worlds, by the number of unseen cards: with fewer a playout is shorter. */
  readonly maxWorlds: (unseenCount: number) => number;
  /**
   * After every batch of worlds, a candidate that has won fewer playouts than the best by more than `dropMargin` times the
   * square root of all worlds is dropped.
   */
  readonly worldsPerBatch: number;
  readonly dropMargin: number;
  /** The weight of one lead of the prior beside the share of playouts won: it settles what playouts leave open. */
  readonly priorWeight: number;
  /**
   * With at most so many cards in all hands, every world is solved for every candidate, as long as that takes at most so
   * many positions a world, and so many in all; where it takes more, a playout decides.
   */
  readonly maxSolvedCards: number;
  readonly maxPositionsPerWorld: number;
  readonly maxPositions: number;
}

export const HOUSE: Effort = {
  maxCandidates: 8,
  maxScoreGap: 4,
  maxWorlds: (unseenCount) => (unseenCount > 60 ? 32 : unseenCount > 30 ? 40 : 48),
  worldsPerBatch: 4,
  dropMargin: 0.7,
  priorWeight: 0.08,
  maxSolvedCards: 0,
  maxPositionsPerWorld: 0,
  maxPositions: 0,
};

/** Against an opponent who may soon be out, a mistake costs the deal, and playouts are short: more of them decide. */
export const HOUSE_URGENT: Effort = {
  ...HOUSE,
  maxWorlds: () => 192,
  worldsPerBatch: 32,
  dropMargin: 1,
};

export const MASTER: Effort = {
  maxCandidates: 16,
  maxScoreGap: 6,
  maxWorlds: (unseenCount) => (unseenCount > 60 ? 320 : unseenCount > 30 ? 400 : 480),
  worldsPerBatch: 16,
  dropMargin: 0.9,
  priorWeight: 0.05,
  maxSolvedCards: 30,
  maxPositionsPerWorld: 200,
  maxPositions: 30_000,
};

type Trick = Pick<Position, 'top' | 'topSeat' | 'passes'>;

interface Candidate {
  readonly scored: ScoredChoice;
  /** The trick and the seat's own hand after the choice. */
  readonly trick: Trick;
  readonly counts: Counts;
  readonly plays: readonly PricedPlay[];
  readonly size: number;
  readonly bombs: number;
  wins: number;
}

/** The best choice, and what it was compared with. */
export interface SearchResult {
  readonly choice: Choice;
  /** The shares of playouts won by the best choice and by the next best; null where no other was worth a try. */
  readonly rates: { readonly best: number; readonly next: number } | null;
}

/** @param scored at least one choice, the best first */
export function searchBestChoice(
  situation: Situation,
  scored: readonly ScoredChoice[],
  chance: Chance,
  effort: Effort = HOUSE,
): SearchResult {
  const { maxCandidates, maxScoreGap, worldsPerBatch, dropMargin, priorWeight } = effort;
  const best = scored[0]!;
  const isClose = ({ score }: ScoredChoice) => best.score - score < maxScoreGap;
  const close = scored.slice(0, maxCandidates).filter(isClose);
  if (isStopUrgent(situation)) close.push(...stops(scored).filter((choice) => !close.includes(choice)));
  if (close.length === 1) return { choice: best.choice, rates: null };
  const random = playoutRandom(chance, 'worlds');
  const sampleWorld = worldSampler(situation, random);
  const worldLimit = effort.maxWorlds(situation.own.unseenCount);
  const solving = { ...effort, positionsLeft: isSolved(situation, effort) ? effort.maxPositions : 0 };
  let candidates = close.map((choice) => candidateFor(situation, choice));
  let worlds = 0;
  let dropped: { wins: number; worlds: number } = { wins: 0, worlds: 1 };
  while (worlds < worldLimit && candidates.length > 1) {
    for (const end = worlds + worldsPerBatch; worlds < end; worlds++) {
      const world = sampleWorld();
      for (const candidate of candidates) {
        const wins =
          winsSolved(situation, candidate, world, solving) ??
          winsPlayout(situation, candidate, world.plays, random);
        if (wins) candidate.wins++;
      }
    }
    const mostWins = Math.max(...candidates.map(({ wins }) => wins));
    const isRival = ({ wins }: Candidate) => mostWins - wins <= dropMargin * Math.sqrt(worlds);
    for (const candidate of candidates) if (!isRival(candidate)) dropped = { wins: candidate.wins, worlds };
    candidates = candidates.filter(isRival);
  }
  const value = ({ wins, scored: { score } }: Candidate) => wins / worlds + priorWeight * score;
  const chosen = candidates.reduce((a, b) => (value(b) > value(a) ? b : a));
  const others = candidates.filter((candidate) => candidate !== chosen).map(({ wins }) => wins / worlds);
  const next = others.length > 0 ? Math.max(...others) : dropped.wins / dropped.worlds;
  return { choice: chosen.scored.choice, rates: { best: chosen.wins / worlds, next } };
}

/** Whether an opponent who may soon be out holds the trick. */
export function isStopUrgent({ view, opponents }: Situation): boolean {
  const { top } = view.table;
  return opponents.some(({ seat, size }) => seat === top?.seat && size <= MAX_URGENT_SIZE);
}

/** A pass, and the best bomb: against an opponent who may soon be out, playouts decide between them. */
function stops(scored: readonly ScoredChoice[]): ScoredChoice[] {
  const pass = scored.find(({ choice }) => choice.do === 'pass');
  const bomb = scored.find(({ choice }) => choice.do === 'play' && choice.play.kind === 'bomb');
  return [pass, bomb].flatMap((choice) => choice ?? []);
}

function candidateFor(situation: Situation, scored: ScoredChoice): Candidate {
  const { own, prices, splits } = situation;
  const play = scored.choice.do === 'play' ? scored.choice.play : null;
  const rest = own.counts.slice();
  if (play) for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  const priced = play && { ...play, size: sizeOf(play), price: priceOf(play, prices) };
  const bombs = own.bombs - (play?.kind === 'bomb' ? 1 : 0);
  return {
    scored,
    trick: trickAfter(situation, priced),
    counts: rest,
    plays: decompose(rest, splits, bombs, MAX_ARRANGEMENTS).plays,
    size: own.size - (priced?.size ?? 0),
    bombs,
    wins: 0,
  };
}

/** The trick after this seat has played, or passed where `play` is null. */
function trickAfter(
  { view, own, prices, opponents, opponentPrices }: Situation,
  play: PricedPlay | null,
): Trick {
  const { top } = view.table;
  if (play || !top) return { top: play, topSeat: own.seat, passes: 0 };
  // Every seat between the top's and this one has passed.
  const passes = (own.seat - top.seat + SEATS) % SEATS;
  if (passes === SEATS - 1) return { top: null, topSeat: top.seat, passes: 0 };
  const isOpponents = opponents.some(({ seat }) => seat === top.seat);
  const price = priceOf(top.play, isOpponents ? opponentPrices : prices);
  const priced = { ...top.play, size: top.cards.length, price };
  return { top: priced, topSeat: top.seat, passes };
}

const isSolved = ({ own }: Situation, { maxSolvedCards }: Effort): boolean =>
  own.others.reduce((sum, { size }) => sum + size, own.size) <= maxSolvedCards;

/** What is left of an effort to solve worlds. */
interface Solving {
  readonly maxPositionsPerWorld: number;
  positionsLeft: number;
}

/**
 * Whether this seat's side wins with one candidate in a world where everybody sees all hands and errs nowhere; null where
 * that takes too long to find out.
 */
function winsSolved(
  { own, view }: Situation,
  { trick, counts, size, bombs }: Candidate,
  world: World,
  solving: Solving,
): boolean | null {
  if (solving.positionsLeft <= 0) return null;
  if (size === 0) return true;
  const end = {
    hands: bySeat(own, counts, world.counts),
    sizes: bySeat(
      own,
      size,
      own.others.map((other) => other.size),
    ),
    bombs: bySeat(
      own,
      bombs,
      own.others.map((other) => other.bombs),
    ),
    turn: trick.top ? own.seat : trick.topSeat,
    top: trick.top,
    topSeat: trick.topSeat,
  };
  const { winner, positions } = solveEnd(
    trick.top ? afterPass(end) : end,
    view.table.landlord!,
    solving.maxPositionsPerWorld,
  );
  solving.positionsLeft -= positions;
  return winner && (winner === 'landlord') === own.isLandlord;
}

/** What this seat and the others have, in the order of seats. */
function bySeat<T>({ seat }: Knowledge, mine: T, others: readonly T[]): T[] {
  const after = SEATS - 1 - seat;
  return [...others.slice(after), mine, ...others.slice(0, after)];
}

/** Plays one candidate to the end in a world; whether this seat's side wins. */
function winsPlayout(
  { own, view, prices, opponentPrices }: Situation,
  { trick, plays, size, bombs }: Candidate,
  hands: readonly (readonly PricedPlay[])[],
  random: () => number,
): boolean {
  if (size === 0) return true;
  const landlord = view.table.landlord!;
  const others = own.others.map((other, i) => playoutSeat(hands[i]!, other.size, other.bombs));
  const seats = bySeat(own, playoutSeat(plays, size, bombs), others);
  const position = { landlord, seats, turn: (own.seat + 1) % SEATS, ...trick };
  const bySide = own.isLandlord
    ? { landlord: prices, farmers: opponentPrices }
    : { landlord: opponentPrices, farmers: prices };
  return (playToEnd(position, bySide, random) === landlord) === own.isLandlord;
}
