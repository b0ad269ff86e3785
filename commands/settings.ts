/** `/settings …`: what a server's managers set for everybody there. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { textReply } from '../src/discord/answer.ts';
import {
  type Command,
  named,
  readerLocale,
  serverCommand,
  usedSubcommand,
  wireName,
} from '../src/discord/commands.ts';
import { LOG_CHANNELS, setAdmins, setChips, setLog } from '../src/discord/ledger/settings.ts';
import { MAX_KEEP_DAYS, MIN_KEEP_DAYS, setKeepDays } from '../src/discord/retention/setting.ts';
import { setLimits } from '../src/discord/table-limits.ts';
import { LOCALES } from '../src/game/words.ts';
import { MAX_WORTH } from '../src/ledger/units.ts';
import { MAX_LIMITS } from '../src/tables/limits.ts';
import { commandWords, optionWords, wordsFor } from '../src/text/catalogue.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/catalogue.ts';

const language = z.enum(LOCALES);

const SUBCOMMANDS = {
  language: commandWords('settingsLanguage'),
  admins: ledgerCommand('settingsAdmins'),
  log: ledgerCommand('settingsLog'),
  chips: ledgerCommand('settingsChips'),
  limits: commandWords('settingsLimits'),
  keep: ledgerCommand('settingsKeep'),
};

export const settings: Command = {
  deferAs: 'ephemeral',
  acknowledgesFirst: () => true,

  data: () =>
    serverCommand(commandWords('settings'))
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.language).addStringOption((option) =>
          named(option, optionWords('language'))
            .setRequired(true)
            .addChoices(...LOCALES.map((locale) => ({ name: wordsFor(locale).language, value: locale }))),
        ),
      )
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.admins).addRoleOption((option) => named(option, ledgerOption('role'))),
      )
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.log).addChannelOption((option) =>
          named(option, ledgerOption('channel')).addChannelTypes(...LOG_CHANNELS),
        ),
      )
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.chips)
          .addStringOption((option) => named(option, ledgerOption('chip')))
          .addIntegerOption((option) =>
            named(option, ledgerOption('worth')).setMinValue(1).setMaxValue(MAX_WORTH),
          )
          .addStringOption((option) => named(option, ledgerOption('money'))),
      )
      .addSubcommand((builder) => {
        named(builder, SUBCOMMANDS.limits);
        for (const kind of ['member', 'channel', 'server'] as const) {
          builder.addIntegerOption((option) =>
            named(option, optionWords(`${kind}Limit`))
              .setMinValue(1)
              .setMaxValue(MAX_LIMITS[kind]),
          );
        }
        return builder;
      })
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.keep)
          .addIntegerOption((option) =>
            named(option, ledgerOption('days')).setMinValue(MIN_KEEP_DAYS).setMaxValue(MAX_KEEP_DAYS),
          )
          .addBooleanOption((option) => named(option, ledgerOption('forever'))),
      )
      .toJSON(),

  async run(interaction, bot) {
    const { answers } = wordsFor(readerLocale(interaction));
    // A server can override who may use the command; it cannot make somebody a manager.
    if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild))
      return textReply(answers.needsManager);
    const subcommand = usedSubcommand(interaction, SUBCOMMANDS);
    if (subcommand === 'admins') return setAdmins(bot, interaction);
    if (subcommand === 'log') return setLog(bot, interaction);
    if (subcommand === 'chips') return setChips(bot, interaction);
    if (subcommand === 'limits') return setLimits(bot, interaction);
    if (subcommand === 'keep') return setKeepDays(bot, interaction);
    const chosen = language.parse(interaction.options.getString(wireName(optionWords('language')), true));
    await bot.store.guilds.setLocale(interaction.guildId, chosen);
    return textReply(answers.languageSet(wordsFor(chosen).language));
  },
};
