/** Formats times in the viewer's language like Discord's client. */
import type { Locale } from '../words.ts';
import type { TimeStyle } from './syntax-tree.ts';

const FORMATS: Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { year: 'numeric', month: '2-digit', day: '2-digit' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit' },
  S: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
};

const UNITS_IN_SECONDS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const MS_PER_DAY = 86_400_000;

/** Formats a markdown timestamp, which is in seconds; `now` is in milliseconds. */
export function formatTimestamp(seconds: number, style: TimeStyle, locale: Locale, now: number): string {
  if (style === 'R') return formatRelative(seconds - Math.floor(now / 1000), locale);
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(seconds * 1000);
}

function formatRelative(secondsFromNow: number, locale: Locale): string {
  const [unit, unitSeconds] = UNITS_IN_SECONDS.find(([, size]) => Math.abs(secondsFromNow) >= size) ?? [
    'second',
    1,
  ];
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(secondsFromNow / unitSeconds), unit);
}

/** Formats when a message was sent: only the time today, "yesterday" with the time, or the date and the time. */
export function formatSentAt(
  at: number,
  locale: Locale,
  now: number,
  yesterday: (time: string) => string,
): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const days = daysBetween(at, now);
  if (days === 0) return time;
  if (days === 1) return yesterday(time);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

/** The number of midnights between two times, in the browser's time zone. */
export function daysBetween(earlier: number, later: number): number {
  const midnightOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnightOf(later) - midnightOf(earlier)) / MS_PER_DAY);
}
