/** A table in play for the tests of failures: one member with three computers, and it is the member's turn. */
import type { Member, MessageView } from 'stand-in-discord/testing';
import { expect } from 'vitest';
import { inPhase } from '../tables/fixtures.ts';
import { canAct, openPanel, startTestBot, type TestBot } from './test-bot.ts';

export async function startTableInPlay() {
  const bot = await startTestBot({}, { pace: () => 200 });
  const ann = bot.discord.member('Ann');
  const table = (await ann.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  const panel = await openPanel(ann, table);
  await playUntilTurn(bot, ann, panel);
  return { bot, ann, table, panel };
}

/** Lets the computers play until it is the member's turn. */
export async function playUntilTurn(bot: TestBot, member: Member, panel: MessageView): Promise<void> {
  for (let guard = 0; !canAct(member.view(panel)!); guard++) {
    expect(guard).toBeLessThan(200);
    await bot.settle(1_100);
  }
}

/** The table of the server that is in play, as stored. */
export async function storedTable({ store, discord }: TestBot) {
  const ids = await store.tables.openTableIds(discord.guildId);
  const tables = await Promise.all(ids.map((id) => store.tables.find(id)));
  return inPhase('playing', tables.find((table) => table?.phase === 'playing') ?? tables[0]!);
}
