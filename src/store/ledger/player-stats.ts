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

/** By game and book, those with the most hands first. */
export function playerStats(hands: readonly ScoredHand[]): PlayerStats[] {
  const groups = new Map<string, ScoredHand[]>();
  for (const hand of hands) {
    const key = `${hand.game}/${hand.book}`;
    const group = groups.get(key);
    if (group) group.push(hand);
    else groups.set(key, [hand]);
  }
  return [...groups.values()].map(statsOf).toSorted(byHands);
}

function statsOf(hands: readonly ScoredHand[]): PlayerStats {
  const { game, book } = hands[0]!;
  const evenings = eveningSums(hands);
  return {
    game,
    book,
    tables: new Set(hands.map(({ tableId }) => tableId)).size,
    hands: hands.length,
    wins: hands.filter(isWon).length,
    total: hands.reduce((sum, { score }) => sum + score, 0),
    best: evenings.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY),
    worst: evenings.reduce((least, sum) => Math.min(least, sum), Number.POSITIVE_INFINITY),
  };
}

const isWon = ({ isScoreboard, score, highest }: ScoredHand): boolean =>
  isScoreboard ? score === highest : score > 0;

/**
 * What each evening brought. Hands with a shorter gap belong to one evening, which works in every time zone; those of slow tables
 * join no evening to the next, so each counts as one by itself.
 */
function eveningSums(hands: readonly ScoredHand[]): number[] {
  const sums = hands.filter(({ isSlow }) => isSlow).map(({ score }) => score);
  let last = Number.NEGATIVE_INFINITY;
  const others = hands.filter(({ isSlow }) => !isSlow).sort((a, b) => a.endedAt - b.endedAt);
  for (const { endedAt, score } of others) {
    if (endedAt - last > EVENING_GAP_MS) sums.push(score);
    else sums[sums.length - 1]! += score;
    last = endedAt;
  }
  return sums;
}

/** Names are compared as the database compares them, not by a language. */
const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const byHands = (a: PlayerStats, b: PlayerStats): number =>
  b.hands - a.hands || compared(a.game, b.game) || compared(a.book ?? '', b.book ?? '');
