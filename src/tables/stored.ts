/** Whether what was stored of a table can be played on. */
import { ZodError } from 'zod';
import { type AnyGame, findGame } from '../game/game.ts';
import { isOpen, type OpenTable, type Table } from './table.ts';

/** What was read of a table, or why it cannot be played on. @throws what the store throws otherwise */
export async function readStored(
  reading: Promise<Table | null>,
  games: readonly AnyGame[],
): Promise<{ readonly read: Table | null; readonly error: Error | null }> {
  try {
    const read = await reading;
    return { read, error: read && isOpen(read) ? whyUnreadable(read, games) : null };
  } catch (error) {
    if (error instanceof ZodError) return { read: null, error };
    throw error;
  }
}

/** Whether a table that was stored can be played on by the games there are. */
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
