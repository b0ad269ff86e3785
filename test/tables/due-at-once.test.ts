/** Hundreds of tables whose time has come at once: presses get in between, and the event loop gets its turns. */
import { expect, it } from 'vitest';
import { join } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { isOnPostgresql } from '../store/raw.ts';
import { ben, person } from './fixtures.ts';
import { setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

const TABLES = 500;

it('answers a press after only a few of 500 transitions that are due at once, and yields to the event loop', async () => {
  const { tables, clock, openTable } = await setupTables();
  for (let index = 0; index < TABLES; index++) {
    const id = `t${String(index).padStart(9, '0')}`;
    await openTable({ id, guildId: id, channelId: id, host: person(id) });
  }
  await clock.advance(1_000);
  const pressed = await openTable();
  let expired = 0;
  tables.subscribe(({ table }) => {
    if (table.phase === 'cancelled') expired += 1;
  });
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    if (expired < TABLES) setImmediate(countTurns);
  };

  const advanced = clock.advance(LOBBY_MS - 1_000);
  countTurns();
  while (expired < 10) await new Promise(setImmediate);
  const before = expired;
  await tables.apply(pressed.id, join(toy, ben));
  // On PostgreSQL as many are on their way as are begun at once, and others follow them.
  expect(expired - before).toBeLessThan(isOnPostgresql ? TABLES / 2 : 20);
  await advanced;
  expect(expired).toBe(TABLES);
  // A turn for every few of them, however fast the machine is.
  expect(turns).toBeGreaterThan(TABLES / 50);
});
