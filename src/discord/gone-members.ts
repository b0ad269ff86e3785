/**
 * Players who have left the server, or were banned. Discord tells of that only bots that ask for the list of members, so it is
 * asked where somebody is waited for in vain: once when their time runs out, and once when a computer takes over.
 */
import { type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { PendingWork } from '../pending-work.ts';
import type { TableChange } from '../tables/changes.ts';
import { leaveForGood } from '../tables/company.ts';
import { leave } from '../tables/lobby.ts';
import { seatsToAct } from '../tables/play.ts';
import type { TableService } from '../tables/service.ts';
import { isBegun, isOpen, type OpenTable, type Table } from '../tables/table.ts';
import { isMemberUnknown } from './errors.ts';

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
    return isMemberUnknown(error);
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
