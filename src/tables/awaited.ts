/**
 * At which open tables people are awaited: kept in memory, and followed up with each change, so that a press need read nothing to
 * know of other tables. After a restart it fills as tables are read, so for some minutes it may lack some.
 */
import type { AnyGame } from '../game/game.ts';
import type { TableChange } from './changes.ts';
import { seatsToAct, waitedForNext } from './play.ts';
import { isOpen, isSlow, type OpenTable, playedByComputer, type Table } from './table.ts';

/** A table that waits for people. */
interface AwaitingTable {
  readonly id: string;
  readonly guildId: string;
  readonly isSlow: boolean;
  /** Whether this person was called to this turn. */
  readonly wasCalled: boolean;
}

export interface AwaitedPeople {
  onChange(change: TableChange): void;
  /** A table calls these people to their turn, if it waits for them. @param wasCalled false: it has not been able to */
  noteCall(tableId: string, userIds: readonly string[], wasCalled?: boolean): void;
  /** The tables that wait for a person, those that have waited longest first. */
  tablesOf(userId: string): readonly AwaitingTable[];
}

/**
 * Seats of people for whom an open table waits: to act, and at a slow table to have read how a hand ended. Elsewhere the next hand
 * begins by itself in a moment.
 */
export function awaitedSeats(game: AnyGame, table: OpenTable): readonly number[] {
  if (table.phase === 'between') return isSlow(table) ? waitedForNext(table) : [];
  return seatsToAct(game, table).filter((seat) => !playedByComputer(table.seats[seat]!));
}

const NOBODY: readonly string[] = [];
const NO_TABLES: readonly AwaitingTable[] = [];

export function createAwaitedPeople(gameOf: (table: Table) => AnyGame): AwaitedPeople {
  const byPerson = new Map<string, readonly AwaitingTable[]>();
  const people = new Map<string, readonly string[]>();

  const others = (userId: string, tableId: string): readonly AwaitingTable[] =>
    (byPerson.get(userId) ?? NO_TABLES).filter(({ id }) => id !== tableId);

  const find = (userId: string, tableId: string): AwaitingTable | undefined =>
    byPerson.get(userId)?.find(({ id }) => id === tableId);

  const put = (userId: string, entry: AwaitingTable): void => {
    const known = byPerson.get(userId) ?? NO_TABLES;
    const index = known.findIndex(({ id }) => id === entry.id);
    byPerson.set(userId, index < 0 ? [...known, entry] : known.with(index, entry));
  };

  return {
    onChange({ table }) {
      const { id, guildId } = table;
      const awaited =
        isOpen(table) && table.phase !== 'lobby'
          ? awaitedSeats(gameOf(table), table).flatMap((seat) => table.seats[seat]!.userId ?? [])
          : NOBODY;
      for (const userId of people.get(id) ?? NOBODY) {
        if (awaited.includes(userId)) continue;
        const rest = others(userId, id);
        if (rest.length > 0) byPerson.set(userId, rest);
        else byPerson.delete(userId);
      }
      if (awaited.length === 0 || !isOpen(table)) {
        people.delete(id);
        return;
      }
      const isCalling = table.phase === 'playing' && (table.called === true || table.warned);
      for (const userId of awaited) {
        const wasCalled = isCalling && (find(userId, id)?.wasCalled ?? false);
        put(userId, { id, guildId, isSlow: isSlow(table), wasCalled });
      }
      people.set(id, awaited);
    },

    noteCall(tableId, userIds, wasCalled = true) {
      for (const userId of userIds) {
        const entry = find(userId, tableId);
        if (entry) put(userId, { ...entry, wasCalled });
      }
    },

    tablesOf: (userId) => byPerson.get(userId) ?? NO_TABLES,
  };
}
