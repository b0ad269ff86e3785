/** Periods of a book: each settlement in force begins one. */
import type { Transaction } from '../db.ts';
import type { Book } from '../records.ts';
import { upsertBookRow } from './entries.ts';

/** A reversed entry is not in force, unless its reversal was itself reversed. */
async function isInForce(tx: Transaction, id: number): Promise<boolean> {
  const reversal = await tx.entry.findUnique({ where: { reverses: id }, select: { id: true } });
  return reversal === null || !(await isInForce(tx, reversal.id));
}

/** The last settlement in force, after which the current period begins; 0 if there is none. */
async function periodStart(tx: Transaction, guildId: string, book: Book): Promise<number> {
  for (let before: number | undefined; ; ) {
    const settlement: { id: number } | null = await tx.entry.findFirst({
      where: { guildId, book, kind: 'settle', ...(before !== undefined && { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      select: { id: true },
    });
    if (!settlement) return 0;
    if (await isInForce(tx, settlement.id)) return settlement.id;
    before = settlement.id;
  }
}

/** Begins the period after this entry, and counts the hands since then. */
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

/** The kind of the entry at the root of a chain of reversals. */
async function rootKind(tx: Transaction, entry: { kind: string; reverses: number | null }): Promise<string> {
  if (entry.reverses === null) return entry.kind;
  return rootKind(tx, await tx.entry.findUniqueOrThrow({ where: { id: entry.reverses } }));
}

/** Moves the period's beginning if the reversal puts a settlement out of force, or back into force. */
export async function updatePeriodAfterReversal(
  tx: Transaction,
  reversed: { guildId: string; kind: string; reverses: number | null },
  book: Book,
): Promise<void> {
  if ((await rootKind(tx, reversed)) !== 'settle') return;
  await beginPeriod(tx, reversed.guildId, book, await periodStart(tx, reversed.guildId, book));
}
