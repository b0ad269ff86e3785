/** What happens to a table without a press, and after a restart, on a manual clock. */

import { describe, expect, it } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { expire, join, leave, start } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { renamePerson } from '../../src/tables/open-table.ts';
import { ALONE_PAUSE_MS } from '../../src/tables/pause-time.ts';
import { goAway } from '../../src/tables/play.ts';
import { refused } from '../../src/tables/refusals.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { warn } from '../../src/tables/warnings.ts';
import { raw, rowsOf } from '../store/files.ts';
import { ann, ben, inPhase, seqOf } from './fixtures.ts';
import { PACE_MS, press, setupPlaying, setupTables, TURN_MS } from './service-setup.ts';
import { toy } from './toy-game.ts';

describe('automation', () => {
  it('closes a lobby in which nothing happens', async () => {
    const { tables, clock, openTable, findTable } = await setupTables();
    const { id } = await openTable();
    await clock.advance(LOBBY_MS - 1);
    await tables.apply(id, join(toy, ben));
    await clock.advance(LOBBY_MS - 1);
    expect((await findTable()).phase).toBe('lobby');
    await clock.advance(1);
    expect((await findTable()).phase).toBe('cancelled');
    expect(clock.pendingTimers).toBe(0);
  });

  it('lets computers move one after the other, each at its pace', async () => {
    const { clock, findTable } = await setupPlaying(3);
    const seqs = [];
    for (let at = 0; at < 4; at++) {
      seqs.push(seqOf(await findTable()));
      await clock.advance(PACE_MS);
    }
    expect(seqs).toEqual([0, 1, 2, 3]);
  });

  it('lets computers play on without a pause where nobody wants to watch them', async () => {
    const { tables, clock, findTable, id } = await setupPlaying(3);
    await tables.hurry(id);
    await clock.advance(1);
    expect(seqOf(await findTable())).toBe(3);
  });

  it('lets a computer wait before its next move where a person has something to read', async () => {
    const reading: typeof toy.reading = (state) => (toy.toAct(state).includes(1) ? [0] : [1]);
    const { clock, findTable } = await setupPlaying(2, {}, [{ ...toy, reading }]);
    await clock.advance(5 * PACE_MS - 1);
    expect(seqOf(await findTable())).toBe(0);
    await clock.advance(1);
    expect(seqOf(await findTable())).toBe(1);
    // Then only a computer has.
    await clock.advance(PACE_MS);
    expect(seqOf(await findTable())).toBe(2);
  });

  it('warns players before their turn runs out, and then plays for them', async () => {
    const { clock, findTable, file } = await setupPlaying();
    await clock.advance(TURN_MS - 45_001);
    expect(await findTable()).toMatchObject({ warned: false });
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ warned: true, seq: 1 });
    await clock.advance(45_000);
    expect(await findTable()).toMatchObject({ seq: 2, phase: 'between' });
    expect(rowsOf(file, 'SELECT seat, "by" FROM Move ORDER BY seq')).toEqual([
      { seat: 1, by: 'computer' },
      { seat: 0, by: 'clock' },
    ]);
  });

  it('warns at half time where turns are short', async () => {
    const { clock, findTable } = await setupPlaying(1, { turnSeconds: 60 });
    await clock.advance(29_999);
    expect(await findTable()).toMatchObject({ warned: false });
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ warned: true });
  });

  it('goes on at its pace when the wall clock is set back by days', async () => {
    const { tables, machine, clock, findTable, id } = await setupPlaying(1, { turnSeconds: 180 });
    machine.jump(-3 * 86_400_000);
    await clock.advance(PACE_MS);
    expect(seqOf(await findTable())).toBe(1);
    // The turn is scheduled anew at each change of the table.
    await tables.apply(id, warn);
    await clock.advance(TURN_MS);
    expect(await findTable()).toMatchObject({ seq: 2, phase: 'between' });
    machine.jump(-3 * 86_400_000);
    await clock.advance(ALONE_PAUSE_MS);
    expect((await findTable()).phase).toBe('playing');
  });

  it('pings a player once and waits for them where there is no clock', async () => {
    const { clock, findTable } = await setupPlaying(1, { turnSeconds: 0 });
    await clock.advance(5 * 86_400_000);
    expect(await findTable()).toMatchObject({ warned: true, seq: 1, phase: 'playing', deadline: null });
  });

  it('counts the time until that ping from the beginning of the turn, however often timers are set anew', async () => {
    const { tables, clock, findTable } = await setupPlaying(1, { turnSeconds: 0 });
    for (let second = 0; second < 44; second += 4) {
      tables.pause({ id: 0, covers: () => true });
      await clock.advance(1_000);
      await tables.resume(0);
      await clock.advance(3_000);
    }
    expect(await findTable()).toMatchObject({ warned: false, seq: 1 });
    await clock.advance(1_000);
    expect(await findTable()).toMatchObject({ warned: true, seq: 1 });
  });

  it('counts it from there whatever else happens at the table', async () => {
    const { tables, clock, id, findTable } = await setupPlaying(1, { turnSeconds: 0 });
    for (let second = 0; second < 40; second += 10) {
      await clock.advance(10_000);
      await tables.apply(id, renamePerson(ann.id, `Ann ${second}`));
    }
    await clock.advance(4_999);
    expect(await findTable()).toMatchObject({ warned: false, seq: 1 });
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ warned: true, seq: 1 });
  });

  it('starts the next hand until the last one is over, and then leaves no timer', async () => {
    const { tables, clock, id, findTable } = await setupPlaying(3);
    await tables.apply(id, press(await findTable()));
    await clock.advance(3 * PACE_MS);
    expect((await findTable()).phase).toBe('between');
    await clock.advance(ALONE_PAUSE_MS);
    expect(await findTable()).toMatchObject({ phase: 'playing', hand: 2 });
    await tables.apply(id, press(await findTable()));
    await clock.advance(3 * PACE_MS);
    expect((await findTable()).phase).toBe('over');
    expect(clock.pendingTimers).toBe(0);
  });

  it('ignores a timer of an earlier version', async () => {
    const { tables, clock, id, findTable } = await setupPlaying(1, { turnSeconds: 0 });
    await tables.apply(id, goAway(toy, ann.id));
    await tables.apply(id, warn);
    await clock.advance(RETURN_MS + 2 * PACE_MS);
    expect(await findTable()).toMatchObject({ seq: 2 });
  });

  it('has computers play on in a hand that everybody has left only after its time, restarts included', async () => {
    const { tables, clock, id, findTable, newService } = await setupPlaying(1, { turnSeconds: 0 });
    const { seq } = inPhase('playing', await findTable());
    await tables.apply(id, goAway(toy, ann.id));
    await clock.advance(RETURN_MS / 2);
    await tables.close();
    const restarted = newService();
    clock.settleWith(() => restarted.idle());
    await restarted.recover(0);
    await clock.advance(RETURN_MS / 2 - 1);
    expect(await restarted.find(id)).toMatchObject({ seq, phase: 'playing' });
    await clock.advance(1 + 2 * PACE_MS);
    expect(seqOf((await restarted.find(id))!)).toBeGreaterThan(seq);
  });

  it('does nothing once the service is closed', async () => {
    const { tables, clock, findTable } = await setupPlaying(3);
    await tables.close();
    await clock.advance(86_400_000);
    expect(await findTable()).toMatchObject({ seq: 0 });
  });

  it('does not delay a computer’s move when others act meanwhile', async () => {
    const { tables, id, clock, findTable } = await setupPlaying(1);
    await clock.advance(PACE_MS - 1);
    await tables.apply(id, press(await findTable(), 'think'));
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ seq: 2 });
  });
});

