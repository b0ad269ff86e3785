/** A database of a version that did not keep who held a seat earlier: the migration tells it from the moves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ben } from '../tables/fixtures.ts';
import { raw } from './files.ts';
import { recapTotals, seatThatChanged, totalsOf } from './held-seats-setup.ts';

test('seats that changed before it was kept are known, as far as there are moves', async () => {
  const { file, store } = await seatThatChanged();
  const migration = new URL('../../prisma/migrations/20261123231300_held_seats/', import.meta.url);
  const sql = readFileSync(new URL('migration.sql', migration), 'utf8');
  raw(file, (db) => {
    db.exec(`DELETE FROM HeldSeat; UPDATE Move SET "by" = '${ben.id}' WHERE hand = 1 AND seat = 1`);
    db.exec(sql.slice(sql.indexOf('INSERT INTO')));
  });
  expect(await recapTotals(store)).toEqual(await totalsOf(store));
});
