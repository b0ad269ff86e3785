/** Inviting people to a table: they are mentioned in a message there, and may sit at it where it is private. */
import {
  ActionRowBuilder,
  ContainerBuilder,
  type MessageActionRowComponentBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import { MessageFlags } from 'discord-api-types/v10';
import { text } from '../../game/screen.ts';
import { vacantSeats } from '../../tables/company.ts';
import { invite, MAX_ON_LIST, uninvite } from '../../tables/private.ts';
import { isRefused, type TableRefusalId } from '../../tables/refusals.ts';
import { isOpen, type OpenTable, type ReadableTable, seatIndex, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { invitingWords } from '../../text/inviting.ts';
import { privateWords } from '../../text/private.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { isClientError } from '../errors.ts';
import { gameName } from '../game-name.ts';
import { encodeAction, multiSelectId, selectId } from '../ids.ts';
import { mentionsOf } from '../mentions.ts';
import type { UserNames } from '../names.ts';
import { MAX_INVITED } from '../recent.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { linkTo } from '../screens/tables.ts';
import { seatNames } from '../seat-names.ts';
import { tableQuestion } from '../table-question.ts';
import { addToThread, removeFromThread } from '../thread-members.ts';
import { type TableContext, updateOrPrivate } from './context.ts';

/** Why the presser may not invite; null: they may. A private table takes people in while it is played, too. */
function whyNot(table: ReadableTable, userId: string): TableRefusalId | null {
  if (!isOpen(table)) return 'finished';
  if (table.phase !== 'lobby' && !table.invited) return 'begun';
  return seatIndex(table, userId) < 0 ? 'not-seated' : null;
}

/** Those who are invited to a private table and do not sit there. */
const absent = (table: ReadableTable): string[] =>
  (table.invited ?? []).filter((userId) => seatIndex(table, userId) < 0);

type AnyRow = ActionRowBuilder<MessageActionRowComponentBuilder>;
const rowOf = (menu: MessageActionRowComponentBuilder): AnyRow =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(menu);

/** Asks a player of the table whom to invite. */
export async function askWhomToInvite({
  bot,
  interaction,
  table,
  userId,
  locale,
}: TableContext): Promise<Reply> {
  const refusal = whyNot(table, userId);
  if (refusal) return refusalReply(refusal, locale);
  const words = invitingWords[locale];
  const place = { table: table.id, prompt: 0 };
  const nonce = interaction.id.slice(-6);
  const menu = new UserSelectMenuBuilder()
    .setCustomId(multiSelectId(place, { kind: 'invited', userIds: [] }, nonce))
    .setPlaceholder(words.choose)
    .setMinValues(1)
    .setMaxValues(MAX_INVITED);
  const names = await bot.names.namesOf(table.guildId, absent(table));
  const mayTakeBack = table.hostId === userId && absent(table).length > 0;
  const lines = table.invited ? privateLines(table, names, locale) : [words.about(MAX_INVITED)];
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(lines.join('\n')))
    .addActionRowComponents(
      rowOf(menu),
      ...(mayTakeBack ? [rowOf(uninviteSelect(table, names, locale, nonce))] : []),
    );
  return { to: 'ephemeral', components: [container.toJSON()] };
}

function privateLines(table: ReadableTable, names: UserNames, locale: TableContext['locale']): string[] {
  const words = privateWords[locale];
  const invited = absent(table).map(names.text);
  return [words.about(MAX_INVITED), ...(invited.length > 0 ? [`-# ${words.invited(invited)}`] : [])];
}

const uninviteSelect = (
  table: ReadableTable,
  names: UserNames,
  locale: TableContext['locale'],
  nonce: string,
): StringSelectMenuBuilder =>
  new StringSelectMenuBuilder()
    .setCustomId(selectId({ table: table.id, prompt: 0 }, `u${nonce}`))
    .setPlaceholder(privateWords[locale].chooseToUninvite)
    .addOptions(
      absent(table)
        .slice(0, MAX_ON_LIST)
        .map((userId) => ({
          label: names.label(userId),
          value: encodeAction({ kind: 'uninvite', userId }),
        })),
    );

/** Posts an invitation to those who were chosen, without bots and without those who sit there. */
export async function inviteChosen(
  context: TableContext,
  { userIds }: { readonly userIds: readonly string[] },
): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  const to = updateOrPrivate(interaction);
  const refusal = whyNot(table, userId);
  if (refusal || !isOpen(table)) return refusalReply(refusal ?? 'finished', locale, to);
  const words = invitingWords[locale];
  const chosen = interaction.isUserSelectMenu() ? interaction.users : null;
  const wanted = userIds.filter((id) => seatIndex(table, id) < 0 && chosen?.get(id)?.bot === false);
  if (wanted.length === 0) return textReply(words.nobody, to);
  const { invitedTo: ofTable, invited: ofPerson } = bot.recent;
  const invited = wanted.filter((id) => ofPerson.allows(`${table.id}/${id}`));
  if (invited.length === 0) return textReply(words.lately, to);
  if (!ofTable.claim(table.id, invited.length)) return textReply(words.tooMany(MAX_INVITED), to);
  for (const id of invited) ofPerson.claim(`${table.id}/${id}`);
  let isPosted = false;
  try {
    if (table.invited && !invited.every((id) => table.invited?.includes(id))) {
      const outcome = await bot.tables.apply(table.id, invite(userId, invited));
      if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale), to);
    }
    isPosted = await isTaken(bot, table, post(context, table, invited));
  } finally {
    // Nobody has been mentioned, and may be at once.
    if (!isPosted) {
      ofTable.giveBack(table.id, invited.length);
      for (const id of invited) ofPerson.giveBack(`${table.id}/${id}`);
    }
  }
  const said = isPosted ? words.sent(invited.length) : words.failed;
  // The message has opened the thread again if it was archived. Without it, they see the table all the same.
  const isInThread = table.invited !== undefined && table.parentId !== null;
  const notAdded = isInThread ? await addToThread(bot, table.channelId, invited) : [];
  if (notAdded.length === 0) return textReply(said, to);
  const outside = notAdded.map((each) => each.userId);
  const names = await bot.names.namesOf(table.guildId, outside);
  return textReply(`${said}\n${privateWords[locale].notAdded(outside.map(names.text))}`, to);
}

