/** What a seat's player is advised to choose, in hints, and in reviews of what a person chose. */
import type { Chance } from './chance.ts';
import type { AnyGame, AnySeatView } from './game.ts';
import type { Decision } from './reasons.ts';

export const advised = (game: AnyGame, view: AnySeatView, chance: Chance): Decision<unknown> =>
  game.advise?.(view, chance) ?? game.computer(view, chance);
