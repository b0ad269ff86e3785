/** What a turning point is called: a decision, or luck. */
import { expect, it } from 'vitest';
import { foremostPoint, turningPointLines } from '../../src/discord/screens/turning-points.ts';
import { findGame } from '../../src/game/game.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { finishedTables } from '../tables/reviewed-hands.ts';

const babasuki = findGame(games, 'babasuki')!;
const { table } = finishedTables(babasuki, 1, 3)[0]!;
const draw: TurningPoint = {
  step: 9,
  seat: 0,
  action: { do: 'raid', villain: 1, position: 0 },
  before: 2,
  after: 9,
  isLuck: true,
};
const pick: TurningPoint = { step: 1, seat: 0, action: { do: 'secure', card: 21 }, before: 2, after: 7 };

it.each<[Locale, string, string]>([
  ['en', 'Luck turned', 'Turning point'],
  ['ja', '運の分かれ目', '勝負の分かれ目'],
  ['zh', '运气的转折点', '转折点'],
])('a blind draw is called luck in %s, and a pick is not', (locale, luck, decision) => {
  const [drawn, picked] = turningPointLines(babasuki, table, [draw, pick], locale).map((line) =>
    line.filter((inline) => typeof inline === 'string').join(''),
  );
  expect(drawn).toContain(`**${luck}**`);
  expect(picked).toContain(`**${decision}**`);
});

it('a panel, which has room for one, tells of the decision unless luck was twice as large', () => {
  expect(foremostPoint([draw, pick], 0)).toEqual([pick]);
  expect(foremostPoint([{ ...draw, after: 19 }, pick], 0)).toMatchObject([{ isLuck: true }]);
});

it('a loss by what the computer would have done, too, is in no panel, and said to be no mistake everywhere else', () => {
  const loss: TurningPoint = { ...pick, before: 9, after: 2, isAdvised: true };
  expect(foremostPoint([loss, { ...pick, seat: 1 }], 0)).toEqual([{ ...pick, seat: 1 }]);
  expect(foremostPoint([loss], 0)).toEqual([]);
  for (const reader of [undefined, 0])
    expect(turningPointLines(babasuki, table, [loss], 'en', reader).flat().join('')).toContain(
      'the computer would have done the same',
    );
});

it.each<[Locale, string]>([
  ['en', 'Your turning point'],
  ['ja', '自分の分かれ目'],
  ['zh', '自己的转折点'],
])('one that is the reader’s own alone is called theirs in %s, and to nobody else', (locale, own) => {
  const point: TurningPoint = { ...pick, isOwnOnly: true };
  const toldTo = (reader?: number) =>
    turningPointLines(babasuki, table, [point], locale, reader).flat().join('');
  expect([toldTo(0).includes(own), toldTo(1).includes(own), toldTo().includes(own)]).toEqual([
    true,
    false,
    false,
  ]);
});
