/** `/me`: what a person chooses for themselves, in every server. */
import { type Command, serverCommand } from '../src/discord/commands.ts';
import { showMe } from '../src/discord/me/change.ts';
import { meWords } from '../src/text/me/catalogue.ts';

export const me: Command = {
  deferAs: 'ephemeral',
  data: () => serverCommand((locale) => meWords(locale).command).toJSON(),
  run: (interaction, bot) => showMe(bot, interaction, 'ephemeral'),
};
