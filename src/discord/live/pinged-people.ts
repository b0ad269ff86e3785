/** Of the players whom a table has to ping, those who are mentioned. */
import type { AwaitedPeople } from '../../tables/awaited.ts';
import type { TableService } from '../../tables/service.ts';
import type { PlayingTable } from '../../tables/table.ts';
import type { PreferenceKeeper } from '../preferences.ts';
import { type PingReason, pingedUsers } from './ping-messages.ts';

export async function whoWantPings(
  preferences: Pick<PreferenceKeeper, 'of'>,
  users: readonly string[],
): Promise<string[]> {
  const wishes = await Promise.all(users.map((userId) => preferences.of(userId)));
  return users.filter((_, index) => wishes[index]!.pings);
}

/**
 * Notes those who are called to their turn, or are not after all. The news of a start calls nobody to one, and the requests for an
 * answer do not either.
 */
export function noteCalled(
  awaited: Pick<AwaitedPeople, 'noteCall'>,
  tableId: string,
  reason: PingReason,
  users: readonly string[],
  wasCalled = true,
): void {
  if (reason === 'turn' || reason === 'turn-ending') awaited.noteCall(tableId, users, wasCalled);
}

/**
 * The players whom a table has to ping, noted as called if it is to their turn. Of several slow tables of a server one calls a
 * player to their turn: once they are there, their panel names the others.
 */
export function callUsers(
  {
    tables,
    awaited,
  }: {
    readonly tables: Pick<TableService, 'gameOf'>;
    readonly awaited: Pick<AwaitedPeople, 'tablesOf' | 'noteCall'>;
  },
  table: PlayingTable,
  reason: PingReason,
): readonly string[] {
  const users = pingedUsers(tables, table, reason);
  const { id, guildId } = table;
  const isCalledElsewhere = (userId: string): boolean =>
    awaited
      .tablesOf(userId)
      .some((other) => other.isSlow && other.wasCalled && other.guildId === guildId && other.id !== id);
  const called = reason === 'turn' ? users.filter((userId) => !isCalledElsewhere(userId)) : users;
  noteCalled(awaited, id, reason, called);
  return called;
}
