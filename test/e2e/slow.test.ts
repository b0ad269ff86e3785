/** What people choose for themselves (`/me`), slow tables, and the reminders of those that wait. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDate, localTime } from '../../src/discord/reminders/local-time.ts';
import { games } from '../../src/games/index.ts';
import { seatsToAct } from '../../src/tables/play.ts';
import { openRaw } from '../store/raw.ts';
import { inPhase } from '../tables/fixtures.ts';
import { controlId } from './settings-panel.ts';
import { storedTable } from './table-in-play.ts';
import {
  buttons,
  canAct,
  openPanel,
  sideButtons,
  startTable,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 200 });
  [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Ben')];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const openMe = async (member: Member): Promise<MessageView> => (await member.runCommand('/me')).ephemeral!;

/** Chooses in one's own panel. Returns what it says then. */
async function choose(member: Member, preference: string, value: string): Promise<string> {
  const panel = await openMe(member);
  await member.select(panel, controlId(panel, `u:set:${preference}:`), value);
  await bot.whenIdle();
  return textOf(member.view(panel)!);
}

async function toggle(member: Member, preference: 'hints' | 'pings'): Promise<string> {
  const panel = await openMe(member);
  await member.press(panel, controlId(panel, `u:set:${preference}:`));
  await bot.settle();
  return textOf(member.view(panel)!);
}

/** Messages that mention somebody. */
const mentions = (channel = '卓-1'): string[][] =>
  ann
    .visibleMessages(channel)
    .filter(({ ephemeral }) => !ephemeral)
    .map((message) => [...message.mentions])
    .filter(({ length }) => length > 0);

const bluff = games.find(({ id }) => id === 'bluff')!;
const inPlay = async (id: string) => inPhase('playing', (await bot.store.tables.find(id))!);

/** Whose turn it is at a table of Ann and Ben. */
async function actorAt(id: string): Promise<Member> {
  const table = await inPlay(id);
  return table.seats[seatsToAct(bluff, table)[0]!]!.userId === ann.id ? ann : ben;
}

/** Makes the first call on offer, in a panel. */
async function call(id: string, panel: MessageView): Promise<void> {
  const table = await inPlay(id);
  const seat = seatsToAct(bluff, table)[0]!;
  const name = bluff
    .choices(table.state, seat)
    .map(bluff.nameOf)
    .find((each) => each.startsWith('c'))!;
  await (await actorAt(id)).press(panel, `m:${id}:${table.prompts[seat]}:a.${name}`, { forge: true });
  await bot.settle();
}

/** A slow table of Ann and Ben, in play. Returns its message and its id. */
async function slowTable(channel = '卓-1'): Promise<{ readonly table: MessageView; readonly id: string }> {
  const { message } = await ann.runCommand('/play bluff', { time: 'd1' }, { channel });
  const table = message!;
  await ben.press(table, 'Join');
  await ann.press(table, 'Start');
  await bot.settle();
  const ids = await bot.store.tables.openTableIds(bot.discord.guildId);
  const tables = await Promise.all(ids.map((id) => bot.store.tables.find(id)));
  return { table, id: tables.find((each) => each?.messageId === table.id)!.id };
}

/** Somebody is to be reminded so much later, at a full hour of a time zone where that is by day. */
async function remindIn(member: Member, ms: number): Promise<void> {
  const due = bot.clock.now() + ms;
  const zones = ['Etc/GMT-12', 'Etc/GMT-6', 'UTC', 'Etc/GMT+6', 'Etc/GMT+11'];
  const hourIn = (zone: string): number => new Date(localTime(due, zone)).getUTCHours();
  const timeZone = zones.find((zone) => hourIn(zone) >= 6 && hourIn(zone) < 18)!;
  await bot.store.preferences.change(
    member.id,
    { reminderHour: hourIn(timeZone), timeZone },
    () => due,
    bot.clock.now(),
  );
}

test('who chooses a language reads everything in it at once, and alone: also open panels, and after a restart', async () => {
  const lobby = (await ann.runCommand('/play bluff', { computers: 2 })).message!;
  const { ephemeral: panel } = await ann.press(lobby, 'Start');
  for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) await bot.settle(1_100);
  expect(textOf(ann.view(panel!)!)).toContain('Go to the table');
  expect(await choose(ann, 'locale', 'ja')).toContain('✅ **あなたの言語**：日本語');
  await bot.settle();
  expect(textOf(ann.view(panel!)!)).toContain('卓へ移動');
  expect(textOf((await ann.runCommand('/games')).ephemeral!)).toContain('何で遊びますか');
  expect(textOf((await ben.runCommand('/games')).ephemeral!)).toContain('What shall we play?');
  await bot.restart();
  await bot.settle();
  expect(textOf(ann.view(panel!)!)).toContain('卓へ移動');
  expect(textOf((await ann.runCommand('/help')).ephemeral!)).toContain('自分の言語とお知らせ');
  expect(await choose(ann, 'locale', 'none')).toContain('✅ **Your language**: as in your Discord');
  await bot.settle();
  expect(textOf(ann.view(panel!)!)).toContain('Go to the table');
});

