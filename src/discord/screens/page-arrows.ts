/** The buttons that turn the pages of a list. */
import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';

/** A button for the page before and one for the page after, as far as there are any. */
export const pageArrows = (page: number, pages: number, idOf: (page: number) => string): ButtonBuilder[] =>
  [
    { arrow: '◀', to: page - 1 },
    { arrow: '▶', to: page + 1 },
  ]
    .filter(({ to }) => to >= 0 && to < pages)
    .map(({ arrow, to }) =>
      new ButtonBuilder().setCustomId(idOf(to)).setLabel(arrow).setStyle(ButtonStyle.Secondary),
    );
