/** Who chooses for a seat: a computer of a level, or what a player is advised, in hints and in reviews of what a person chose. */
import type { Chance } from './chance.ts';
import type { AnyGame, AnySeatView } from './game.ts';
import type { Level } from './levels.ts';
import type { Decision } from './reasons.ts';

/** @param level without one, what a player is advised */
export const decisionOf = (
  game: AnyGame,
  view: AnySeatView,
  chance: Chance,
  level?: Level,
): Decision<unknown> =>
  level === undefined && game.advise ? game.advise(view, chance) : game.computer(view, chance, level);
