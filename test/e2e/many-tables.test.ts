/** A start with ten thousand open tables: many more than a query takes parameters. `npm run -s load:tables` measures such starts. */
import { textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { copyId, fillTables } from '../load/fill-tables.ts';
import { buttons, selects, startTable, startTestBot } from './test-bot.ts';

const COPIES = 10_000;
/** The select of `/table leave` has 25 tables. */
const PAGES = Math.ceil((COPIES + 1) / 25);

test('with ten thousand open tables the bot starts, answers a press, and lists them page by page', async () => {
  const bot = await startTestBot({}, { pace: () => 86_400_000 });
  onTestFinished(() => bot.close());
  const ann = bot.discord.member('Ann');
  const table = await startTable(bot, ['Ann', 'Ben', 'Dan', 'Eve']);
  await bot.stop();
  fillTables(bot.databaseUrl.slice('file:'.length), {
    count: COPIES,
    channelIds: [bot.discord.channelId('卓-2')],
    now: bot.clock.now(),
  });
  await bot.start();

  const { ephemeral: panel } = await ann.press(table, `m:${copyId(COPIES - 1)}:0:v.hand`, { forge: true });
  expect(textOf(panel!)).toContain('Your hand, 25 cards');

  const { ephemeral: list } = await ann.runCommand('/table show', {}, { channel: '記録' });
  expect(textOf(list!)).toContain(`and ${COPIES + 1 - 12} more`);

  const { ephemeral: choice } = await ann.runCommand('/table leave');
  expect(textOf(choice!)).toContain(`1 / ${PAGES}`);
  expect(selects(choice!)[0]!.options).toHaveLength(25);
  expect(buttons(choice!)).toEqual(['▶']);
  const { message: last } = await ann.press(choice!, `t:leave:page:${PAGES - 1}`, { forge: true });
  expect(selects(last!)[0]!.options).toHaveLength(1);
  expect(buttons(last!)).toEqual(['◀']);
  const [menu] = selects(last!);
  const { message: left } = await ann.select(last!, menu!.custom_id!, menu!.options![0]!.value);
  expect(textOf(left!)).toContain('You left your seat');
  expect(bot.discord.violations).toEqual([]);
});
