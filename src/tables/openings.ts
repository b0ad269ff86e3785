/** How a table comes about: as a new lobby, or as the rematch of a table. */
import type { Clock } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import { beginIfFull, type Opening, openLobby } from './lobby.ts';
import type { TableQueues } from './queues.ts';
import type { OpenTable, Table } from './table.ts';

interface OpeningParts {
  readonly store: Pick<TableStore, 'create' | 'commit' | 'rematchOf'>;
  readonly clock: Clock;
  readonly queues: TableQueues;
  readonly cache: TableCache;
  readonly timers: Pick<Automation, 'schedule'>;
}

export interface Openings {
  /** Opens a lobby; one that is full already, and starts when it is full, starts. */
  open(game: AnyGame, opening: Opening): Promise<OpenTable>;
  /** Opens the rematch of a table, or finds the one that somebody else has opened. */
  rematch(
    tableId: string,
    game: AnyGame,
    opening: Opening,
  ): Promise<{ readonly table: Table; readonly opened: boolean }>;
}

export function createOpenings({ store, clock, queues, cache, timers }: OpeningParts): Openings {
  const open = async (game: AnyGame, opening: Opening): Promise<OpenTable> => {
    const lobby = openLobby(game, opening, clock.now());
    await store.create(lobby);
    const begun = beginIfFull(game, lobby, clock.now());
    if (begun) await store.commit(lobby, begun);
    const table = begun?.table ?? lobby;
    cache.put(table);
    timers.schedule(table);
    return table;
  };

  return {
    open,
    rematch: (tableId, game, opening) =>
      queues.enqueue(tableId, async () => {
        const id = await store.rematchOf(tableId);
        const found = id === null ? null : await cache.find(id);
        if (found) return { table: found, opened: false };
        return { table: await open(game, { ...opening, rematchOf: tableId }), opened: true };
      }),
  };
}
