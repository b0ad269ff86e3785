import { describe, expect, it } from 'vitest';
import { sentAt, timeText } from '../../../src/sandbox/page/markdown/format-time.ts';

const NOW = new Date(2026, 10, 21, 12, 0, 0).getTime();
const SECONDS = NOW / 1000;

/** Some versions of ICU set a narrow space before AM and PM. */
const plain = (shown: string): string => shown.replace(/\s/g, ' ');

describe('relative times', () => {
  it.each([
    [45, 'in 45 seconds'],
    [60, 'in 1 minute'],
    [179, 'in 2 minutes'],
    [-1, '1 second ago'],
    [-7200, '2 hours ago'],
    [86_400 * 40, 'in 1 month'],
    [-86_400 * 800, '2 years ago'],
  ])('%i s', (distance, words) => {
    expect(timeText(SECONDS + distance, 'R', 'en-US', NOW)).toBe(words);
  });

  it("in each reader's language", () => {
    expect(plain(timeText(SECONDS + 180, 'R', 'ja', NOW))).toBe('3 分後');
    expect(plain(timeText(SECONDS + 180, 'R', 'zh-CN', NOW))).toBe('3分钟后');
  });
});

it('the other styles', () => {
  const shown = (style: 't' | 'T' | 'd' | 'D' | 'F') => plain(timeText(SECONDS, style, 'en-US', NOW));
  expect(shown('t')).toBe('12:00 PM');
  expect(shown('T')).toBe('12:00:00 PM');
  expect(shown('d')).toBe('11/21/2026');
  expect(shown('D')).toBe('November 21, 2026');
  expect(shown('F')).toContain('Saturday');
});

it('a message of today shows its time, one of yesterday says so, an older one its date', () => {
  const shown = (at: Date) => plain(sentAt(at.getTime(), 'en-US', NOW, (time) => `Yesterday at ${time}`));
  expect(shown(new Date(2026, 10, 21, 0, 1))).toBe('12:01 AM');
  expect(shown(new Date(2026, 10, 20, 23, 59))).toBe('Yesterday at 11:59 PM');
  expect(shown(new Date(2026, 10, 19, 23, 59))).toBe('11/19/26, 11:59 PM');
});
