/** A panel tells of other tables that wait for its reader, as long as its own table is open. */
import { expect, it } from 'vitest';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { ann, as, ben, playing } from '../tables/fixtures.ts';

const table = playing([ann, ben], { options: bluff.options.parse({}) }, bluff);
const elsewhere = { count: 1, named: [{ table: { ...table, id: 'bbbbbbbbbb' }, game: bluff }] };

it.each([
  ['in play', table, true],
  ['between two hands', as.between(table), true],
  ['that is over', as.over(table), false],
])('at a table %s', (_, shown, isTold) => {
  const text = JSON.stringify(panelScreen(bluff, shown, 1, 'en', { picked: '', elsewhere }));
  expect(text.includes('Your move at 1 other table')).toBe(isTold);
});
