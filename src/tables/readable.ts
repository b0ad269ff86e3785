/** Whether a stored table can be played on by the games of this version. */
import { type AnyGame, findGame } from '../game/game.ts';
import type { OpenTable } from './table.ts';

/** @returns why the table cannot be played on; null where it can */
export function whyUnreadable(table: OpenTable, games: readonly AnyGame[]): Error | null {
  const game = findGame(games, table.game);
  if (!game) return new Error(`no game '${table.game}'`);
  if (game.version !== table.gameVersion)
    return new Error(`written by version ${table.gameVersion} of the game`);
  const options = game.options.safeParse(table.options);
  if (table.phase === 'lobby') return options.error ?? null;
  const carry = table.carry === null ? null : game.schema.carry.safeParse(table.carry);
  const state = game.schema.state.safeParse(table.state);
  return options.error ?? carry?.error ?? state.error ?? null;
}