test('who wants no hints is offered none, and an old button shows the panel without one', async () => {
  const lobby = (await ann.runCommand('/play bluff', { computers: 2 })).message!;
  const { ephemeral: panel } = await ann.press(lobby, 'Start');
  for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) await bot.settle(1_100);
  const hintId = controlId(ann.view(panel!)!, `m:${(await storedTable(bot)).id}`);
  expect(sideButtons(ann.view(panel!)!)).toContain('💡 Hint');
  expect(await toggle(ann, 'hints')).toContain('✅ **Hints**: never');
  expect(sideButtons(ann.view(panel!)!)).not.toContain('💡 Hint');
  const [, , prompt] = hintId.split(':');
  const id = `m:${(await storedTable(bot)).id}:${prompt}:v.hint`;
  const { message } = await ann.press(ann.view(panel!)!, id, { forge: true });
  expect(textOf(message!)).not.toContain('💡');
  await toggle(ann, 'hints');
  expect(sideButtons(ann.view(panel!)!)).toContain('💡 Hint');
});

test('who wants no pings is mentioned by no table, and all others are', async () => {
  expect(await toggle(ben, 'pings')).toContain('✅ **Mentions**: off');
  await startTable(bot, ['Ann', 'Ben', 'Dan'], { computers: 1 });
  await bot.whenIdle();
  expect(mentions()).toEqual([[bot.discord.member('Dan').id]]);
});

