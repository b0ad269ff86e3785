/** While players cannot be reached no timer runs, and they get back the time that they lose. */
import { expect, it } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { inPhase, opening } from './fixtures.ts';
import {
  allowInserts,
  failInserts,
  PACE_MS,
  press,
  setupPlaying,
  setupTables,
  TURN_MS,
} from './service-setup.ts';

const HOUR = 3_600_000;
const everywhere = { id: 0, covers: () => true };
const elsewhere = { id: 1, covers: (guildId: string) => guildId !== opening().guildId };

it('runs no timer during a pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  tables.pause(everywhere);
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0, warned: false });
  expect(clock.pendingTimers).toBe(0);
});

it('concerns the tables of its own servers alone, and lasts as long as any outage of theirs', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  tables.pause(elsewhere);
  await clock.advance(PACE_MS);
  expect(await findTable()).toMatchObject({ seq: 1 });
  const { deadline } = inPhase('playing', await findTable());
  tables.pause(everywhere);
  await clock.advance(HOUR);
  await tables.resume(elsewhere.id);
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 1, deadline });
  await tables.resume(everywhere.id);
  expect(await findTable()).toMatchObject({ deadline: deadline! + 2 * HOUR });
});

it('moves deadlines by the pause, also on disk, and notifies subscribers', async () => {
  const { tables, store, clock, id, findTable } = await setupPlaying();
  await clock.advance(60_000);
  const { deadline } = inPhase('playing', await findTable());
  const notified: TableChange[] = [];
  tables.subscribe((change) => notified.push(change));
  tables.pause(everywhere);
  await clock.advance(HOUR);
  await tables.resume(everywhere.id);
  expect(notified).toMatchObject([{ before: null, table: { deadline: deadline! + HOUR } }]);
  expect(await store.find(id)).toMatchObject({ deadline: deadline! + HOUR });
  await clock.advance(TURN_MS - 60_000 - 1);
  expect(await findTable()).toMatchObject({ seq: 1 });
  await clock.advance(1);
  expect(await findTable()).toMatchObject({ seq: 2 });
});

it('keeps a lobby open for as long as it had left', async () => {
  const { tables, clock, openTable, findTable } = await setupTables();
  await openTable();
  tables.pause(everywhere);
  await clock.advance(HOUR);
  await tables.resume(everywhere.id);
  await clock.advance(LOBBY_MS - 1);
  expect((await findTable()).phase).toBe('lobby');
  await clock.advance(1);
  expect((await findTable()).phase).toBe('cancelled');
});

it('leaves deadlines as they are after a very short pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  await clock.advance(PACE_MS);
  const { deadline } = inPhase('playing', await findTable());
  tables.pause(everywhere);
  await clock.advance(1_999);
  await tables.resume(everywhere.id);
  expect(await findTable()).toMatchObject({ deadline });
  await clock.advance(TURN_MS);
  expect(await findTable()).toMatchObject({ seq: 2 });
});

it('counts the time before the pause was noticed', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  await clock.advance(100_000);
  const { deadline } = inPhase('playing', await findTable());
  tables.pause(everywhere, 80_000);
  await clock.advance(10_000);
  await tables.resume(everywhere.id);
  expect(await findTable()).toMatchObject({ deadline: deadline! + 90_000 });
});

it('applies a press that was in flight, and starts its timers after the pause', async () => {
  const { tables, clock, id, findTable } = await setupPlaying();
  tables.pause(everywhere);
  await tables.apply(id, press(await findTable(), 'think'));
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 1 });
  await tables.resume(everywhere.id);
  await clock.advance(PACE_MS);
  expect(await findTable()).toMatchObject({ seq: 2 });
});

it('retries after the pause a transition that could not be written before', async () => {
  const { tables, clock, file, findTable } = await setupPlaying();
  failInserts(file, 'Move');
  await clock.advance(PACE_MS);
  tables.pause(everywhere);
  allowInserts(file);
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0 });
  await tables.resume(everywhere.id);
  await clock.advance(PACE_MS);
  expect(await findTable()).toMatchObject({ seq: 1 });
});

it('stays closed if it is closed during the pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  tables.pause(everywhere);
  await tables.close();
  await tables.resume(everywhere.id);
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0 });
});
