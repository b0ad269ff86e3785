/** Time zones: which one a person means, and what it is called. */
import { DISCORD_LOCALES, type Locale } from '../../game/words.ts';

/** The time zone that is assumed until one is chosen, by the reader's language. */
const ASSUMED: Readonly<Record<Locale, string>> = { ja: 'Asia/Tokyo', zh: 'Asia/Shanghai', en: 'UTC' };

export const assumedTimeZone = (locale: Locale): string => ASSUMED[locale];

/** Offered at once, from west to east; a select has 25 options, and these leave two. */
export const COMMON_TIME_ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Taipei',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** As people type it: in any case, with spaces for underscores, in full-width letters. */
const normalized = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, '_');

/** The name by which this machine knows a zone, other names of the same one included; null: it knows none. */
function known(name: string): string | null {
  // An offset is no zone: it has no daylight saving.
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const isTimeZone = (name: string): boolean => known(name) !== null;

/** The time zone that somebody has typed: by its name, or by that of its city. @returns null where there is none, or several */
export function readTimeZone(typed: string): string | null {
  const text = normalized(typed);
  const common = COMMON_TIME_ZONES.find((zone) => zone.toLowerCase() === text);
  if (common) return common;
  const zones = Intl.supportedValuesOf('timeZone');
  const named = zones.find((zone) => zone.toLowerCase() === text);
  if (named) return named;
  const ofCity = [...new Set([...COMMON_TIME_ZONES, ...zones])].filter(
    (zone) => zone.toLowerCase().split('/').at(-1) === text,
  );
  if (ofCity.length === 1) return ofCity[0]!;
  return known(text);
}

/** "Japan Time"; where the language has no name for it, the zone's own. */
export function timeZoneName(timeZone: string, locale: Locale, now: number): string {
  const format = new Intl.DateTimeFormat(DISCORD_LOCALES[locale][0], {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === '' || name.startsWith('GMT') ? timeZone.replaceAll('_', ' ') : name;
}

/** "21:34" */
export const timeText = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );
