/** Times as Discord words them, in the reader's language. */
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

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export function timeText(seconds: number, style: TimeStyle, locale: Locale, now: number): string {
  if (style === 'R') return relative(seconds - Math.floor(now / 1000), locale);
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(seconds * 1000);
}

function relative(distance: number, locale: Locale): string {
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(distance / size), unit);
}

/** When a message was sent: the time alone today, with the day before that. */
export function sentAt(at: number, locale: Locale, now: number, yesterday: (time: string) => string): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const days = daysBetween(at, now);
  if (days === 0) return time;
  if (days === 1) return yesterday(time);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

export function daysBetween(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}
