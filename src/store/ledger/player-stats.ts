/** A player's results by game and book, counted from hands. Pure. */
import { EVENING_GAP_MS } from '../evening-hands.ts';
import type { Book } from '../records.ts';

/** A hand as one of its players sees it. */
export interface ScoredHand {
  readonly tableId: string;
  readonly game: string;
  /** The book that it is posted to; null if the game no longer exists. */
  readonly book: Book | null;
  readonly isScoreboard: boolean;
  readonly isSlow: boolean;
  readonly endedAt: number;
  readonly score: number;
  /** The highest score of the hand. */
  readonly highest: number;
}

/** Results of one game in one book. A win is a positive score or, on a scoreboard, the highest score of the hand. */
export interface PlayerStats {
  readonly game: string;
  readonly book: Book | null;
  readonly tables: number;
  readonly hands: number;
  readonly wins: number;
  readonly total: number;
  /** The highest and the lowest sum of an evening. */
  readonly best: number;
  readonly worst: number;
}

/** What is kept of the hands of one game and book: of each not slow, two numbers, as a player may have had a million. */
interface Counted {
  readonly game: string;
  readonly book: Book | null;
  readonly tableIds: Set<string>;
  hands: number;
  wins: number;
  total: number;
  /** Among the hands of slow tables. */
  best: number;
  worst: number;
  /** Of the other hands, when they ended and their scores. */
  readonly times: number[];
  readonly scores: number[];
}

export interface PlayerStatsCounter {
  add(hand: ScoredHand): void;
  /** By game and book, those with the most hands first. */
  result(): PlayerStats[];
}

/** @returns what counts hands in any order */
export function countPlayerStats(): PlayerStatsCounter {
  const groups = new Map<string, Counted>();
  return {
    add(hand) {
      const key = `${hand.game}/${hand.book}`;
      const group = groups.get(key) ?? nothingCounted(hand);
      groups.set(key, group);
      count(group, hand);
    },
    result: () => [...groups.values()].map(statsOf).toSorted(byHands),
  };
}

const nothingCounted = ({ game, book }: ScoredHand): Counted => ({
  game,
  book,
  tableIds: new Set(),
  hands: 0,
  wins: 0,
  total: 0,
  best: Number.NEGATIVE_INFINITY,
  worst: Number.POSITIVE_INFINITY,
  times: [],
  scores: [],
});

/** Hands of slow tables join no evening to the next: each counts as one by itself. */
function count(group: Counted, hand: ScoredHand): void {
  const { tableId, isSlow, endedAt, score } = hand;
  group.tableIds.add(tableId);
  group.hands += 1;
  group.total += score;
  if (isWon(hand)) group.wins += 1;
  if (isSlow) {
    group.best = Math.max(group.best, score);
    group.worst = Math.min(group.worst, score);
  } else {
    group.times.push(endedAt);
    group.scores.push(score);
  }
}

const isWon = ({ isScoreboard, score, highest }: ScoredHand): boolean =>
  isScoreboard ? score === highest : score > 0;

function statsOf({ tableIds, times, scores, best, worst, ...counted }: Counted): PlayerStats {
  const evenings = eveningSums(times, scores);
  return {
    ...counted,
    tables: tableIds.size,
    best: evenings.reduce((most, sum) => Math.max(most, sum), best),
    worst: evenings.reduce((least, sum) => Math.min(least, sum), worst),
  };
}

/** What each evening brought: hands with a shorter gap belong to one, which works in every time zone. */
function eveningSums(times: readonly number[], scores: readonly number[]): number[] {
  const sums: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const hand of [...times.keys()].sort((a, b) => times[a]! - times[b]!)) {
    if (times[hand]! - last > EVENING_GAP_MS) sums.push(scores[hand]!);
    else sums[sums.length - 1]! += scores[hand]!;
    last = times[hand]!;
  }
  return sums;
}

/** Names are compared by their code units, not by a language. */
const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const byHands = (a: PlayerStats, b: PlayerStats): number =>
  b.hands - a.hands || compared(a.game, b.game) || compared(a.book ?? '', b.book ?? '');
