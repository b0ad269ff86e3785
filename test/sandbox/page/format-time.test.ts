import { describe, expect, it } from 'vitest';
import { formatSentAt, formatTimestamp } from '../../../src/sandbox/page/markdown/format-time.ts';

const NOW = new Date(2026, 10, 21, 12, 0, 0).getTime();
const SECONDS = NOW / 1000;

/** Some versions of ICU put a narrow no-break space before AM and PM. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

describe('relative timestamps', () => {
  it.each([
    [45, 'in 45 seconds'],
    [60, 'in 1 minute'],
    [179, 'in 2 minutes'],
    [-1, '1 second ago'],
    [-7200, '2 hours ago'],
    [86_400 * 40, 'in 1 month'],
    [-86_400 * 800, '2 years ago'],
  ])('formats a distance of %i seconds as %j', (seconds, text) => {
    expect(formatTimestamp(SECONDS + seconds, 'R', 'en-US', NOW)).toBe(text);
  });

  it("are in the viewer's language", () => {
    expect(withPlainSpaces(formatTimestamp(SECONDS + 180, 'R', 'ja', NOW))).toBe('3 分後');
    expect(withPlainSpaces(formatTimestamp(SECONDS + 180, 'R', 'zh-CN', NOW))).toBe('3分钟后');
  });
});

it('formats the other timestamp styles', () => {
  const format = (style: 't' | 'T' | 'd' | 'D' | 'F') =>
    withPlainSpaces(formatTimestamp(SECONDS, style, 'en-US', NOW));
  expect(format('t')).toBe('12:00 PM');
  expect(format('T')).toBe('12:00:00 PM');
  expect(format('d')).toBe('11/21/2026');
  expect(format('D')).toBe('November 21, 2026');
  expect(format('F')).toContain('Saturday');
});

it('shows only the time for a message of today, "yesterday" or the date for an older one', () => {
  const format = (sentAt: Date) =>
    withPlainSpaces(formatSentAt(sentAt.getTime(), 'en-US', NOW, (time) => `Yesterday at ${time}`));
  expect(format(new Date(2026, 10, 21, 0, 1))).toBe('12:01 AM');
  expect(format(new Date(2026, 10, 20, 23, 59))).toBe('Yesterday at 11:59 PM');
  expect(format(new Date(2026, 10, 19, 23, 59))).toBe('11/19/26, 11:59 PM');
});
