/** `/table show|leave|end`: finds tables without their messages, which may be far up or deleted. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { panelReply } from '../src/discord/actions/panel-reply.ts';
import { type Reply, textReply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import {
  type Command,
  named,
  readerLocale,
  type ServerCommandInteraction,
  usedSubcommand,
} from '../src/discord/commands.ts';
import { tableList } from '../src/discord/screens/tables.ts';
import { askerOf, leaveOrEnd, listed, openTables } from '../src/discord/which-table.ts';
import { isBegun, seatIndex, type Table } from '../src/tables/table.ts';
import { commandWords, wordsFor } from '../src/text/catalogue.ts';

const SUBCOMMANDS = {
  show: commandWords('tableShow'),
  leave: commandWords('tableLeave'),
  end: commandWords('tableEnd'),
};

export const table: Command = {
  deferAs: 'ephemeral',

  data: () =>
    named(new SlashCommandBuilder(), commandWords('table'))
      .setContexts(InteractionContextType.Guild)
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.show))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.leave))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.end))
      .toJSON(),

  async run(interaction, bot) {
    const subcommand = usedSubcommand(interaction, SUBCOMMANDS);
    if (subcommand === 'leave' || subcommand === 'end')
      return leaveOrEnd(bot, askerOf(interaction), subcommand);
    return show(interaction, bot);
  },
};

/** Shows the reader's panel of this channel's table; if there is no hand to show, a list of the server's tables. */
async function show(interaction: ServerCommandInteraction, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const userId = interaction.user.id;
  const open = await openTables(bot, askerOf(interaction));
  // Whoever looks for a table wants to see it again, although its message was deleted too often.
  for (const { id, channelId, seats } of open)
    if (channelId === interaction.channelId && seats.some((seat) => seat.userId === userId))
      bot.publisher.resume(id);
  const own = open.find(
    (table) => table.channelId === interaction.channelId && seatIndex(table, userId) >= 0,
  );
  if (own && isBegun(own))
    return panelReply(bot, interaction, own, userId, locale, { picked: '' }, 'ephemeral');
  const visible = open.filter((table) => seatIndex(table, userId) >= 0 || maySee(interaction, bot, table));
  if (visible.length === 0) return textReply(wordsFor(locale).tables.none);
  const entries = visible.map((table) => listed(bot, table));
  return textReply(tableList(entries, userId, locale));
}

/**
 * Whether the user may see the table's channel, and thus who plays there. Channels that are not cached (archived threads)
 * count as hidden, and so do private threads: permission to see a channel does not extend to them.
 */
function maySee(interaction: ServerCommandInteraction, { client }: Bot, { channelId }: Table): boolean {
  if (channelId === interaction.channelId) return true;
  const channel = client.channels.cache.get(channelId);
  if (!channel || channel.isDMBased() || !interaction.inCachedGuild()) return false;
  if (channel.type === ChannelType.PrivateThread) return false;
  return channel.permissionsFor(interaction.member)?.has(PermissionFlagsBits.ViewChannel) ?? false;
}
