/** A player's private panel: what the game draws for them, and what the table has to say. */
import type { AnyGame } from '../../game/game.ts';
import { type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { Table } from '../../store/records.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type ShellWords, wordsFor } from '../../text/words.ts';
import type { TablePress } from '../ids.ts';
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
  table: Table,
  seat: number,
  locale: Locale,
  state: PanelState,
): TableScreen {
  const say = wordsFor(locale);
  const { away, missed } = table.seats[seat]!;
  const going = table.phase === 'playing' || table.phase === 'between';
  const notes: Part<TablePress>[] = [
    ...(state.notice ? [text(`⚠️ ${state.notice}`)] : []),
    // Any move takes them back too; this needs none.
    ...(away && going
      ? [
          text(say.panel.youAreAway),
          {
            part: 'buttons',
            buttons: [{ label: say.table.back, press: { verb: 'back' }, look: 'good' }],
          } as const,
        ]
      : []),
    ...(missed > 0 && !away && going ? [text(say.panel.clockPlayed)] : []),
  ];
  const end: Part<TablePress>[] =
    table.phase === 'between' && table.deadline !== null
      ? [
          text(say.panel.nextAt(inSeconds(table.deadline))),
          {
            part: 'buttons',
            buttons: [{ label: say.table.next, press: { verb: 'next' }, look: 'primary' }],
          },
        ]
      : going
        ? []
        : // Who pressed too late has been told already.
          state.notice === say.refusals.finished({})
          ? []
          : [
              text(
                table.endedBy === null
                  ? say.panel.over
                  : say.tables.endedBy(accountName(table.endedBy, locale)),
              ),
            ];
  const buttons: Part<TablePress>[] = [
    ...(state.asleep && going
      ? [
          text(say.panel.asleep, 'small'),
          {
            part: 'buttons',
            buttons: [{ label: say.panel.refresh, press: { verb: 'refresh' }, look: 'plain' }],
          } as const,
        ]
      : []),
  ];
  // A table that was ended asks for nothing any more.
  const ended = table.state === null || table.phase === 'cancelled';
  const own = ended ? [] : game.drawPanel(game.seatView(table.state, seat), state.picked, locale);
  const name = say.panel.at(game.words[locale].name, linkTo(table), table.id);
  return [...notes, ...own, ...timeLeft(game, table, seat, say), ...end, ...buttons, text(name, 'small')];
}

/** Until when a player has to act; the table that says so may be off the screen. */
function timeLeft(game: AnyGame, table: Table, seat: number, say: ShellWords): Part<TablePress>[] {
  if (table.deadline === null || !seatsToAct(game, table).includes(seat)) return [];
  return [text(say.panel.until(inSeconds(table.deadline)), 'small')];
}
