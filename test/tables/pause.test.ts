/** While players cannot be reached no timer runs, and they get back the time that they lose. */
import { expect, it } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { LOBBY_MS } from '../../src/tables/lobby.ts';
import { inPhase } from './fixtures.ts';
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

it('runs no timer during a pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  tables.pauseAll();
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0, warned: false });
  expect(clock.pendingTimers).toBe(0);
});

it('moves deadlines by the pause, also on disk, and notifies subscribers', async () => {
  const { tables, store, clock, id, findTable } = await setupPlaying();
  await clock.advance(60_000);
  const { deadline } = inPhase('playing', await findTable());
  const notified: TableChange[] = [];
  tables.subscribe((change) => notified.push(change));
  tables.pauseAll();
  await clock.advance(HOUR);
  await tables.resumeAll();
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
  tables.pauseAll();
  await clock.advance(HOUR);
  await tables.resumeAll();
  await clock.advance(LOBBY_MS - 1);
  expect((await findTable()).phase).toBe('lobby');
  await clock.advance(1);
  expect((await findTable()).phase).toBe('cancelled');
});

it('leaves deadlines as they are after a very short pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  await clock.advance(PACE_MS);
  const { deadline } = inPhase('playing', await findTable());
  tables.pauseAll();
  await clock.advance(1_999);
  await tables.resumeAll();
  expect(await findTable()).toMatchObject({ deadline });
  await clock.advance(TURN_MS);
  expect(await findTable()).toMatchObject({ seq: 2 });
});

it('counts the time before the pause was noticed', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  await clock.advance(100_000);
  const { deadline } = inPhase('playing', await findTable());
  tables.pauseAll(80_000);
  await clock.advance(10_000);
  await tables.resumeAll();
  expect(await findTable()).toMatchObject({ deadline: deadline! + 90_000 });
});

it('applies a press that was in flight, and starts its timers after the pause', async () => {
  const { tables, clock, id, findTable } = await setupPlaying();
  tables.pauseAll();
  await tables.apply(id, press(await findTable(), 'think'));
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 1 });
  await tables.resumeAll();
  await clock.advance(PACE_MS);
  expect(await findTable()).toMatchObject({ seq: 2 });
});

it('retries after the pause a transition that could not be written before', async () => {
  const { tables, clock, file, findTable } = await setupPlaying();
  failInserts(file, 'Move');
  await clock.advance(PACE_MS);
  tables.pauseAll();
  allowInserts(file);
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0 });
  await tables.resumeAll();
  await clock.advance(PACE_MS);
  expect(await findTable()).toMatchObject({ seq: 1 });
});

it('stays closed if it is closed during the pause', async () => {
  const { tables, clock, findTable } = await setupPlaying();
  tables.pauseAll();
  await tables.close();
  await tables.resumeAll();
  await clock.advance(HOUR);
  expect(await findTable()).toMatchObject({ seq: 0 });
});
