/** The public screen of a table. */
import { type Line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinLines, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { callToBeat, diceOnTable, recentActions, seatRow, showdownDice, showdownLines } from './shared.ts';

const MAX_ACTIONS = 5;

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  if (view.turn === null) return [outcome(view, words), separator, ...lastShowdown(view, words)];
  const roundLine = smallText(words.round(view.round, diceOnTable(view)));
  const seats: Part = { part: 'seats', rows: view.diceLeft.map((_, seat) => seatRow(view, seat, words)) };
  const body = [roundLine, separator, seats, separator, ...recentActions(view, MAX_ACTIONS, words)];
  // The last showdown is on top until somebody calls, and below everything from then on.
  if (view.call)
    return [
      ...callToBeat(view, words),
      ...body,
      separator,
      ...showdownTitle(view, words),
      ...lastShowdown(view, words),
    ];
  return [...lastShowdown(view, words), separator, text(words.opening({ seat: starterOf(view) })), ...body];
}

const starterOf = ({ log, turn }: TableView): number => log[0]?.seat ?? turn ?? 0;

const showdownTitle = ({ lastShowdown: showdown }: TableView, words: Words): Part[] =>
  showdown ? [smallText(words.endOf(showdown.round))] : [];

function lastShowdown({ lastShowdown: showdown }: TableView, words: Words): Part[] {
  if (!showdown) return [];
  return [...showdownLines(showdown, words).map((content) => text(content)), ...showdownDice(showdown)];
}

/** The winner, or with the option `end: first` the seats whose last die ended the match (bluff 13). */
function outcome({ diceLeft, options }: TableView, words: Words): Part {
  if (options.end === 'last')
    return text(words.wins({ seat: diceLeft.findIndex((dice) => dice > 0) }), 'title');
  const out = diceLeft.flatMap((dice, seat): Line[] => (dice === 0 ? [[{ seat }]] : []));
  return text(words.stopped(joinLines(out, words.listSeparator)));
}
