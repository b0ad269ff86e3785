/** What people choose for themselves (`/me`): what it is for, and what it is not for. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { controlId } from './settings-panel.ts';
import { sharedBot } from './shared-bot.ts';

const { bot, member } = sharedBot('Ann', { guildLocale: 'en-US' });

async function choose(who: Member, preference: string, value: string): Promise<void> {
  const panel = (await who.runCommand('/me')).ephemeral!;
  await who.select(panel, controlId(panel, `u:set:${preference}:`), value);
  await bot().whenIdle();
}

test('a form for the time zone that is closed without a word opens again', async () => {
  const ann = member('Ann');
  const panel = (await ann.runCommand('/me')).ephemeral!;
  expect((await ann.press(panel, 'Another time zone …')).modal).toBeDefined();
  const { modal } = await ann.press(panel, 'Another time zone …');
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
