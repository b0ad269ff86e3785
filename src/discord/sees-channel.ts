/** Whether somebody sees a channel, and thus what is played there. */
import type { MessageComponentInteraction } from 'discord.js';
import type { Table } from '../tables/table.ts';
import type { Bot } from './bot.ts';
import { rolesOf, type ServerInteraction } from './ledger/rights.ts';

export const seesChannel = (
  { servers }: Pick<Bot, 'servers'>,
  interaction: Pick<ServerInteraction, 'guildId' | 'channelId' | 'user' | 'member'>,
  channelId: string,
): boolean =>
  channelId === interaction.channelId ||
  servers.maySee(
    { userId: interaction.user.id, roleIds: rolesOf(interaction) },
    { guildId: interaction.guildId, channelId },
  );

/** The channels and threads with tables that a reader can see. */
export async function visibleChannels(
  bot: Pick<Bot, 'servers' | 'store'>,
  interaction: ServerInteraction,
): Promise<string[]> {
  const channels = await bot.store.tables.channelsWithTables(interaction.guildId);
  return channels.filter((channelId) => seesChannel(bot, interaction, channelId));
}

/**
 * Whether somebody who may enter a table sees it. Of a private one its list alone decides: whoever is invited is in its thread,
 * which the permissions of the channel tell nothing about.
 */
export const seesTable = (
  bot: Pick<Bot, 'servers'>,
  interaction: ServerInteraction,
  { invited, channelId }: Pick<Table, 'invited' | 'channelId'>,
): boolean => invited !== undefined || seesChannel(bot, interaction, channelId);

/** The same of a press, which comes from no server where it is forged. */
export const presserSees = (
  bot: Pick<Bot, 'servers'>,
  interaction: MessageComponentInteraction,
  table: Pick<Table, 'invited' | 'channelId'>,
): boolean => interaction.inGuild() && seesTable(bot, interaction, table);
