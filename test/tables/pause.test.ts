/** While nobody can be reached nothing happens by itself, and the time that players lose so is theirs again. */
import { expect, test } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { LOBBY_MS } from '../../src/tables/lobby.ts';
import { inPhase } from './fixtures.ts';
import { allowInserts, failInserts, PACE, press, setupPlaying, setupTables, TURN } from './service-setup.ts';

const HOUR = 3_600_000;

test('no turn runs out, and nobody moves', async () => {
  const { tables, clock, now } = await setupPlaying();
  tables.pauseAll();
  await clock.advance(HOUR);
  expect(await now()).toMatchObject({ seq: 0, warned: false });
  expect(clock.pendingTimers).toBe(0);
});

test('afterwards every player has the time they had, on disk too, and all who listen hear of it', async () => {
  const { tables, store, clock, id, now } = await setupPlaying();
  await clock.advance(60_000);
  const { deadline } = inPhase('playing', await now());
  const heard: TableChange[] = [];
  tables.subscribe((told) => heard.push(told));
  tables.pauseAll();
  await clock.advance(HOUR);
  await tables.resumeAll();
  expect(heard).toMatchObject([{ before: null, table: { deadline: deadline! + HOUR } }]);
  expect(await store.find(id)).toMatchObject({ deadline: deadline! + HOUR });
  await clock.advance(TURN - 60_000 - 1);
  expect(await now()).toMatchObject({ seq: 1 });
  await clock.advance(1);
  expect(await now()).toMatchObject({ seq: 2 });
});

test('a lobby stays open for as long as it would have', async () => {
  const { tables, clock, open, now } = await setupTables();
  await open();
  tables.pauseAll();
  await clock.advance(HOUR);
  await tables.resumeAll();
  await clock.advance(LOBBY_MS - 1);
  expect((await now()).phase).toBe('lobby');
  await clock.advance(1);
  expect((await now()).phase).toBe('cancelled');
});

test('a moment is no loss: clocks stand as they stood, and run on', async () => {
  const { tables, clock, now } = await setupPlaying();
  await clock.advance(PACE);
  const { deadline } = inPhase('playing', await now());
  tables.pauseAll();
  await clock.advance(1_999);
  await tables.resumeAll();
  expect(await now()).toMatchObject({ deadline });
  await clock.advance(TURN);
  expect(await now()).toMatchObject({ seq: 2 });
});

test('what was lost before it was noticed counts too', async () => {
  const { tables, clock, now } = await setupPlaying();
  await clock.advance(100_000);
  const { deadline } = inPhase('playing', await now());
  tables.pauseAll(80_000);
  await clock.advance(10_000);
  await tables.resumeAll();
  expect(await now()).toMatchObject({ deadline: deadline! + 90_000 });
});

test('a press that was under way is made, and its clock waits like all others', async () => {
  const { tables, clock, id, now } = await setupPlaying();
  tables.pauseAll();
  await tables.apply(id, press(await now(), 'think'));
  await clock.advance(HOUR);
  expect(await now()).toMatchObject({ seq: 1 });
  await tables.resumeAll();
  await clock.advance(PACE);
  expect(await now()).toMatchObject({ seq: 2 });
});

test('a step that could not be written before is tried again after', async () => {
  const { tables, clock, file, now } = await setupPlaying();
  failInserts(file, 'Move');
  await clock.advance(PACE);
  tables.pauseAll();
  allowInserts(file);
  await clock.advance(HOUR);
  expect(await now()).toMatchObject({ seq: 0 });
  await tables.resumeAll();
  await clock.advance(PACE);
  expect(await now()).toMatchObject({ seq: 1 });
});

test('a keeper that is closed meanwhile stays closed', async () => {
  const { tables, clock, now } = await setupPlaying();
  tables.pauseAll();
  await tables.close();
  await tables.resumeAll();
  await clock.advance(HOUR);
  expect(await now()).toMatchObject({ seq: 0 });
});
