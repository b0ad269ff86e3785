/**
 * The steps at which a review stops. Picks that are made at the same time are one stop: nobody could tell their order, and
 * nothing is shown until the last of them.
 */
import type { Seat } from '../game/game.ts';
import { isTogether, type Picks, picksAt } from '../game/picks.ts';
import { type Eyes, type Review, seesMove } from './review.ts';

/** The last move of each seat in these picks, by seat: a pick may be changed until all are made. */
export function lastPicks({ moves }: Review, { first, end }: Picks): readonly number[] {
  const bySeat = new Map<Seat, number>();
  for (let step = first; step < end; step++) bySeat.set(moves[step]!.seat, step);
  return [...bySeat].toSorted(([a], [b]) => a - b).map(([, step]) => step);
}

/** The step that stands for its picks: that of whose eyes they are seen with, or else the reader's, or the first. */
export function stopAt(review: Review, step: number, eyes: Eyes, reader: Seat | null): number {
  const picks = picksAt(review, step);
  if (!isTogether(picks)) return step;
  const seat = typeof eyes === 'number' ? eyes : eyes === 'open' ? reader : null;
  return lastPicks(review, picks).find((each) => review.moves[each]!.seat === seat) ?? picks.first;
}

/** A step as these eyes see it: where its pick is hidden from them, the one that stands for its picks. */
export const seenStep = (review: Review, step: number, eyes: Eyes): number => {
  const move = review.moves[step];
  return move && !seesMove(review, move, eyes) ? stopAt(review, step, eyes, null) : step;
};

export const stopAfter = (review: Review, step: number, eyes: Eyes, reader: Seat | null): number =>
  step >= review.moves.length ? step : stopAt(review, picksAt(review, step).end, eyes, reader);

export const stopBefore = (review: Review, step: number, eyes: Eyes, reader: Seat | null): number => {
  const { first } = picksAt(review, step);
  return first === 0 ? step : stopAt(review, first - 1, eyes, reader);
};

/** The number of a step's stop, from 1, and how many there are; null: the end of the hand, which is not counted. */
export function placeOf(
  review: Review,
  step: number,
): { readonly number: number; readonly all: number } | null {
  if (step >= review.moves.length) return null;
  let number = 1;
  let all = 0;
  for (let at = 0; at < review.moves.length; at = picksAt(review, at).end) {
    all++;
    if (picksAt(review, at).end <= step) number++;
  }
  return { number, all };
}
