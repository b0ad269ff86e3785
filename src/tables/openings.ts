/** How a table comes about: as a new lobby, or as the rematch of a table. */
import type { Clock } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { LimitScope, TableLimits } from '../store/records.ts';
import type { PreviousTable } from '../store/table-commit.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { Commits } from './commits.ts';
import { reachedLimit } from './limits.ts';
import { beginIfReady, type Opening, openLobby } from './lobby.ts';
import type { TableQueues } from './queues.ts';
import { isRefused, refused, type TableRefusal } from './refusals.ts';
import { isReadable, isSlow, type OpenTable, type Table } from './table.ts';
import { clearWaiting, isWaiting } from './waiting.ts';

interface OpeningParts {
  readonly store: Pick<TableStore, 'create' | 'commit' | 'rematchOf' | 'openCounts'>;
  readonly clock: Clock;
  readonly queues: TableQueues;
  readonly cache: TableCache;
  readonly timers: Pick<Automation, 'schedule'>;
  readonly follow: Commits['follow'];
}

export interface Openings {
  /**
   * Opens a lobby; one that is to start at once starts, and one that is full and starts by itself.
   * @param makeChannel makes a channel for the table, in place of the opening's; it is called only where the limits
   * allow the table
   */
  open(
    game: AnyGame,
    opening: Opening,
    limits: TableLimits,
    makeChannel?: () => Promise<string>,
  ): Promise<OpenTable | TableRefusal>;
  /**
   * Opens the rematch of a table, or finds the one that somebody else has opened. Its waiting list is the opening's, as far as they
   * wait still; the table before has none from then on.
   */
  rematch(
    tableId: string,
    game: AnyGame,
    opening: Opening,
    limits: TableLimits,
  ): Promise<{ readonly table: Table; readonly opened: boolean } | TableRefusal>;
}

/** More than a member may have open at once. */
const MAX_REMEMBERED_TABLES = 50;
const MAX_REMEMBERED_MEMBERS = 10_000;

const openerKey = ({ guildId, hostId }: LimitScope): string => `${guildId}/${hostId}`;

/** Checks the limits before a table is stored. */
function createReservations({ store, queues }: Pick<OpeningParts, 'store' | 'queues'>) {
  /** Tables that are allowed and not stored yet, by id: they count as open. */
  const reserved = new Map<string, LimitScope>();

  /** By member, the tables they opened last: a lobby that its host leaves to somebody else is no room for one more. */
  const opened = recentlyUsed<readonly string[]>(MAX_REMEMBERED_MEMBERS);

  return {
    noteOpened(place: LimitScope, id: string): void {
      const earlier = opened.get(openerKey(place)) ?? [];
      opened.set(openerKey(place), [...earlier, id].slice(-MAX_REMEMBERED_TABLES));
    },

    release: (id: string): void => void reserved.delete(id),

    /** Checks of one server run one after another, so that commands that race cannot exceed a limit together. */
    reserve: (id: string, place: LimitScope, limits: TableLimits): Promise<TableRefusal | null> =>
      queues.enqueue(place.guildId, async () => {
        const pending = new Map(reserved);
        const stored = await store.openCounts(place, [...pending.keys()], opened.get(openerKey(place)) ?? []);
        const inServer = [...pending.values()].filter(
          (other) => other.guildId === place.guildId && other.isSlow === place.isSlow,
        );
        const counts = {
          member: stored.member + inServer.filter(({ hostId }) => hostId === place.hostId).length,
          channel:
            place.channelId === null
              ? 0
              : stored.channel + inServer.filter(({ channelId }) => channelId === place.channelId).length,
          server: stored.server + inServer.length,
        };
        const reached = reachedLimit(counts, limits);
        if (reached) return refused(reached.id, { max: reached.max, ...(place.isSlow && { kind: 'slow' }) });
        reserved.set(id, place);
        return null;
      }),
  };
}

/** What becomes of a table whose waiting list goes over to its rematch; null where nobody waits. */
function handedOver(before: Table | null, now: number): PreviousTable | null {
  if (!before || !isReadable(before)) return null;
  const update = clearWaiting(before, now);
  return isRefused(update) ? null : { before, update };
}

export function createOpenings(parts: OpeningParts): Openings {
  const { store, clock, queues, cache, timers, follow } = parts;
  const { reserve, release, noteOpened } = createReservations(parts);

  const create = async (
    game: AnyGame,
    opening: Opening,
    previous: PreviousTable | null,
  ): Promise<OpenTable> => {
    const lobby = openLobby(game, opening, clock.now());
    await store.create(lobby, previous);
    const begun = beginIfReady(game, lobby, opening, clock.now());
    if (begun) await store.commit(lobby, begun);
    const table = begun?.table ?? lobby;
    cache.put(table);
    timers.schedule(table);
    return table;
  };

  const open = async (
    game: AnyGame,
    opening: Opening,
    limits: TableLimits,
    makeChannel?: () => Promise<string>,
    previous: PreviousTable | null = null,
  ): Promise<OpenTable | TableRefusal> => {
    const { id, guildId, host } = opening;
    const channelId = makeChannel ? null : opening.channelId;
    const place = { guildId, hostId: host.id, channelId, isSlow: isSlow(opening) };
    const refusal = await reserve(id, place, limits);
    if (refusal) return refusal;
    try {
      const madeIn = (await makeChannel?.()) ?? opening.channelId;
      const parentId = madeIn === opening.channelId ? opening.parentId : opening.channelId;
      const table = await create(game, { ...opening, channelId: madeIn, parentId }, previous);
      noteOpened(place, id);
      return table;
    } finally {
      release(id);
    }
  };

  return {
    open: (game, opening, limits, makeChannel) => open(game, opening, limits, makeChannel),
    rematch: (tableId, game, opening, limits) =>
      queues.enqueue(tableId, async () => {
        const id = await store.rematchOf(tableId);
        const found = id === null ? null : await cache.find(id);
        if (found) return { table: found, opened: false };
        const previous = handedOver(await cache.load(tableId), clock.now());
        const waiting = (opening.waiting ?? []).filter(
          ({ userId }) => previous !== null && isWaiting(previous.before, userId),
        );
        const next = { ...opening, waiting, rematchOf: tableId };
        const table = await open(game, next, limits, undefined, previous);
        if (isRefused(table)) return table;
        if (previous) follow({ before: previous.before, table: previous.update.table });
        return { table, opened: true };
      }),
  };
}
