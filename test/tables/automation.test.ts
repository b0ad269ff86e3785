/** What happens to a table by itself, and what a restart makes of it, on a clock that stands still. */
import { describe, expect, test } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { expire, join, LOBBY_MS, leave, start } from '../../src/tables/lobby.ts';
import { BETWEEN_MS, goAway, warn } from '../../src/tables/play.ts';
import { refused } from '../../src/tables/refusals.ts';
import { raw, rowsOf } from '../store/files.ts';
import { ann, ben, inPhase, seqOf } from './fixtures.ts';
import { PACE, press, setupPlaying, setupTables, TURN } from './service-setup.ts';
import { toy } from './toy-game.ts';

describe('by itself', () => {
  test('a lobby that nobody touches closes', async () => {
    const { tables, clock, open, now } = await setupTables();
    const { id } = await open();
    await clock.advance(LOBBY_MS - 1);
    await tables.apply(id, join(toy, ben));
    await clock.advance(LOBBY_MS - 1);
    expect((await now()).phase).toBe('lobby');
    await clock.advance(1);
    expect((await now()).phase).toBe('cancelled');
    expect(clock.pendingTimers).toBe(0);
  });

  test('computers take their time, one after the other', async () => {
    const { clock, now } = await setupPlaying(3);
    const seqs = [];
    for (let at = 0; at < 4; at++) {
      seqs.push(seqOf(await now()));
      await clock.advance(PACE);
    }
    expect(seqs).toEqual([0, 1, 2, 3]);
  });

  test('a player is warned before their time ends, and played for at its end', async () => {
    const { clock, now, file } = await setupPlaying();
    await clock.advance(TURN - 45_001);
    expect(await now()).toMatchObject({ warned: false });
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
    const { clock, now } = await setupPlaying(1, { turnSeconds: 60 });
    await clock.advance(29_999);
    expect(await now()).toMatchObject({ warned: false });
    await clock.advance(1);
    expect(await now()).toMatchObject({ warned: true });
  });

  test('without a clock the player is pinged once, and waited for', async () => {
    const { clock, now } = await setupPlaying(1, { turnSeconds: 0 });
    await clock.advance(30 * 86_400_000);
    expect(await now()).toMatchObject({ warned: true, seq: 1, phase: 'playing', deadline: null });
  });

  test('the next hand begins, until the last; then nothing is left to happen', async () => {
    const { tables, clock, id, now } = await setupPlaying(3);
    await tables.apply(id, press(await now()));
    await clock.advance(3 * PACE);
    expect((await now()).phase).toBe('between');
    await clock.advance(BETWEEN_MS);
    expect(await now()).toMatchObject({ phase: 'playing', hand: 2 });
    await tables.apply(id, press(await now()));
    await clock.advance(3 * PACE);
    expect((await now()).phase).toBe('over');
    expect(clock.pendingTimers).toBe(0);
  });

  test('a timer of an earlier version does nothing', async () => {
    const { tables, clock, id, now } = await setupPlaying(1, { turnSeconds: 0 });
    await tables.apply(id, goAway(toy, ann.id));
    await tables.apply(id, warn);
    await clock.advance(2 * PACE);
    expect(await now()).toMatchObject({ seq: 2 });
  });

  test('nothing happens once the keeper is closed', async () => {
    const { tables, clock, now } = await setupPlaying(3);
    await tables.close();
    await clock.advance(86_400_000);
    expect(await now()).toMatchObject({ seq: 0 });
  });

  test('a computer moves when it was to, whatever others change meanwhile', async () => {
    const { tables, id, clock, now } = await setupPlaying(1);
    await clock.advance(PACE - 1);
    await tables.apply(id, press(await now(), 'think'));
    await clock.advance(1);
    expect(await now()).toMatchObject({ seq: 2 });
  });
});

describe('after a restart', () => {
  test('every open table is back with its clocks, the time that was lost given back, and told of', async () => {
    const { tables, clock, id, now, make } = await setupPlaying();
    await clock.advance(PACE);
    const before = inPhase('playing', await now());
    await tables.close();
    await clock.advance(600_000);
    const again = make();
    const heard: TableChange[] = [];
    again.subscribe((told) => heard.push(told));
    clock.settleWith(() => again.idle());
    await again.recover(600_000);
    const back = { ...before, deadline: before.deadline! + 600_000 };
    expect(heard).toEqual([{ before: null, table: back }]);
    await clock.advance(TURN - PACE - 1);
    expect(await again.find(id)).toMatchObject({ seq: 1 });
    await clock.advance(1);
    expect(await again.find(id)).toMatchObject({ seq: 2 });
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
    const { tables, file, open, make, lines, clock } = await setupTables();
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
    for (const id of ids) {
      await open({ id, computers: 1 });
      await tables.apply(id, start(toy, ann.id));
    }
    await tables.close();
    raw(file, (db) => db.exec(sql));
    const again = make();
    const heard: TableChange[] = [];
    again.subscribe((told) => heard.push(told));
    await again.recover(0);
    expect(heard.find(({ table }) => table.id === 'bbbbbbbbbb')).toMatchObject({
      table: { phase: 'quarantined', channelId: 'channel', locale: 'en' },
    });
    expect(lines).toMatchObject([{ level: 50, table: 'bbbbbbbbbb' }]);
    expect(await again.find('bbbbbbbbbb')).toMatchObject({ phase: 'quarantined' });
    expect(await again.find('bbbbbbbbbb')).not.toHaveProperty('state');
    expect(await again.apply('bbbbbbbbbb', expire)).toEqual(refused('quarantined'));
    clock.settleWith(() => again.idle());
    await clock.advance(PACE);
    for (const id of ['aaaaaaaaaa', 'cccccccccc']) expect(await again.find(id)).toMatchObject({ seq: 1 });
    await again.close();
  });

  test('a table that has just ended is told of once more, one that ended long ago is not', async () => {
    const { tables, clock, open, make } = await setupTables();
    await open({ id: 'aaaaaaaaaa' });
    await tables.apply('aaaaaaaaaa', leave(ann.id));
    await clock.advance(3_600_000);
    await open({ id: 'bbbbbbbbbb' });
    await tables.apply('bbbbbbbbbb', leave(ann.id));
    await tables.close();
    await clock.advance(60_000);
    const again = make();
    const heard: TableChange[] = [];
    again.subscribe((told) => heard.push(told));
    await again.recover(60_000);
    expect(heard).toMatchObject([{ before: null, table: { id: 'bbbbbbbbbb', phase: 'cancelled' } }]);
  });
});