/** @returns false where Discord refuses the message. @throws what may pass */
const isTaken = (bot: Bot, { id }: OpenTable, posting: Promise<unknown>): Promise<boolean> =>
  posting.then(
    () => true,
    (error) => {
      if (!isClientError(error)) throw error;
      bot.log.info({ table: id, err: error }, 'an invitation could not be posted');
      return false;
    },
  );

/** Takes back an invitation to a private table. */
export async function uninviteChosen(
  { bot, interaction, table, game, userId, locale }: TableContext,
  { userId: uninvited }: { readonly userId: string },
): Promise<Reply> {
  const to = updateOrPrivate(interaction);
  const outcome = await bot.tables.apply(table.id, uninvite(userId, uninvited));
  if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale), to);
  if (table.parentId !== null) await removeFromThread(bot, table.channelId, uninvited);
  const names = await bot.names.namesOf(table.guildId, [uninvited]);
  return textReply(privateWords[locale].uninvited(names.text(uninvited)), to);
}

/** The button of an invitation takes a seat, where one can be taken. */
function seatButtons(table: OpenTable) {
  if (table.phase === 'lobby')
    return [
      { label: wordsFor(table.locale).lobby.join, action: { kind: 'join' }, style: 'primary' },
    ] as const;
  if (vacantSeats(table).length === 0) return [];
  return [{ label: companyWords[table.locale].take, action: { kind: 'take' }, style: 'success' }] as const;
}

/** An invitation to a table that is over, or at which all who were invited sit. */
const isOfNoUse = (table: Table, users: readonly string[]): boolean =>
  !isOpen(table) || users.every((userId) => seatIndex(table, userId) >= 0);

const post = (
  { bot, game, userId }: TableContext,
  table: OpenTable,
  users: readonly string[],
): Promise<unknown> => {
  const host = seatNames(table.seats, table.locale).text(seatIndex(table, userId));
  const name = gameName(game, table, table.locale);
  const words = invitingWords[table.locale];
  const buttons = seatButtons(table);
  const components = tableQuestion(
    bot,
    table,
    [
      text(words.invitation(mentionsOf(users), host, name, linkTo(table))),
      ...(buttons.length > 0 ? [{ part: 'buttons', buttons } as const] : []),
    ],
    table.locale,
  );
  const body = { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { users: [...users] } };
  return table.phase === 'lobby'
    ? bot.lobbyNotices.post(table, body)
    : bot.pings.post(table, body, { topic: null, isOutdated: (latest) => isOfNoUse(latest, users) });
};
