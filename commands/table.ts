/** `/table show|leave|end`: the table one sits at in this channel, whatever became of its message. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type Reply, say } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import { type Command, named, readerLocale, shellWords, type Used } from '../src/discord/commands.ts';
import { inWords, linkTo, panelReply } from '../src/discord/presses.ts';
import { OPEN, type Table } from '../src/store/records.ts';
import { leave, seatIndex } from '../src/tables/lobby.ts';
import { endTable, goAway } from '../src/tables/play.ts';
import { isNo } from '../src/tables/refusals.ts';
import { wordsFor } from '../src/text/words.ts';

export const table: Command = {
  slow: 'ephemeral',

  data: () =>
    named(new SlashCommandBuilder(), shellWords('table'))
      .setContexts(InteractionContextType.Guild)
      .addSubcommand((sub) => named(sub, shellWords('tableShow')))
      .addSubcommand((sub) => named(sub, shellWords('tableLeave')))
      .addSubcommand((sub) => named(sub, shellWords('tableEnd')))
      .toJSON(),

  async run(interaction, bot) {
    const what = interaction.options.getSubcommand();
    if (what === 'show') return show(interaction, bot);
    return what === 'leave' ? leaveTable(interaction, bot) : end(interaction, bot);
  },
};

/** Open tables of the server; one that cannot be read is left out. */
async function tablesOf(interaction: Used, bot: Bot, userId?: string): Promise<Table[]> {
  const ids = await bot.tables.idsAt(interaction.guildId, userId);
  const find = (id: string) =>
    bot.tables.find(id).catch((error) => {
      bot.log.error({ table: id, interaction: interaction.id, err: error }, 'a table cannot be read');
      return null;
    });
  const found = await Promise.all(ids.map(find));
  return found.filter((of) => of !== null).filter(({ phase }) => OPEN.includes(phase));
}

/** The table meant: one's own here, the newest first. */
async function ownHere(interaction: Used, bot: Bot): Promise<Table | undefined> {
  const own = await tablesOf(interaction, bot, interaction.user.id);
  return own.findLast(({ channelId }) => channelId === interaction.channelId);
}

/** One's own panel; with no hand to show, where the server's tables are. */
async function show(interaction: Used, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const own = await ownHere(interaction, bot);
  if (own && own.state !== null) {
    return panelReply(bot, interaction, own, interaction.user.id, locale, { picked: '' }, 'ephemeral');
  }
  const say_ = wordsFor(locale);
  const lines = (await tablesOf(interaction, bot)).map((of) => {
    const mine = seatIndex(of, interaction.user.id) >= 0 ? '▶ ' : '▫️ ';
    return `${mine}[${say_.table.named(bot.tables.gameOf(of).words[locale].name, of.id)}](${linkTo(of)})`;
  });
  return say(
    lines.length
      ? `**${say_.answers.yourTables}**\n${lines.slice(0, 20).join('\n')}`
      : say_.answers.noTableHere,
  );
}

/** Before the first card the seat is free again; after it the computer plays it. */
async function leaveTable(interaction: Used, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const { answers } = wordsFor(locale);
  const own = await ownHere(interaction, bot);
  if (!own) return say(answers.noTableHere);
  const game = bot.tables.gameOf(own);
  const userId = interaction.user.id;
  const done = await bot.tables.step(own.id, own.phase === 'lobby' ? leave(userId) : goAway(game, userId));
  if (isNo(done)) return say(inWords(done, game, locale));
  return say(own.phase === 'lobby' ? answers.left : answers.handedOver);
}

async function end(interaction: Used, bot: Bot): Promise<Reply> {
  const locale = readerLocale(interaction);
  const { answers } = wordsFor(locale);
  const manages = interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild);
  const here = (await tablesOf(interaction, bot)).filter(
    ({ channelId }) => channelId === interaction.channelId,
  );
  // The host's own before another's that a manager may end as well.
  const meant = here.findLast(({ hostId }) => hostId === interaction.user.id) ?? here.at(-1);
  if (!meant) return say(answers.noTableHere);
  const done = await bot.tables.step(meant.id, endTable(interaction.user.id, manages));
  return say(isNo(done) ? inWords(done, bot.tables.gameOf(meant), locale) : answers.ended);
}
