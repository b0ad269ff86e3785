/** The public screen of a table. */
import { faceOf } from '../../../game/cards.ts';
import { line, type Part, type Screen, text } from '../../../game/screen.ts';
import { separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { cardsPart, outcomeLines, recentEvents, seatRow } from './shared.ts';

const MAX_EVENTS = 5;

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  return [
    ...situation(view, words),
    separator,
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, words)) },
    ...(view.stake === null ? [] : [smallText(`💰 ${words.stake(view.stake)}`)]),
    ...kitty(view, words),
    separator,
    ...recentEvents(view, MAX_EVENTS, words),
  ];
}

/** The combination to beat, the auction's state, or the outcome. */
function situation(view: TableView, words: Words): Part[] {
  const { top, turn } = view;
  if (turn === null)
    return [...outcomeLines(view, words).map((outcome) => text(outcome, 'title')), ...lastPlay(view)];
  if (view.phase === 'auction') return [text(words.auction(view.bombs.every((bombs) => bombs === 'free')))];
  if (top) return [text(words.onTable([{ seat: top.seat }], words.play(top.play))), cardsPart(top.cards)];
  return [text(words.emptyTable({ seat: turn }))];
}

function lastPlay({ recent }: TableView): Part[] {
  const entry = recent.findLast((candidate) => candidate.kind === 'play');
  return entry ? [cardsPart(entry.cards)] : [];
}

function kitty({ kitty: cards, options }: TableView, words: Words): Part[] {
  if (!cards) return [];
  const title = options.kitty === 'out' ? words.kittyLeft : words.kittyShown;
  return [smallText(line`${title}${words.colon}${{ cards: cards.map(faceOf) }}`)];
}
