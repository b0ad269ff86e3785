/** How strongly each computer of a lobby plays, for its host to choose. */
import { LEVELS } from '../../game/levels.ts';
import { text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { levelOf } from '../../tables/levels.ts';
import type { LobbyTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { levelWords } from '../../text/levels.ts';
import type { TableScreen } from '../render.ts';
import { nameOf, pageButton } from './options.ts';

/** @param notice what came of the host's press */
export function levelsScreen(table: LobbyTable, locale: Locale, notice: string | null = null): TableScreen {
  const words = wordsFor(locale);
  const { about, chooseEach, allOptions } = levelWords[locale];
  return [
    text(nameOf(words.options.level), 'title'),
    text(notice ?? chooseEach, 'small'),
    ...table.seats.flatMap((seat, index): TableScreen[number][] => {
      if (seat.userId !== null) return [];
      const name = { seat: index, isListed: true } as const;
      return [
        {
          part: 'select',
          label: [name],
          options: LEVELS.map((level) => ({
            label: [name, words.colon, words.levels[level]],
            description: about[level],
            action: { kind: 'setOption', owner: 'computer', key: seat.name, value: level },
            ...(level === levelOf(seat) && { selected: true }),
          })),
        },
      ];
    }),
    pageButton(allOptions, 'options'),
  ];
}
