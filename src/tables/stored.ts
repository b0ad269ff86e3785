/** Whether what was stored of a table can be played on. */
import { ZodError } from 'zod';
import { type AnyGame, findGame } from '../game/game.ts';
import { OPEN_PHASES, type Table } from '../store/records.ts';

/** What was read of a table, or why it cannot be played on. @throws what the store throws otherwise */
export async function readStored(
  reading: Promise<Table | null>,
  games: readonly AnyGame[],
): Promise<{ readonly read: Table | null; readonly error: Error | null }> {
  try {
    const read = await reading;
    return { read, error: read && OPEN_PHASES.includes(read.phase) ? whyUnreadable(read, games) : null };
  } catch (error) {
    if (error instanceof ZodError) return { read: null, error };
    throw error;
  }
}

/** Whether a table that was stored can be played on by the games there are. */
export function whyUnreadable(table: Table, games: readonly AnyGame[]): Error | null {
  const game = findGame(games, table.game);
  if (!game) return new Error(`no game '${table.game}'`);
  if (game.version !== table.gameVersion)
    return new Error(`written by version ${table.gameVersion} of the game`);
  const options = game.options.safeParse(table.options);
  const carry = table.carry === null ? null : game.schema.carry.safeParse(table.carry);
  const needsState = table.phase === 'playing' || table.phase === 'between';
  const state = needsState ? game.schema.state.safeParse(table.state) : null;
  return options.error ?? carry?.error ?? state?.error ?? null;
}
