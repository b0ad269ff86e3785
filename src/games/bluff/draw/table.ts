/** The public screen of a table. */
import { type Block, type Line, type Part, type Screen, text } from '../../../game/screen.ts';
import { heading, kept, separator, smallText, tableState } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { callsToCome, diceOnTable, recentActions, seatRows, starterOf } from './shared.ts';
import {
  earlierShowdowns,
  payments,
  showdownInBrief,
  showdownLines,
  showdownRows,
  smallShowdownRows,
  winnerOf,
} from './showdown.ts';

const MAX_ACTIONS = 5;
/** Rounds before the previous one, a line each. */
const MAX_EARLIER_TOLD = 3;

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  const { call, lastShowdown } = view;
  const showdown = lastShowdown
    ? [showdownLines(lastShowdown, words), ...showdownRows(lastShowdown, words)]
    : [];
  if (view.turn === null)
    return [outcome(view, words), separator, ...showdown, separator, payments(view, words)];
  const body = [
    smallText(words.round(view.round, diceOnTable(view))),
    seatRows(view, words),
    ...recentActions(view, MAX_ACTIONS, words),
  ];
  // The last showdown is on top until somebody calls, and in brief below everything from then on.
  if (!call)
    return [
      ...showdown,
      separator,
      tableState(text(words.opening({ seat: starterOf(view) }))),
      separator,
      ...body,
      separator,
      ...roundsBefore(view, words),
    ];
  return [
    kept(text(words.callOf({ seat: call.seat }, call), 'title')),
    ...callsToCome(view, words),
    separator,
    ...body,
    separator,
    ...previousShowdown(view, words),
    ...roundsBefore(view, words),
  ];
}

function previousShowdown({ lastShowdown }: TableView, words: Words): Block[] {
  if (!lastShowdown) return [];
  return [
    heading(text(words.endOf(lastShowdown.round), 'small')),
    ...showdownInBrief(lastShowdown, words),
    ...smallShowdownRows(lastShowdown, words),
  ];
}

const roundsBefore = (view: TableView, words: Words): Block[] =>
  earlierShowdowns(view.earlierShowdowns.slice(-MAX_EARLIER_TOLD).toReversed(), MAX_EARLIER_TOLD, words);

const outcome = (view: TableView, words: Words): Part =>
  tableState(text(outcomeLine(view, words), view.options.end === 'last' ? 'title' : undefined));

/** The winner, or with the option `end: first` the seats whose last die ended the match (bluff 13). */
export function outcomeLine({ diceLeft, options }: TableView, words: Words): Line {
  if (options.end === 'last') return words.wins({ seat: winnerOf(diceLeft) });
  const out = diceLeft.flatMap((dice, seat) => (dice === 0 ? [{ seat }] : []));
  return words.stopped(words.names(out));
}
