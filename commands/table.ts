/** `/table show|leave|end|seats`: finds tables without their messages, which may be far up or deleted. */
import { ContainerBuilder, SeparatorBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { panelReply } from '../src/discord/actions/panel-reply.ts';
import { type Reply, textReply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import {
  type Command,
  named,
  readerLocale,
  type ServerCommandInteraction,
  serverCommand,
  usedSubcommand,
} from '../src/discord/commands.ts';
import { addOwnTables } from '../src/discord/screens/own-tables.ts';
import { MAX_LISTED, tableList } from '../src/discord/screens/tables.ts';
import { visibleChannels } from '../src/discord/sees-channel.ts';
import { askerOf, findTables, leaveOrEnd, listed } from '../src/discord/which-table.ts';
import { isBegun } from '../src/tables/table.ts';
import { commandWords, wordsFor } from '../src/text/catalogue.ts';

/** Of the reader's own tables, those that have buttons above the list. */
const MAX_OWN = 3;

const SUBCOMMANDS = {
  show: commandWords('tableShow'),
  leave: commandWords('tableLeave'),
  end: commandWords('tableEnd'),
  seats: commandWords('tableSeats'),
};

export const table: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(commandWords('table'))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.show))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.leave))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.end))
      .addSubcommand((sub) => named(sub, SUBCOMMANDS.seats))
      .toJSON(),

  async run(interaction, bot) {
    const subcommand = usedSubcommand(interaction, SUBCOMMANDS);
    if (subcommand !== null && subcommand !== 'show')
      return leaveOrEnd(bot, askerOf(interaction), subcommand);
    return show(interaction, bot);
  },
};

/** Shows the reader's panel of this channel's table; if there is no hand to show, a list of the server's tables. */
async function show(interaction: ServerCommandInteraction, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const userId = interaction.user.id;
  const asker = askerOf(interaction);
  const { tables: seated } = await findTables(bot, asker, { userId }, { count: MAX_LISTED });
  const here = seated.filter(({ channelId }) => channelId === interaction.channelId);
  // A reader who looks for a table wants its message back, even if it was deleted too often.
  const isPostedAgain = here.filter(({ id }) => bot.publisher.resume(id)).length > 0;
  const { panel, tables } = wordsFor(locale);
  const notice = isPostedAgain ? panel.postedAgain : undefined;
  const [own] = here;
  if (own && isBegun(own))
    return panelReply(
      bot,
      interaction,
      own,
      userId,
      locale,
      { picked: '', ...(notice && { notice }) },
      'ephemeral',
    );
  const visible = await visibleChannels(bot, interaction);
  const shown = await findTables(
    bot,
    asker,
    { userId, orInChannels: visible, visibleTo: userId },
    { count: MAX_LISTED },
  );
  if (shown.tables.length === 0) return textReply(tables.none);
  const entries = shown.tables.map((table) => listed(bot, table));
  const begun = seated.filter(isBegun).slice(0, MAX_OWN);
  const list = tableList(entries, shown.count, userId, locale, { notice, isBelowOwn: begun.length > 0 });
  const container = new ContainerBuilder();
  addOwnTables(
    container,
    begun.map((table) => ({ table, game: bot.tables.gameOf(table), userId })),
    locale,
  );
  if (begun.length > 0) container.addSeparatorComponents(new SeparatorBuilder());
  container.addTextDisplayComponents(new TextDisplayBuilder().setContent(list));
  return { to: 'ephemeral', components: [container.toJSON()] };
}
