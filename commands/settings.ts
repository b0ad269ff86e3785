/** `/settings language`: what a server's managers set for everybody there. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { say } from '../src/discord/answer.ts';
import { type Command, named, readerLocale, shellWords } from '../src/discord/commands.ts';
import { LOCALES } from '../src/game/words.ts';
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
      .toJSON(),

  async run(interaction, bot) {
    const { answers } = wordsFor(readerLocale(interaction));
    // A server can override who may use the command; it cannot make somebody a manager.
    if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return say(answers.needsManager);
    const chosen = language.parse(interaction.options.getString('language', true));
    await bot.store.guilds.setLocale(interaction.guildId, chosen);
    return say(answers.languageSet(wordsFor(chosen).language));
  },
};
