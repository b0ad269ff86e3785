/** Why a villain did better than another one in the computer's own trials. */
import type { Trial } from './raid.ts';

/** What counts for it: the draw itself, what may come of the villain that is kept, or that the table is won; or hardly anything. */
export type Merit = keyof Trial | 'alike';

const PARTS = ['now', 'later', 'win'] as const;

/** @param chosen trials in the worlds that the first trials of the other one had, too, in the same order */
export function meritOver(chosen: readonly Trial[], other: readonly Trial[]): Merit {
  const count = Math.min(chosen.length, other.length);
  const gains = chosen.slice(0, count).map((trial, world) => {
    const [now, later, win] = PARTS.map((part) => trial[part] - other[world]![part]) as [
      number,
      number,
      number,
    ];
    return { now, later, win, all: now + later + win };
  });
  const meanOf = (part: keyof (typeof gains)[number]): number =>
    gains.reduce((sum, gain) => sum + gain[part], 0) / count;
  const mean = meanOf('all');
  const variance = gains.reduce((sum, { all }) => sum + (all - mean) ** 2, 0) / count;
  // No more than its standard error, or nothing to compare.
  if (!(mean > 0 && mean ** 2 * count > variance)) return 'alike';
  return PARTS.reduce((best, part) => (meanOf(part) > meanOf(best) ? part : best));
}
