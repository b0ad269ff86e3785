/** Hands and entries of admins, written to a book without playing. */
import { createHash } from 'node:crypto';
import { CSV_FORMAT, jsonFormat } from '../../../src/ledger/export-formats.ts';
import type { Store } from '../../../src/store/index.ts';
import { type EntryContext, isLedgerRefusal, type LedgerRefusal } from '../../../src/store/ledger/entries.ts';
import type { Settlement } from '../../../src/store/ledger/settlements.ts';
import type { Book, HandPosting } from '../../../src/store/records.ts';
import type { EndedHow, OverTable, PlayingTable } from '../../../src/tables/table.ts';
import { as, inPhase, lobby, NOON, person } from '../../tables/fixtures.ts';
import { rowsOf } from '../files.ts';

export const GUILD = 'guild';

/** The context of an admin's entry. */
export const context = (fields: Partial<EntryContext> = {}): EntryContext => ({
  guildId: GUILD,
  actor: 'admin',
  reason: 'because',
  at: NOON,
  interaction: null,
  ...fields,
});

/** A proposal that expires in two minutes. */
export const propose = (store: Store, book: Book = 'chips', fields = {}, season: string | null = null) => {
  const proposer = context(fields);
  return store.ledger.propose(proposer, book, { expires: proposer.at + 120_000, season });
};

/** Proposes and confirms a settlement. */
export async function settle(
  store: Store,
  book: Book = 'chips',
  fields = {},
  season: string | null = null,
): Promise<Settlement | LedgerRefusal> {
  const proposal = await propose(store, book, fields, season);
  return isLedgerRefusal(proposal) ? proposal : store.ledger.settle(context(fields), proposal.id);
}

/** Unwraps a result that must not be a refusal. */
export function accepted<T extends object>(result: T | LedgerRefusal): T {
  if (isLedgerRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** The bank gives to an account. */
export const give = (store: Store, account: string, amount: number, fields = {}) =>
  store.ledger.post(context(fields), {
    book: 'chips',
    kind: 'adjust',
    postings: [
      { account, name: account, amount },
      { account: 'bank', name: '', amount: -amount },
    ],
  });

export const totals = async (store: Store, ...accounts: string[]): Promise<(number | undefined)[]> => {
  const found = await store.ledger.totals(GUILD, 'chips', accounts);
  return accounts.map((account) => found.get(account));
};

/** A table in play whose hands can be ended one after another. */
export async function playedTable(
  store: Store,
  id: string,
  players: readonly string[],
  fields: {
    readonly options?: unknown;
    readonly guildId?: string;
    readonly channelId?: string;
    readonly parentId?: string;
    readonly turnSeconds?: number;
  } = {},
) {
  const { deadline: _, ...setup } = lobby(players.map(person), { id, ...fields });
  const noHand = { hand: 0, seq: 0, state: {}, prompts: [], totals: [], carry: null };
  let table: PlayingTable | OverTable = {
    ...setup,
    ...noHand,
    phase: 'playing',
    deadline: null,
    called: false,
    warned: false,
    closesAt: null,
    ending: null,
  };
  await store.tables.create(table);
  return {
    get table() {
      return table;
    },
    /** Begins and ends a hand with these postings. */
    async play(
      book: Book,
      postings: readonly HandPosting[],
      scores: readonly number[] = [],
      at = NOON,
    ): Promise<void> {
      const hand = { ...table, hand: table.hand + 1, version: table.version + 1, touchedAt: at };
      await store.tables.commit(table, { table: hand, begun: { carry: null } });
      const ended = { ...hand, version: hand.version + 1 };
      await store.tables.commit(hand, { table: ended, ended: { scores }, entry: { book, postings } });
      table = ended;
    },
    /** Begins a hand that is ended unfinished, by the first player. */
    async breakOff(book: Book, endedHow: EndedHow, at = NOON): Promise<void> {
      const hand = { ...table, hand: table.hand + 1, version: table.version + 1, touchedAt: at };
      await store.tables.commit(table, { table: hand, begun: { carry: null } });
      const cancelled = { ...as.cancelled(inPhase('playing', hand)), endedBy: hand.hostId, endedHow };
      const ended = { ...cancelled, version: hand.version + 1 };
      await store.tables.commit(hand, { table: ended, unfinished: { book } });
    },
    async end(): Promise<void> {
      const over = { ...as.over(inPhase('playing', table)), version: table.version + 1 };
      await store.tables.commit(table, { table: over });
      table = over;
    },
  };
}

/** A digest of a book's export in all formats, up to an entry. */
export async function exportDigest(
  store: Store,
  book: Book,
  through: number,
  guildId = GUILD,
): Promise<string> {
  const hash = createHash('sha256');
  for (const format of [CSV_FORMAT, jsonFormat({ guild: guildId, book, through })])
    for await (const page of store.ledger.exportPages(guildId, book, through))
      for (const entry of page) hash.update(format.format(entry));
  return hash.digest('hex');
}

interface AccountRow {
  readonly book: string;
  readonly holder: string;
  readonly total: number;
  readonly hands: number;
  readonly last: number;
  readonly change: number;
  readonly changedAt: string;
}

const ACCOUNTS = `SELECT "book", "holder", "total", "hands", "last", "change", "changedAt" FROM "Account"`;

/** The last settlement in force of each book: its chain of reversals has an even length. */
const SINCE = `
  WITH RECURSIVE "chain"("root", "id", "depth") AS (
    SELECT "id", "id", 0 FROM "Entry" WHERE "kind" = 'settle'
    UNION ALL SELECT c."root", e."id", c."depth" + 1 FROM "chain" c JOIN "Entry" e ON e."reverses" = c."id"
  ), "force" AS (SELECT "root" FROM "chain" GROUP BY "root" HAVING max("depth") % 2 = 0),
  "period" AS (
    SELECT e."guildId", e."book", max(e."id") AS "since" FROM "force" f JOIN "Entry" e ON e."id" = f."root"
    GROUP BY e."guildId", e."book"
  )`;

/** The accounts as they are stored, and as they are computed from the entries. */
export const accountsOf = (file: string): { stored: AccountRow[]; computed: AccountRow[] } => ({
  stored: rowsOf(file, `${ACCOUNTS} ORDER BY "id"`),
  computed: rowsOf(
    file,
    `${SINCE} SELECT a."book", a."holder", sum(p."amount") AS "total",
      count(*) FILTER (WHERE e."kind" = 'hand' AND e."id" > coalesce(b."since", 0)) AS "hands", max(p."entryId") AS "last",
      (SELECT l."amount" FROM "Posting" l WHERE l."accountId" = a."id" ORDER BY l."entryId" DESC LIMIT 1) AS "change",
      (SELECT l."at" FROM "Posting" q JOIN "Entry" l ON l."id" = q."entryId" WHERE q."accountId" = a."id"
        ORDER BY q."entryId" DESC LIMIT 1) AS "changedAt"
    FROM "Posting" p JOIN "Entry" e ON e."id" = p."entryId" JOIN "Account" a ON a."id" = p."accountId"
    LEFT JOIN "period" b ON b."guildId" = e."guildId" AND b."book" = e."book"
    GROUP BY a."id" ORDER BY a."id"`,
  ),
});
