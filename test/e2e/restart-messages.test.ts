/** Messages of tables after a restart: edited in place, and only where something has changed. */
import type { Member, MessageView } from 'stand-in-discord/testing';
import { afterEach, expect, test } from 'vitest';
import { canAct, openPanel, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

const HOUR = 3_600_000;

let bot: TestBot;
let ann: Member;
let table: MessageView;
let panel: MessageView;

afterEach(() => bot.close());

/** A table with three computers, where it is Ann's turn. */
async function startAnnsTurn(time: string): Promise<void> {
  bot = await startTestBot({}, { pace: () => 200 });
  ann = bot.discord.member('Ann');
  table = (await ann.runCommand('/play doudizhu', { computers: 3, time })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  panel = await openPanel(ann, table);
  for (let guard = 0; guard < 200 && !canAct(ann.view(panel)!); guard++) await bot.settle(1_100);
  await bot.settle(60_000);
}

/** Requests about the table's message since the given one. */
const requestsSince = (first: number): string[] =>
  bot.discord.requests
    .slice(first)
    .filter(({ path }) => path.endsWith(`/messages/${table.id}`) || path.endsWith('/messages'))
    .map(({ method, path }) => `${method} ${path.split('/')[4] ?? ''}`.trim());

test('a table where nothing has changed is not touched, however old its message is', async () => {
  await startAnnsTurn('off');
  await bot.stop();
  await bot.clock.advance(3 * HOUR);
  const first = bot.discord.requests.length;
  await bot.start();
  await bot.settle(2_000);
  expect(requestsSince(first)).toEqual([]);
  // The message is old: what happens now is shown in a new one.
  await playFirstMove(ann, await openPanel(ann, table));
  await bot.settle(5_000);
  expect(requestsSince(first)).toContain(`DELETE ${table.id}`);
  expect(bot.discord.violations).toEqual([]);
});

test('a table whose turn ends later than before is edited in place', async () => {
  await startAnnsTurn('d1');
  await bot.stop();
  await bot.clock.advance(3 * HOUR);
  const first = bot.discord.requests.length;
  await bot.start();
  await bot.settle(2_000);
  expect(requestsSince(first)).toEqual([`PATCH ${table.id}`]);
  expect(bot.discord.violations).toEqual([]);
});
