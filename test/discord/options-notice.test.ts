/** What a host reads who has chosen an option: below it, as a phone shows a part of the page. */
import { expect, it } from 'vitest';
import { optionsScreen } from '../../src/discord/screens/options.ts';
import { findGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import { NOON, opening } from '../tables/fixtures.ts';

const bluff = findGame(games, 'bluff')!;
const table = openLobby(bluff, opening({ options: bluff.options.parse({}) }), NOON);

/** Of each part: the option of a select, or a text. */
const partsWith = (pressed: { owner: 'game' | 'table'; key: string } | null, notice: string | null) =>
  optionsScreen(bluff, table, 'en', { isHost: true, notice, pressed }).map((part) => {
    if (part.part === 'text') return part.line.join('');
    const action = part.part === 'select' ? part.options[0]?.action : undefined;
    return action && 'key' in action ? action.key : part.part;
  });

it.each([
  { owner: 'game', key: 'stake' },
  { owner: 'table', key: 'time' },
] as const)('what came of $key stands below it', (pressed) => {
  const parts = partsWith(pressed, 'refused');
  expect(parts[parts.indexOf(pressed.key) + 1]).toBe('refused');
  expect(parts.filter((part) => part === 'refused')).toHaveLength(1);
  expect(parts.filter((part) => part !== 'refused')).toEqual(partsWith(null, null));
});

it('at the top where the page has no such option', () => {
  expect(partsWith({ owner: 'game', key: 'gone' }, 'refused')[1]).toBe('refused');
});
