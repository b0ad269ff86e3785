/** Leaving a table in play where nobody else is present: what then happens, and how it is told. */
import type { AnyGame } from '../../game/game.ts';
import { text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { BegunTable, Table } from '../../tables/table.ts';
import { waitsForReturn } from '../../tables/table.ts';
import { returnMs } from '../../tables/turn-clock.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { leavingWords } from '../../text/leaving.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { handName } from '../game-name.ts';
import type { TableScreen } from '../render.ts';

/**
 * Asks the last player who is present whether they mean to leave.
 * @param stay what *Stay* does: it goes back to the panel, or says that the table goes on
 */
export function leavingScreen(
  game: AnyGame,
  table: BegunTable,
  locale: Locale,
  stay: 'refresh' | 'keep',
): TableScreen {
  const words = leavingWords[locale];
  const name = handName(game, table, locale, table.phase === 'between' ? table.hand + 1 : table.hand);
  return [
    text(words.ask(name, returnMs(table))),
    {
      part: 'buttons',
      buttons: [
        { label: wordsFor(locale).lobby.leave, action: { kind: 'leaveNow' }, style: 'danger' },
        { label: words.stay, action: { kind: stay }, style: 'secondary' },
      ],
    },
  ];
}

/** When the computers play on in a hand that everybody has left, in seconds; null: they do already. */
const playOnAt = (table: Table): number | null => (waitsForReturn(table) ? inSeconds(table.deadline) : null);

/** Of a hand that everybody has left: what happens to it. */
export const desertedText = (table: Table, locale: Locale): string =>
  leavingWords[locale].leftToComputers(playOnAt(table));

/** The answer to the last player, who has left. @param name the table's */
export const leftDesertedText = (table: Table, name: string, locale: Locale): string =>
  leavingWords[locale].left(name, playOnAt(table));
