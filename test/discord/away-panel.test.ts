/** The panel of a player whose seat a computer plays: nothing is asked of them but whether they are back. */
import { describe, expect, it } from 'vitest';
import type { TableScreen } from '../../src/discord/render.ts';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { daifugo } from '../../src/games/daifugo/index.ts';
import { games } from '../../src/games/index.ts';
import { seatsToAct } from '../../src/tables/play.ts';
import type { PlayingTable } from '../../src/tables/table.ts';
import { ann, ben, cho, dan, playing } from '../tables/fixtures.ts';

const begun = (game: AnyGame): PlayingTable =>
  playing(
    [ann, ben, cho, dan].slice(0, Math.max(game.seats.min, 2)),
    { options: game.options.parse({}) },
    game,
  );

const shownTo = (game: AnyGame, table: PlayingTable, seat: number, isAway: boolean): TableScreen => {
  const seats = table.seats.with(seat, { ...table.seats[seat]!, away: isAway });
  return panelScreen(game, { ...table, seats }, seat, 'en', { picked: '' });
};

/** The actions of all controls on a screen: choices and picks, and the kinds of the table's own. */
const actionsOn = (screen: TableScreen): string[] =>
  [...JSON.stringify(screen).matchAll(/"(choose|show)":|"kind":"(\w+)"/g)].map(
    ([, choice, kind]) => choice ?? kind!,
  );

describe.each(games)('at a table of $id', (game) => {
  const table = begun(game);
  const [seat] = seatsToAct(game, table);

  it('asks a player who is there', () => {
    expect(actionsOn(shownTo(game, table, seat!, false))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:choose|show)$/)]),
    );
  });

  it('offers one who is away nothing but their seat', () => {
    const screen = shownTo(game, table, seat!, true);
    expect(actionsOn(screen).filter((action) => action !== 'more')).toEqual(['back']);
    expect(JSON.stringify(screen)).toContain('You are away');
    expect(JSON.stringify(screen)).not.toMatch(/your turn/i);
  });
});

it('tells a player who is back what was played for them', () => {
  const table = begun(daifugo);
  const shown = (playedMeanwhile: readonly unknown[]) =>
    JSON.stringify(panelScreen(daifugo, table, 0, 'en', { picked: '', isBack: true, playedMeanwhile }));
  expect(shown([{ do: 'draw' }, { do: 'pass' }])).toMatch(/the computer chose: .*draw a card.*Pass/);
  expect(shown([])).not.toContain('the computer chose');
});
