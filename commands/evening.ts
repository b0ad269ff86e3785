/** `/evening start|end`: the evening of this channel, for server managers. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { textReply } from '../src/discord/answer.ts';
import { type Command, named, readerLocale, serverCommand, usedSubcommand } from '../src/discord/commands.ts';
import { endEvening, startEvening } from '../src/discord/evenings/command.ts';
import { wordsFor } from '../src/text/catalogue.ts';
import { communityCommand } from '../src/text/community/catalogue.ts';

const SUBCOMMANDS = {
  start: communityCommand('eveningStart'),
  end: communityCommand('eveningEnd'),
};

export const evening: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(communityCommand('evening'))
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((builder) => named(builder, SUBCOMMANDS.start))
      .addSubcommand((builder) => named(builder, SUBCOMMANDS.end))
      .toJSON(),

  async run(interaction, bot) {
    const { answers } = wordsFor(readerLocale(interaction));
    // A server can override who may use the command; it cannot make somebody a manager.
    if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild))
      return textReply(answers.needsManager);
    const subcommand = usedSubcommand(interaction, SUBCOMMANDS);
    if (subcommand === 'start') return startEvening(bot, interaction);
    if (subcommand === 'end') return endEvening(bot, interaction);
    return textReply(answers.unknownControl);
  },
};
