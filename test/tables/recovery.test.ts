/** After a restart no table is read before something happens to it, or its turn to be shown has come. */

import { pino } from 'pino';
import { expect, it } from 'vitest';
import { join, start } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { createTableService } from '../../src/tables/service.ts';
import { ann, ben, person } from './fixtures.ts';
import { PACE_MS, press, setupTables, TURN_MS } from './service-setup.ts';
import { toy } from './toy-game.ts';

const HOUR = 3_600_000;

/** Ten lobbies, a table where Ann must act and one where a computer must, after a restart an hour later. */
async function restart() {
  const { tables, clock, store, machine, openTable } = await setupTables();
  for (let index = 0; index < 10; index++) {
    const id = `lobby${String(index).padStart(5, '0')}`;
    await openTable({ id, guildId: id, host: person(id) });
  }
  await openTable({ id: 'people0000' });
  await tables.apply('people0000', join(toy, ben));
  await openTable({ id: 'computer00', computers: 1 });
  for (const id of ['people0000', 'computer00']) await tables.apply(id, start(toy, ann.id));
  await tables.close();
  await clock.advance(HOUR);
  const read: string[] = [];
  const restarted = createTableService({
    store: {
      ...store,
      find(id) {
        read.push(id);
        return store.find(id);
      },
    },
    games: [toy],
    clock: machine,
    log: pino({ level: 'silent' }),
    pace: () => PACE_MS,
  });
  clock.settleWith(() => restarted.idle());
  const notified: string[] = [];
  restarted.subscribe(({ before, table }) => notified.push(`${table.id} ${before ? 'changed' : 'shown'}`));
  await restarted.recover(HOUR);
  return { tables: restarted, clock, read, notified };
}

it('reads a table when something is due there, and at its time', async () => {
  const { tables, clock, read, notified } = await restart();
  expect(read).toEqual([]);
  await clock.advance(PACE_MS);
  expect(read).toEqual(['computer00']);
  expect(notified).toEqual(['computer00 changed']);
  await clock.advance(TURN_MS - 45_000 - PACE_MS);
  expect(notified).toContain('people0000 changed');
  expect(await tables.find('people0000')).toMatchObject({ warned: true, seq: 0 });
  await clock.advance(LOBBY_MS - TURN_MS + 45_000 - 1);
  expect(read.filter((id) => id.startsWith('lobby'))).toEqual([]);
  await clock.advance(1);
  expect(await tables.find('lobby00000')).toMatchObject({ phase: 'cancelled' });
  await tables.close();
});

it('reads a table when it is pressed, with its later deadline', async () => {
  const { tables, clock, read } = await restart();
  const table = (await tables.find('people0000'))!;
  expect(table).toMatchObject({ deadline: clock.now() + TURN_MS });
  await tables.apply('people0000', press(table));
  expect(new Set(read)).toEqual(new Set(['people0000']));
  await tables.close();
});

it('shows as many tables as there is room for, but none to which something has happened', async () => {
  const { tables, read, notified } = await restart();
  await tables.apply('people0000', press((await tables.find('people0000'))!));
  notified.length = 0;
  let room = 4;
  const hasRoom = () => room-- > 0;
  await tables.showRecovered(hasRoom);
  expect(notified).toHaveLength(4);
  expect(new Set(read).size).toBe(5);
  room = 100;
  await tables.showRecovered(hasRoom);
  expect(new Set(notified).size).toBe(11);
  expect(notified).toHaveLength(11);
  expect(notified).not.toContain('people0000 shown');
  await tables.showRecovered();
  expect(notified).toHaveLength(11);
  await tables.close();
});
