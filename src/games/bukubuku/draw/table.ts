/** The public screen of a table. */
import type { Seat } from '../../../game/game.ts';
import { line, type Part, type Screen, type SeatRow, text } from '../../../game/screen.ts';
import { joinWithDots, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import {
  dummyNotes,
  faceDownInline,
  heading,
  lastTurnTitle,
  scoreNotes,
  standingNotes,
  turnLines,
} from './shared.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  return [
    ...heading(view, words),
    separator,
    { part: 'seats', rows: view.standings.map((_, seat) => seatRow(view, seat, words)) },
    ...dummyRow(view, words),
    separator,
    ...lastTurn(view, words),
  ];
}

function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
  const { current, totals, round, standings } = view;
  const total = round > 1 ? [words.total(totals[seat]!)] : [];
  switch (current.phase) {
    case 'build': {
      const [belts = ''] = standingNotes(view, seat, words);
      return { seat, isActing: current.seat === seat, note: joinWithDots([belts, ...total]) };
    }
    case 'play': {
      const hasLaid = current.laid[seat]!;
      const notes = [...standingNotes(view, seat, words), ...total, ...(hasLaid ? [[faceDownInline]] : [])];
      return { seat, isActing: standings[seat] !== null && !hasLaid, note: joinWithDots(notes) };
    }
    case 'over':
      return { seat, isActing: false, note: joinWithDots(scoreNotes(view, seat, words)) };
  }
}

/** The dummy has no seat, but a row below the seats; while its piles are built, their sizes. */
function dummyRow(view: TableView, words: Words): Part[] {
  const { dummy, current } = view;
  if (!dummy) return [];
  if (current.phase !== 'build')
    return [text(line`▫️ ${words.dummy} · ${joinWithDots(dummyNotes(view, words))}`)];
  const piles = dummy.pileSizes.map((count, seat) => words.pile({ seat }, count));
  return [smallText(line`${words.dummy}${words.colon}${joinWithDots(piles)}`)];
}

function lastTurn(view: TableView, words: Words): Part[] {
  const turn = view.turns.at(-1);
  if (!turn) return [];
  return [text(lastTurnTitle(view, words)), ...turnLines(turn, words).map((content) => text(content))];
}
