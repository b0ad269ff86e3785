/** Evenings: the hands in one channel with no long gap between them. What is stored of one is deleted with its recap. */
import { type BegunTable, isSlow, type ReadableTable } from '../tables/table.ts';
import { Prisma } from './client/client.ts';

/** So long after its last hand an evening ends; a hand after that begins the next. */
export const EVENING_GAP_MS = 4 * 3_600_000;
/** An evening with so many hands ends at once. */
export const MAX_EVENING_HANDS = 300;

/** The channel whose evening a table belongs to: threads belong to the channel that they are in. */
const eveningChannelOf = ({ channelId, parentId }: BegunTable): string => parentId ?? channelId;

/**
 * Statements that put a hand that has ended into its channel's evening, which begins with it where none goes on; to be run in this
 * order in the hand's transaction. A hand without people belongs to none, and neither does one of a slow table: its players do not
 * meet, and its hands would join one evening to the next.
 * @param before the table with the hand still in play
 */
export function eveningHandStatements({ seats }: ReadableTable, table: BegunTable): readonly Prisma.Sql[] {
  const isAmongComputers = seats.every(({ userId, holders }) => (holders?.[0] ?? { userId }).userId === null);
  if (isSlow(table) || isAmongComputers) return [];
  const { id, guildId, hand, touchedAt } = table;
  const channelId = eveningChannelOf(table);
  const at = new Date(touchedAt);
  const due = new Date(touchedAt + EVENING_GAP_MS);
  return [
    // It has ended by itself, and nobody has noticed yet.
    Prisma.sql`UPDATE "Evening" SET "running" = NULL WHERE "running" = ${channelId} AND "due" <= ${at}`,
    Prisma.sql`
      INSERT INTO "Evening" ("guildId", "channelId", "running", "startedAt", "due", "hands")
      SELECT ${guildId}, ${channelId}, ${channelId}, "startedAt", ${due}, 1
      FROM "Hand" WHERE "tableId" = ${id} AND "number" = ${hand}
      ON CONFLICT ("running") DO UPDATE SET "hands" = "Evening"."hands" + 1,
        "due" = CASE WHEN "Evening"."hands" + 1 < ${MAX_EVENING_HANDS} THEN excluded."due" ELSE ${at} END`,
    Prisma.sql`
      INSERT INTO "EveningHand" ("tableId", "hand", "eveningId")
      SELECT ${id}, ${hand}, "id" FROM "Evening" WHERE "running" = ${channelId}`,
  ];
}
