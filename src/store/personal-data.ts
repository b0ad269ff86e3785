/** Everything that is stored about a person, as rows of a file for them. */
import type { PrismaClient } from './client/client.ts';
import { movesOfPerson } from './moves.ts';

export type PersonalDataRow = Readonly<Record<string, string | number | boolean | null>>;

/** A query with relations passes a parameter for each row, and SQLite takes about a thousand. */
const PAGE_SIZE = 500;

interface Page {
  readonly skip: number;
  readonly take: number;
}

/** Queries page after page until one is not full, and turns each row into one of the file. */
async function* pages<Row>(
  query: (page: Page) => Promise<Row[]>,
  toRow: (row: Row) => PersonalDataRow,
): AsyncGenerator<PersonalDataRow[]> {
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const rows = await query({ skip, take: PAGE_SIZE });
    if (rows.length > 0) yield rows.map(toRow);
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Rows of all servers, page by page; the keys are part of the file that a person gets. */
export async function* personalData(prisma: PrismaClient, userId: string): AsyncGenerator<PersonalDataRow[]> {
  yield* pages(
    (page) => prisma.member.findMany({ where: { userId }, orderBy: { guildId: 'asc' }, ...page }),
    ({ guildId, name }) => ({ what: 'name', server: guildId, name }),
  );
  yield* pages(
    (page) =>
      prisma.wish.findMany({ where: { userId }, orderBy: [{ guildId: 'asc' }, { game: 'asc' }], ...page }),
    ({ guildId, game, toldAt }) => ({
      what: 'wish',
      server: guildId,
      game,
      told: toldAt?.toISOString() ?? null,
    }),
  );
  yield* pages(
    (page) => prisma.person.findMany({ where: { userId }, ...page }),
    ({ locale, reminderHour, timeZone, hints, pings, remindAt, remindedOn, chosenAt }) => ({
      what: 'preferences',
      language: locale,
      reminderHour,
      timeZone,
      hints,
      pings,
      nextReminder: remindAt?.toISOString() ?? null,
      lastReminder: remindedOn,
      chosen: chosenAt?.toISOString() ?? null,
    }),
  );
  yield* waitingRows(prisma, userId);
  yield* tableRows(prisma, userId);
  yield* ledgerRows(prisma, userId);
  yield* pages(
    (page) => prisma.panel.findMany({ where: { userId }, orderBy: { tableId: 'asc' }, ...page }),
    ({ tableId, messageId, locale, expiresAt, isWatching }) => ({
      what: 'panel',
      table: tableId,
      message: messageId,
      language: locale,
      expires: expiresAt.toISOString(),
      watching: isWatching,
    }),
  );
}

async function* waitingRows(prisma: PrismaClient, userId: string): AsyncGenerator<PersonalDataRow[]> {
  yield* pages(
    (page) =>
      prisma.waiting.findMany({
        where: { userId },
        include: { table: { select: { guildId: true, game: true } } },
        orderBy: { tableId: 'asc' },
        ...page,
      }),
    ({ table, tableId, place, name, salt }) => ({
      what: 'waiting',
      server: table.guildId,
      table: tableId,
      game: table.game,
      place,
      name,
      interaction: salt,
    }),
  );
}

async function* tableRows(prisma: PrismaClient, userId: string): AsyncGenerator<PersonalDataRow[]> {
  yield* pages(
    (page) =>
      prisma.seat.findMany({
        where: { userId },
        include: { table: { select: { guildId: true, game: true, createdAt: true } } },
        orderBy: [{ tableId: 'asc' }, { index: 'asc' }],
        ...page,
      }),
    ({ table, tableId, index, name, salt, missed, away }) => ({
      what: 'seat',
      server: table.guildId,
      table: tableId,
      game: table.game,
      opened: table.createdAt.toISOString(),
      seat: index,
      name,
      interaction: salt,
      turnsMissed: missed,
      away,
    }),
  );
  yield* formerSeatRows(prisma, userId);
  yield* pages(
    (page) =>
      prisma.invited.findMany({
        where: { userId },
        include: { table: { select: { guildId: true, game: true } } },
        orderBy: { tableId: 'asc' },
        ...page,
      }),
    ({ table, tableId }) => ({ what: 'invited', server: table.guildId, table: tableId, game: table.game }),
  );
  yield* pages(
    (page) => prisma.table.findMany({ where: { hostId: userId }, orderBy: { id: 'asc' }, ...page }),
    ({ id, guildId, game }) => ({ what: 'hosted', server: guildId, table: id, game }),
  );
  yield* pages(
    (page) => prisma.table.findMany({ where: { endedBy: userId }, orderBy: { id: 'asc' }, ...page }),
    ({ id, guildId, game }) => ({ what: 'ended', server: guildId, table: id, game }),
  );
  for await (const moves of movesOfPerson(prisma, userId))
    yield moves.map(({ tableId, seq, hand, seat, action, at }) => ({
      what: 'move',
      table: tableId,
      number: seq,
      hand,
      seat,
      action,
      at: at.toISOString(),
    }));
}

async function* formerSeatRows(prisma: PrismaClient, userId: string): AsyncGenerator<PersonalDataRow[]> {
  yield* pages(
    (page) =>
      prisma.heldSeat.findMany({
        where: { userId },
        include: { table: { select: { guildId: true, game: true } } },
        orderBy: { id: 'asc' },
        ...page,
      }),
    ({ table, tableId, seat, name, hand, seq }) => ({
      what: 'seat-held',
      server: table.guildId,
      table: tableId,
      game: table.game,
      seat,
      name,
      hand,
      move: seq,
    }),
  );
  yield* pages(
    (page) =>
      prisma.pastHolder.findMany({
        where: { userId },
        include: { table: { select: { guildId: true, game: true } } },
        orderBy: { tableId: 'asc' },
        ...page,
      }),
    ({ table, tableId }) => ({
      what: 'seat-given-up',
      server: table.guildId,
      table: tableId,
      game: table.game,
    }),
  );
}

async function* ledgerRows(prisma: PrismaClient, userId: string): AsyncGenerator<PersonalDataRow[]> {
  yield* pages(
    (page) =>
      prisma.posting.findMany({
        where: { account: { holder: userId } },
        include: { account: true, entry: true },
        orderBy: [{ accountId: 'asc' }, { entryId: 'asc' }],
        ...page,
      }),
    ({ account, entry, amount, side }) => ({
      what: 'posting',
      server: account.guildId,
      book: account.book,
      name: account.name,
      entry: entry.id,
      kind: entry.kind,
      at: entry.at.toISOString(),
      table: entry.tableId,
      hand: entry.hand,
      reason: entry.reason,
      amount: Number(amount),
      side,
    }),
  );
  yield* pages(
    (page) =>
      prisma.entry.findMany({
        where: {
          kind: 'unfinished',
          table: { OR: [{ seats: { some: { userId } } }, { heldSeats: { some: { userId } } }] },
        },
        orderBy: { id: 'asc' },
        ...page,
      }),
    ({ id, guildId, book, at, tableId, hand }) => ({
      what: 'unfinished',
      server: guildId,
      book,
      entry: id,
      at: at.toISOString(),
      table: tableId,
      hand,
    }),
  );
  yield* pages(
    (page) => prisma.entry.findMany({ where: { actor: userId }, orderBy: { id: 'asc' }, ...page }),
    ({ id, guildId, book, kind, at, reason, interaction }) => ({
      what: 'act',
      server: guildId,
      book,
      entry: id,
      kind,
      at: at.toISOString(),
      reason,
      interaction,
    }),
  );
  yield* pages(
    (page) => prisma.proposal.findMany({ where: { actor: userId }, orderBy: { id: 'asc' }, ...page }),
    ({ guildId, book, reason, season, expires }) => ({
      what: 'question',
      server: guildId,
      book,
      reason,
      season,
      expires: expires.toISOString(),
    }),
  );
}
