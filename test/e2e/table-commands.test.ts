/** `/table leave`, `end` and `show`: the only table there is, or one chosen of several; ending a table in play is confirmed. */
import {
  addThread,
  channelUpdated,
  type Member,
  type MessageView,
  permissionBits,
  textOf,
} from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deferred } from '../deferred.ts';
import { openRaw } from '../store/raw.ts';
import { buttons, endTable, leaveTable, selects, startTestBot, type TestBot } from './test-bot.ts';

const ELSEWHERE = { channel: '卓-2' };

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const open = async (host: Member, where = {}, computers = 3): Promise<MessageView> =>
  (await host.runCommand('/play doudizhu', { computers }, where)).message!;
const begin = async (host: Member, where = {}): Promise<MessageView> => {
  const table = await open(host, where);
  await host.press(table, 'Start');
  await bot.settle();
  return table;
};
const shows = (message: MessageView): string => textOf(ann.view(message)!);
const opened = () => bot.store.tables.openTableIds(bot.discord.guildId);
/** Chooses the table whose option contains the text. */
const choose = (member: Member, message: MessageView, text: string) => {
  const [menu] = selects(message);
  const option = menu!.options!.find(({ label }) => label.includes(text))!;
  return member.select(message, menu!.custom_id!, option.value);
};

test('/table leave leaves the only table from any channel, and names it', async () => {
  const lobby = await open(ann, {}, 1);
  await ben.press(lobby, 'Join');
  const { ephemeral } = await ben.runCommand('/table leave', {}, ELSEWHERE);
  expect(textOf(ephemeral!)).toContain('You left the table');
  expect(textOf(ephemeral!)).toContain(lobby.id);
  expect(textOf(ephemeral!)).toContain('host Ann');
  await bot.settle();
  expect(shows(lobby)).not.toContain('Ben');
});

test('/table leave says so to a member without a seat, and to one who has left already how to come back', async () => {
  expect(textOf((await ben.runCommand('/table leave')).ephemeral!)).toContain('no table');
  await begin(ann);
  await leaveTable(ann);
  expect(textOf((await ann.runCommand('/table leave')).ephemeral!)).toMatch(
    /computers play on for you <t:.*Until then you can press “I’m back”/,
  );
});

test('the answer of /table leave has the way back, which opens one’s hand in its place', async () => {
  await begin(ann);
  await leaveTable(ann);
  const { ephemeral: left } = await ann.runCommand('/table leave', {}, ELSEWHERE);
  expect(buttons(left!)).toEqual(['I’m back']);
  // One who has left already gets it, too.
  const { ephemeral: again } = await ann.runCommand('/table leave');
  const { message: panel } = await ann.press(again!, 'I’m back');
  expect(textOf(panel!)).toContain('Your hand');
  expect(panel!.id).toBe(again!.id);
  await ann.press(ann.view(left!)!, 'I’m back');
  expect(textOf(ann.view(left!)!)).toContain('Your hand');
  await bot.settle();
  expect(ann.view(again!)).toBeUndefined();
});

test('/table leave asks which of several tables, this channel’s first, and leaves only that one', async () => {
  const first = await begin(ann);
  const second = await begin(ann, ELSEWHERE);
  const { ephemeral } = await ann.runCommand('/table leave', {}, ELSEWHERE);
  expect(textOf(ephemeral!)).toContain('Which table do you want to leave?');
  expect(selects(ephemeral!)[0]!.options!.map(({ label }) => label)).toEqual([
    'Dou Dizhu in #卓-2',
    'Dou Dizhu in #卓-1',
  ]);
  const { message } = await choose(ann, ephemeral!, '卓-1');
  expect(textOf(message!)).toContain(first.id);
  expect(selects(message!)).toEqual([]);
  await ann.press(message!, 'Leave');
  await bot.settle();
  expect(shows(first)).toContain('away');
  expect(shows(second)).not.toContain('away');
});

test('/table end ends a lobby at once, and names it', async () => {
  const lobby = await open(ben);
  await bot.settle();
  const { ephemeral } = await ben.runCommand('/table end', {}, ELSEWHERE);
  expect(textOf(ephemeral!)).toContain('You ended the table');
  expect(textOf(ephemeral!)).toContain(lobby.id);
  await bot.settle();
  expect(shows(lobby)).toContain('closed');
});

