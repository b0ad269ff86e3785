/** The keeper of tables over a real store: who writes when, what is told to whom, and what happens by itself. */
import { describe, expect, test } from 'vitest';
import { addComputer, expire, join, LOBBY_MS, leave, start } from '../../src/tables/lobby.ts';
import { BETWEEN_MS, goAway, nextHand, warn } from '../../src/tables/play.ts';
import { isNo, no } from '../../src/tables/refusals.ts';
import type { Told } from '../../src/tables/tables.ts';
import { raw, rowsOf } from '../store/files.ts';
import { allow, begun, keeper, PACE, press, refuse, TURN } from './keeper.ts';
import { ann, ben, person, userIds } from './made.ts';
import { toy } from './toy.ts';

describe('one writer a table', () => {
  test('a hundred who press at once follow one another: the seats there are, and each version once', async () => {
    const { tables, open, now, file } = await keeper();
    const { id } = await open();
    const crowd = Array.from({ length: 50 }, (_, at) => person(`p${at}`));
    const done = await Promise.all(
      crowd.flatMap((member) => [tables.step(id, join(toy, member)), tables.step(id, leave(member.id))]),
    );
    const versions = done.flatMap((one) => (isNo(one) ? [] : [one.table.version]));
    expect(versions).toEqual(versions.map((_, at) => at + 2));
    expect(versions).toHaveLength(100);
    expect(userIds(await now())).toEqual([ann.id]);
    expect(rowsOf(file, 'SELECT version FROM "Table"')).toEqual([{ version: 101 }]);
  });

  test('a hundred of the same press: one is made, all others are told why not', async () => {
    const { tables, id, now } = await begun();
    const table = await now();
    const done = await Promise.all(Array.from({ length: 100 }, () => tables.step(id, press(table))));
    expect(done.filter((one) => !isNo(one))).toHaveLength(1);
    expect(new Set(done.filter(isNo).map(({ no: why }) => why))).toEqual(new Set(['moved-on']));
  });

  test('tables do not wait for one another', async () => {
    const { tables, store, open } = await keeper();
    const [first, second] = ['aaaaaaaaaa', 'bbbbbbbbbb'];
    for (const id of [first!, second!]) await open({ id });
    const { commit } = store;
    let release = (): void => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    store.commit = async (before, change) => {
      if (before.id === first) await slow;
      return commit(before, change);
    };
    const waiting = tables.step(first!, join(toy, ben));
    expect(isNo(await tables.step(second!, join(toy, ben)))).toBe(false);
    expect(await tables.find(first!)).toMatchObject({ version: 1 });
    release();
    expect(await waiting).toMatchObject({ table: { version: 2 } });
  });

  test('nobody steps at a table that is none', async () => {
    const { tables } = await keeper();
    expect(await tables.step('zzzzzzzzzz', join(toy, ben))).toEqual({ no: 'no-table' });
    expect(await tables.find('zzzzzzzzzz')).toBeNull();
  });

  test('a message and a ping that are noted while a step is under way are not lost to it', async () => {
    const { tables, store, open, now } = await keeper();
    const { id } = await open();
    await Promise.all([
      tables.step(id, join(toy, ben)),
      tables.showsIn(id, 0, 'message'),
      tables.nudgedIn(id, 'ping'),
      tables.step(id, addComputer(toy, ann.id)),
    ]);
    const kept = { messageId: 'message', nudgeId: 'ping', version: 3 };
    expect(await now()).toMatchObject(kept);
    expect(await store.find(id)).toMatchObject(kept);
  });

  test('the message of a hand that is over is not taken for the next one’s', async () => {
    const { tables, clock, id, now } = await begun();
    await tables.step(id, press(await now()));
    await clock.advance(PACE);
    await tables.step(id, nextHand(toy));
    await tables.showsIn(id, 1, 'late');
    expect((await now()).messageId).toBeNull();
    await tables.showsIn(id, 2, 'message');
    expect((await now()).messageId).toBe('message');
  });
});

