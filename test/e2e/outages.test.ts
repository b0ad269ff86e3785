/** Outages of the gateway, of the bot and of its database: nothing ends the process, loses a move or runs out a turn. */
import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRunningTable, type RunningTable } from './running-table.ts';

let table: RunningTable;

beforeEach(async () => {
  table = await openRunningTable();
});
afterEach(() => table.house.close());

const expectNoComplaints = () => expect(table.house.discord.complaints).toEqual([]);

describe('the gateway', () => {
  it('resumes after it was dropped, and presses are answered again', async () => {
    const { house, play } = table;
    house.discord.gateway.drop();
    await house.discord.gateway.whenConnected();
    await house.discord.quiet(50);
    const { answer } = await play();
    expect(answer).toBeDefined();
    expectNoComplaints();
  }, 30_000);

  it('is down for ten minutes: no turn runs out, and the time is given back', async () => {
    const { house, play, stored } = table;
    const before = await stored();
    house.discord.gateway.down();
    await house.discord.quiet(50);
    await house.clock.advance(600_000);
    expect((await stored()).seq).toBe(before.seq);
    house.discord.gateway.up();
    await house.discord.gateway.whenConnected();
    await house.settle(100);
    const after = await stored();
    expect(after.seq).toBe(before.seq);
    expect(after.deadline! - before.deadline!).toBeGreaterThanOrEqual(600_000);
    expect(after.deadline! - before.deadline!).toBeLessThan(610_000);
    const { answer } = await play();
    expect(answer).toBeDefined();
  }, 30_000);

  it('is down and the bot is stopped meanwhile: all of the time is given back at the next start', async () => {
    const { house, stored } = table;
    const { deadline } = await stored();
    house.discord.gateway.down();
    await house.discord.quiet(50);
    await house.clock.advance(300_000);
    await house.stop();
    await house.clock.advance(300_000);
    house.discord.gateway.up();
    await house.start();
    await house.settle();
    const givenBackMs = (await stored()).deadline! - deadline!;
    expect(givenBackMs).toBeGreaterThanOrEqual(600_000);
    expect(givenBackMs).toBeLessThan(620_000);
  }, 30_000);
});

describe('after a restart', () => {
  it('the table, its message and the open panel are as before, and the game goes on', async () => {
    const { house, play, stored } = table;
    const before = await stored();
    await house.restart();
    await house.settle(3_000);
    const after = await stored();
    expect(after.state).toEqual(before.state);
    expect(after.deadline! - before.deadline!).toBeLessThan(20_000);
    const { answer, message } = await play();
    expect(answer).toBeDefined();
    expect(textOf(message!)).not.toMatch(/^⚠️/);
    expectNoComplaints();
  });

  it('the downtime is given back', async () => {
    const { house, stored } = table;
    const { deadline } = await stored();
    await house.stop();
    await house.clock.advance(600_000);
    await house.start();
    await house.settle();
    const givenBackMs = (await stored()).deadline! - deadline!;
    expect(givenBackMs).toBeGreaterThan(590_000);
    expect(givenBackMs).toBeLessThan(620_000);
  });

  it('a table with an unreadable state is quarantined and says so; all others go on', async () => {
    const { house, ann, message, panel, stored, openDatabase } = table;
    const other = (await ann.command('/play doudizhu', { computers: 3 }, { channel: '卓-2' })).message!;
    const { id } = await stored();
    await house.stop();
    const database = openDatabase();
    database.prepare('UPDATE "Table" SET state = ? WHERE id = ?').run('{"phase":"pl', id);
    database.close();
    await house.start();
    await house.settle(3_000);
    expect(textOf(ann.look(message)!)).toContain('set aside');
    const late = await ann.press(panel(), `m:${id}:1:a.pass`, { forge: true });
    expect(textOf(late.ephemeral!)).toContain('cannot go on');
    await ann.press(ann.look(other)!, 'Start');
    await house.settle();
    expect(textOf(ann.look(other)!)).toContain('Deal 1 of 4');
  });
});

describe('the database', () => {
  it('has an unreadable row: that table is quarantined and says so, all others go on', async () => {
    const { house, ann, message, panel, play, stored, openDatabase } = table;
    const { id } = await stored();
    const other = (await ann.command('/play doudizhu', {}, { channel: '卓-2' })).message!;
    const database = openDatabase();
    database.prepare('UPDATE "Table" SET version = version + 5 WHERE id = ?').run(id);
    await play();
    database.prepare('UPDATE "Table" SET prompts = ? WHERE id = ?').run('[1,', id);
    database.close();
    const { ephemeral } = await house.discord.member('Ben').command('/table show');
    expect(textOf(ephemeral!)).toContain(other.id);
    expect(textOf(ephemeral!)).not.toContain(message.id);
    await house.settle(3_000);
    expect(textOf(ann.look(message)!)).toContain('set aside');
    expect(textOf(panel())).toContain('cannot go on');
    await ann.command('/table end', {}, { channel: '卓-2' });
    expect(await house.store.tables.openTableIds(house.discord.guildId)).toEqual([]);
    expectNoComplaints();
  });

  it('refuses to write: the player is told, nothing is changed, and a later press is played', async () => {
    const { play, stored, openDatabase } = table;
    const before = await stored();
    const database = openDatabase();
    database.exec(
      "CREATE TRIGGER no_moves BEFORE INSERT ON Move BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    const failed = await play();
    expect(textOf(failed.message!)).toContain('nothing was changed');
    expect((await stored()).version).toBe(before.version);
    database.exec('DROP TRIGGER no_moves');
    database.close();
    await play();
    expect((await stored()).version).toBe(before.version + 1);
  });

  /** Another process locks the database. @returns the function that unlocks it */
  function lock(): () => void {
    const { house, openDatabase } = table;
    const database = openDatabase();
    database.exec('BEGIN IMMEDIATE');
    // Transitions wait for the clock now, so moving it must not wait for them.
    house.clock.settleWith(() => house.discord.quiet(150));
    return () => {
      database.exec('ROLLBACK');
      database.close();
    };
  }

  it('is locked for a second: the press is answered, and the move is made', async () => {
    const { house, play, stored } = table;
    const before = await stored();
    house.clock.after(1_000, lock());
    const pressing = play();
    await house.clock.advance(1_500);
    const { answer, message } = await pressing;
    expect(answer).toBe('update');
    expect(textOf(message!)).not.toMatch(/^⚠️/);
    expect((await stored()).seq).toBeGreaterThan(before.seq);
    expectNoComplaints();
  });

  it('is locked for long: the player is told in time that nothing was changed, and a later press is played', async () => {
    const { house, panel, play, stored } = table;
    const before = await stored();
    const unlock = lock();
    const pressing = play();
    await house.clock.advance(2_900);
    expect((await pressing).answer).toBe('later');
    expect(textOf(panel())).toContain('nothing was changed');
    expect((await stored()).version).toBe(before.version);
    unlock();
    await play();
    expect((await stored()).version).toBe(before.version + 1);
    expectNoComplaints();
  });
});
