/** `/settings …`: what a server's managers set for everybody there. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { textReply } from '../src/discord/answer.ts';
import { type Command, named, readerLocale, shellWords } from '../src/discord/commands.ts';
import { LOG_CHANNELS, setAdmins, setChips, setLog } from '../src/discord/ledger/settings.ts';
import { LOCALES } from '../src/game/words.ts';
import { MOST_WORTH } from '../src/ledger/units.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/words.ts';
import { wordsFor } from '../src/text/words.ts';

const language = z.enum(LOCALES);

export const settings: Command = {
  slow: 'ephemeral',

  data: () =>
    named(new SlashCommandBuilder(), shellWords('settings'))
      .setContexts(InteractionContextType.Guild)
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((sub) =>
        named(sub, shellWords('settingsLanguage')).addStringOption((option) =>
          named(option, (locale) => wordsFor(locale).options.language)
            .setRequired(true)
            .addChoices(...LOCALES.map((of) => ({ name: wordsFor(of).language, value: of }))),
        ),
      )
      .addSubcommand((sub) =>
        named(sub, ledgerCommand('settingsAdmins')).addRoleOption((option) =>
          named(option, ledgerOption('role')),
        ),
      )
      .addSubcommand((sub) =>
        named(sub, ledgerCommand('settingsLog')).addChannelOption((option) =>
          named(option, ledgerOption('channel')).addChannelTypes(...LOG_CHANNELS),
        ),
      )
      .addSubcommand((sub) =>
        named(sub, ledgerCommand('settingsChips'))
          .addStringOption((option) => named(option, ledgerOption('chip')))
          .addIntegerOption((option) =>
            named(option, ledgerOption('worth')).setMinValue(1).setMaxValue(MOST_WORTH),
          )
          .addStringOption((option) => named(option, ledgerOption('money'))),
      )
      .toJSON(),

  async run(interaction, bot) {
    const { answers } = wordsFor(readerLocale(interaction));
    // A server can override who may use the command; it cannot make somebody a manager.
    if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild))
      return textReply(answers.needsManager);
    const sub = interaction.options.getSubcommand();
    if (sub === 'ledger-admins') return setAdmins(bot, interaction);
    if (sub === 'ledger-log') return setLog(bot, interaction);
    if (sub === 'chips') return setChips(bot, interaction);
    const chosen = language.parse(interaction.options.getString('language', true));
    await bot.store.guilds.setLocale(interaction.guildId, chosen);
    return textReply(answers.languageSet(wordsFor(chosen).language));
  },
};
