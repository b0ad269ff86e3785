/** Inviting people to a lobby: they are mentioned in a message at the table. */
import {
  ActionRowBuilder,
  ContainerBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import { Routes } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import { text } from '../../game/screen.ts';
import { type LobbyTable, type ReadableTable, seatIndex } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { invitingWords } from '../../text/inviting.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { isClientError } from '../errors.ts';
import { gameName } from '../game-name.ts';
import { multiSelectId } from '../ids.ts';
import { createInvitations, type Invitations, MAX_INVITED } from '../invitations.ts';
import { refusalReply } from '../refusal-text.ts';
import { linkTo } from '../screens/tables.ts';
import { seatNames } from '../seat-names.ts';
import { tableQuestion } from '../table-question.ts';
import { type TableContext, updateOrPrivate } from './context.ts';

const invitationsOf = new WeakMap<Bot, Invitations>();

function claim(bot: Bot, tableId: string, people: number): boolean {
  const invitations = invitationsOf.get(bot) ?? createInvitations(bot.clock);
  invitationsOf.set(bot, invitations);
  return invitations.claim(tableId, people);
}

/** Why the presser may not invite; null: they may. */
function whyNot(table: ReadableTable, userId: string) {
  if (table.phase === 'playing' || table.phase === 'between') return 'begun';
  if (table.phase !== 'lobby') return 'finished';
  return seatIndex(table, userId) < 0 ? 'not-seated' : null;
}

/** Asks a player of the lobby whom to invite. */
export async function askWhomToInvite({ interaction, table, userId, locale }: TableContext): Promise<Reply> {
  const refusal = whyNot(table, userId);
  if (refusal) return refusalReply(refusal, locale);
  const words = invitingWords[locale];
  const place = { table: table.id, prompt: 0 };
  const menu = new UserSelectMenuBuilder()
    .setCustomId(multiSelectId(place, { kind: 'invited', userIds: [] }, interaction.id.slice(-6)))
    .setPlaceholder(words.choose)
    .setMinValues(1)
    .setMaxValues(MAX_INVITED);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(words.about(MAX_INVITED)))
    .addActionRowComponents(new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(menu));
  return { to: 'ephemeral', components: [container.toJSON()] };
}

/** Posts an invitation to those who were chosen, without bots and without those who sit there. */
export async function inviteChosen(
  { bot, interaction, table, game, userId, locale }: TableContext,
  { userIds }: { readonly userIds: readonly string[] },
): Promise<Reply> {
  const to = updateOrPrivate(interaction);
  const refusal = whyNot(table, userId);
  if (refusal || table.phase !== 'lobby') return refusalReply(refusal ?? 'begun', locale, to);
  const words = invitingWords[locale];
  const chosen = interaction.isUserSelectMenu() ? interaction.users : null;
  const invited = userIds.filter((id) => seatIndex(table, id) < 0 && chosen?.get(id)?.bot === false);
  if (invited.length === 0) return textReply(words.nobody, to);
  if (!claim(bot, table.id, invited.length)) return textReply(words.tooMany(MAX_INVITED), to);
  const host = seatNames(table.seats, table.locale).text(seatIndex(table, userId));
  try {
    await post(bot, table, invited, { host, game: gameName(game, table, table.locale) });
  } catch (error) {
    if (!isClientError(error)) throw error;
    bot.log.info({ table: table.id, err: error }, 'an invitation could not be posted');
    return textReply(words.failed, to);
  }
  return textReply(words.sent(invited.length), to);
}

const post = (
  bot: Bot,
  table: LobbyTable,
  users: readonly string[],
  { host, game }: { readonly host: string; readonly game: string },
): Promise<unknown> => {
  const mentions = users.map((id) => `<@${id}>`).join(' ');
  const words = invitingWords[table.locale];
  const join = {
    label: wordsFor(table.locale).lobby.join,
    action: { kind: 'join' },
    style: 'primary',
  } as const;
  const components = tableQuestion(
    bot,
    table,
    [text(words.invitation(mentions, host, game, linkTo(table))), { part: 'buttons', buttons: [join] }],
    table.locale,
  );
  return bot.client.rest.post(Routes.channelMessages(table.channelId), {
    body: { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { users } },
  });
};
