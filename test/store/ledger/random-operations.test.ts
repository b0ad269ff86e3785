/** Random operations on the books in any order, with restarts between them. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { adjustmentPostings, isInputError, transferPostings } from '../../../src/ledger/admin-entries.ts';
import { isScoreboard } from '../../../src/ledger/books.ts';
import { postingsOf } from '../../../src/ledger/postings.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import type { Book } from '../../../src/store/records.ts';
import { runs } from '../../runs.ts';
import { newMigratedFile, rowsOf, urlOf } from '../files.ts';
import { accountsOf, context, exportDigest, GUILD, playedTable, propose } from './fixtures.ts';

const BOOKS: readonly Book[] = ['chips', 'points', 'score-toy'];
const SEATS = ['ann', 'ben', 'cho', null].map((userId) => ({
  userId,
  name: '',
  salt: '',
  missed: 0,
  away: false,
}));

const book = fc.constantFrom(...BOOKS);
const player = fc.constantFrom('ann', 'ben', 'cho', 'dan');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((candidate) => candidate !== 0);
/** Of the first three seats; the last seat pays for them. */
const scores = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 3, maxLength: 3 });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('hand'), book, scores }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('adjust'), book, player, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('transfer'), book, from: player, to: player, amount }) },
  // The age counts entries, from the newest.
  { weight: 4, arbitrary: fc.record({ kind: kind('reverse'), age: fc.nat(8) }) },
  // If `stale`, a hand ends between the proposal and the settlement.
  { weight: 3, arbitrary: fc.record({ kind: kind('settle'), book, stale: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('close'), book, closed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('export'), book }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('restart') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('erase'), player }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { readonly kind: Kind }>;

interface PastExport {
  readonly book: Book;
  readonly through: number;
  readonly digest: string;
  readonly amounts: string;
  /** How many people had been erased by then. */
  readonly erased: number;
}

/** An export without names: all that an erasure must not change. */
async function exportedAmounts(store: Store, name: Book, through: number): Promise<string> {
  const entries = [];
  for await (const page of store.ledger.exportPages(GUILD, name, through))
    for (const { postings, id, at, kind: entryKind, reverses } of page)
      entries.push({ id, at, entryKind, reverses, amounts: postings.map((posting) => posting.amount) });
  return JSON.stringify(entries);
}

/** A store in a file of its own, and what the test remembers about it. */
interface Ledger {
  readonly file: string;
  store: Store;
  table: Awaited<ReturnType<typeof playedTable>>;
  restarts: number;
  erased: number;
  readonly exports: PastExport[];
}

async function openLedger(): Promise<Ledger> {
  const file = newMigratedFile();
  const store = await openStore(urlOf(file));
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben', 'cho']);
  const ledger: Ledger = { file, store, table, restarts: 0, erased: 0, exports: [] };
  onTestFinished(() => ledger.store.close());
  return ledger;
}

const user = (id: string) => ({ id, name: id, bot: false });

async function playHand({ table }: Ledger, op: OperationOf<'hand'>): Promise<void> {
  const last = -op.scores.reduce((sum, score) => sum + score, isScoreboard(op.book) ? 5 : 0);
  const handScores = [...op.scores, last];
  await table.play(op.book, postingsOf(op.book, SEATS, handScores), handScores);
}

async function post({ store }: Ledger, op: OperationOf<'adjust' | 'transfer'>): Promise<void> {
  const postings =
    op.kind === 'adjust'
      ? adjustmentPostings(op.book, user(op.player), op.amount)
      : transferPostings(user(op.from), user(op.to), op.amount);
  if (!isInputError(postings)) await store.ledger.post(context(), { book: op.book, kind: op.kind, postings });
}

async function reverse({ store, file }: Ledger, { age }: OperationOf<'reverse'>): Promise<void> {
  const entries = rowsOf<{ id: number }>(file, 'SELECT "id" FROM "Entry" ORDER BY "id" DESC');
  const entry = entries[age % Math.max(1, entries.length)];
  if (entry) await store.ledger.reverse(context(), entry.id);
}

async function settle({ store, table }: Ledger, op: OperationOf<'settle'>): Promise<void> {
  const proposal = await propose(store, op.book);
  const hasBalances = (await store.ledger.standings(GUILD, op.book)).some(({ total }) => total !== 0);
  expect(isLedgerRefusal(proposal)).toBe(!hasBalances);
  const { closed } = await store.ledger.state(GUILD, op.book);
  if (op.stale) await table.play(op.book, [{ account: 'ann', amount: 0 }]);
  const settlement = isLedgerRefusal(proposal) ? proposal : await store.ledger.settle(context(), proposal.id);
  expect(isLedgerRefusal(settlement)).toBe(!hasBalances || (op.stale && !closed));
  if (!isLedgerRefusal(settlement)) expect(await store.ledger.standings(GUILD, op.book)).toEqual([]);
}

async function exportBook({ store, exports, erased }: Ledger, op: OperationOf<'export'>): Promise<void> {
  const through = await store.ledger.lastEntry(GUILD, op.book);
  const digest = await exportDigest(store, op.book, through);
  const amounts = await exportedAmounts(store, op.book, through);
  exports.push({ book: op.book, through, digest, amounts, erased });
  await store.ledger.recordExport(context(), op.book);
}

async function restart(ledger: Ledger): Promise<void> {
  await ledger.store.close();
  ledger.store = await openStore(urlOf(ledger.file));
  const id = `bbbbbbbb${String(++ledger.restarts).padStart(2, '0')}`;
  ledger.table = await playedTable(ledger.store, id, ['ann', 'ben', 'cho']);
}

async function erase(ledger: Ledger, { player: userId }: OperationOf<'erase'>): Promise<void> {
  const result = await ledger.store.people.erase(userId, GUILD);
  if ('formers' in result) ledger.erased += result.formers.size;
}

function perform(ledger: Ledger, op: Operation): Promise<unknown> {
  switch (op.kind) {
    case 'hand':
      return playHand(ledger, op);
    case 'adjust':
    case 'transfer':
      return post(ledger, op);
    case 'reverse':
      return reverse(ledger, op);
    case 'settle':
      return settle(ledger, op);
    case 'close':
      return ledger.store.ledger.setClosed(context(), op.book, op.closed);
    case 'export':
      return exportBook(ledger, op);
    case 'restart':
      return restart(ledger);
    case 'erase':
      return erase(ledger, op);
  }
}

function expectBalanced({ file }: Ledger): void {
  const { stored, computed } = accountsOf(file);
  expect(stored).toEqual(computed);
  const sums = rowsOf<{ id: number; book: Book; sum: number }>(
    file,
    `SELECT e."id", e."book", sum(p."amount") AS "sum"
      FROM "Entry" e JOIN "Posting" p ON p."entryId" = e."id" GROUP BY e."id"`,
  );
  for (const { book: name, sum } of sums) if (!isScoreboard(name)) expect(sum).toBe(0);
}

async function expectExportsReproducible({ store, exports, erased }: Ledger): Promise<void> {
  for (const past of exports) {
    expect(await exportedAmounts(store, past.book, past.through)).toBe(past.amounts);
    // An erasure changes names, and nothing else.
    if (past.erased === erased) expect(await exportDigest(store, past.book, past.through)).toBe(past.digest);
  }
}

test('every book balances, accounts are the sums of their postings, and past exports stay reproducible', {
  timeout: 120_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(operation, { minLength: 5, maxLength: 25 }),
    async (operations: Operation[]) => {
      const ledger = await openLedger();
      for (const op of operations) {
        await perform(ledger, op);
        expectBalanced(ledger);
      }
      await expectExportsReproducible(ledger);
      await ledger.store.close();
    },
  );
  await fc.assert(property, { numRuns: runs(40) });
});