describe('who listens', () => {
  test('hears of each change, once it is on disk, with what was before', async () => {
    const { tables, open, file } = await keeper();
    const { id } = await open();
    const heard: (Told & { onDisk: unknown })[] = [];
    tables.listen((told) => heard.push({ ...told, onDisk: rowsOf(file, 'SELECT version FROM "Table"')[0] }));
    await tables.step(id, join(toy, ben));
    await tables.step(id, join(toy, ben));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      before: { version: 1 },
      table: { version: 2 },
      onDisk: { version: 2 },
    });
  });

  test('and fails, is logged, and stops neither the step nor the other listeners', async () => {
    const { tables, open, lines, now } = await keeper();
    const { id } = await open();
    let heard = 0;
    tables.listen(() => {
      throw new Error('not today');
    });
    tables.listen(() => {
      heard++;
    });
    expect(isNo(await tables.step(id, join(toy, ben)))).toBe(false);
    expect((await now()).version).toBe(2);
    expect(heard).toBe(1);
    expect(lines).toMatchObject([{ level: 50, table: id, msg: 'a listener failed' }]);
  });
});

describe('a write that fails', () => {
  test('leaves the table as it is on disk, and nobody is told; the same press works later', async () => {
    const { tables, id, file, now } = await begun();
    const before = await now();
    const heard: Told[] = [];
    tables.listen((told) => heard.push(told));
    refuse(file, 'Move');
    await expect(tables.step(id, press(before))).rejects.toThrow();
    expect(await now()).toEqual(before);
    expect(heard).toEqual([]);
    allow(file);
    expect(await tables.step(id, press(before))).toMatchObject({ table: { version: before.version + 1 } });
  });

  test('of the ledger’s part takes the play back that ended the hand', async () => {
    const { tables, id, file, clock, now, ledger } = await begun();
    await clock.advance(PACE);
    const before = await now();
    refuse(file, 'Posting');
    await expect(tables.step(id, press(before))).rejects.toThrow();
    expect(await now()).toEqual(before);
    expect(rowsOf(file, 'SELECT scores FROM Hand')).toEqual([{ scores: null }]);
    expect(rowsOf(file, 'SELECT * FROM Entry')).toEqual([]);
    allow(file);
    await tables.step(id, press(before));
    const totals = await ledger.standings('guild', 'chips');
    expect(totals.map(({ account }) => account).sort()).toEqual(['computers', ann.id]);
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  test('is read again by the next step: what is on disk is the truth', async () => {
    const { tables, open, file } = await keeper();
    const { id } = await open();
    raw(file, (db) => db.exec('UPDATE "Table" SET version = 7'));
    await expect(tables.step(id, join(toy, ben))).rejects.toThrow();
    expect(await tables.step(id, join(toy, ben))).toMatchObject({ table: { version: 8 } });
  });

  test('by itself is tried again until it works', async () => {
    const { id, file, clock, lines, now } = await begun();
    refuse(file, 'Move');
    await clock.advance(PACE + 7_000);
    expect((await now()).seq).toBe(0);
    expect(lines).toMatchObject([
      { level: 50, table: id, msg: 'a step that happens by itself failed' },
      { level: 50, table: id },
    ]);
    allow(file);
    await clock.advance(10_000);
    expect((await now()).seq).toBe(1);
  });

  test('but was on disk all the same stops no clock: the table goes on from there', async () => {
    const { store, clock, now, tables } = await begun();
    const heard: Told[] = [];
    tables.listen((told) => heard.push(told));
    const { commit } = store;
    store.commit = async (...change) => {
      store.commit = commit;
      await commit(...change);
      throw new Error('no answer');
    };
    await clock.advance(PACE);
    expect((await now()).seq).toBe(1);
    await clock.advance(TURN + 10_000);
    expect((await now()).seq).toBeGreaterThan(1);
    expect(heard[0]).toMatchObject({ before: null, table: { seq: 1 } });
  });

  test('what was read while another wrote is not kept: it is old by then', async () => {
    const { tables, store, open, file } = await keeper();
    const { id } = await open();
    raw(file, (db) => db.exec('UPDATE "Table" SET version = 7'));
    await expect(tables.step(id, join(toy, ben))).rejects.toThrow();
    const { find } = store;
    const old = await find(id);
    let release = (): void => {};
    store.find = () =>
      new Promise((resolve) => {
        release = () => resolve(old);
      });
    const reading = tables.find(id);
    store.find = find;
    await tables.step(id, join(toy, ben));
    release();
    await reading;
    expect(await tables.find(id)).toMatchObject({ version: 8 });
    expect(isNo(await tables.step(id, leave(ben.id)))).toBe(false);
  });
});

describe('by itself', () => {
  test('a lobby that nobody touches closes', async () => {
    const { tables, clock, open, now } = await keeper();
    const { id } = await open();
    await clock.advance(LOBBY_MS - 1);
    await tables.step(id, join(toy, ben));
    await clock.advance(LOBBY_MS - 1);
    expect((await now()).phase).toBe('lobby');
    await clock.advance(1);
    expect((await now()).phase).toBe('cancelled');
    expect(clock.armed).toBe(0);
  });

  test('computers take their time, one after the other', async () => {
    const { clock, now } = await begun(3);
    const seqs = [];
    for (let at = 0; at < 4; at++) {
      seqs.push((await now()).seq);
      await clock.advance(PACE);
    }
    expect(seqs).toEqual([0, 1, 2, 3]);
  });

  test('a player is warned before their time ends, and played for at its end', async () => {
    const { clock, now, file } = await begun();
    await clock.advance(TURN - 45_001);
    expect((await now()).warned).toBe(false);
    await clock.advance(1);
    expect(await now()).toMatchObject({ warned: true, seq: 1 });
    await clock.advance(45_000);
    expect(await now()).toMatchObject({ seq: 2, phase: 'between' });
    expect(rowsOf(file, 'SELECT seat, "by" FROM Move ORDER BY seq')).toEqual([
      { seat: 1, by: 'computer' },
      { seat: 0, by: 'clock' },
    ]);
  });

  test('a short turn is warned of at half its time', async () => {
    const { clock, now } = await begun(1, { turnSeconds: 60 });
    await clock.advance(29_999);
    expect((await now()).warned).toBe(false);
    await clock.advance(1);
    expect((await now()).warned).toBe(true);
  });

  test('without a clock the player is pinged once, and waited for', async () => {
    const { clock, now } = await begun(1, { turnSeconds: 0 });
    await clock.advance(30 * 86_400_000);
    expect(await now()).toMatchObject({ warned: true, seq: 1, phase: 'playing', deadline: null });
  });

  test('the next hand begins, until the last; then nothing is left to happen', async () => {
    const { tables, clock, id, now } = await begun(3);
    await tables.step(id, press(await now()));
    await clock.advance(3 * PACE);
    expect((await now()).phase).toBe('between');
    await clock.advance(BETWEEN_MS);
    expect(await now()).toMatchObject({ phase: 'playing', hand: 2 });
    await tables.step(id, press(await now()));
    await clock.advance(3 * PACE);
    expect((await now()).phase).toBe('over');
    expect(clock.armed).toBe(0);
  });

  test('a timer of an earlier version does nothing', async () => {
    const { tables, clock, id, now } = await begun(1, { turnSeconds: 0 });
    await tables.step(id, goAway(toy, ann.id));
    await tables.step(id, warn);
    await clock.advance(2 * PACE);
    expect((await now()).seq).toBe(2);
  });

  test('nothing happens once the keeper is closed', async () => {
    const { tables, clock, now } = await begun(3);
    await tables.close();
    await clock.advance(86_400_000);
    expect((await now()).seq).toBe(0);
  });
});

describe('after a restart', () => {
  test('every open table is back with its clocks, the time that was lost given back, and told of', async () => {
    const { tables, clock, id, now, make } = await begun();
    await clock.advance(PACE);
    const before = await now();
    await tables.close();
    await clock.advance(600_000);
    const again = make();
    const heard: Told[] = [];
    again.listen((told) => heard.push(told));
    clock.settleWith(() => again.idle());
    await again.recover(600_000);
    const back = { ...before, deadline: before.deadline! + 600_000 };
    expect(heard).toEqual([{ before: null, table: back }]);
    await clock.advance(TURN - PACE - 1);
    expect((await again.find(id))!.seq).toBe(1);
    await clock.advance(1);
    expect((await again.find(id))!.seq).toBe(2);
    await again.close();
  });

  test.each([
    ['a row that is no JSON', `UPDATE "Table" SET prompts = '[1,' WHERE id = 'bbbbbbbbbb'`],
    [
      'a state that is none of the game’s',
      `UPDATE "Table" SET state = '{"coins":[]}' WHERE id = 'bbbbbbbbbb'`,
    ],
    [
      'options that the game does not take',
      `UPDATE "Table" SET options = '{"hands":99}' WHERE id = 'bbbbbbbbbb'`,
    ],
    ['a game that is not played here', `UPDATE "Table" SET game = 'chess' WHERE id = 'bbbbbbbbbb'`],
    ['another version of the game', `UPDATE "Table" SET gameVersion = 2 WHERE id = 'bbbbbbbbbb'`],
    ['a seed that is none', `UPDATE "Table" SET seed = 'luck' WHERE id = 'bbbbbbbbbb'`],
  ])('%s sets that table aside, and stops no other', async (_, sql) => {
    const { tables, file, open, make, lines, clock } = await keeper();
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
    for (const id of ids) {
      await open({ id, computers: 1 });
      await tables.step(id, start(toy, ann.id));
    }
    await tables.close();
    raw(file, (db) => db.exec(sql));
    const again = make();
    const heard: Told[] = [];
    again.listen((told) => heard.push(told));
    await again.recover(0);
    expect(heard.find(({ table }) => table.id === 'bbbbbbbbbb')).toMatchObject({
      table: { phase: 'aside', channelId: 'channel', locale: 'en' },
    });
    expect(lines).toMatchObject([{ level: 50, table: 'bbbbbbbbbb' }]);
    expect(await again.find('bbbbbbbbbb')).toMatchObject({ phase: 'aside', state: null });
    expect(await again.step('bbbbbbbbbb', expire)).toEqual(no('aside'));
    clock.settleWith(() => again.idle());
    await clock.advance(PACE);
    for (const id of ['aaaaaaaaaa', 'cccccccccc']) expect((await again.find(id))!.seq).toBe(1);
    await again.close();
  });

  test('a table that has just ended is told of once more, one that ended long ago is not', async () => {
    const { tables, clock, open, make } = await keeper();
    await open({ id: 'aaaaaaaaaa' });
    await tables.step('aaaaaaaaaa', leave(ann.id));
    await clock.advance(3_600_000);
    await open({ id: 'bbbbbbbbbb' });
    await tables.step('bbbbbbbbbb', leave(ann.id));
    await tables.close();
    await clock.advance(60_000);
    const again = make();
    const heard: Told[] = [];
    again.listen((told) => heard.push(told));
    await again.recover(60_000);
    expect(heard).toMatchObject([{ before: null, table: { id: 'bbbbbbbbbb', phase: 'cancelled' } }]);
  });
});

test('a computer moves when it was to, whatever others change meanwhile', async () => {
  const { tables, id, clock, now } = await begun(1);
  await clock.advance(PACE - 1);
  await tables.step(id, press(await now(), 'think'));
  await clock.advance(1);
  expect(await now()).toMatchObject({ seq: 2 });
});