describe('recovery after a restart', () => {
  it('recovers every open table, its deadline later by the downtime, and notifies subscribers', async () => {
    const { tables, clock, id, findTable, newService } = await setupPlaying();
    await clock.advance(PACE_MS);
    const before = inPhase('playing', await findTable());
    await tables.close();
    await clock.advance(600_000);
    const restarted = newService();
    const notified: TableChange[] = [];
    restarted.subscribe((change) => notified.push(change));
    clock.settleWith(() => restarted.idle());
    await restarted.recover(600_000);
    await restarted.showRecovered();
    const back = { ...before, deadline: before.deadline! + 600_000 };
    expect(notified).toEqual([{ before: null, table: back }]);
    await clock.advance(TURN_MS - PACE_MS - 1);
    expect(await restarted.find(id)).toMatchObject({ seq: 1 });
    await clock.advance(1);
    expect(await restarted.find(id)).toMatchObject({ seq: 2 });
    await restarted.close();
  });

  it.each([
    ['a row that is not JSON', `UPDATE "Table" SET prompts = '[1,' WHERE id = 'bbbbbbbbbb'`],
    ['a state that is not the game’s', `UPDATE "Table" SET state = '{"coins":[]}' WHERE id = 'bbbbbbbbbb'`],
    [
      'options that the game does not accept',
      `UPDATE "Table" SET options = '{"hands":99}' WHERE id = 'bbbbbbbbbb'`,
    ],
    ['an unknown game', `UPDATE "Table" SET game = 'chess' WHERE id = 'bbbbbbbbbb'`],
    ['another version of the game', `UPDATE "Table" SET gameVersion = 2 WHERE id = 'bbbbbbbbbb'`],
    ['an invalid seed', `UPDATE "Table" SET seed = 'luck' WHERE id = 'bbbbbbbbbb'`],
  ])('quarantines a table with %s, and stops no other', async (_, sql) => {
    const { tables, file, openTable, newService, lines, clock } = await setupTables();
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
    for (const id of ids) {
      await openTable({ id, computers: 1 });
      await tables.apply(id, start(toy, ann.id));
    }
    await tables.close();
    raw(file, (db) => db.exec(sql));
    const restarted = newService();
    const notified: TableChange[] = [];
    restarted.subscribe((change) => notified.push(change));
    await restarted.recover(0);
    await restarted.showRecovered();
    expect(notified.find(({ table }) => table.id === 'bbbbbbbbbb')).toMatchObject({
      table: { phase: 'quarantined', channelId: 'channel', locale: 'en' },
    });
    expect(lines).toMatchObject([{ level: 50, table: 'bbbbbbbbbb' }]);
    expect(await restarted.find('bbbbbbbbbb')).toMatchObject({ phase: 'quarantined' });
    expect(await restarted.find('bbbbbbbbbb')).not.toHaveProperty('state');
    expect(await restarted.apply('bbbbbbbbbb', expire)).toEqual(refused('quarantined'));
    clock.settleWith(() => restarted.idle());
    await clock.advance(PACE_MS);
    for (const id of ['aaaaaaaaaa', 'cccccccccc']) expect(await restarted.find(id)).toMatchObject({ seq: 1 });
    await restarted.close();
  });

  it('notifies once more of a table that has just ended, but not of one that ended long ago', async () => {
    const { tables, clock, openTable, newService } = await setupTables();
    await openTable({ id: 'aaaaaaaaaa' });
    await tables.apply('aaaaaaaaaa', leave(ann.id));
    await clock.advance(3_600_000);
    await openTable({ id: 'bbbbbbbbbb' });
    await tables.apply('bbbbbbbbbb', leave(ann.id));
    await tables.close();
    await clock.advance(60_000);
    const restarted = newService();
    const notified: TableChange[] = [];
    restarted.subscribe((change) => notified.push(change));
    await restarted.recover(60_000);
    await restarted.showRecovered();
    expect(notified).toMatchObject([{ before: null, table: { id: 'bbbbbbbbbb', phase: 'cancelled' } }]);
  });
});
