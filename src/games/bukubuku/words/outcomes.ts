/** What a card may take, as a hint lists it. */
import type { Params } from '../../../game/words.ts';

/** "lighthouse 2 (13%)" for everything that may happen, the likeliest first. */
export function outcomesIn(
  { percent, low, next, high, other }: Params,
  none: string,
  lighthouse: (number: number | string) => string,
  [open, close]: readonly [string, string] = [' (', ')'],
): string[] {
  const outcomes = [
    { name: none, share: Number(other) },
    { name: lighthouse(low ?? ''), share: Number(percent) },
    { name: lighthouse(high ?? ''), share: Number(next) },
  ];
  return outcomes
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, share }) => `${name}${open}${share}%${close}`);
}
