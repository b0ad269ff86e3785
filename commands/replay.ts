/** `/replay <table> [hand]`: a hand that is over, step by step. */
import { openReview } from '../src/discord/actions/review.ts';
import { type Command, named, readerLocale, serverCommand, wireName } from '../src/discord/commands.ts';
import { completeFinishedTables, tableIdIn } from '../src/discord/finished-tables.ts';
import { MAX_HAND } from '../src/discord/review-ids.ts';
import { reviewWords } from '../src/text/review/catalogue.ts';

const option = (key: 'table' | 'hand') => (locale: Parameters<typeof reviewWords>[0]) =>
  reviewWords(locale).options[key];

export const replay: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand((locale) => reviewWords(locale).command)
      .addStringOption((builder) =>
        named(builder, option('table')).setRequired(true).setAutocomplete(true).setMaxLength(100),
      )
      .addIntegerOption((builder) => named(builder, option('hand')).setMinValue(1).setMaxValue(MAX_HAND))
      .toJSON(),

  autocomplete: completeFinishedTables,

  run: (interaction, bot) =>
    openReview(
      bot,
      { userId: interaction.user.id, guildId: interaction.guildId, locale: readerLocale(interaction) },
      tableIdIn(interaction.options.getString(wireName(option('table')), true)),
      interaction.options.getInteger(wireName(option('hand'))),
    ),
};
