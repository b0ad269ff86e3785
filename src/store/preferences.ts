/** What people have chosen for themselves, in every server, and when they are to be reminded next. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../game/words.ts';
import { type Person, Prisma } from './client/client.ts';
import { personLock } from './commit.ts';
import { databaseTime } from './database-time.ts';
import type { Db, Transaction } from './db.ts';
import { PERSON_COLUMNS } from './person-columns.ts';

export interface Preferences {
  /** Language of what only they see; null: that of their Discord. */
  readonly locale: Locale | null;
  /** The hour of the daily reminder in their time zone, 0 to 23; null: there is none. */
  readonly reminderHour: number | null;
  /** IANA name of their time zone; null: none was chosen. */
  readonly timeZone: string | null;
  /** Whether they are offered hints where their table allows them. */
  readonly hints: boolean;
  /** Whether tables at which they sit may mention them. */
  readonly pings: boolean;
}

/** The preferences of people who have chosen nothing. */
export const USUAL_PREFERENCES: Preferences = {
  locale: null,
  reminderHour: null,
  timeZone: null,
  hints: true,
  pings: true,
};

/** What decides when a person is reminded. */
export interface ReminderChoice extends Preferences {
  /** The date of the last reminder in the person's time zone, as YYYY-MM-DD; null: there was none. */
  readonly remindedOn: string | null;
}

/** Times are in milliseconds since the epoch. */
export interface DueReminder extends ReminderChoice {
  readonly userId: string;
  readonly remindAt: number;
}

/** What a reminder changes. */
interface Reminded {
  readonly remindAt: number | null;
  /** Null: they were not reminded, and the last date stays. */
  readonly remindedOn: string | null;
}

const locale = z.enum(LOCALES).nullable().catch(null);

const fromRow = ({ userId: _, remindAt: __, chosenAt: ___, ...row }: Person): ReminderChoice => ({
  ...row,
  locale: locale.parse(row.locale),
});

const PAGE_SIZE = 100;

/** Conditions, one of which is true of a person of whom some server has anything. Each is one look into an index. */
const IS_STORED = PERSON_COLUMNS.map(({ table, column }) =>
  Prisma.raw(`EXISTS (SELECT 1 FROM "${table}" o WHERE o."${column}" = "Person"."userId")`),
);

const timeOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export function createPreferenceStore({ prisma, dialect, write, holding }: Db) {
  const choiceOf = async (client: Pick<Transaction, 'person'>, userId: string): Promise<ReminderChoice> => {
    const row = await client.person.findUnique({ where: { userId } });
    return row ? fromRow(row) : { ...USUAL_PREFERENCES, remindedOn: null };
  };

  return {
    of: (userId: string): Promise<Preferences> => choiceOf(prisma, userId),

    /**
     * Writes the preferences that are given; all others stay as they are.
     * @param remindAt when the next reminder is due by the preferences after that; null: none is
     */
    change: (
      userId: string,
      change: Partial<Preferences>,
      remindAt: (choice: ReminderChoice) => number | null,
      now: number,
    ): Promise<Preferences> =>
      holding(personLock(userId), async (tx) => {
        const after = { ...(await choiceOf(tx, userId)), ...change };
        const columns = { ...change, remindAt: timeOrNull(remindAt(after)), chosenAt: new Date(now) };
        await tx.person.upsert({ where: { userId }, create: { userId, ...columns }, update: columns });
        return after;
      }),

    /** People whose reminder is due, those who have waited longest first. */
    async dueReminders(now: number, count: number): Promise<DueReminder[]> {
      const rows = await prisma.person.findMany({
        where: { remindAt: { lte: new Date(now) } },
        orderBy: [{ remindAt: 'asc' }, { userId: 'asc' }],
        take: count,
      });
      return rows.flatMap((row) =>
        row.remindAt ? [{ ...fromRow(row), userId: row.userId, remindAt: row.remindAt.getTime() }] : [],
      );
    },

    /** Notes what becomes of a due reminder. @returns whether it was still due: if not, nothing is written */
    async claimReminder(
      { userId, remindAt: due }: Pick<DueReminder, 'userId' | 'remindAt'>,
      { remindAt, remindedOn }: Reminded,
    ): Promise<boolean> {
      const where = { userId, remindAt: new Date(due) };
      const data = { remindAt: timeOrNull(remindAt), ...(remindedOn !== null && { remindedOn }) };
      const { count } = await write(() => prisma.person.updateMany({ where, data }));
      return count === 1;
    },

    /**
     * Deletes preferences that were chosen before a time by people of whom nothing else is stored in any server, and yields after
     * each page.
     */
    async *deleteOrphaned(before: number): AsyncGenerator<number> {
      for (let after = ''; ; ) {
        const rows = await prisma.person.findMany({
          where: { userId: { gt: after }, OR: [{ chosenAt: null }, { chosenAt: { lt: new Date(before) } }] },
          orderBy: { userId: 'asc' },
          take: PAGE_SIZE,
          select: { userId: true },
        });
        const last = rows.at(-1);
        if (!last) return;
        after = last.userId;
        const ids = rows.map(({ userId }) => userId);
        yield await write(
          () => prisma.$executeRaw`
          DELETE FROM "Person" WHERE "userId" IN ${dialect.texts(ids)}
            AND ("chosenAt" IS NULL OR "chosenAt" < ${databaseTime(before)}) AND NOT (${Prisma.join(IS_STORED, ' OR ')})`,
        );
      }
    },
  };
}

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;
