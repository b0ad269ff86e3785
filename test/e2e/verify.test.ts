/** `/verify`: a finished table is checked, and its file given to whoever may see it. */
import { readFileSync } from 'node:fs';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTableFile, type TableFile } from '../../src/proof/table-file.ts';
import { openRaw } from '../store/raw.ts';
import { playTable, playToTheEnd, seatTable } from './play-table.ts';
import { endTable, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot();
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const member = (name: string): Member => bot.discord.member(name);

const choicesOf = async (name: string, typed = '', channel?: string) =>
  (await member(name).autocomplete('/verify', { table: typed }, 'table', channel ? { channel } : {})).choices;

const verify = async (name: string, table: string, channel?: string): Promise<MessageView> => {
  const options = { forge: true, ...(channel && { channel }) };
  const acting = member(name).runCommand('/verify', { table }, options);
  const { ephemeral } = await acting;
  return ephemeral!;
};

const inDatabase = (sql: string): void => {
  const db = openRaw(bot.databaseUrl);
  db.exec(sql);
  db.close();
};

const fileOf = (message: MessageView): TableFile => {
  const { url } = message.attachments[0]!;
  const read = readTableFile(bot.discord.world.files.get(new URL(url).pathname)!.body.toString());
  if ('malformed' in read) expect.fail(read.malformed);
  return read;
};

test('a player chooses their finished table, reads that all agrees, and gets its file', async () => {
  await playTable(bot, 'daifugo', ['Ann', 'Chika'], { games: 1, computers: 1 });
  await bot.settle();
  const [choice, ...others] = (await choicesOf('Ann'))!;
  expect(others).toEqual([]);
  expect(choice!.name).toMatch(/^Irregular Daifugo · [-\d]+ [:\d]+ UTC · Ann, Chika · \w{10}$/);
  expect((await choicesOf('Chika'))![0]!.name).toMatch(
    /^変則大富豪 · [-\d]+ [:\d]+ UTC · Ann, Chika · \w{10}$/,
  );
  expect(await choicesOf('Ann', 'daif')).toHaveLength(1);
  expect(await choicesOf('Ann', 'bluff')).toEqual([]);

  const message = await verify('Ann', String(choice!.value));
  expect(textOf(message)).toMatch(/Everything agrees\.[\s\S]*1 hand,[\s\S]*choices of computers/);
  const file = fileOf(message);
  expect(file.seats.map(({ name }) => name)).toEqual(['Ann', '1', 'Chika']);
  expect(textOf(message)).toContain(file.commitment);
  expect(JSON.stringify(file)).not.toContain(member('Ann').id);
  expect(textOf(await verify('Chika', String(choice!.value)))).toContain('すべて一致しました。');

  // What was changed in the database is found, and named.
  inDatabase(`UPDATE "Posting" SET "amount" = "amount" + 1 WHERE "entryId" = (SELECT min("entryId") FROM "Posting")
    AND "accountId" = (SELECT min("accountId") FROM "Posting")`);
  const differing = textOf(await verify('Ann', String(choice!.value)));
  expect(differing).toMatch(/Something differs[\s\S]*ledger’s entry[\s\S]*hand 1[\s\S]*seat/);
});

test('a table whose seat was given up agrees, and an entry that its ledger lacks is missed', async () => {
  const seated = await seatTable(bot, 'daifugo', ['Ann', 'Ben', 'Chika'], { games: 1 });
  const ben = member('Ben');
  const asked = await ben.press((await ben.runCommand('/table seats')).ephemeral!, 'Leave for good');
  await ben.press(asked.message!, 'Leave for good');
  await bot.settle();
  await playToTheEnd(bot, { ...seated, names: ['Ann', 'Chika'] });
  await bot.settle();
  const id = String((await choicesOf('Ann'))![0]!.value);
  const message = await verify('Ann', id);
  expect(textOf(message)).toMatch(
    /Everything agrees\.[\s\S]*In 1 hand, at least one seat was not held by the same player as at the end/,
  );
  const file = fileOf(message);
  expect(file.seats.map(({ name }) => name)).toEqual(['Ann', '1', 'Chika']);
  expect(file.hands[0]!.holders![1]).toMatchObject([
    { from: 0, account: 'past-1' },
    { account: 'computers' },
  ]);
  expect(JSON.stringify(file)).not.toMatch(new RegExp(`Ben|${ben.id}`));

  inDatabase(`DELETE FROM "Posting"; DELETE FROM "Entry"`);
  expect(textOf(await verify('Ann', id))).toMatch(
    /Something differs[\s\S]*no entry of this hand[\s\S]*hand 1/,
  );
  expect(textOf(await verify('Chika', id))).toContain('この回の記帳がありません');
});

test('the page that checks the file without the bot comes with it, and says how to use it', async () => {
  await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
  await endTable(member('Ann'));
  await bot.settle();
  const id = String((await choicesOf('Ann'))![0]!.value);
  const message = await verify('Ann', id);
  expect(message.attachments.map(({ filename }) => filename)).toEqual([
    `madoi-table-${id}.json`,
    'verify.html',
  ]);
  const { url } = message.attachments[1]!;
  const page = bot.discord.world.files.get(new URL(url).pathname)!.body;
  expect(page.equals(readFileSync('src/sandbox/verify.html'))).toBe(true);
  expect(page.length).toBeLessThan(1_000_000);
  for (const [name, words] of Object.entries({
    Ann: 'open verify.html in a browser',
    Chika: 'verify.html をブラウザーで開いて',
  }))
    expect(textOf(await verify(name, id))).toContain(words);
});

test('a table of an earlier version of the rules is said to be one', async () => {
  await playTable(bot, 'daifugo', ['Ann', 'Chika'], { games: 1, computers: 1 });
  await bot.settle();
  const id = String((await choicesOf('Ann'))![0]!.value);
  inDatabase(`UPDATE "Table" SET "gameVersion" = 0`);
  expect(textOf(await verify('Ann', id))).toContain(
    'earlier version of the rules (Irregular Daifugo, version 0)',
  );
  expect(textOf(await verify('Chika', id))).toContain('以前のルール（「変則大富豪」のバージョン0）');
  const { ephemeral } = await member('Ann').runCommand('/replay', { table: id }, { forge: true });
  expect(textOf(ephemeral!)).toContain('earlier version of the rules (version 0)');
});

describe('is refused', () => {
  test('for a table in play, one before its first hand, and text that names none', async () => {
    await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
    const [inPlay] = await bot.store.tables.openTableIds(bot.discord.guildId);
    expect(await choicesOf('Ann')).toEqual([]);
    expect(textOf(await verify('Ann', inPlay!))).toContain('not over yet');
    expect(textOf(await verify('Chika', inPlay!))).toContain('まだ終わっていません');
    for (const text of ['nothing', '', '%', `${inPlay}x`])
      if (text !== '') expect(textOf(await verify('Ann', text))).toContain('no such finished table');
    const eve = member('Eve');
    await eve.runCommand('/play bluff');
    const lobby = (await bot.store.tables.openTableIds(bot.discord.guildId, { hostId: eve.id }))[0]!;
    await eve.runCommand('/table leave');
    await bot.settle();
    expect(textOf(await verify('Eve', lobby))).toContain('before its first hand');
  });

  test('for a table of another server, and one whose plays are deleted', async () => {
    await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
    await endTable(member('Ann'));
    await bot.settle();
    const id = String((await choicesOf('Ann'))![0]!.value);
    expect(textOf(await verify('Eve', id))).toContain('Everything agrees');
    inDatabase(`UPDATE "Table" SET "guildId" = 'elsewhere'`);
    expect(await choicesOf('Ann')).toEqual([]);
    expect(textOf(await verify('Ann', id))).toContain('no such finished table');
    inDatabase(`UPDATE "Table" SET "guildId" = '${bot.discord.guildId}', "phase" = 'cleared'`);
    expect(textOf(await verify('Ann', id))).toContain('have been deleted');
  });
});

test('a former member’s name is not in the file, and all agrees still', async () => {
  await startTable(bot, ['Ann', 'Ben', 'Chika', 'Dan']);
  await endTable(member('Ann'));
  await bot.settle();
  const ben = member('Ben');
  const { ephemeral } = await ben.runCommand('/privacy erase');
  await ben.press(ephemeral!, 'Erase');
  await bot.settle();
  const id = String((await choicesOf('Ann'))![0]!.value);
  const message = await verify('Ann', id);
  expect(textOf(message)).toContain('Everything agrees');
  expect(fileOf(message).seats.map(({ name }) => name)).toEqual(['Ann', '', 'Chika', 'Dan']);
});
