/** The last line of a player's panel. */
import type { AnyGame } from '../../game/game.ts';
import { type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type BegunTable, isLeftToComputer } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import { linkTo } from './tables.ts';

/** The link to the table, and the time that is left; the way to the details and back, if there are any. */
export function footerPart(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  page: { readonly isDetailed: boolean } | null,
): Part<ComponentAction> {
  const words = wordsFor(locale);
  const link = `[${words.panel.toTable}](${linkTo(table)})`;
  const facts = text([link, ...timeLeft(game, table, seat, words)].join('\n'), 'small');
  if (!page) return facts;
  return {
    part: 'section',
    texts: [facts],
    button: page.isDetailed
      ? { label: words.panel.less, action: { kind: 'refresh' }, style: 'secondary' }
      : { label: words.panel.more, action: { kind: 'more' }, style: 'secondary' },
  };
}

/** When the player's turn runs out; the public message that says so may be out of sight. */
function timeLeft(game: AnyGame, table: BegunTable, seat: number, words: BotWords): string[] {
  if (table.phase !== 'playing' || table.deadline === null || isLeftToComputer(table, seat)) return [];
  if (!seatsToAct(game, table).includes(seat)) return [];
  return [words.table.timeLeft(inSeconds(table.deadline))];
}
