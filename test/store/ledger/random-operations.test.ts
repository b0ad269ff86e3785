/** Whatever is done to the books, in whatever order, and however often the bot starts anew. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { adjustmentPostings, isInputError, transferPostings } from '../../../src/ledger/admin-entries.ts';
import { isScoreboard } from '../../../src/ledger/books.ts';
import { postingsOf } from '../../../src/ledger/postings.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import type { Book } from '../../../src/store/records.ts';
import { newFile, rowsOf, urlOf } from '../files.ts';
import { accountsOf, admin, exported, GUILD, handsAt, propose } from './fixtures.ts';

const BOOKS: readonly Book[] = ['chips', 'points', 'score-toy'];
const book = fc.constantFrom(...BOOKS);
const PLAYERS = ['ann', 'ben', 'cho', null] as const;
const player = fc.constantFrom('ann', 'ben', 'cho', 'dan');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((of) => of !== 0);
/** Which of the entries there are, counted from the newest. */
const which = fc.nat(8);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hand'),
      book,
      won: fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 3, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('adjust'), book, player, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer'), book, player, to: player, amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reverse'), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle'), book, late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), book, closed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('export'), book }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase'), player }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What a copy says of amounts, whoever they are of. */
async function sumsOf(store: Store, name: Book, through: number): Promise<string> {
  const entries = [];
  for await (const page of store.ledger.exportPages(GUILD, name, through))
    for (const { id, at, kind, reverses, postings } of page)
      entries.push({ id, at, kind, reverses, amounts: postings.map(({ amount: of }) => of) });
  return JSON.stringify(entries);
}

test('every book adds up, accounts are their postings’ sums, and past exports come out the same', {
  timeout: 120_000,
}, async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps: Step[]) => {
    const file = newFile();
    let store = await openStore(urlOf(file));
    onTestFinished(() => store.close());
    let table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben', 'cho']);
    let tables = 1;
    /** By what they cover: the digests of exports that were made, and how many had been erased then. */
    const exports: { book: Book; through: number; digest: string; sums: string; erased: number }[] = [];
    let erased = 0;
    const seats = PLAYERS.map((userId) => ({ userId, name: '', salt: '', missed: 0, away: false }));
    const named = (id: string) => ({ id, name: id, bot: false });

    for (const of of steps) {
      const newest = rowsOf<{ id: number }>(file, 'SELECT "id" FROM "Entry" ORDER BY "id" DESC');
      if (of.do === 'hand' && 'won' in of) {
        const last = -of.won.reduce((sum, won) => sum + won, isScoreboard(of.book) ? 5 : 0);
        const scores = [...of.won, last];
        await table.play(of.book, postingsOf(of.book, seats, scores), scores);
      } else if (of.do === 'adjust' && 'player' in of) {
        const postings = adjustmentPostings(of.book, named(of.player), of.amount);
        if (!isInputError(postings))
          await store.ledger.post(admin(), { book: of.book, kind: 'adjust', postings });
      } else if (of.do === 'transfer' && 'to' in of) {
        const postings = transferPostings(named(of.player), named(of.to), of.amount);
        if (!isInputError(postings))
          await store.ledger.post(admin(), { book: of.book, kind: 'transfer', postings });
      } else if (of.do === 'reverse' && 'which' in of) {
        const entry = newest[of.which % Math.max(1, newest.length)];
        if (entry) await store.ledger.reverse(admin(), entry.id);
      } else if (of.do === 'settle' && 'late' in of) {
        const shown = await propose(store, of.book);
        const open = (await store.ledger.standings(GUILD, of.book)).some(({ total }) => total !== 0);
        expect(isLedgerRefusal(shown)).toBe(!open);
        const { closed } = await store.ledger.state(GUILD, of.book);
        if (of.late) await table.play(of.book, [{ account: 'ann', amount: 0 }]);
        const settled = isLedgerRefusal(shown) ? shown : await store.ledger.settle(admin(), shown.id);
        expect(isLedgerRefusal(settled)).toBe(!open || (of.late && !closed));
        if (!isLedgerRefusal(settled)) expect(await store.ledger.standings(GUILD, of.book)).toEqual([]);
      } else if (of.do === 'close' && 'closed' in of) {
        await store.ledger.setClosed(admin(), of.book, of.closed);
      } else if (of.do === 'export' && 'book' in of) {
        const through = await store.ledger.lastEntry(GUILD, of.book);
        const [digest, sums] = [
          await exported(store, of.book, through),
          await sumsOf(store, of.book, through),
        ];
        exports.push({ book: of.book, through, digest, sums, erased });
        await store.ledger.recordExport(admin(), of.book);
      } else if (of.do === 'erase' && 'player' in of) {
        const gone = await store.people.erase(of.player, GUILD);
        if ('formers' in gone) erased += gone.formers.size;
      } else {
        await store.close();
        store = await openStore(urlOf(file));
        table = await handsAt(store, `bbbbbbbb${String(tables++).padStart(2, '0')}`, ['ann', 'ben', 'cho']);
      }

      const { kept, summed } = accountsOf(file);
      expect(kept).toEqual(summed);
      const sums = rowsOf<{ id: number; book: Book; sum: number }>(
        file,
        `SELECT e."id", e."book", sum(p."amount") AS "sum" FROM "Entry" e JOIN "Posting" p ON p."entryId" = e."id" GROUP BY e."id"`,
      );
      for (const { book: name, sum } of sums) if (!isScoreboard(name)) expect(sum).toBe(0);
    }
    for (const { book: name, through, digest, sums, erased: then } of exports) {
      expect(await sumsOf(store, name, through)).toBe(sums);
      // Whose name was taken out meanwhile is called otherwise; nothing else is.
      if (then === erased) expect(await exported(store, name, through)).toBe(digest);
    }
    await store.close();
  });
  await fc.assert(run, { numRuns: 40 });
});
