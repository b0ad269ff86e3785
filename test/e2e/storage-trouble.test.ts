/** Restarts, and troubles of the database: none ends the process or loses a move. */
import Sqlite from 'better-sqlite3';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, playSomething } from './house.ts';
import { openTableInPlay, storedTable } from './in-play.ts';

let house: House;
let ann: Member;
let table: MessageView;
let panel: MessageView;

beforeEach(async () => {
  ({ house, ann, table, panel } = await openTableInPlay());
});
afterEach(() => house.close());

const expectNoViolations = () => expect(house.discord.violations).toEqual([]);

const withDatabase = <T>(work: (db: Sqlite.Database) => T): T => {
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

test('the game goes on after a restart, with the same message and panel', async () => {
  const before = await storedTable(house);
  await house.restart();
  await house.settle(3_000);
  const after = await storedTable(house);
  expect(after.state).toEqual(before.state);
  expect(after.deadline! - before.deadline!).toBeLessThan(20_000);
  const { answer, message } = await playSomething(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  expectNoViolations();
});

test('deadlines move by the time that the bot was stopped', async () => {
  const { deadline } = await storedTable(house);
  await house.stop();
  await house.clock.advance(600_000);
  await house.start();
  await house.settle();
  const extension = (await storedTable(house)).deadline! - deadline!;
  expect(extension).toBeGreaterThan(590_000);
  expect(extension).toBeLessThan(620_000);
});

test('a table whose state cannot be read at the start is quarantined, and says so; all others go on', async () => {
  const other = (await ann.runCommand('/play doudizhu', { computers: 3 }, { channel: '卓-2' })).message!;
  const { id } = await storedTable(house);
  await house.stop();
  withDatabase((db) => db.prepare('UPDATE "Table" SET state = ? WHERE id = ?').run('{"phase":"pl', id));
  await house.start();
  await house.settle(3_000);
  expect(textOf(ann.view(table)!)).toContain('set aside');
  const late = await ann.press(ann.view(panel)!, `m:${id}:1:a.pass`, { forge: true });
  expect(textOf(late.ephemeral!)).toContain('cannot go on');
  await ann.press(ann.view(other)!, 'Start');
  await house.settle();
  expect(textOf(ann.view(other)!)).toContain('Deal 1 of 4');
});

test('a table that becomes unreadable while the bot runs is quarantined, and says so; all others go on', async () => {
  const { id } = await storedTable(house);
  const other = (await ann.runCommand('/play doudizhu', {}, { channel: '卓-2' })).message!;
  withDatabase((db) => db.prepare('UPDATE "Table" SET version = version + 5 WHERE id = ?').run(id));
  await playSomething(ann, ann.view(panel)!);
  withDatabase((db) => db.prepare('UPDATE "Table" SET prompts = ? WHERE id = ?').run('[1,', id));
  const { ephemeral } = await house.discord.member('Ben').runCommand('/table show');
  expect(textOf(ephemeral!)).toContain(other.id);
  expect(textOf(ephemeral!)).not.toContain(table.id);
  await house.settle(3_000);
  expect(textOf(ann.view(table)!)).toContain('set aside');
  expect(textOf(ann.view(panel)!)).toContain('cannot go on');
  await ann.runCommand('/table end', {}, { channel: '卓-2' });
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toEqual([]);
  expectNoViolations();
});

test('a press that cannot be written is told so and changes nothing; it works once the database writes again', async () => {
  const before = await storedTable(house);
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  db.exec("CREATE TRIGGER no_moves BEFORE INSERT ON Move BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const failed = await playSomething(ann, ann.view(panel)!);
  expect(textOf(failed.message!)).toContain('nothing was changed');
  expect((await storedTable(house)).version).toBe(before.version);
  db.exec('DROP TRIGGER no_moves');
  db.close();
  await playSomething(ann, ann.view(panel)!);
  expect((await storedTable(house)).version).toBe(before.version + 1);
});

/** Locks the database as another process would. @returns unlocks it */
function lockDatabase(): () => void {
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  db.exec('BEGIN IMMEDIATE');
  // Transitions wait for the clock now, so that the clock must not wait for them.
  house.clock.settleWith(() => house.discord.whenIdle(150));
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

test('a press is answered and the move made although the database is locked for a second', async () => {
  const before = await storedTable(house);
  house.clock.after(1_000, lockDatabase());
  const pressing = playSomething(ann, ann.view(panel)!);
  await house.clock.advance(1_500);
  const { answer, message } = await pressing;
  expect(answer).toBe('update');
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  expect((await storedTable(house)).seq).toBeGreaterThan(before.seq);
  expectNoViolations();
});

test('a press while the database is locked for long is told in time that nothing was changed; it works once it is unlocked', async () => {
  const before = await storedTable(house);
  const unlock = lockDatabase();
  const pressing = playSomething(ann, ann.view(panel)!);
  await house.clock.advance(2_900);
  expect((await pressing).answer).toBe('later');
  expect(textOf(ann.view(panel)!)).toContain('nothing was changed');
  expect((await storedTable(house)).version).toBe(before.version);
  unlock();
  await playSomething(ann, ann.view(panel)!);
  expect((await storedTable(house)).version).toBe(before.version + 1);
  expectNoViolations();
});
