/** `/replay <table> [hand]`: a hand that is over, step by step. */
import { openReview } from '../src/discord/actions/review.ts';
import { textReply } from '../src/discord/answer.ts';
import { type Command, named, readerLocale, serverCommand, wireName } from '../src/discord/commands.ts';
import { completeFinishedHands } from '../src/discord/finished-hands.ts';
import { completeFinishedTables, cutListText, tableIdIn } from '../src/discord/finished-tables.ts';
import { MAX_HAND } from '../src/discord/review-ids.ts';
import { reviewWords } from '../src/text/review/catalogue.ts';

const option = (key: 'table' | 'hand') => (locale: Parameters<typeof reviewWords>[0]) =>
  reviewWords(locale).options[key];

const completeTables = completeFinishedTables('review');
const completeHands = completeFinishedHands(wireName(option('table')));

export const replay: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand((locale) => reviewWords(locale).command)
      .addStringOption((builder) =>
        named(builder, option('table')).setRequired(true).setAutocomplete(true).setMaxLength(100),
      )
      .addIntegerOption((builder) =>
        named(builder, option('hand')).setAutocomplete(true).setMinValue(1).setMaxValue(MAX_HAND),
      )
      .toJSON(),

  autocomplete: (interaction, bot) =>
    interaction.options.getFocused(true).name === wireName(option('hand'))
      ? completeHands(interaction, bot)
      : completeTables(interaction, bot),

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const chosen = interaction.options.getString(wireName(option('table')), true);
    const cut = cutListText(chosen, locale);
    if (cut !== null) return textReply(cut);
    return openReview(
      bot,
      { userId: interaction.user.id, guildId: interaction.guildId, locale },
      tableIdIn(chosen),
      interaction.options.getInteger(wireName(option('hand'))),
    );
  },
};
