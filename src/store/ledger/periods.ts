/** Periods of a book: one begins with each settlement that is in force. */
import type { Book } from '../records.ts';
import { type Transaction, upsertBookRow } from './entries.ts';

/** An entry that was taken back is not in force, unless what took it back was itself taken back. */
async function isInForce(tx: Transaction, id: number): Promise<boolean> {
  const by = await tx.entry.findUnique({ where: { reverses: id }, select: { id: true } });
  return by === null || !(await isInForce(tx, by.id));
}

/** The settlement in force that the present period follows; 0: there is none. */
async function periodStart(tx: Transaction, guildId: string, book: Book): Promise<number> {
  const settlements = await tx.entry.findMany({
    where: { guildId, book, kind: 'settle' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  for (const { id } of settlements) if (await isInForce(tx, id)) return id;
  return 0;
}

/** The period begins after this entry: hands are counted from there. */
export async function beginPeriod(
  tx: Transaction,
  guildId: string,
  book: Book,
  since: number,
): Promise<void> {
  await upsertBookRow(tx, guildId, book, { since });
  await tx.$executeRaw`
    UPDATE "Account" SET "hands" = (
      SELECT count(*) FROM "Posting" p JOIN "Entry" e ON e."id" = p."entryId"
      WHERE p."accountId" = "Account"."id" AND p."entryId" > ${since} AND e."kind" = 'hand'
    ) WHERE "guildId" = ${guildId} AND "book" = ${book}`;
}

/** Where a chain of reversals began. */
async function rootKind(tx: Transaction, entry: { kind: string; reverses: number | null }): Promise<string> {
  if (entry.reverses === null) return entry.kind;
  return rootKind(tx, await tx.entry.findUniqueOrThrow({ where: { id: entry.reverses } }));
}

/** A settlement that is taken back, or in force again, moves the beginning of the period. */
export async function updatePeriodAfterReversal(
  tx: Transaction,
  old: { guildId: string; kind: string; reverses: number | null },
  book: Book,
): Promise<void> {
  if ((await rootKind(tx, old)) !== 'settle') return;
  await beginPeriod(tx, old.guildId, book, await periodStart(tx, old.guildId, book));
}
