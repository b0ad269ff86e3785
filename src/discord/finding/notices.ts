/** Tells members of a lobby that somebody has opened: those who wait for its game, and can see its channel. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { ButtonStyle, MessageFlags, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { mayEnter } from '../../tables/private.ts';
import type { LobbyTable, Table } from '../../tables/table.ts';
import { stopWaiting } from '../../tables/waiting.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { isMemberGone } from '../errors.ts';
import { endWishId, joinFromListId } from '../finding-ids.ts';
import { mentionsOf } from '../mentions.ts';
import { tableNamed } from '../screens/tables.ts';

/** Members mentioned for one lobby. */
const MAX_TOLD = 20;
/** Members who are looked up for one lobby: each is a request, and some may not see the channel. */
const MAX_LOOKED_UP = 30;
/** A member is mentioned at most once in this time. */
const PAUSE_MS = 600_000;

const memberRoles = z.object({ roles: z.array(z.string()) });

/** The reply by which a table is opened; once it is sent, those who wait for a lobby of the game are told. */
export const withNotice = (bot: Bot, table: Table, reply: Reply): Reply => ({
  ...reply,
  async onDone() {
    await reply.onDone?.();
    await tellOfLobby(bot, table.id);
  },
});

async function tellOfLobby(bot: Bot, tableId: string): Promise<void> {
  const table = await bot.tables.find(tableId);
  if (table?.phase !== 'lobby' || table.invited) return;
  const { guildId } = table;
  if (!(await bot.store.settings.of(guildId)).pings) return;
  const now = bot.clock.now();
  const before = now - PAUSE_MS;
  const seeing = await whoSee(bot, table, await bot.store.wishes.due(table, before, MAX_LOOKED_UP));
  if (seeing.length === 0) return;
  // It is stored before it is sent: better no mention than two.
  const users = await bot.store.wishes.claim(guildId, seeing, { before, now });
  if (users.length > 0) await send(bot, table, users);
}

/**
 * Those of the members who are in the server and see the table's channel; at a private table its list decides, as of `seesTable`.
 * Madoi keeps no roles of members, so Discord is asked; who is gone wishes for nothing there, and waits for no seat at the table.
 * @param max so many are looked for, in their order
 */
export async function whoSee(
  { client, servers, store, tables, log }: Bot,
  table: Table,
  userIds: readonly string[],
  max = MAX_TOLD,
): Promise<string[]> {
  const { id, guildId, channelId, invited } = table;
  const seeing: string[] = [];
  for (const userId of userIds) {
    if (seeing.length === max) break;
    try {
      const { roles } = memberRoles.parse(await client.rest.get(Routes.guildMember(guildId, userId)));
      const place = { guildId, channelId };
      const sees = invited ? mayEnter(table, userId) : servers.maySee({ userId, roleIds: roles }, place);
      if (sees) seeing.push(userId);
    } catch (error) {
      if (isMemberGone(error)) {
        await store.wishes.remove(guildId, userId, null);
        await tables.apply(id, stopWaiting(userId));
      } else log.warn({ guild: guildId, user: userId, err: error }, 'a member could not be looked up');
    }
  }
  return seeing;
}

/** The message mentions these users and nobody else. */
async function send({ lobbyNotices, tables }: Bot, table: LobbyTable, users: string[]): Promise<void> {
  const { id, locale } = table;
  const words = guideWords(locale).tables;
  const game = tables.gameOf(table);
  const content = words.told(mentionsOf(users), tableNamed(game, table, locale));
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(joinFromListId(id, 0)).setLabel(words.join).setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId(endWishId(game.id)).setLabel(words.stop).setStyle(ButtonStyle.Secondary),
  );
  const body = {
    components: [new TextDisplayBuilder().setContent(content).toJSON(), row.toJSON()],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { users },
    nonce: `o.${id}`,
    enforce_nonce: true,
  };
  await lobbyNotices.post(table, body, true);
}
