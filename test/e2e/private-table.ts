/** A private table for tests: opened in a thread of its own, with people whom its host has invited. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { buttons, type TestBot } from './test-bot.ts';

export const NOT_INVITED = 'only invited people may sit here or look at it';

export interface PrivateTable {
  /** The thread, or the channel where there is none. */
  readonly channel: string;
  /** The table's message, as a member sees it now. */
  readonly shownTo: (member: Member) => MessageView;
}

/** The message of the only table in a channel, as a member sees it. */
export const tableIn = (member: Member, channel: string): MessageView => {
  const shown = member
    .visibleMessages(channel)
    .findLast((message) => !message.ephemeral && /🔒 Private/.test(textOf(message)));
  if (!shown) throw new Error(`${member.name} sees no private table in ${channel}`);
  return shown;
};

/** Presses *Invite* on a table's message, and chooses people. Returns the answer. */
export async function invite(
  member: Member,
  table: MessageView,
  names: readonly string[],
): Promise<MessageView> {
  const page = (await member.press(member.view(table)!, 'Invite')).ephemeral!;
  return (await member.select(page, 'Whom to invite …', [...names])).message!;
}

/** Opens a private table of a game and invites people, who do not sit down yet. */
export async function openPrivateTable(
  bot: TestBot,
  game: string,
  [hostName = 'Ann', ...names]: readonly string[],
  options: Record<string, string | number | boolean> = {},
): Promise<PrivateTable> {
  const host = bot.discord.member(hostName);
  const { ephemeral } = await host.runCommand(`/play ${game}`, { ...options, private: true });
  const [channel] = textOf(ephemeral!).match(/(?<=<#)\d+(?=>)/) ?? [];
  if (channel === undefined) throw new Error(textOf(ephemeral!));
  await bot.settle();
  if (names.length > 0) await invite(host, tableIn(host, channel), names);
  return { channel, shownTo: (member) => tableIn(member, channel) };
}

/** Seats all who were invited, and starts. */
export async function startPrivateTable(
  bot: TestBot,
  game: string,
  names: readonly string[],
  options: Record<string, string | number | boolean> = {},
): Promise<PrivateTable> {
  const table = await openPrivateTable(bot, game, names, options);
  const [host, ...others] = names.map((name) => bot.discord.member(name));
  for (const other of others) await other.press(table.shownTo(other), 'Join');
  await bot.settle();
  const start = buttons(table.shownTo(host!)).find((label) => /^Start/.test(label) && label !== 'Start');
  await host!.press(table.shownTo(host!), start ?? 'Start');
  await bot.settle();
  return table;
}
