/** What a panel calls its reader. */
import { expect, it } from 'vitest';
import { seatNames } from '../../src/discord/seat-names.ts';

const seat = (userId: string, name: string) => ({ userId, name, salt: '', missed: 0, away: false });
const seats = [seat('100000000000000001', 'Ann'), seat('100000000000000002', 'Ben')];

it.each([
  ['en', 'You', 'Ann'],
  ['ja', 'あなた', 'あなた'],
  ['zh', '你', '你'],
] as const)('in %s the reader of a panel is “%s” in lists, and “%s” in sentences', (locale, listed, told) => {
  const names = seatNames(seats, locale, 0);
  expect([names.listed.text(0), names.text(0), names.label(0)]).toEqual([listed, told, told]);
  expect([names.listed.text(1), names.text(1)]).toEqual(['Ben', 'Ben']);
  expect(seatNames(seats, locale).text(0)).toBe('Ann');
});
