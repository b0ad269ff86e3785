/**
 * The page of details. Between two hands the next one replaces it, so it says when, and has the way on; with a clock it says
 * what becomes of a turn that runs out.
 */
import { expect, it } from 'vitest';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { as, person, playing } from '../tables/fixtures.ts';

it.each(games)('says when the next hand of $id begins, and has the button for it', (game) => {
  const people = Array.from({ length: game.seats.min }, (_, seat) => person(`${seat}`));
  const table = playing(people, { options: game.options.parse({}) }, game);
  const details = (shown: BegunTable) =>
    JSON.stringify(panelScreen(game, shown, 0, 'en', { picked: '', isDetailed: true }));
  const between = as.between(table);
  expect(details(between)).toMatch(/<t:\d+:R>/);
  expect(details(between)).toContain('"kind":"next"');
  const ready = details({ ...between, ready: [0] });
  expect(ready).toContain('<t:');
  expect(ready).not.toContain('"kind":"next"');
  expect(details(table)).not.toContain('"kind":"next"');
});

it.each([
  [0, null],
  [180, 'the computer chooses for you; after 2 times in a row it plays until you are back'],
  // A turn of eight hours, of which a day has three.
  [28_800, 'the computer chooses for you; after 3 times in a row it plays until you are back'],
])('says of turns of %i s what happens when one runs out', (turnSeconds, told) => {
  const [game] = games;
  const people = Array.from({ length: game!.seats.min }, (_, seat) => person(`${seat}`));
  const table = playing(people, { options: game!.options.parse({}) }, game);
  const shown = { ...table, turnSeconds };
  const details = JSON.stringify(panelScreen(game!, shown, 0, 'en', { picked: '', isDetailed: true }));
  if (told === null) expect(details).not.toContain('Time runs out');
  else expect(details).toContain(told);
});
