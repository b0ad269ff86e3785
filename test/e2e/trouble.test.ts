/** Troubles of Discord and of the gateway: none ends the process or loses a move. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, playSomething } from './house.ts';
import { openTableInPlay, storedTable, untilAsked } from './in-play.ts';

let house: House;
let ann: Member;
let table: MessageView;
let panel: MessageView;

beforeEach(async () => {
  ({ house, ann, table, panel } = await openTableInPlay());
});
afterEach(() => house.close());

const expectNoViolations = () => expect(house.discord.violations).toEqual([]);

test('a table’s message that is deleted is posted again', async () => {
  house.discord.deleteMessage(table.id);
  await house.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect((await storedTable(house)).messageId).toBe(reposted.id);
  expectNoViolations();
});

test('a table’s message that is deleted in bulk is posted again', async () => {
  const others = [1, 2].map((line) => house.discord.member('Ben').sendMessage(`talk ${line}`).id);
  house.discord.deleteMessages([others[0]!, table.id, others[1]!]);
  await house.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect((await storedTable(house)).messageId).toBe(reposted.id);
  expectNoViolations();
});

test('a table’s message that was deleted unnoticed is posted again when its next edit fails', async () => {
  house.discord.deleteMessage(table.id, { withoutEvent: true });
  await playSomething(ann, ann.view(panel)!);
  await house.settle(3_000);
  expect((await ann.waitForMessage('Deal 1 of 4')).id).not.toBe(table.id);
  expectNoViolations();
});

test.each([{ withoutEvent: false }, { withoutEvent: true }])(
  'the deletion of a channel ends its tables, and no others (%o)',
  async (options) => {
    const other = (await ann.runCommand('/play doudizhu', {}, { channel: '卓-2' })).message!;
    house.discord.deleteChannel('卓-1', options);
    await house.settle(3_000);
    await house.clock.advance(200_000);
    const remaining = await house.store.tables.openTableIds(house.discord.guildId);
    expect(remaining).toHaveLength(1);
    await house.discord.member('Ben').press(other, 'Join');
    expect(textOf(ann.view(other)!)).toContain('Seats 2 / 4');
  },
);

test('the table of a deleted thread goes on in the thread’s channel', async () => {
  const made = (await ann.runCommand('/play doudizhu', { thread: true, computers: 3 })).message!;
  const thread = textOf(made).match(/<#(\d+)>/)![1]!;
  await house.settle();
  const lobby = ann.visibleMessages(thread).find((message) => textOf(message).includes('Seats 4 / 4'))!;
  await ann.press(lobby, 'Start');
  await house.settle();
  house.discord.deleteChannel(thread);
  await house.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  const { ephemeral } = await ann.press(reposted, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(2);
  expectNoViolations();
});

test.each([{ withoutEvent: false }, { withoutEvent: true }])(
  'the removal of the bot from the server (%o) ends its tables, and pays nobody',
  async (options) => {
    if (options.withoutEvent) await house.stop();
    house.discord.removeBot(options);
    if (options.withoutEvent) await house.start();
    const sent = house.discord.requests.length;
    await house.settle(3_000);
    await house.clock.advance(600_000);
    expect(await house.store.tables.openTableIds(house.discord.guildId)).toEqual([]);
    expect(await house.store.ledger.standings(house.discord.guildId, 'chips')).toEqual([]);
    const edits = house.discord.requests.slice(sent).filter(({ path }) => path.startsWith('/channels'));
    expect(edits).toEqual([]);
  },
);

test('an outage of the server at Discord ends no table', async () => {
  house.discord.removeBot({ outage: true });
  await house.settle(3_000);
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(1);
});

test.each([{ status: 500 }, { status: 502 }, { status: 429, retryAfterMs: 200 }] as const)(
  'a move is made at once although Discord answers edits with $status; they are repeated later',
  async (fault) => {
    const before = (await storedTable(house)).version;
    house.discord.injectFault('PATCH /channels', fault, 2);
    const { message } = await playSomething(ann, ann.view(panel)!);
    expect(message).toBeDefined();
    expect((await storedTable(house)).version).toBe(before + 1);
    for (let wait = 0; wait < 8; wait++) await house.settle(6_000);
    expect(textOf(ann.view(table)!)).not.toContain('Who will be landlord');
  },
);

test('without permission to send messages the game goes on in the panels; with it the table’s message is edited again', async () => {
  const allow = house.discord.denyPermissions('卓-1', 'SendMessages', 'ViewChannel');
  const { answer } = await playSomething(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
  await house.settle(3_000);
  allow();
  await untilAsked(house, ann, panel);
  await playSomething(ann, ann.view(panel)!);
  await house.settle(3_000);
  expect(textOf(ann.view(table)!)).toContain('Deal 1 of 4');
});

test('presses are answered again after a lost connection to the gateway', async () => {
  house.discord.gateway.dropConnection();
  await house.discord.gateway.whenConnected();
  await house.discord.whenIdle(50);
  const { answer } = await playSomething(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
  expectNoViolations();
}, 30_000);

test('no turn runs out while Discord is out of reach, and deadlines move by that time', async () => {
  const before = await storedTable(house);
  house.discord.gateway.startOutage();
  await house.discord.whenIdle(50);
  await house.clock.advance(600_000);
  expect((await storedTable(house)).seq).toBe(before.seq);
  house.discord.gateway.endOutage();
  await house.discord.gateway.whenConnected();
  await house.settle(100);
  const after = await storedTable(house);
  expect(after.seq).toBe(before.seq);
  expect(after.deadline! - before.deadline!).toBeGreaterThanOrEqual(600_000);
  expect(after.deadline! - before.deadline!).toBeLessThan(610_000);
  const { answer } = await playSomething(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
}, 30_000);

test('a restart while Discord is out of reach moves deadlines by the whole time', async () => {
  const { deadline } = await storedTable(house);
  house.discord.gateway.startOutage();
  await house.discord.whenIdle(50);
  await house.clock.advance(300_000);
  await house.stop();
  await house.clock.advance(300_000);
  house.discord.gateway.endOutage();
  await house.start();
  await house.settle();
  const extension = (await storedTable(house)).deadline! - deadline!;
  expect(extension).toBeGreaterThanOrEqual(600_000);
  expect(extension).toBeLessThan(620_000);
}, 30_000);

test('a table’s message that other messages have pushed up is posted again at the bottom', async () => {
  for (let line = 0; line < 15; line++) house.discord.member('Ben').sendMessage(`talk ${line}`);
  await playSomething(ann, ann.view(panel)!);
  await house.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect(ann.view(table)).toBeUndefined();
  expectNoViolations();
});
