/** One bot for all tests of a file: whatever table a test leaves is ended after it. */
import type { Member } from 'stand-in-discord/testing';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buttons, startTestBot, type TestBot } from './test-bot.ts';

type Start = Parameters<typeof startTestBot>;

interface SharedBot {
  readonly bot: () => TestBot;
  readonly member: (name: string) => Member;
}

/** @param manager the name of somebody who manages the server, and ends the tables */
export function sharedBot(manager: string, ...start: Start): SharedBot {
  let bot: TestBot;
  beforeAll(async () => {
    bot = await startTestBot(...start);
  });
  afterEach(async () => {
    await bot.settle();
    await endTables(bot, bot.discord.member(manager));
    await bot.settle();
    expect(bot.discord.violations).toEqual([]);
  });
  afterAll(() => bot.close());
  return { bot: () => bot, member: (name) => bot.discord.member(name) };
}

async function endTables({ store, discord }: TestBot, manager: Member): Promise<void> {
  const ids = await store.tables.openTableIds(discord.guildId);
  if (ids.length === 0) return;
  const { ephemeral } = await manager.runCommand('/games', {}, { channel: '卓-2' });
  for (const id of ids) {
    const { message } = await manager.select(ephemeral!, `t:end:${id.length}`, id, { forge: true });
    if (buttons(message!).includes('End the table')) await manager.press(message!, 'End the table');
  }
  expect(await store.tables.openTableIds(discord.guildId)).toEqual([]);
}
