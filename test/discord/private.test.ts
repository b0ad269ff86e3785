/** Private content reaches only its player, even if the database is slow, and even through an interaction's token. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPanel, startTable, startTestBot, type TestBot } from '../e2e/test-bot.ts';
import { inPhase } from '../tables/fixtures.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let table: MessageView;

beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
  table = await startTable(bot, ['Ann', 'Ben', 'Dan', 'Eve']);
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const SLOW = 2_500;

/** Runs a press during which the next write takes long, until it is answered. */
async function slowly(press: () => Promise<unknown>): Promise<void> {
  const { tables } = bot.store;
  const { commit } = tables;
  bot.clock.settleWith(() => bot.discord.whenIdle());
  const writing = new Promise<void>((begun) => {
    tables.commit = async (before, change) => {
      tables.commit = commit;
      begun();
      await new Promise<void>((resolve) => bot.clock.after(SLOW, resolve));
      return commit(before, change);
    };
  });
  const pressing = press();
  await Promise.race([writing, pressing]);
  await bot.clock.advance(SLOW);
  await pressing;
  tables.commit = commit;
  bot.clock.settleWith(bot.whenIdle);
  await bot.settle();
}

const seenByBen = (): string => ben.visibleMessages().map(textOf).join('\n');

test('a slowly written “I’m back” on the table’s message shows the hand to the player alone, at once and in later edits', async () => {
  await ann.runCommand('/table leave');
  await bot.settle();
  await slowly(() => ann.press(ann.view(table)!, 'I’m back'));
  expect(ann.visibleEphemerals().map(textOf).join()).toContain('Your hand');
  expect(seenByBen()).not.toContain('Your hand');
  // What is shown later goes through the token of that press.
  await ben.runCommand('/table leave');
  await bot.settle(3_000);
  await bot.clock.advance(14 * 60_000);
  expect(seenByBen()).not.toContain('Your hand');
  expect(textOf(ann.view(table)!)).toContain('Deal 1 of 4');
});

test('a choice forged onto the table’s message is answered to who made it', async () => {
  const id = JSON.stringify(table.components).match(/m:([0-9a-z]{10}):/)![1]!;
  for (const press of ['a.accept', 's.plane', 'v.hand', 'v.refresh', 'v.back']) {
    await slowly(() => ann.press(table, `m:${id}:2:${press}`, { forge: true }));
  }
  expect(seenByBen()).not.toContain('Your hand');
});

test('nothing that all can read, or that a component carries, changes with a hidden hand', async () => {
  await openPanel(ann, table);
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const { seed, seats } = inPhase('playing', (await bot.store.tables.find(id!))!);
  const everything = JSON.stringify(
    [...bot.discord.world.messages.values()].filter(({ viewerId }) => !viewerId),
  );
  expect(everything).not.toContain(seed);
  for (const { salt } of seats)
    expect(everything.split(salt).length, 'as ids of interactions only').toBeLessThan(4);
  const panel = ann.visibleEphemerals().map((message) => JSON.stringify(message.components));
  expect(panel.join()).not.toContain(seed);
});
