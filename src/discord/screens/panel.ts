/** A player's private panel: what the game draws for them, and what the table has to say. */
import type { AnyGame } from '../../game/game.ts';
import { type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import type { BegunTable, Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { accountName } from './book.ts';
import { inSeconds } from './lobby.ts';
import { linkTo } from './tables.ts';

export interface PanelState {
  /** How far a pick in several presses has come. */
  readonly picked: string;
  /** Why the panel is not what the player expected: shown above all. */
  readonly notice?: string;
  /** It will not change by itself any more. */
  readonly asleep?: boolean;
}

export function panelScreen(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  state: PanelState,
): TableScreen {
  const say = wordsFor(locale);
  // A table that was ended asks for nothing any more.
  const own =
    table.phase === 'cancelled' ? [] : game.drawPanel(game.seatView(table.state, seat), state.picked, locale);
  const name = say.panel.at(game.words[locale].name, linkTo(table), table.id);
  return [
    ...(state.notice ? [text(`⚠️ ${state.notice}`)] : []),
    ...absence(table, seat, say),
    ...own,
    ...timeLeft(game, table, seat, say),
    ...whatNext(table, locale, state.notice),
    ...(state.asleep && isGoing(table)
      ? [text(say.panel.updatesStopped, 'small'), one(say.panel.refresh, 'refresh', 'secondary')]
      : []),
    text(name, 'small'),
  ];
}

const isGoing = ({ phase }: Table): boolean => phase === 'playing' || phase === 'between';

const one = (
  label: string,
  kind: 'refresh' | 'back' | 'next',
  style: 'success' | 'primary' | 'secondary',
): Part<ComponentAction> => ({
  part: 'buttons',
  buttons: [{ label, action: { kind }, style }],
});

/** Who was away, or out of time. Any move takes them back too; the button needs none. */
function absence(table: BegunTable, seat: number, say: BotWords): Part<ComponentAction>[] {
  const { away, missed } = table.seats[seat]!;
  if (!isGoing(table)) return [];
  if (away) return [text(say.panel.youAreAway), one(say.table.back, 'back', 'success')];
  return missed > 0 ? [text(say.panel.movedByClock)] : [];
}

/** When the next hand begins, or that there is none. */
function whatNext(table: BegunTable, locale: Locale, notice: string | undefined): Part<ComponentAction>[] {
  const say = wordsFor(locale);
  if (table.phase === 'playing') return [];
  if (table.phase === 'between')
    return [text(say.panel.nextAt(inSeconds(table.deadline))), one(say.table.next, 'next', 'primary')];
  if (table.phase === 'cancelled' && table.endedBy !== null)
    return [text(say.tables.endedBy(accountName(table.endedBy, locale)))];
  // Who pressed too late has been told already.
  return notice === say.refusals.finished({}) ? [] : [text(say.panel.over)];
}

/** Until when a player has to act; the table that says so may be off the screen. */
function timeLeft(game: AnyGame, table: BegunTable, seat: number, say: BotWords): Part<ComponentAction>[] {
  if (table.phase !== 'playing' || table.deadline === null) return [];
  if (!seatsToAct(game, table).includes(seat)) return [];
  return [text(say.panel.until(inSeconds(table.deadline)), 'small')];
}
