/** Two presses of one control in the same tick: one has its effect, and the other is answered. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, expect, test } from 'vitest';
import { wordsFor } from '../../src/text/catalogue.ts';
import { controlId } from './settings-panel.ts';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { controls, leaveTable, selects, startTable } from './test-bot.ts';

const { bot, member } = sharedBot(
  'Ann',
  { people: ['Ann', 'Ben', 'Dan'].map((name) => ({ name, ...(name === 'Ann' && { manager: true }) })) },
  { pace: () => 1_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
beforeAll(() => {
  [ann, ben, dan] = ['Ann', 'Ben', 'Dan'].map(member) as [Member, Member, Member];
});

type Acting = ReturnType<Member['press']>;

/** What both read. */
async function twice(act: () => Acting): Promise<[string, string]> {
  const outcomes = await Promise.all([act(), act()]);
  const texts = outcomes.map(({ ephemeral, message }) => textOf((ephemeral ?? message)!));
  for (const text of texts) {
    expect(text).not.toBe('');
    expect(text).not.toContain(wordsFor('en').answers.failed);
  }
  return texts as [string, string];
}
/** Discord's own clients send the same choice once. */
const selectTwice = (message: MessageView, start: string, values: string | string[]) => {
  const id = controlId(message, start);
  return twice(() => ann.select(message, id, values, { forge: true }));
};
const inChannel = (name: string): MessageView[] =>
  ann.visibleMessages(name).filter(({ ephemeral }) => !ephemeral);

test('Invite mentions nobody twice', async () => {
  const lobby = (await ann.runCommand('/play bluff')).message!;
  const page = (await ann.press(lobby, 'Invite')).ephemeral!;
  const menu = controls(page).find(({ placeholder }) => placeholder === 'Whom to invite …')!;
  const people = [ben.id, dan.id];
  const texts = await twice(() => ann.select(page, menu.custom_id!, people, { forge: true }));
  expect(texts.toSorted()).toEqual(['2 people are invited.', 'They were invited here a moment ago.']);
  const invitations = ben.visibleMessages().filter((message) => textOf(message).includes('invites you to'));
  expect(invitations.map(({ mentions }) => mentions)).toEqual([[ben.id, dan.id]]);
});

test('a player is replaced once', async () => {
  await startTable(bot(), ['Ann', 'Ben', 'Dan'], { computers: 1, time: 'off' });
  await leaveTable(ben);
  const page = (await ann.runCommand('/table seats')).ephemeral!;
  const { version } = await storedTable(bot());
  const menu = selects(page).find(({ placeholder }) => placeholder === 'Replace by a computer …')!;
  const texts = await selectTwice(page, menu.custom_id!, menu.options![0]!.value);
  expect(texts.filter((text) => text.includes('A computer plays there now'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('already free'))).toHaveLength(1);
  expect((await storedTable(bot())).version - version).toBe(1);
});

test('a select of /settings changes the setting, and tells the log channel, once', async () => {
  await bot().store.settings.change(bot().discord.guildId, { logChannel: bot().discord.channelId('記録') });
  // In panels of their own, so that both answers stay: either select may be the first to be written.
  const panels = [
    (await ann.runCommand('/settings')).ephemeral!,
    (await ann.runCommand('/settings')).ephemeral!,
  ];
  const texts = await twice(() => {
    const panel = panels.pop()!;
    return ann.select(panel, controlId(panel, 'c:set:locale:'), 'en');
  });
  for (const answer of ['✅ **Language of what everybody sees', 'Nothing was changed'])
    expect(texts.filter((text) => text.includes(answer))).toHaveLength(1);
  await bot().whenIdle();
  expect(inChannel('記録').filter((message) => textOf(message).includes('⚙️'))).toHaveLength(1);
  expect((await bot().store.settings.of(bot().discord.guildId)).locale).toBe('en');
});

test('a select of /me is chosen once', async () => {
  const panel = (await ann.runCommand('/me')).ephemeral!;
  for (const text of await selectTwice(panel, 'u:set:reminderHour:', '7')) expect(text).toContain('✅');
  expect(await bot().store.preferences.of(ann.id)).toMatchObject({ reminderHour: 7 });
});
