/** The panel of somebody who watches a game: in play, between hands and at the end, with little and with much to tell besides. */
import { watchScreen } from '../../src/discord/screens/watching.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Locale } from '../../src/game/words.ts';
import { componentsOf } from '../layout/tables.ts';
import { SITUATIONS, watchedStates } from '../layout/watched.ts';
import type { Shown } from './shown.ts';

export function watchedScreens(game: AnyGame, locale: Locale): Shown[] {
  // The last hand has the most seats.
  const states = watchedStates(game, 5).slice(-SLICE);
  const playing = states.filter(({ table }) => table.phase === 'playing');
  const chosen = [
    playing[Math.floor(playing.length / 2)],
    ...['between', 'over'].map((phase) => states.findLast(({ table }) => table.phase === phase)),
  ];
  return chosen.flatMap((state) =>
    SITUATIONS.flatMap(({ name, change, state: reader }): Shown[] => {
      const isTold = state && (state.table.phase !== 'over' || name === 'plain');
      if (!isTold) return [];
      const table = change(state.table);
      const screen = watchScreen(game, { ...table, locale }, state.facts, reader);
      const components = componentsOf(screen, { table }, locale);
      return [{ caption: `watched: ${table.phase}, ${name}`, components, ephemeral: true }];
    }),
  );
}

/** About as many states as the last hand has. */
const SLICE = 40;