test('what cannot be chosen, typed or stored is told, and changes nothing; a stranger changes what is theirs', async () => {
  const panel = await openMe(ann);
  expect(textOf(panel)).toMatch(/Time zone\*\*: .*not chosen yet/);
  const { modal } = await ann.press(panel, 'Other zone …');
  await ann.submitModal(modal!, { timeZone: 'Tokio' });
  await bot.whenIdle();
  expect(textOf(ann.view(panel)!)).toContain('⚠️ No time zone is called “Tokio”');
  const again = await ann.press(ann.view(panel)!, 'Other zone …');
  await ann.submitModal(again.modal!, { timeZone: ' vienna' });
  await bot.whenIdle();
  expect(textOf(ann.view(panel)!)).toContain('✅ **Time zone**: Central European');
  expect(await choose(ann, 'reminderHour', '7')).toContain('✅ **Daily reminder**: at 07:00');
  const stored = await bot.store.preferences.of(ann.id);
  expect(stored).toMatchObject({ timeZone: 'Europe/Vienna', reminderHour: 7 });
  for (const forged of [
    'u:set:reminderHour:x:24',
    'u:set:timeZone:x:Mars',
    'u:set:hints:x:maybe',
    'u:set:locale:x:fr',
  ]) {
    const { message } = await ann.press(ann.view(panel)!, forged, { forge: true });
    expect(textOf(message!)).toContain('⚠️ This button no longer works');
  }
  expect(await bot.store.preferences.of(ann.id)).toEqual(stored);
  // On a message that everybody sees, the answer is private.
  const lobby = (await ann.runCommand('/play bluff')).message!;
  const { ephemeral } = await ben.press(lobby, 'u:set:hints:x:off', { forge: true });
  expect(textOf(ephemeral!)).toContain('✅ **Hints**: never');
  expect(await bot.store.preferences.of(ann.id)).toEqual(stored);
  expect(await bot.store.preferences.of(ben.id)).toMatchObject({ hints: false });
  const db = openRaw(bot.databaseUrl);
  db.exec("CREATE TRIGGER full BEFORE UPDATE ON Person BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const open = await openMe(ann);
  const failed = await ann.press(open, controlId(open, 'u:set:pings:'));
  expect(textOf(failed.ephemeral!)).toContain('nothing was changed');
  db.exec('DROP TRIGGER full');
  db.close();
  expect(await bot.store.preferences.of(ann.id)).toEqual(stored);
});

test('a slow table calls its player after two minutes, waits for days, and goes on after a restart', async () => {
  const { message: lobby } = await ann.runCommand('/play bluff', { time: 'd1' });
  expect(textOf(lobby!)).toContain('🐢');
  await ann.press(lobby!, 'Close the table');
  const { id, table } = await slowTable();
  const actor = await actorAt(id);
  // It leaves time for another table: nobody is asked about it.
  const { ephemeral: offered } = await ann.runCommand('/games');
  const { message: another } = await ann.press(offered!, 'g:open:daifugo');
  expect(buttons(another!)).toContain('Close the table');
  await ann.press(another!, 'Close the table');
  await bot.clock.advance(2 * MINUTE + 1_000);
  // The start is no news any more.
  expect(mentions()).toEqual([[actor.id]]);
  const { deadline } = inPhase('playing', (await bot.store.tables.find(id))!);
  await bot.stop();
  await bot.clock.advance(30 * HOUR);
  await bot.start();
  const after = inPhase('playing', (await bot.store.tables.find(id))!);
  expect(after).toMatchObject({ called: true, warned: false, seq: 0 });
  expect(Math.abs(after.deadline! - deadline! - 30 * HOUR)).toBeLessThan(MINUTE);
  await call(id, await openPanel(actor, table));
  expect(await inPlay(id)).toMatchObject({ seq: 1, called: false });
  expect(mentions()).toEqual([]);
});

test('a reminder names all slow tables that wait for somebody, once a day; their panel then names the rest', async () => {
  const first = await slowTable();
  const second = await slowTable('卓-2');
  const actor = await actorAt(first.id);
  if ((await actorAt(second.id)) !== actor)
    await call(second.id, await openPanel(await actorAt(second.id), second.table));
  expect(await actorAt(second.id)).toBe(actor);
  await bot.stop();
  await bot.clock.advance(HOUR);
  await bot.start();
  await bot.clock.advance(3 * MINUTE);
  // One of the two has called.
  expect([...mentions(), ...mentions('卓-2')]).toEqual([[actor.id]]);
  await bot.clock.advance(16 * MINUTE);
  await remindIn(actor, MINUTE);
  await bot.clock.advance(3 * MINUTE);
  const reminders = () =>
    ['卓-1', '卓-2'].flatMap((name) =>
      ann.visibleMessages(name).filter((each) => textOf(each).includes('⏰ <@')),
    );
  expect(reminders()).toHaveLength(1);
  const [reminder] = reminders();
  expect(reminder!.mentions).toEqual([actor.id]);
  expect(textOf(reminder!)).toContain('Your move at 2 tables:');
  for (const { id } of [first, second]) expect(textOf(reminder!)).toContain((await inPlay(id)).messageId!);
  expect(buttons(reminder!)).toEqual(['Bluff', 'Bluff']);
  // Neither a restart nor another hour brings a second one today.
  await bot.restart();
  for (const hour of ['0', '23']) await choose(actor, 'reminderHour', hour);
  const { timeZone } = await bot.store.preferences.of(actor.id);
  const [next] = await bot.store.preferences.dueReminders(bot.clock.now() + 48 * HOUR, 1);
  expect(localDate(next!.remindAt, timeZone!) > localDate(bot.clock.now(), timeZone!)).toBe(true);
  await bot.clock.advance(2 * MINUTE);
  expect(reminders()).toHaveLength(1);
  const list = textOf((await actor.runCommand('/tables')).ephemeral!);
  expect(list).toContain('▶️ **Your move at 2 tables**');
  const { ephemeral: panel } = await actor.press(reminder!, `m:${first.id}:0:v.hand`, { forge: true });
  await call(first.id, panel!);
  expect(textOf(actor.view(panel!)!)).toContain('▶️ Your move at 1 other table: [Bluff]');
  const other = actor === ann ? ben : ann;
  expect(textOf((await other.runCommand('/tables')).ephemeral!)).toContain('▶️ **Your move at 1 table**');
});

test('no reminder comes where nobody may post, it is far too late, or nothing waits; others come all the same', async () => {
  const first = await slowTable();
  const dan = bot.discord.member('Dan');
  const hidden = (await dan.runCommand('/play bluff', { time: 'd1', computers: 1 }, { channel: '卓-2' }))
    .message!;
  const { ephemeral: panel } = await dan.press(hidden, 'Start');
  for (let guard = 0; guard < 100 && !canAct(dan.view(panel!)!); guard++) await bot.settle(1_100);
  await bot.clock.advance(16 * MINUTE);
  const { world, guildId } = bot.discord;
  const channel = [...world.channels.values()].find(({ name }) => name === '卓-2')!;
  const deny = PermissionFlagsBits.SendMessages;
  channel.overwrites.set(guildId, { id: guildId, of: 'role', allow: 0n, deny });
  await remindIn(dan, MINUTE);
  // Another Node may have known it.
  const unknownZone = { reminderHour: 7, timeZone: 'Mars/Olympus' };
  const due = bot.clock.now() + MINUTE - 1;
  await bot.store.preferences.change(bot.discord.member('Chika').id, unknownZone, () => due, bot.clock.now());
  const actor = await actorAt(first.id);
  await remindIn(actor, MINUTE + 1);
  await remindIn(actor === ann ? ben : ann, MINUTE + 2);
  await bot.clock.advance(2 * MINUTE);
  const reminded = (name: string) =>
    ann.visibleMessages(name).flatMap((each) => (textOf(each).includes('⏰ <@') ? each.mentions : []));
  expect([reminded('卓-1'), reminded('卓-2')]).toEqual([[actor.id], []]);
  // It goes away once they have played; now the other one is awaited.
  await call(first.id, await openPanel(actor, first.table));
  expect(reminded('卓-1')).toEqual([]);
  await remindIn(await actorAt(first.id), HOUR);
  await bot.stop();
  await bot.clock.advance(5 * HOUR);
  await bot.start();
  await bot.clock.advance(2 * MINUTE);
  expect(reminded('卓-1')).toEqual([]);
});
