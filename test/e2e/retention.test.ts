/** What is kept of finished tables, and for how long: what managers set, and what old messages answer afterwards. */
import type Sqlite from 'better-sqlite3';
import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseTime } from '../../src/store/database-time.ts';
import { openRaw } from '../store/raw.ts';
import { quickGames } from './quick-games.ts';
import { settingsPanel } from './settings-panel.ts';
import { buttons, endTable, startTable, startTestBot, type TestBot } from './test-bot.ts';

const DAY_MS = 86_400_000;

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** The bot's database, as somebody else reads and writes it. */
function inDatabase<T>(work: (db: Sqlite.Database) => T): T {
  const db = openRaw(bot.databaseUrl);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const count = (table: string): number =>
  inDatabase((db) => db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM "${table}"`).get()!.n);

const keep = (name: string, days: string): Promise<string> =>
  settingsPanel(bot, bot.discord.member(name)).fill('keepDays', { days });

it('is set in /settings, shown there, and told in the log channel', async () => {
  const ann = bot.discord.member('Ann');
  bot.discord.setManager('Chika', true);
  await settingsPanel(bot, ann).choose('logChannel', '記録');
  const noticeCount = (): number => ann.visibleMessages('記録').length;
  const before = noticeCount();
  expect(await keep('Ann', '400')).toContain('kept for 400 days');
  expect(await keep('Ann', '30')).toContain('kept for 30 days');
  expect(textOf(ann.visibleMessages('記録').at(-1)!)).toMatch(/⚙️ Ann: .*400 days → kept for 30 days/);
  expect(await keep('Chika', '3')).toContain('7から3,650までの整数');
  expect(await keep('Ann', '')).toContain('kept forever');
  expect(noticeCount()).toBe(before + 3);
});

it('deletes the plays of tables that ended longer ago; their messages say so to whoever presses', async () => {
  const ann = bot.discord.member('Ann');
  const message = await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
  await endTable(ann);
  await bot.settle();
  await keep('Ann', '30');
  inDatabase((db) =>
    db.prepare('UPDATE "Table" SET "touchedAt" = ?').run(databaseTime(bot.clock.now() - 31 * DAY_MS)),
  );
  await bot.clock.advance(41 * 60_000);
  expect(count('Move')).toBe(0);
  const over = ann.view(message)!;
  expect(textOf(over)).toContain('[Rematch]');
  for (const button of buttons(over)) {
    const { ephemeral } = await ann.press(over, button);
    expect(textOf(ephemeral!)).toContain('plays are no longer kept');
  }
  await bot.restart();
  expect(textOf(ann.view(message)!)).toBe(textOf(over));
});

const leftAt = (): string | null =>
  inDatabase(
    (db) => db.prepare<[], { leftAt: string | null }>('SELECT "leftAt" FROM "Guild"').get()?.leftAt ?? null,
  );

/** A table that was played and ended, so that something is stored of the server. */
async function playOnce() {
  const message = await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
  await endTable(bot.discord.member('Ann'));
  await bot.settle();
  return message;
}

const monthLater = async (): Promise<void> => {
  await bot.stop();
  await bot.clock.advance(31 * DAY_MS);
  await bot.start();
  await bot.clock.advance(41 * 60_000);
};

it('a server that removed the bot is erased a month later, and can begin anew', async () => {
  await playOnce();
  await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
  bot.discord.removeBot();
  await bot.settle();
  expect(leftAt()).not.toBeNull();
  await monthLater();
  for (const table of ['Table', 'Seat', 'Move', 'Hand', 'Entry', 'Account', 'Member', 'Guild'])
    expect([table, count(table)]).toEqual([table, 0]);
  bot.discord.addBot();
  await bot.settle();
  await playOnce();
  expect(count('Table')).toBe(1);
});

it('a server that removed the bot while it was stopped is found at the start; back in time, it keeps everything', async () => {
  await playOnce();
  await bot.stop();
  bot.discord.removeBot({ withoutEvent: true });
  await bot.start();
  await bot.settle();
  expect(leftAt()).not.toBeNull();
  bot.discord.addBot();
  await bot.settle();
  expect(leftAt()).toBeNull();
  await monthLater();
  expect(count('Table')).toBe(1);
});

it('a server in an outage, or of which Discord says that the bot is there, is not erased', async () => {
  await playOnce();
  bot.discord.removeBot({ outage: true });
  await bot.settle();
  expect(leftAt()).toBeNull();
  await bot.restart();
  expect(leftAt()).toBeNull();
  inDatabase((db) =>
    db
      .prepare('INSERT INTO "Guild" ("id", "leftAt") VALUES (?, ?)')
      .run(bot.discord.guildId, databaseTime(bot.clock.now() - 31 * DAY_MS)),
  );
  await bot.clock.advance(41 * 60_000);
  expect(leftAt()).toBeNull();
  expect(count('Table')).toBe(1);
});

it('while a server is erased to which the bot is back, nothing is written there, and members read why', async () => {
  await playOnce();
  inDatabase((db) =>
    db
      .prepare('INSERT INTO "Guild" ("id", "leftAt", "erasing") VALUES (?, ?, ?)')
      .run(bot.discord.guildId, databaseTime(bot.clock.now() - 31 * DAY_MS), databaseTime(bot.clock.now())),
  );
  await bot.restart();
  const ann = bot.discord.member('Ann');
  expect(textOf((await ann.runCommand('/play doudizhu')).ephemeral!)).toContain('is being erased now');
  await bot.clock.advance(3 * 60_000);
  expect(count('Move')).toBe(0);
  expect((await ann.runCommand('/play doudizhu')).message).toBeDefined();
});
