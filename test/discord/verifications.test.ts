/** Verifications of finished tables: a few at once, others wait, more are refused; the same table is verified once. */
import { expect, test } from 'vitest';
import { createVerifications } from '../../src/discord/verifications.ts';
import type { FinishedTable } from '../../src/proof/write.ts';
import type { PlayedHands } from '../../src/store/finished-tables.ts';
import { start } from '../../src/tables/lobby.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer } from '../../src/tables/play.ts';
import { ann, lobby, tableAfter, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';

/** A table that Ann and a computer began, and that was ended in its first hand. */
function endedTable(): { table: FinishedTable; played: PlayedHands } {
  const seated = {
    ...lobby([ann]),
    seats: [...lobby([ann]).seats, { userId: null, name: '1', salt: '', missed: 0, away: false }],
  };
  const begun = tableAfter(seated, start(toy, ann.id));
  const { table, move } = updateBy(begun, actByComputer(toy, 1, 'computer'));
  const ended = tableAfter(table, endTable(ann.id, true)) as FinishedTable;
  const entry = { kind: 'unfinished', book: 'chips', postings: [] } as const;
  const hands = [{ number: 1, carry: null, scores: null, moves: [move!], entry, closedBooks: [] }];
  return { table: ended, played: { hands, erased: new Map(), heldSeats: [], hasPastHolders: false } };
}

test('ten tables wait or are verified, and one more is refused; each gets its own verdict', async () => {
  const { table, played } = endedTable();
  const reads: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const verifications = createVerifications({
    store: {
      played: () =>
        new Promise((resolve) => {
          running += 1;
          most = Math.max(most, running);
          reads.push(() => {
            running -= 1;
            resolve(played);
          });
        }),
    },
    games: [toy],
    thinker: null,
  });
  const begun = Array.from({ length: 10 }, (_, index) =>
    verifications.verify(toy, { ...table, id: `table${index}` }),
  );
  expect(await verifications.verify(toy, { ...table, id: 'one more' })).toBe('busy');
  const again = verifications.verify(toy, { ...table, id: 'table0' });
  let done = false;
  const all = Promise.all([...begun, again]).finally(() => {
    done = true;
  });
  while (!done) {
    for (const finish of reads.splice(0)) finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const found = await all;
  expect(most).toBe(2);
  expect(found).toHaveLength(11);
  for (const each of found)
    expect(each).toMatchObject({
      verdict: { outcome: 'agrees', counts: { hands: 1, actions: 1, choices: 1 } },
    });
});

test('computers choose in the threads, where there are any; none begins once the bot stops', async () => {
  const { table, played } = endedTable();
  const asked: string[] = [];
  const verifications = createVerifications({
    store: { played: async () => played },
    games: [toy],
    thinker: {
      chooseAgain: async ({ game }) => {
        asked.push(game.id);
        return 'leave';
      },
    },
  });
  const chosen = played.hands[0]!.moves[0]!.action as { do: string };
  expect(await verifications.verify(toy, table)).toMatchObject({
    verdict: { outcome: chosen.do === 'leave' ? 'agrees' : 'differs' },
  });
  expect(asked).toEqual(['toy']);
  verifications.close();
  await expect(verifications.verify(toy, { ...table, id: 'later' })).rejects.toThrow('stopping');
});