test('/table end does not end a lobby that is starting at that moment', async () => {
  const lobby = (await ann.runCommand('/play doudizhu', { computers: 2, 'auto-start': true })).message!;
  await bot.settle();
  const { tables } = bot.store;
  const { commit, openTableIds, openTableCount } = tables;
  const start = deferred();
  const starting = deferred();
  tables.commit = async (...change) => {
    starting.resolve();
    await start.promise;
    return commit(...change);
  };
  const joining = ben.press(lobby, 'Join');
  await starting.promise;
  // The command looks both up at once; then it finds the lobby in memory, as the start is not committed.
  const [listed, counted] = [deferred(), deferred()];
  tables.openTableIds = (...of) => openTableIds(...of).finally(listed.resolve);
  tables.openTableCount = (...of) => openTableCount(...of).finally(counted.resolve);
  const ending = ann.runCommand('/table end');
  await Promise.all([listed.promise, counted.promise]);
  await bot.discord.whenIdle();
  start.resolve();
  await joining;
  expect(textOf((await ending).ephemeral!)).toContain('begun');
  expect(await opened()).toHaveLength(1);
});

test('/table end asks before it ends a table in play, and says what is lost; declined, the table goes on', async () => {
  const table = await begin(ben);
  const { ephemeral } = await ben.runCommand('/table end');
  expect(textOf(ephemeral!)).toContain(table.id);
  expect(textOf(ephemeral!)).toContain('it will not count');
  expect(buttons(ephemeral!)).toEqual(['End the table', 'Let a computer finish', 'Keep playing']);
  const { message } = await ben.press(ephemeral!, 'Keep playing');
  expect(textOf(message!)).toBe('The table goes on.');
  expect(await opened()).toHaveLength(1);
});

test('the message of an ended table says who ended it', async () => {
  const table = await begin(ben);
  expect(textOf(await endTable(ben))).toContain('You ended the table');
  await bot.settle();
  expect(shows(table)).toContain('Ben ended this table');
  expect(shows(table)).toMatch(/ended (this table )?early/);
  expect(await opened()).toEqual([]);
});

test('a manager of the server may end any table, and tells them apart by their players', async () => {
  const first = await begin(ben);
  await begin(bot.discord.member('Dan'), ELSEWHERE);
  const { ephemeral } = await ann.runCommand('/table end');
  const options = JSON.stringify(ephemeral!.components);
  for (const name of ['Ben', 'Dan', '🤖 Haru']) expect(options).toContain(name);
  const { message } = await choose(ann, ephemeral!, '卓-1');
  await ann.press(message!, 'End the table');
  await bot.settle();
  expect(shows(first)).toContain('Ann, who manages this server, ended this table');
  expect(await opened()).toHaveLength(1);
});

test('/table end says so to a member who may end no table; their forged confirmation ends nothing', async () => {
  const table = await begin(ann);
  expect(textOf((await ben.runCommand('/table end')).ephemeral!)).toContain('host');
  const [id] = await opened();
  const { ephemeral } = await ben.press(table, `m:${id}:0:v.end`, { forge: true });
  expect(textOf(ephemeral!)).toContain('host');
  for (const purpose of ['end', 'leave'])
    expect((await ben.select(table, `t:${purpose}:1`, id!, { forge: true })).ephemeral).toBeDefined();
  expect(await opened()).toHaveLength(1);
  expect(shows(table)).toContain('Deal 1 of 4');
});

test('a table that has ended meanwhile cannot be ended again', async () => {
  await open(ben);
  await begin(ben, ELSEWHERE);
  const choice = (await ben.runCommand('/table end')).ephemeral!;
  const confirmation = await choose(ben, choice, '卓-2');
  const again = (await ben.runCommand('/table end')).ephemeral!;
  const confirm = await choose(ben, again, '卓-2');
  await ben.press(confirm.message!, 'End the table');
  const late = await ben.press(confirmation.message!, 'End the table');
  expect(textOf(late.message!)).toContain('over');
});

