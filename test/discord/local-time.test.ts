/** Local hours of people, by the time zones of `Intl`: over daylight saving, and never twice on one date. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_TIME_ZONES, readTimeZone, timeText, timeZoneName } from '../../src/discord/me/time-zones.ts';
import { reminderDue } from '../../src/discord/preferences.ts';
import { localDate, localTime, nextHour } from '../../src/discord/reminders/local-time.ts';
import { LOCALES } from '../../src/game/words.ts';
import { USUAL_PREFERENCES } from '../../src/store/preferences.ts';

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the next moment of an hour', () => {
  const next = (hour: number, zone: string, now: string, after: string | null = null): string =>
    new Date(nextHour(hour, zone, after, at(now))).toISOString();

  it('is on the same day before it, and a day later from then on', () => {
    expect(next(20, 'Asia/Tokyo', '2026-01-01T10:59:59Z')).toBe('2026-01-01T11:00:00.000Z');
    expect(next(20, 'Asia/Tokyo', '2026-01-01T11:00:00Z')).toBe('2026-01-02T11:00:00.000Z');
    expect(next(0, 'UTC', '2026-01-01T23:59:59Z')).toBe('2026-01-02T00:00:00.000Z');
    expect(next(9, 'Asia/Kolkata', '2026-01-01T00:00:00Z')).toBe('2026-01-01T03:30:00.000Z');
  });

  it('is on no date that is over', () => {
    expect(next(20, 'Asia/Tokyo', '2026-01-01T00:00:00Z', '2026-01-01')).toBe('2026-01-02T11:00:00.000Z');
    // Somebody who has flown from Kiritimati to Honolulu is a day back.
    expect(next(8, 'Pacific/Honolulu', '2026-01-02T18:00:00Z', '2026-01-03')).toBe(
      '2026-01-04T18:00:00.000Z',
    );
  });

  it('keeps its local hour where clocks are set forward or back', () => {
    expect(next(8, 'Europe/Berlin', '2026-03-28T08:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(next(8, 'Europe/Berlin', '2026-10-24T08:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(next(8, 'Australia/Sydney', '2026-04-04T12:00:00Z')).toBe('2026-04-04T22:00:00.000Z');
  });

  it('is when clocks are set forward over it, and the first of two where they are set back', () => {
    // 2:00 becomes 3:00.
    expect(next(2, 'Europe/Berlin', '2026-03-29T00:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    // At midnight, in Cairo and Santiago.
    expect(next(0, 'Africa/Cairo', '2026-04-23T12:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
    expect(next(0, 'America/Santiago', '2026-09-05T12:00:00Z')).toBe('2026-09-06T04:00:00.000Z');
    // 3:00 becomes 2:00, at 1:00 UTC.
    expect(next(2, 'Europe/Berlin', '2026-10-24T22:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(2, 'Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });
});

describe('reminders', () => {
  it('are one on a local date at most, and never before the hour, whatever is changed', () => {
    const zones = [
      ...COMMON_TIME_ZONES,
      'Africa/Cairo',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    ];
    const step = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      timeZone: fc.constantFrom(...zones),
      waitMs: fc.integer({ min: 1, max: 3 * DAY }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: at('2025-01-01'), max: at('2028-01-01') }),
        fc.array(step, { maxLength: 20 }),
        (start, steps) => {
          let now = start;
          let remindedOn: string | null = null;
          for (const { hour, timeZone, waitMs } of steps) {
            const choice = { ...USUAL_PREFERENCES, reminderHour: hour, timeZone, remindedOn };
            const due = reminderDue(choice, now)!;
            expect(due).toBeGreaterThan(now);
            expect(localTime(due, timeZone) % DAY).toBeGreaterThanOrEqual(hour * HOUR);
            expect(
              localTime(due - 1, timeZone) - Math.floor(localTime(due, timeZone) / DAY) * DAY,
            ).toBeLessThan(hour * HOUR + HOUR);
            const date = localDate(due, timeZone);
            if (remindedOn !== null) expect(date > remindedOn).toBe(true);
            // It comes, or the preferences are changed before.
            if (due <= now + waitMs) remindedOn = date;
            now += waitMs;
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('come at every date at which somebody waits for them', () => {
    let now = at('2026-01-01T00:00:00Z');
    const dates: string[] = [];
    let remindedOn: string | null = null;
    while (dates.length < 365) {
      now = reminderDue(
        { ...USUAL_PREFERENCES, reminderHour: 2, timeZone: 'Europe/Berlin', remindedOn },
        now,
      )!;
      remindedOn = localDate(now, 'Europe/Berlin');
      dates.push(remindedOn);
    }
    expect(new Set(dates).size).toBe(365);
    expect(dates.at(-1)).toBe('2026-12-31');
  });

  it('are for nobody who has chosen no hour, is mentioned nowhere, or whose time zone is unknown', () => {
    const chosen = { ...USUAL_PREFERENCES, reminderHour: 8, timeZone: 'UTC', remindedOn: null };
    expect(reminderDue(chosen, 0)).toBe(8 * HOUR);
    for (const without of [
      { reminderHour: null },
      { timeZone: null },
      { pings: false },
      { timeZone: 'Mars/Base' },
    ])
      expect(reminderDue({ ...chosen, ...without }, 0)).toBeNull();
  });
});

describe('a time zone', () => {
  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['  asia/tokyo ', 'Asia/Tokyo'],
    ['Ａｓｉａ／Ｔｏｋｙｏ', 'Asia/Tokyo'],
    ['america/new york', 'America/New_York'],
    ['New York', 'America/New_York'],
    ['vienna', 'Europe/Vienna'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['utc', 'UTC'],
  ])('is read as it is typed: %s', (typed, zone) => {
    expect(readTimeZone(typed)).toBe(zone);
  });

  it.each(['', 'Tokio', 'Mars/Base', '+09:00', '9', 'Asia', '<@1>', 'x'.repeat(50)])('is not %j', (typed) => {
    expect(readTimeZone(typed)).toBeNull();
  });

  it('has a name and a time in every language', () => {
    for (const zone of COMMON_TIME_ZONES)
      for (const locale of LOCALES) expect(timeZoneName(zone, locale, 0)).not.toBe('');
    expect(timeZoneName('Asia/Tokyo', 'ja', 0)).toMatch(/^日本/);
    expect(timeText('Asia/Tokyo', at('2026-01-01T15:05:00Z'))).toBe('00:05');
  });
});
