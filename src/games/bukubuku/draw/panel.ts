/** A player's panel: how the last turn came out, how all stand, and the cards, which are the controls while they are laid. */
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import {
  inDetails,
  joinWithDots,
  largeCards,
  separator,
  smallText,
  tableState,
} from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawCardPicker } from './pick-card.ts';
import { drawStackPicker } from './pick-stack.ts';
import { earlyEnd, firstTurnNote, namerFor, prizes, progress } from './shared.ts';
import {
  beltsOfAll,
  dummyPile,
  dummyRow,
  heightLines,
  lowestLine,
  scoreRows,
  seatRows,
  totalSoFar,
  totalsLine,
} from './standings.ts';
import { cardsOfOthers, cardsShown, highCardsShown, lastTurn, lastTurnInShort, turnList } from './turns.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  switch (view.table.current.phase) {
    case 'build':
      return buildingPanel(view, picked, words);
    case 'play':
      return playingPanel(view, words);
    case 'over':
      return finalPanel(view, words);
  }
}

function buildingPanel(view: SeatView, picked: string, words: Words): Panel {
  const { table, seat, drawn } = view;
  const { current } = table;
  const name = namerFor(words, seat);
  return {
    // A hint takes its place: a phone has no room for both.
    headline: buildingNote(view, words).map((note) => inDetails(note)),
    table: [
      text(progress(table, words)),
      ...(current.phase === 'build' && !drawn
        ? [text(words.building({ seat: current.seat }, current.drawn))]
        : []),
      text(joinWithDots(beltsOfAll(table, name, words))),
      ...memo(view, words),
    ],
    hand: hand(view, words),
    controls: drawStackPicker(view, picked, words),
    last: [],
    details: () => [
      text(joinWithDots(beltsOfAll(table, name, words))),
      ...buildingNote(view, words),
      ...memo(view, words),
    ],
  };
}

/** On the first step of a seat: in the first round what the dummy's cards do, later whose hand it has now. */
function buildingNote({ table, seat }: SeatView, words: Words): Block[] {
  if (table.dummy?.pileSizes[seat] !== 0) return [];
  return table.round === 1 ? [smallText(words.aboutDummy)] : firstTurnNote(table, words, seat);
}

function playingPanel(view: SeatView, words: Words): Panel {
  const { table, seat, laid } = view;
  const name = namerFor(words, seat);
  const isOut = table.standings[seat] === null;
  return {
    headline: [],
    table: [
      // The turn before stays in sight until this seat has laid its next card; not in the headline, as a hint takes its place.
      ...(laid === null && table.turns.length > 0 ? lastTurnInShort(table, name, words) : []),
      ...situation(view, words),
      ...memo(view, words),
    ],
    // The buttons of a player who is in are the hand.
    hand: isOut ? [text(words.youAreOut(table.round === table.rounds)), ...hand(view, words)] : [],
    controls: isOut ? [] : drawCardPicker(view, words),
    last: [],
    details: () => [
      ...(table.current.phase === 'play' ? [text(prizes(table.current.lighthouses, words))] : []),
      seatRows(table, words, true),
      ...dummyRow(table, words, name),
      // On the first turn of all it stands on the panel itself.
      ...(isFirstTurn(table) ? [] : [smallText(words.aboutHeights(table.dummy !== null))]),
      ...(table.turns.length > 0 ? [smallText(words.aboutWarning)] : []),
      ...(table.turns.length > 0 ? [separator] : []),
      ...lastTurn(table, words),
      ...turnList(table, words),
      ...(table.turns.length > 0 ? highCardsShown(table, words) : []),
      ...cardsOfOthers(table, seat, words),
    ],
  };
}

const isFirstTurn = ({ round, turns }: TableView): boolean => round === 1 && turns.length === 0;

/** With more seats, the high cards that have been played stand in the details alone: a phone has no room for both. */
const MAX_SEATS_BESIDE_CARDS = 4;

/** The turn and its lighthouses, everybody's lighthouse, belts and points, and the high cards that will not come again. */
function situation({ table, seat, laid, choices }: SeatView, words: Words): Block[] {
  const { current, turns, standings } = table;
  if (current.phase !== 'play') return [];
  const name = namerFor(words, seat);
  // A review alone shows a player who has not laid a card and is offered none.
  const isReviewed = standings[seat] !== null && laid === null && choices.length === 0;
  return [
    tableState(
      text(
        joinWithDots([progress(table, words), ...totalSoFar(table, seat, words)]),
        // With a dummy, a phone has no room for another line, either.
        ...(standings.length > MAX_SEATS_BESIDE_CARDS || table.dummy ? (['small'] as const) : []),
      ),
    ),
    text(prizes(current.lighthouses, words)),
    ...dummyPile(table, name, words).map((pile) => text(line`${words.dummy}${words.colon}${pile}`)),
    ...heightLines(table, name, words, isReviewed).map((content) => text(content)),
    ...(turns.length === 0 ? firstTurnNote(table, words, seat) : []),
    ...(turns.length > 0 && standings.length <= MAX_SEATS_BESIDE_CARDS ? highCardsShown(table, words) : []),
  ];
}

function finalPanel({ table, seat, hand: left }: SeatView, words: Words): Panel {
  const { current } = table;
  const scores = current.phase === 'over' ? current.scores : [];
  const points = scores[seat] ?? 0;
  const isBest = points > 0 && points === Math.max(...scores);
  const name = namerFor(words, seat);
  return {
    headline: [],
    table: [
      // A gap below what the table says above, if it says anything.
      separator,
      // After the last round the match's result, which the table says above, is what counts.
      text(words.youGot(points, isBest), ...(table.round < table.rounds ? (['title'] as const) : [])),
      text(totalsLine(table, seat, name, words)),
      ...earlyEnd(table, words),
      scoreRows(table, words),
      ...dummyRow(table, words),
      ...lowestLine(table, name, words),
      ...lastTurnInShort(table, name, words),
    ],
    hand:
      left.length > 0
        ? [smallText(line`${words.unplayed(left.length)}${words.colon}${{ cards: left.map(weatherFace) }}`)]
        : [],
    controls: [],
    last: [],
    details: () => [...lastTurn(table, words), ...turnList(table, words), ...cardsShown(table, words)],
  };
}

function hand({ hand: cards }: SeatView, words: Words): Block[] {
  if (cards.length === 0) return [];
  return [text(`**${words.yourHand(cards.length)}**`), largeCards(cards.map(weatherFace))];
}

function memo({ memo: cards }: SeatView, words: Words): Block[] {
  if (!cards) return [];
  if (cards.length === 0) return [smallText(`${words.memo}${words.colon}${words.none}`)];
  return [smallText(line`${words.memo}${words.colon}${{ cards: cards.map(weatherFace) }}`)];
}
