/**
 * Players who have left the server, or were banned. Discord tells of that only bots that ask for the list of members, so it is
 * asked where somebody is waited for in vain: once when their time runs out, once when a computer takes over, and when
 * somebody looks at who sits there, as a table may have no clock; and of those who wait for a seat, before they get one.
 */
import { type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { PendingWork } from '../pending-work.ts';
import type { TableChange } from '../tables/changes.ts';
import { leaveForGood } from '../tables/company.ts';
import { leave } from '../tables/lobby.ts';
import { seatsToAct } from '../tables/play.ts';
import type { TableService } from '../tables/service.ts';
import {
  isBegun,
  isOpen,
  isReadable,
  type OpenTable,
  type ReadableTable,
  type Table,
  type WaitingMember,
} from '../tables/table.ts';
import { stopWaiting } from '../tables/waiting.ts';
import type { Bot } from './bot.ts';
import { isMemberGone } from './errors.ts';

interface GoneMemberParts {
  readonly rest: Pick<REST, 'get'>;
  readonly tables: Pick<TableService, 'apply' | 'gameOf'>;
}

/** Whether Discord knows that a user is not in a server; false where it does not answer. */
async function hasLeftServer(
  rest: GoneMemberParts['rest'],
  guildId: string,
  userId: string,
): Promise<boolean> {
  try {
    await rest.get(Routes.guildMember(guildId, userId));
    return false;
  } catch (error) {
    return isMemberGone(error);
  }
}

/** Gives up the seat of a user who is not in the server any more. @returns whether it was given up */
export async function releaseIfGone(
  { rest, tables }: GoneMemberParts,
  table: OpenTable,
  userId: string,
): Promise<boolean> {
  if (!(await hasLeftServer(rest, table.guildId, userId))) return false;
  await tables.apply(table.id, isBegun(table) ? leaveForGood(tables.gameOf(table), userId) : leave(userId));
  return true;
}

/** Between two looks at all who sit at a table, however often somebody asks. */
const LOOK_PAUSE_MS = 10_000;

/** Gives up the seats of a table whose people are not in the server any more. @returns the table after that */
export async function releaseAllGone(
  { client: { rest }, tables, clock, recent: { looks } }: Pick<Bot, 'client' | 'tables' | 'clock' | 'recent'>,
  table: ReadableTable,
  askerId: string,
): Promise<ReadableTable> {
  if (!isOpen(table)) return table;
  const now = clock.monotonic();
  if (now - (looks.get(table.id) ?? Number.NEGATIVE_INFINITY) < LOOK_PAUSE_MS) return table;
  looks.set(table.id, now);
  const people = table.seats.flatMap(({ userId }) => (userId === null || userId === askerId ? [] : [userId]));
  const released = await Promise.all(people.map((userId) => releaseIfGone({ rest, tables }, table, userId)));
  const after = released.includes(true) ? await tables.find(table.id) : null;
  return after && isReadable(after) ? after : table;
}

/**
 * Takes those off the waiting list of a table who are not in the server any more. Never rejects where Discord does not answer: they
 * stay.
 * @param among those who are about to get a seat
 * @returns the others of them
 */
export async function releaseWaiting(
  { client, tables }: Pick<Bot, 'client' | 'tables'>,
  { id, guildId, waiting = [] }: ReadableTable,
  among: readonly WaitingMember[] = waiting,
): Promise<WaitingMember[]> {
  const haveLeft = await Promise.all(among.map(({ userId }) => hasLeftServer(client.rest, guildId, userId)));
  for (const [index, { userId }] of among.entries())
    if (haveLeft[index]) await tables.apply(id, stopWaiting(userId));
  return among.filter((_, index) => !haveLeft[index]);
}

/** The people about whom a change asks: those whose time runs out, and those for whom a computer plays from now on. */
function waitedForInVain(tables: Pick<TableService, 'gameOf'>, before: Table, table: Table): string[] {
  if (!isOpen(table) || !isBegun(table)) return [];
  const isWarned = table.phase === 'playing' && table.warned && before.phase === 'playing' && !before.warned;
  const acting = isWarned ? seatsToAct(tables.gameOf(table), table) : [];
  return table.seats.flatMap(({ userId, away }, index) => {
    const isNewlyAway = away && before.seats[index]?.userId === userId && !before.seats[index]?.away;
    return userId !== null && (isNewlyAway || acting.includes(index)) ? [userId] : [];
  });
}

export const createGoneMembers =
  ({ log, work, ...parts }: GoneMemberParts & { readonly log: Logger; readonly work: PendingWork }) =>
  ({ before, table }: TableChange): void => {
    if (!before || !isOpen(table)) return;
    for (const userId of waitedForInVain(parts.tables, before, table))
      void work
        .track(releaseIfGone(parts, table, userId))
        .catch((error) => log.warn({ table: table.id, err: error }, 'a player could not be looked for'));
  };
