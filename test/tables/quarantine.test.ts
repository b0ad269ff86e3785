/** Tables that cannot go on are set aside while all others go on; what is merely unavailable sets nothing aside. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import type { TableChange } from '../../src/tables/changes.ts';
import { addComputer, cancel, expire, join, leave, removeSeat, start } from '../../src/tables/lobby.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer, choose } from '../../src/tables/play.ts';
import { refused } from '../../src/tables/refusals.ts';
import { raw } from '../store/files.ts';
import { ann, ben, opening, seqOf } from './fixtures.ts';
import { allowInserts, failInserts, PACE, press, setupPlaying, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** A game whose computer cannot make up its mind. */
const stuck: AnyGame = {
  ...toy,
  computer: () => {
    throw new Error('no move');
  },
};
/** One game's bug is no other's. */
const other: AnyGame = { ...toy, id: 'other' };

const TRANSITIONS = {
  join: join(toy, ben),
  leave: leave(ann.id),
  addComputer: addComputer(toy, ann.id),
  removeSeat: removeSeat(ann.id, 1, null),
  start: start(toy, ann.id),
  cancel: cancel(ann.id),
  expire,
  choose: choose(toy, ann.id, 1, 'take'),
  actByComputer: actByComputer(toy, 0, 'clock'),
  endTable: endTable(ann.id, true),
};

/** When a step that fails is tried: at once, and after growing pauses. */
const PAUSES = [5_000, 10_000, 20_000, 40_000];
const ALL_TRIES = PACE + PAUSES.reduce((sum, ms) => sum + ms, 0);

describe('a step that happens by itself and throws every time', () => {
  test('is tried five times, less and less often; then the table is set aside, and told of', async () => {
    const { tables, id, clock, lines, now } = await setupPlaying(1, {}, [stuck]);
    const heard: TableChange[] = [];
    tables.subscribe((told) => heard.push(told));
    await clock.advance(ALL_TRIES - 1);
    expect((await now()).phase).toBe('playing');
    expect(lines.map(({ msg }) => msg)).toEqual(PAUSES.map(() => 'automatic transition failed'));
    await clock.advance(1);
    expect(await now()).toMatchObject({ phase: 'quarantined' });
    expect(heard).toMatchObject([{ before: null, table: { id, phase: 'quarantined' } }]);
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      table: id,
      msg: 'table quarantined: it cannot be played on',
      err: { type: 'TransitionError' },
    });
    expect(await tables.apply(id, press(await now()))).toEqual(refused('quarantined'));
    expect(clock.pendingTimers).toBe(0);
  });

  test.each(Object.entries(TRANSITIONS))('refuses %s', async (_, transition) => {
    const { tables, id, clock, now } = await setupPlaying(1, {}, [stuck]);
    await clock.advance(ALL_TRIES);
    const before = await now();
    expect(await tables.apply(id, transition)).toEqual(refused('quarantined'));
    expect(await now()).toEqual(before);
  });

  test('stops no other table', async () => {
    const { tables, clock } = await setupPlaying(1, { id: 'aaaaaaaaaa' }, [stuck, other]);
    const { id } = await tables.open(other, opening({ id: 'bbbbbbbbbb', computers: 1 }));
    await tables.apply(id, start(other, ann.id));
    await clock.advance(ALL_TRIES);
    expect(await tables.find('aaaaaaaaaa')).toMatchObject({ phase: 'quarantined' });
    expect(await tables.find(id)).toMatchObject({ phase: 'playing', seq: 1 });
  });

  test('is forgotten once something else has happened at the table', async () => {
    const { tables, id, clock, now } = await setupPlaying(1, {}, [stuck]);
    await clock.advance(ALL_TRIES - 1);
    await tables.apply(id, press(await now(), 'think'));
    // The computer has thought long enough: it tries at once.
    await clock.advance(ALL_TRIES - PACE - 1);
    expect((await now()).phase).toBe('playing');
    await clock.advance(1);
    expect((await now()).phase).toBe('quarantined');
  });
});

test('a player’s press that throws is an error for them, and the table is as it was', async () => {
  const { tables, id, now } = await setupPlaying();
  const before = await now();
  const broken = () => {
    throw new Error('no');
  };
  await expect(tables.apply(id, broken)).rejects.toThrow('transition failed');
  expect(await now()).toEqual(before);
});

test('a database that cannot be written to for hours sets nothing aside; the game goes on when it can', async () => {
  const { clock, file, now } = await setupPlaying();
  failInserts(file, 'Move');
  await clock.advance(3 * 3_600_000);
  expect(await now()).toMatchObject({ phase: 'playing', seq: 0 });
  allowInserts(file);
  await clock.advance(40_000);
  expect(seqOf(await now())).toBeGreaterThan(0);
});

describe('a row that turns out to be unreadable while the bot runs', () => {
  /** The keeper reads a table again after a write of it has failed. */
  async function spoilt(sql: string) {
    const house = await setupTables();
    for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) await house.open({ id, computers: 1 });
    await house.tables.apply('bbbbbbbbbb', start(toy, ann.id));
    raw(house.file, (db) => db.exec(`UPDATE "Table" SET version = 7 WHERE id = 'bbbbbbbbbb'`));
    await expect(
      house.tables.apply('bbbbbbbbbb', (before) => ({ table: { ...before, version: 3 } })),
    ).rejects.toThrow();
    raw(house.file, (db) => db.exec(`UPDATE "Table" SET ${sql} WHERE id = 'bbbbbbbbbb'`));
    const heard: TableChange[] = [];
    house.tables.subscribe((told) => heard.push(told));
    return { ...house, heard };
  }

  test.each([
    ['is no JSON', `prompts = '[1,'`],
    ['is none of the game’s', `state = '{"coins":[]}'`],
    ['is in a language that nobody speaks here', `locale = 'tlh'`],
  ])('because it %s is set aside when somebody looks, and said so once', async (_, sql) => {
    const { tables, lines, heard, clock } = await spoilt(sql);
    const found = await Promise.all([tables.find('bbbbbbbbbb'), tables.find('bbbbbbbbbb')]);
    expect(found).toMatchObject([{ phase: 'quarantined' }, { phase: 'quarantined' }]);
    expect(heard).toMatchObject([{ table: { id: 'bbbbbbbbbb', phase: 'quarantined' } }]);
    expect(lines).toMatchObject([{ level: 50, table: 'bbbbbbbbbb' }]);
    expect(await tables.openTableIds('guild')).toEqual(['aaaaaaaaaa']);
    expect(await tables.apply('aaaaaaaaaa', join(toy, ben))).toMatchObject({ table: { version: 2 } });
    await clock.advance(3_600_000);
    expect(heard.filter(({ table }) => table.id === 'bbbbbbbbbb')).toHaveLength(1);
  });

  test('and has ended, stays as it is', async () => {
    const { tables, open, file, store } = await setupTables();
    const { id } = await open();
    await tables.apply(id, leave(ann.id));
    raw(file, (db) => db.exec(`UPDATE "Table" SET options = '!'`));
    await expect(tables.find(id)).rejects.toThrow('not JSON');
    expect(await store.quarantine(id)).toBe(false);
  });
});
