/** A player's panel: how the last turn came out, how all stand, and the cards, which are the controls while they are laid. */
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import { largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawCardPicker } from './pick-card.ts';
import { drawStackPicker } from './pick-stack.ts';
import { earlyEnd, firstTurnNote, namerFor, prizes, progress } from './shared.ts';
import { beltsOfAll, dummyPile, dummyRow, heightLines, scoreRows, seatRows } from './standings.ts';
import { cardsShown, highCardsShown, lastTurn, lastTurnInShort, otherCards, turnList } from './turns.ts';

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
    headline: [],
    table: [
      text(progress(table, words)),
      ...(current.phase === 'build' && !drawn
        ? [text(words.building({ seat: current.seat }, current.drawn))]
        : []),
      text(beltsOfAll(table, name, words)),
      ...memo(view, words),
    ],
    hand: hand(view, words),
    controls: drawStackPicker(view, picked, words),
    last: [],
    details: [],
  };
}

function playingPanel(view: SeatView, words: Words): Panel {
  const { table, seat, laid } = view;
  const name = namerFor(words, seat);
  const isOut = table.standings[seat] === null;
  return {
    // The turn before stays in sight until this seat has laid its next card.
    headline: laid === null ? lastTurnInShort(table, name, words) : [],
    table: [
      // Not in the headline, as a hint takes its place, and needs them at its side.
      ...(laid === null ? otherCards(table, name, words) : []),
      ...situation(view, words),
      ...memo(view, words),
    ],
    // The buttons of a player who is in are the hand.
    hand: isOut ? [text(words.youAreOut), ...hand(view, words)] : [],
    controls: isOut ? [] : drawCardPicker(view, words),
    last: [],
    details: [
      seatRows(table, words),
      ...dummyRow(table, words),
      smallText(words.aboutHeights),
      ...(table.turns.length > 0 ? [separator] : []),
      ...lastTurn(table, words),
      ...turnList(table, words),
      ...cardsShown(table, words),
    ],
  };
}

/** The turn and its lighthouses, everybody's lighthouse, belts and points, and the high cards that will not come again. */
function situation({ table, seat }: SeatView, words: Words): Block[] {
  const { current, turns } = table;
  if (current.phase !== 'play') return [];
  const name = namerFor(words, seat);
  return [
    smallText(progress(table, words)),
    text(prizes(current.lighthouses, words)),
    ...dummyPile(table, words).map((pile) => text(line`${words.dummy}${words.colon}${pile}`)),
    ...heightLines(table, name, words).map((content) => text(content)),
    ...(turns.length === 0 ? firstTurnNote(table, words, seat) : highCardsShown(table, words)),
  ];
}

function finalPanel({ table, seat, hand: left }: SeatView, words: Words): Panel {
  const { current } = table;
  const points = current.phase === 'over' ? current.scores[seat]! : 0;
  const name = namerFor(words, seat);
  return {
    headline: [...lastTurnInShort(table, name, words), ...otherCards(table, name, words)],
    table: [
      // After the last round the match's result, which the table says above, is what counts.
      text(words.youGot(points), ...(table.round < table.rounds ? (['title'] as const) : [])),
      ...earlyEnd(table, words),
      scoreRows(table, words),
      ...dummyRow(table, words),
    ],
    hand: left.length > 0 ? [smallText(`${words.yourHand(left.length)}${words.colon}${left.join(' ')}`)] : [],
    controls: [],
    last: [],
    details: [...lastTurn(table, words), ...turnList(table, words), ...cardsShown(table, words)],
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
