/** What a choice is worth beside others, in points of the round. */
import type { Params } from '../../../game/words.ts';
import type { Weather } from '../cards.ts';
import { marginOf, type Points } from './position.ts';

/** Choices that differ by fewer points are as good as each other. */
const LEAST_GAIN = 0.1;

/** What a choice pays more in the round than others. */
export interface Worth {
  /** Than the others do on average. */
  readonly gain: Points;
  /** What a card and another one pay. */
  compare(card: Weather, other: Weather): readonly [Points, Points];
}

/** The gain in tenths of a point: the seat's own, and the others'. Null: it is as good as none. */
export function worthOf(gain: Points): Params | null {
  const [margin, own] = [Math.round(10 * marginOf(gain)), Math.round(10 * gain.own)];
  if (margin < 10 * LEAST_GAIN) return null;
  const others = own - margin;
  // Beside a gain of the seat's own, a tenth of the others' is not worth a word.
  return { gain: own / 10, othersGain: own !== 0 && Math.abs(others) <= 1 ? 0 : others / 10 };
}
