/** `/table show|leave|end`: tables by name, whatever became of their messages. */
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
import { commandWords, wordsFor } from '../src/text/words.ts';

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

/** One's own panel; with no hand to show, where the server's tables are. */
async function show(interaction: ServerCommandInteraction, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const userId = interaction.user.id;
  const open = await openTables(bot, askerOf(interaction));
  const own = open.find((of) => of.channelId === interaction.channelId && seatIndex(of, userId) >= 0);
  if (own && isBegun(own))
    return panelReply(bot, interaction, own, userId, locale, { picked: '' }, 'ephemeral');
  const seen = open.filter((of) => seatIndex(of, userId) >= 0 || sees(interaction, bot, of));
  if (seen.length === 0) return textReply(wordsFor(locale).tables.none);
  const all = seen.map((of) => listed(bot, of));
  return textReply(tableList(all, userId, locale));
}

/**
 * Who plays in a channel is for those to know who see it: whoever asks there does. Of a channel that is not known, an
 * archived thread, nobody can say, and the right to see the channel is not one to see the private threads in it.
 */
function sees(interaction: ServerCommandInteraction, { client }: Bot, { channelId }: Table): boolean {
  if (channelId === interaction.channelId) return true;
  const channel = client.channels.cache.get(channelId);
  if (!channel || channel.isDMBased() || !interaction.inCachedGuild()) return false;
  if (channel.type === ChannelType.PrivateThread) return false;
  return channel.permissionsFor(interaction.member)?.has(PermissionFlagsBits.ViewChannel) ?? false;
}
