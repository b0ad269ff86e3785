/** Every interaction comes in here: parsed, then handed to what it is for, and answered once. */
import type { Interaction, MessageComponentInteraction } from 'discord.js';
import { findGame } from '../game/game.ts';
import { localeFromDiscord, wordsFor } from '../text/words.ts';
import { deferAs, handle, updateOrPrivate } from './actions.ts';
import { answer, type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';
import { type AnswerPress, type HistoryPress, type PagePress, parseCustomId } from './ids.ts';
import { handleConfirmation } from './ledger/confirmations.ts';
import { findBook, showBook, showHistory } from './ledger/reading.ts';
import { rulesReply } from './screens/rules.ts';
import { askerOf, chosenReply } from './which-table.ts';

export async function route(
  bot: Bot,
  commands: Readonly<Record<string, Command>>,
  interaction: Interaction,
): Promise<void> {
  if (interaction.isChatInputCommand()) {
    const { answers } = wordsFor(localeFromDiscord(interaction.locale));
    const command = commands[interaction.commandName];
    if (!interaction.inGuild())
      return answer(interaction, 'ephemeral', async () => textReply(answers.guildOnly), bot);
    if (!command) return answer(interaction, 'ephemeral', async () => textReply(answers.unknownPress), bot);
    return answer(
      interaction,
      command.slow,
      () => onceRecovered(bot, () => command.run(interaction, bot)),
      bot,
    );
  }
  if (interaction.isMessageComponent()) return component(bot, interaction);
}

function component(bot: Bot, interaction: MessageComponentInteraction): Promise<void> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const press = parseCustomId(interaction.customId, values);
  if (!press) {
    bot.log.info({ interaction: interaction.id, user: interaction.user.id }, 'a press that is none of ours');
    return answer(
      interaction,
      'ephemeral',
      async () => textReply(wordsFor(localeFromDiscord(interaction.locale)).answers.unknownPress),
      bot,
    );
  }
  if ('choose' in press) {
    const to = updateOrPrivate(interaction);
    const chosen = () => chosenReply(bot, askerOf(interaction), press, to);
    return answer(interaction, to, () => onceRecovered(bot, chosen), bot);
  }
  if (!('press' in press)) {
    const to = updateOrPrivate(interaction);
    return answer(interaction, to, () => offTable(bot, interaction, press, to), bot);
  }
  return answer(
    interaction,
    deferAs(interaction, press),
    () => onceRecovered(bot, () => handle(bot, interaction, press)),
    bot,
  );
}

async function onceRecovered({ recovered }: Bot, run: () => Promise<Reply>): Promise<Reply> {
  await recovered;
  return run();
}

/** A press on what belongs to no table: a page is turned, or a question answered. */
async function offTable(
  bot: Bot,
  interaction: MessageComponentInteraction,
  press: PagePress | HistoryPress | AnswerPress,
  to: 'update' | 'ephemeral',
): Promise<Reply> {
  const locale = localeFromDiscord(interaction.locale);
  const unknown = textReply(wordsFor(locale).answers.unknownPress);
  if ('page' in press && press.page === 'rules') {
    const game = findGame(bot.games, press.of);
    return game ? rulesReply(game, locale, press.number, to) : unknown;
  }
  if (!interaction.inGuild()) return unknown;
  if ('history' in press) return showHistory(bot, interaction, press, to);
  if (!('page' in press)) {
    const reply = await handleConfirmation(bot, interaction, press);
    return reply.to === 'update' ? { ...reply, to } : reply;
  }
  const book = findBook(bot, press.of);
  return book ? showBook(bot, interaction, book, press.number, to) : unknown;
}
