/** People are shown by name: Discord's clients resolve mentions only of people whom they have loaded. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsPanel } from './settings-panel.ts';
import { controls, endTable, openPanel, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const CHANNELS = ['卓-1', '卓-2', '記録'];

/** Mentions that a client without the server's members shows as `@unknown-user`. */
const unknownUsers = (message: MessageView): string[] =>
  [...JSON.stringify(message.components).matchAll(/<@!?(\d+)>/g)]
    .map(([, id]) => id!)
    .filter((id) => !message.mentions.includes(id));

const everythingShown = (): MessageView[] =>
  ['Ann', 'Ben', 'Chika'].flatMap((name) =>
    CHANNELS.flatMap((channel) => bot.discord.member(name).visibleMessages(channel)),
  );

test('no message shows a mention that a client cannot resolve, and only pings mention anybody', async () => {
  await settingsPanel(bot, ann).choose('logChannel', '記録');
  await ann.runCommand('/ledger adjust', { player: 'Ben', amount: 40, reason: `for <@${ben.id}>` });
  await ann.runCommand('/ledger transfer', { from: 'Ben', to: 'Dan', amount: 7, reason: 'a bet' });
  const table = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  for (const member of [ann, ben]) await openPanel(member, table);
  await ben.runCommand('/table show');
  await bot.settle(150_000);
  expect(
    everythingShown().some(({ mentions }) => mentions.length > 0),
    'somebody was called',
  ).toBe(true);
  await endTable(ann);
  await bot.settle();
  for (const command of ['/ledger show', '/ledger history', '/ledger settle', '/stats', '/table show'])
    await ann.runCommand(command);
  await ann.press(await ann.waitForMessage('[Settle]'), 'Settle');
  await bot.settle();
  for (const message of everythingShown()) expect(unknownUsers(message), textOf(message)).toEqual([]);
  const text = everythingShown().map(textOf).join('\n');
  for (const shown of [
    'Dan',
    '💬 for \\@Ben',
    'by Ann',
    'Ann, who manages this server, ended this table early',
    'Ann’s stats',
  ])
    expect(text).toContain(shown);
});

test('a new nickname is shown at the table, in panels and in the ledger as soon as its owner uses the bot', async () => {
  const table = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  const panel = await openPanel(ann, table);
  await ann.runCommand('/ledger adjust', { player: 'Ben', amount: 5, reason: 'prize' });
  bot.discord.setNickname('Ben', 'Benjamin');
  await ben.press(ben.view(table)!, 'Rules');
  await bot.settle();
  expect(textOf(ann.view(table)!)).toContain('Benjamin · ');
  // Every seat is named on the page behind it, wherever the game stands.
  await ann.press(ann.view(panel)!, 'More');
  expect(textOf(ann.view(panel)!)).toContain('Benjamin');
  expect(textOf((await ann.runCommand('/ledger show')).ephemeral!)).toContain('1. Benjamin **');
  bot.discord.setNickname('Ben', 'Benno');
  expect(textOf((await ben.runCommand('/ledger history')).ephemeral!)).toContain('Benno +5');
});

test('somebody who only looks leaves no name, and an erased name does not come back by itself', async () => {
  await ben.runCommand('/ledger show');
  const names = async () => {
    await bot.whenIdle();
    return bot.store.members.names(bot.discord.guildId, [ann.id, ben.id]);
  };
  expect(await names()).toEqual(new Map());
  await ann.runCommand('/ledger adjust', { player: 'Ben', amount: 5, reason: 'prize' });
  expect(await names()).toEqual(
    new Map([
      [ann.id, 'Ann'],
      [ben.id, 'Ben'],
    ]),
  );
  const { ephemeral } = await ben.runCommand('/privacy erase');
  await ben.press(ephemeral!, 'Erase');
  await ben.runCommand('/ledger show');
  expect(await names()).toEqual(new Map([[ann.id, 'Ann']]));
  // A person who plays again after an erasure is a new one, and is named again.
  await ann.runCommand('/ledger adjust', { player: 'Ben', amount: 5, reason: 'prize' });
  expect(await names()).toEqual(
    new Map([
      [ann.id, 'Ann'],
      [ben.id, 'Ben'],
    ]),
  );
});

test('two players of one name are told apart, and a hostile name is shown as it is written', async () => {
  bot.discord.setNickname('Ben', 'Ann');
  bot.discord.setNickname('Chika', '**[x](https://evil.example)**');
  const { message } = await ann.runCommand('/play doudizhu');
  await ben.press(message!, 'Join');
  await bot.discord.member('Chika').press(message!, 'Join');
  const shown = textOf(ann.view(message!)!);
  expect(shown).toContain('1. Ann \\(1\\) (host)\n2. Ann \\(2\\)\n');
  expect(shown).toContain('3. \\*\\*\\[x\\]\\(https\\:\\/\\/evil\\.example\\)\\*\\*\n');
  const { ephemeral } = await ann.press(ann.view(message!)!, 'Remove');
  const [menu] = controls(ephemeral!);
  expect(menu!.options!.map(({ label }) => label)).toEqual([
    '2. Ann (2)',
    '3. **[x](https://evil.example)**',
  ]);
});