/** Makes the database refuse a kind of statement. @returns lifts that */
function refuseStatement(statement: string): () => void {
  const db = openRaw(bot.databaseUrl);
  db.exec(`CREATE TRIGGER refused BEFORE ${statement} BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  return () => {
    db.exec('DROP TRIGGER refused');
    db.close();
  };
}

test('a choice and a confirmation that could not be written can be repeated', async () => {
  const table = await open(ben, {}, 2);
  await ann.press(table, 'Join');
  await ben.press(table, 'Start');
  await bot.settle();
  await begin(ben, ELSEWHERE);
  const allowSeats = refuseStatement('INSERT ON Seat');
  const confirmation = (await ben.runCommand('/table leave')).ephemeral!;
  const failed = (await choose(ben, confirmation, '卓-1')).message!;
  expect(textOf(failed)).toContain('nothing was changed');
  allowSeats();
  expect(textOf((await choose(ben, failed, '卓-1')).message!)).toContain('You left your seat');

  const confirm = (await choose(ben, (await ben.runCommand('/table end')).ephemeral!, '卓-2')).message!;
  const allowTables = refuseStatement('UPDATE ON "Table"');
  const outcome = await ben.press(confirm, 'End the table');
  expect(textOf(outcome.ephemeral!)).toContain('nothing was changed');
  allowTables();
  const { message } = await ben.press(ben.view(confirm)!, 'End the table');
  expect(textOf(message!)).toContain('You ended the table');
  expect(await opened()).toHaveLength(1);
});

test('/table show lists the tables with channel, host, state and whose turn it is', async () => {
  const lobby = await open(ben);
  const table = await begin(bot.discord.member('Dan'), ELSEWHERE);
  const { ephemeral } = await ann.runCommand('/table show');
  const list = textOf(ephemeral!);
  for (const message of [lobby, table]) expect(list).toContain(message.id);
  for (const host of [ben, bot.discord.member('Dan')]) expect(list).toContain(`host ${host.name}`);
  expect(list).toContain('full, 4 / 4, about to start');
  expect(list).toMatch(/Deal 1 of 4, .*’s turn/);
});

test('/table show leaves out channels that the reader may not see', async () => {
  const { world } = bot.discord;
  const channel = [...world.channels.values()].find(({ name }) => name === '卓-2')!;
  const [everyone, botId] = [bot.discord.guildId, world.botId];
  const view = permissionBits(['ViewChannel']);
  const hidden = await begin(ann, ELSEWHERE);
  channel.overwrites.set(everyone, { id: everyone, of: 'role', allow: 0n, deny: view });
  for (const id of [botId, ann.id]) channel.overwrites.set(id, { id, of: 'member', allow: view, deny: 0n });
  channelUpdated(world, channel);
  await bot.discord.whenIdle();
  expect(textOf((await ben.runCommand('/table show')).ephemeral!)).not.toContain(hidden.id);
  expect(textOf((await ann.runCommand('/table show')).ephemeral!)).toContain(hidden.id);
});

test('a restart does not forget who ended a table', async () => {
  const table = await begin(ben);
  await endTable(ben);
  await bot.settle();
  await bot.restart();
  await bot.settle();
  expect(shows(table)).toContain('⏹️ Ben ended this table early');
});

test('the message of a cancelled lobby says who cancelled it', async () => {
  const lobby = await open(ben);
  await ben.press(lobby, 'Close the table');
  await bot.settle();
  expect(shows(lobby)).toContain('Ben closed this table.');
});

test('/table show leaves out private threads for readers outside of them', async () => {
  const { world } = bot.discord;
  const parent = [...world.channels.values()].find(({ name }) => name === '卓-2')!;
  const thread = addThread(world, { parent, name: 'secret', ownerId: ann.id, private: true });
  thread.thread!.members.set(world.botId, 0);
  await bot.discord.whenIdle();
  await begin(ann, { channel: thread.id });
  expect(textOf((await ben.runCommand('/table show')).ephemeral!)).not.toContain(thread.id);
  expect(textOf((await ann.runCommand('/table show')).ephemeral!)).toContain(thread.id);
});

test('/table show leaves out channels that the bot does not know, for all but those who play there', async () => {
  await begin(ann, ELSEWHERE);
  const [id] = await opened();
  await bot.stop();
  const db = openRaw(bot.databaseUrl);
  db.prepare('UPDATE "Table" SET "channelId" = ? WHERE "id" = ?').run('1111111111111111111', id);
  db.close();
  const works = bot.discord.injectFault(
    /^(GET|PATCH|POST) .channels/,
    { status: 500 },
    Number.POSITIVE_INFINITY,
  );
  await bot.start();
  expect(textOf((await ben.runCommand('/table show')).ephemeral!)).not.toContain('1111111111111111111');
  expect(textOf((await ann.runCommand('/table show')).ephemeral!)).toContain('1111111111111111111');
  works();
});
