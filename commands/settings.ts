/** `/settings`: opens the panel of what a server's managers set for everybody there. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Command, serverCommand } from '../src/discord/commands.ts';
import { showSettings } from '../src/discord/settings/change.ts';
import { commandWords } from '../src/text/catalogue.ts';

export const settings: Command = {
  deferAs: 'ephemeral',
  data: () =>
    serverCommand(commandWords('settings'))
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .toJSON(),
  run: (interaction, bot) => showSettings(bot, interaction, 'places', 'ephemeral'),
};
