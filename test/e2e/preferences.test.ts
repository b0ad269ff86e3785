/** What people choose for themselves (`/me`): what it is for, and what it is not for. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { controlId } from './settings-panel.ts';
import { sharedBot } from './shared-bot.ts';
import { canAct } from './test-bot.ts';

const { bot, member } = sharedBot('Ann', { guildLocale: 'en-US' });

async function choose(who: Member, preference: string, value: string): Promise<void> {
  const panel = (await who.runCommand('/me')).ephemeral!;
  await who.select(panel, controlId(panel, `u:set:${preference}:`), value);
  await bot().whenIdle();
}

test('a form for the time zone that is closed without a word opens again', async () => {
  const ann = member('Ann');
  const panel = (await ann.runCommand('/me')).ephemeral!;
  expect((await ann.press(panel, 'Other zone …')).modal).toBeDefined();
  const { modal } = await ann.press(panel, 'Other zone …');
  await ann.submitModal(modal!, { timeZone: 'Vienna' });
  await bot().whenIdle();
  expect(textOf(ann.view(panel)!)).toContain('✅ **Time zone**: Central European');
  // The select of an earlier version had the way to the form, too.
  const old = await ann.press(ann.view(panel)!, 'u:set:timeZone:x:other', { forge: true });
  expect(old.modal).toBeDefined();
});

test('a language that is chosen in `/me` is no language of public messages', async () => {
  const chika = member('Chika');
  await choose(chika, 'locale', 'zh');
  const { message } = await chika.runCommand('/play bluff');
  expect(textOf(message!)).toContain('ブラフ');
  const { ephemeral } = await chika.runCommand('/tables');
  expect(textOf(ephemeral!)).toContain('你');
});

test('a reminder comes in the next channel with a table that waits, where the first takes no messages', async () => {
  const ann = member('Ann');
  for (const channel of ['卓-2', '卓-1']) {
    const { message } = await ann.runCommand('/play bluff', { time: 'd1', computers: 1 }, { channel });
    const { ephemeral: panel } = await ann.press(message!, 'Start');
    for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) await bot().settle(1_100);
  }
  await bot().clock.advance(16 * 60_000);
  const allow = bot().discord.denyPermissions('卓-2', 'SendMessages');
  const now = bot().clock.now();
  const timeZone = new Date(now).getUTCHours() < 12 ? 'UTC' : 'Etc/GMT+11';
  await bot().store.preferences.change(ann.id, { reminderHour: 7, timeZone }, () => now + 60_000, now);
  await bot().clock.advance(2 * 60_000);
  const reminders = ann.visibleMessages('卓-1').filter((each) => textOf(each).includes('⏰ <@'));
  expect(reminders).toHaveLength(1);
  expect(textOf(reminders[0]!)).toContain('Your move at 2 tables');
  allow();
});
