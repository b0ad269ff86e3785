/** Local times of people, daylight saving included, by the time zones of `Intl`. */
import { recentlyUsed } from '../../recently-used.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A formatter takes a tenth of a millisecond to make. */
const formatters = recentlyUsed<Intl.DateTimeFormat>(500);

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

/**
 * The local time at a moment, written as the moment at which UTC has the same date and time.
 * @throws {RangeError} for an unknown time zone
 */
export function localTime(at: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second'));
}

/** As YYYY-MM-DD. */
export const localDate = (at: number, timeZone: string): string => dateText(localTime(at, timeZone));
const dateText = (local: number): string => new Date(local).toISOString().slice(0, 10);

/**
 * The first moment of a day from which on its local time is at a full hour or later: where clocks are set forward over that
 * hour, the moment when they are; where they are set back, the first of two.
 * @param day its beginning in the form of `localTime`
 */
function momentOf(day: number, hour: number, timeZone: string): number {
  const local = day + hour * HOUR_MS;
  // Whatever the zone, its clocks stand a day before as they did until they were set, and a day later as they do from then on.
  const moments = [local - DAY_MS, local + DAY_MS].map((at) => local - (localTime(at, timeZone) - at));
  const exact = moments.filter((at) => localTime(at, timeZone) === local);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...moments);
}

/**
 * The next moment at which a local hour begins, on a date after the last one on which it counted.
 * @param after a date as YYYY-MM-DD; null: there was none
 */
export function nextHour(hour: number, timeZone: string, after: string | null, now: number): number {
  let day = Math.floor(localTime(now, timeZone) / DAY_MS) * DAY_MS;
  for (;;) {
    const at = momentOf(day, hour, timeZone);
    if (at > now && (after === null || dateText(day) > after)) return at;
    day += DAY_MS;
  }
}
