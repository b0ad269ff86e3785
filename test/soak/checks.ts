/** Checks that must hold for the database after a run. */
import { type Adjustments, reasonOf } from './adjustments.ts';
import type { Database } from './database.ts';
import type { Meter } from './meter.ts';

export interface PlayTotals {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Plays that were acknowledged but are not in the log. */
  lost: number;
  /** Plays that are in the log more often than they were sent. */
  doubled: number;
}

/** Compares the plays of a table with its log, and forgets them. */
export function settlePlays(totals: PlayTotals, { plays }: Meter, database: Database, table: string): void {
  for (const [key, { sent, acknowledged }] of plays) {
    const [id, user = ''] = key.split('/');
    if (id !== table) continue;
    plays.delete(key);
    const stored = database.count('Move WHERE tableId = ? AND "by" = ?', table, user);
    totals.sent += sent;
    totals.acknowledged += acknowledged;
    totals.stored += stored;
    totals.lost += Math.max(0, acknowledged - stored);
    totals.doubled += Math.max(0, stored - sent);
  }
}

/** Each number counts what should not be; `hands` and `tables` tell how much was looked at. */
export function checkBooks(database: Database) {
  const { count } = database;
  const paid = "SELECT 1 FROM Entry e WHERE e.kind = 'hand' AND e.tableId = h.tableId AND e.hand = h.number";
  return {
    tables: count('"Table"'),
    hands: count('Hand WHERE scores IS NOT NULL'),
    handsPaidTwice: count(
      '(SELECT 1 FROM Entry WHERE tableId IS NOT NULL GROUP BY tableId, hand HAVING count(*) > 1)',
    ),
    handsNotPaid: count(`Hand h WHERE scores IS NOT NULL AND NOT EXISTS (${paid})`),
    unfinishedHandsPaid: count(`Hand h WHERE scores IS NULL AND EXISTS (${paid})`),
    unbalancedEntries: count(
      `(SELECT 1 FROM Entry e JOIN Posting p ON p.entryId = e.id WHERE e.book NOT LIKE 'score-%'
        GROUP BY e.id HAVING sum(p.amount) <> 0)`,
    ),
    wrongTotals: count(
      `Account a WHERE a.total <> (SELECT coalesce(sum(amount), 0) FROM Posting p WHERE p.accountId = a.id)`,
    ),
    logsWithGaps: count(
      `"Table" t WHERE t.seq <> (SELECT count(*) FROM Move m WHERE m.tableId = t.id)
        OR t.seq <> (SELECT coalesce(max(seq), 0) FROM Move m WHERE m.tableId = t.id)`,
    ),
    quarantined: count(`"Table" WHERE phase = 'quarantined'`),
  };
}

export function checkAdjustments(database: Database, { sent, acknowledged }: Adjustments) {
  const written = new Map(
    database
      .rows<{ reason: string; n: number }>(
        `SELECT reason, count(*) AS n FROM Entry WHERE kind = 'adjust' GROUP BY reason`,
      )
      .map(({ reason, n }) => [reason, n]),
  );
  return {
    sent,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => !written.has(reasonOf(number))).length,
    doubled: [...written.values()].filter((times) => times > 1).length,
  };
}
