/** Restarts, and failures of the database: none ends the process or loses a move. */
import type Sqlite from 'better-sqlite3';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOnPostgresql, openRaw } from '../store/raw.ts';
import { startTableInPlay, storedTable } from './table-in-play.ts';
import { playFirstMove, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let table: MessageView;
let panel: MessageView;

beforeEach(async () => {
  ({ bot, ann, table, panel } = await startTableInPlay());
});
afterEach(() => bot.close());

const expectNoViolations = () => expect(bot.discord.violations).toEqual([]);

const withDatabase = <T>(work: (db: Sqlite.Database) => T): T => {
  const db = openRaw(bot.databaseUrl);
  try {
    return work(db);
  } finally {
    db.close();
  }
};

test('the game goes on after a restart, with the same message and panel', async () => {
  const before = await storedTable(bot);
  await bot.restart();
  await bot.settle(3_000);
  const after = await storedTable(bot);
  expect(after.state).toEqual(before.state);
  expect(after.deadline! - before.deadline!).toBeLessThan(20_000);
  const { answer, message } = await playFirstMove(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  expectNoViolations();
});

test('deadlines move by the time that the bot was stopped', async () => {
  const { deadline } = await storedTable(bot);
  await bot.stop();
  await bot.clock.advance(600_000);
  await bot.start();
  await bot.settle();
  const extension = (await storedTable(bot)).deadline! - deadline!;
  expect(extension).toBeGreaterThan(590_000);
  expect(extension).toBeLessThan(620_000);
});

test('a table whose state cannot be read at the start is quarantined, and says so; all others go on', async () => {
  const other = (await ann.runCommand('/play doudizhu', { computers: 3 }, { channel: '卓-2' })).message!;
  const { id } = await storedTable(bot);
  await bot.stop();
  withDatabase((db) => db.prepare('UPDATE "Table" SET state = ? WHERE id = ?').run('{"phase":"pl', id));
  await bot.start();
  await bot.settle(3_000);
  expect(textOf(ann.view(table)!)).toContain('was stopped');
  const late = await ann.press(ann.view(panel)!, `m:${id}:1:a.pass`, { forge: true });
  expect(textOf(late.ephemeral!)).toContain('cannot go on');
  await ann.press(ann.view(other)!, 'Start');
  await bot.settle();
  expect(textOf(ann.view(other)!)).toContain('Deal 1 of 4');
});

test('a table that becomes unreadable while the bot runs is quarantined, and says so; all others go on', async () => {
  const { id } = await storedTable(bot);
  const other = (await ann.runCommand('/play doudizhu', {}, { channel: '卓-2' })).message!;
  const spoil = `UPDATE "Table" SET version = version + 5, prompts = '[1,' WHERE id = ?`;
  withDatabase((db) => db.prepare(spoil).run(id));
  await playFirstMove(ann, ann.view(panel)!);
  const { ephemeral } = await bot.discord.member('Ben').runCommand('/table show');
  expect(textOf(ephemeral!)).toContain(other.id);
  expect(textOf(ephemeral!)).not.toContain(table.id);
  await bot.settle(3_000);
  expect(textOf(ann.view(table)!)).toContain('was stopped');
  expect(textOf(ann.view(panel)!)).toContain('cannot go on');
  await ann.runCommand('/table end', {}, { channel: '卓-2' });
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
  expectNoViolations();
});

test('a press that cannot be written is answered with a failure and changes nothing; it works once the database writes again', async () => {
  const before = await storedTable(bot);
  const db = openRaw(bot.databaseUrl);
  db.exec("CREATE TRIGGER no_moves BEFORE INSERT ON Move BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const failed = await playFirstMove(ann, ann.view(panel)!);
  expect(textOf(failed.message!)).toContain('nothing was changed');
  expect((await storedTable(bot)).version).toBe(before.version);
  db.exec('DROP TRIGGER no_moves');
  db.close();
  await playFirstMove(ann, ann.view(panel)!);
  expect((await storedTable(bot)).version).toBe(before.version + 1);
});

/** Locks the database as another process would. @returns unlocks it */
function lockDatabase(): () => void {
  const db = openRaw(bot.databaseUrl);
  db.exec(isOnPostgresql ? 'BEGIN; LOCK TABLE "Table" IN EXCLUSIVE MODE' : 'BEGIN IMMEDIATE');
  // Transitions wait for the clock now, so that the clock must not wait for them.
  bot.clock.settleWith(() => bot.discord.whenIdle(150));
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

test('a press is answered and the move made although the database is locked for a second', async () => {
  const before = await storedTable(bot);
  bot.clock.after(1_000, lockDatabase());
  const pressing = playFirstMove(ann, ann.view(panel)!);
  await bot.clock.advance(1_500);
  const { answer, message } = await pressing;
  expect(answer).toBe('update');
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  expect((await storedTable(bot)).seq).toBeGreaterThan(before.seq);
  expectNoViolations();
});

test('a press during a long lock of the database is answered in time that nothing was changed; it works after the lock', async () => {
  const before = await storedTable(bot);
  const unlock = lockDatabase();
  const pressing = playFirstMove(ann, ann.view(panel)!);
  await bot.clock.advance(2_900);
  expect((await pressing).answer).toBe('later');
  // PostgreSQL itself ends the statement, by its own clock.
  await bot.whenIdle();
  expect(textOf(ann.view(panel)!)).toContain('nothing was changed');
  expect((await storedTable(bot)).version).toBe(before.version);
  unlock();
  await playFirstMove(ann, ann.view(panel)!);
  expect((await storedTable(bot)).version).toBe(before.version + 1);
  expectNoViolations();
});
