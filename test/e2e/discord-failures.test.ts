/** Failures of Discord and of the gateway: none ends the process or loses a move. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playUntilTurn, startTableInPlay, storedTable } from './table-in-play.ts';
import { leaveTable, openPanel, playFirstMove, startTable, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let table: MessageView;
let panel: MessageView;

beforeEach(async () => {
  ({ bot, ann, table, panel } = await startTableInPlay());
});
afterEach(() => bot.close());

const expectNoViolations = () => expect(bot.discord.violations).toEqual([]);

test('a table’s message that is deleted is posted again', async () => {
  bot.discord.deleteMessage(table.id);
  await bot.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect((await storedTable(bot)).messageId).toBe(reposted.id);
  expectNoViolations();
});

test('a table’s message that is deleted in bulk is posted again', async () => {
  const others = [1, 2].map((line) => bot.discord.member('Ben').sendMessage(`talk ${line}`).id);
  bot.discord.deleteMessages([others[0]!, table.id, others[1]!]);
  await bot.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect((await storedTable(bot)).messageId).toBe(reposted.id);
  expectNoViolations();
});

test('a table’s message that was deleted unnoticed is posted again when its next edit fails', async () => {
  bot.discord.deleteMessage(table.id, { withoutEvent: true });
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(3_000);
  expect((await ann.waitForMessage('Deal 1 of 4')).id).not.toBe(table.id);
  expectNoViolations();
});

test.each([{ withoutEvent: false }, { withoutEvent: true }])(
  'the deletion of a channel ends its tables, and no others (%o)',
  async (options) => {
    const other = (await ann.runCommand('/play doudizhu', {}, { channel: '卓-2' })).message!;
    bot.discord.deleteChannel('卓-1', options);
    await bot.settle(3_000);
    await bot.clock.advance(200_000);
    const remaining = await bot.store.tables.openTableIds(bot.discord.guildId);
    expect(remaining).toHaveLength(1);
    await bot.discord.member('Ben').press(other, 'Join');
    expect(textOf(ann.view(other)!)).toContain('Seats 2 / 4');
  },
);

test('the table of a deleted thread goes on in the thread’s channel', async () => {
  const made = (await ann.runCommand('/play doudizhu', { thread: true, computers: 3 })).message!;
  const thread = textOf(made).match(/<#(\d+)>/)![1]!;
  await bot.settle();
  const lobby = ann.visibleMessages(thread).find((message) => textOf(message).includes('Seats 4 / 4'))!;
  await ann.press(lobby, 'Start');
  await bot.settle();
  bot.discord.deleteChannel(thread);
  await bot.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  const { ephemeral } = await ann.press(reposted, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(2);
  expectNoViolations();
});

test.each([{ withoutEvent: false }, { withoutEvent: true }])(
  'the removal of the bot from the server (%o) ends its tables, and pays nobody',
  async (options) => {
    if (options.withoutEvent) await bot.stop();
    bot.discord.removeBot(options);
    if (options.withoutEvent) await bot.start();
    const sent = bot.discord.requests.length;
    await bot.settle(3_000);
    await bot.clock.advance(600_000);
    expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
    expect(await bot.store.ledger.standings(bot.discord.guildId, 'chips')).toEqual([]);
    const edits = bot.discord.requests.slice(sent).filter(({ path }) => path.startsWith('/channels'));
    expect(edits).toEqual([]);
  },
);

test('an outage of the server at Discord ends no table', async () => {
  bot.discord.removeBot({ outage: true });
  await bot.settle(3_000);
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(1);
});

test.each([{ status: 500 }, { status: 502 }, { status: 429, retryAfterMs: 200 }] as const)(
  'a move is made at once although Discord answers edits with $status; they are repeated later',
  async (fault) => {
    // No token is known that would edit the message.
    await bot.restart();
    const before = (await storedTable(bot)).version;
    bot.discord.injectFault('PATCH /channels', fault, 2);
    const { message } = await playFirstMove(ann, ann.view(panel)!);
    expect(message).toBeDefined();
    expect((await storedTable(bot)).version).toBe(before + 1);
    for (let wait = 0; wait < 8; wait++) await bot.settle(6_000);
    expect(textOf(ann.view(table)!)).not.toContain('Who will be landlord');
  },
);

test('without permission the game goes on in the panels, which say why; with it the table is shown again', async () => {
  // The client keeps few members: the bot itself must stay among them.
  for (let index = 0; index < 60; index++)
    bot.discord.addMember({ name: `Guest ${index}` }).sendMessage('hello', { channel: '卓-2' });
  // A token would edit the message without a permission.
  await bot.restart();
  await bot.settle();
  const allow = bot.discord.denyPermissions('卓-1', 'SendMessages', 'ViewChannel');
  const sent = bot.discord.requests.length;
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(3_000);
  expect(textOf(ann.view(panel)!)).toContain('View Channel · Send Messages');
  for (let wait = 0; wait < 5; wait++) await bot.settle(60_000);
  const refused = bot.discord.requests.slice(sent).filter(({ status }) => status === 403);
  expect(refused).toHaveLength(1);
  allow();
  await bot.settle(3_000);
  expect(textOf(ann.view(panel)!)).not.toContain('View Channel');
  const table1 = ann.visibleMessages('卓-1').find((message) => textOf(message).includes('Deal 1 of 4'));
  expect(table1).toBeDefined();
  expectNoViolations();
});

test('the end of a table that may not be shown is read in the panels; with permission it is shown, and no ping stays', async () => {
  const [ben, dan] = [bot.discord.member('Ben'), bot.discord.member('Dan')];
  const bens = await startTable(bot, ['Ben', 'Dan'], { computers: 2 });
  const dans = await openPanel(dan, bens);
  const isPing = (message: MessageView) => textOf(message).includes('has begun');
  expect(dan.visibleMessages().filter(isPing)).toHaveLength(1);
  await bot.restart();
  const allow = bot.discord.denyPermissions('卓-1', 'SendMessages', 'ViewChannel');
  for (const member of [dan, ben]) await leaveTable(member);
  const open = () => bot.store.tables.openTableIds(bot.discord.guildId);
  for (let guard = 0; (await open()).length > 1; guard++) {
    expect(guard).toBeLessThan(200);
    await bot.settle(10_000);
  }
  await bot.settle(3_000);
  const shown = textOf(dan.view(dans)!);
  expect(shown).toContain('Everybody was away, so the table ended here');
  expect(shown).toContain('View Channel · Send Messages');
  expect(shown).not.toContain('You can play on here');
  allow();
  await bot.settle(5_000);
  expect(dan.visibleMessages().filter(isPing)).toEqual([]);
  expect(textOf(dan.view(bens)!)).toContain('Everybody was away, so the table ended here');
  expectNoViolations();
});

test('a thread that is locked keeps its table in the panels, which say so; it is shown again once it is opened', async () => {
  const ben = bot.discord.member('Ben');
  await ben.runCommand('/play doudizhu', { computers: 3, thread: true, deals: 1 });
  await bot.settle();
  const thread = [...bot.discord.world.channels.values()].at(-1)!.id;
  const [lobby] = ben.visibleMessages(thread);
  await ben.press(lobby!, 'Start');
  await bot.settle();
  const hand = await openPanel(ben, lobby!);
  await playUntilTurn(bot, ben, hand);
  const open = bot.discord.lockThread(thread);
  const sent = bot.discord.requests.length;
  // Discord disables the buttons of a locked thread: the hand is opened, and played on, somewhere else.
  await expect(playFirstMove(ben, ben.view(hand)!)).rejects.toThrow('locked thread');
  const list = (await ben.runCommand('/table show', {}, { channel: '卓-2' })).ephemeral!;
  const elsewhere = (await ben.press(list, 'My hand')).message!;
  await playFirstMove(ben, elsewhere);
  await bot.settle(3_000);
  expect(textOf(ben.view(elsewhere)!)).toMatch(
    /this thread is locked[\s\S]*`\/table show` in another channel/,
  );
  for (let wait = 0; wait < 11; wait++) await bot.settle(60_000);
  const refused = bot.discord.requests.slice(sent).filter(({ status }) => status === 400);
  expect(refused.length).toBeLessThanOrEqual(2);
  open();
  await bot.settle(3_000);
  expect(ben.visibleMessages(thread).map(textOf).join()).toContain('The table is over.');
  expectNoViolations();
});

test('who looks for a lobby that another bot deletes again and again reads why it was gone', async () => {
  const ben = bot.discord.member('Ben');
  const stop = bot.discord.autoDelete('卓-2', 1_000);
  await ben.runCommand('/play doudizhu', {}, { channel: '卓-2' });
  await bot.settle(60_000);
  stop();
  const { ephemeral } = await ben.runCommand('/table show', {}, { channel: '卓-2' });
  expect(textOf(ephemeral!)).toContain('deleted three times within five minutes');
  await bot.settle(3_000);
  expect(ben.visibleMessages('卓-2').map(textOf).join()).toContain('Seats 1 / 4');
  expectNoViolations();
});

test('a bot that deletes whatever others post makes the table pause; it is shown again on demand', async () => {
  const since = bot.discord.requests.length;
  const deleteTable = () => {
    for (const message of ann.visibleMessages('卓-1'))
      if (textOf(message).includes('Deal 1 of 4')) bot.discord.deleteMessage(message.id);
  };
  for (let second = 0; second < 60; second++) {
    deleteTable();
    await bot.settle(1_000);
  }
  const sent = bot.discord.requests.slice(since).filter(({ path }) => path.startsWith('/channels'));
  expect(sent.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(3);
  expect(sent.filter(({ status }) => status === 404)).toEqual([]);
  // The panel has followed the messages that were posted anew.
  const latestPanel = () => ann.visibleEphemerals('卓-1').at(-1)!;
  expect(textOf(latestPanel())).toContain('deleted three times');
  await ann.press(latestPanel(), 'Show the table again');
  await bot.settle(3_000);
  await ann.waitForMessage('Deal 1 of 4');
  expect(textOf(latestPanel())).not.toContain('deleted three times');
  expectNoViolations();
});

test('presses are answered again after a lost connection to the gateway', async () => {
  bot.discord.gateway.dropConnection();
  await bot.discord.gateway.whenConnected();
  await bot.discord.whenIdle();
  const { answer } = await playFirstMove(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
  expectNoViolations();
}, 30_000);

test('no turn runs out while Discord is out of reach, and deadlines move by that time', async () => {
  const before = await storedTable(bot);
  bot.discord.gateway.startOutage();
  await bot.discord.whenIdle();
  await bot.clock.advance(600_000);
  expect((await storedTable(bot)).seq).toBe(before.seq);
  bot.discord.gateway.endOutage();
  await bot.discord.gateway.whenConnected();
  await bot.settle(100);
  const after = await storedTable(bot);
  expect(after.seq).toBe(before.seq);
  expect(after.deadline! - before.deadline!).toBeGreaterThanOrEqual(600_000);
  expect(after.deadline! - before.deadline!).toBeLessThan(610_000);
  const { answer } = await playFirstMove(ann, ann.view(panel)!);
  expect(answer).toBeDefined();
}, 30_000);

test('a restart while Discord is out of reach moves deadlines by the whole time', async () => {
  const { deadline } = await storedTable(bot);
  bot.discord.gateway.startOutage();
  await bot.discord.whenIdle();
  await bot.clock.advance(300_000);
  await bot.stop();
  await bot.clock.advance(300_000);
  bot.discord.gateway.endOutage();
  await bot.start();
  await bot.settle();
  const extension = (await storedTable(bot)).deadline! - deadline!;
  expect(extension).toBeGreaterThanOrEqual(600_000);
  expect(extension).toBeLessThan(620_000);
}, 30_000);

test('a table’s message that other messages have pushed up is posted again at the bottom', async () => {
  for (let line = 0; line < 15; line++) bot.discord.member('Ben').sendMessage(`talk ${line}`);
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(3_000);
  const reposted = await ann.waitForMessage('Deal 1 of 4');
  expect(reposted.id).not.toBe(table.id);
  expect(ann.view(table)).toBeUndefined();
  expectNoViolations();
});
