/** The tiny game of tests with a computer whose choices tell its level, and a thinker that thinks in the main thread. */
import { chanceFrom } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Level } from '../../src/game/levels.ts';
import { moveChance } from '../../src/tables/chances.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { toy } from './toy-game.ts';

/** Takes as a master, leaves as a friendly computer, and as house does what the coin says. */
export const leveled: AnyGame = {
  ...(toy as AnyGame),
  computer: (view, chance, level = 'house') => ({
    choice: level === 'house' ? toy.computer(view as never, chance).choice : sayOf(level, view.choices),
    reason: { because: 'lucky' },
  }),
};
const sayOf = (level: Level, choices: readonly unknown[]): unknown => choices[level === 'master' ? 0 : 1];

/** A thinker that thinks here. */
export const inThreads: Thinker = {
  warmUp() {},
  think: async ({ game, table, seat, level }) => {
    const chance = chanceFrom(moveChance(table));
    return game.nameOf(game.computer(game.seatView(table.state, seat), chance, level).choice);
  },
  hint: async () => null,
  advise: async () => null,
  evaluate: async () => null,
  chooseAgain: async () => null,
};
