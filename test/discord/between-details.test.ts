/** The page of details between two hands: the next hand replaces it, so it says when, and has the way on. */
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
