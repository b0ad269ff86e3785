/** A player's panel: what is on the table, the hand, and the controls for what the player may do now. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type Panel, type Screen, text } from '../../../game/screen.ts';
import { inDetails, JOINER, joinWithDots, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { payment } from '../ending.ts';
import { worthOf } from '../roles.ts';
import type { Owes } from '../state.ts';
import { MAX_LOG_ENTRIES } from '../transitions.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawJackAnswers } from './decide-jack.ts';
import { drawOwnEnd } from './end.ts';
import { drawNews } from './news.ts';
import { drawCardPicker } from './pick-cards.ts';
import { drawPlayPicker } from './pick-play.ts';
import { sinceOwnTurn } from './recap.ts';
import { drawAndPass } from './rows.ts';
import {
  cardsPart,
  handSize,
  inlineCards,
  isBarredSoon,
  isWarnedSize,
  MAX_WARNED_SIZE,
  namingFor,
  orderLine,
  pendingDecision,
  recentEvents,
  seatRow,
  stockAndDiscards,
} from './shared.ts';

/** Larger hands are drawn small: these have two rows of large cards on a phone. */
const MAX_LARGE_CARDS = 12;
/** In one row; news above a decision with rows of its own leaves no room for a second. */
const MAX_LARGE_CARDS_IN_ROW = 7;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const { table, seat, gifts } = view;
  const events = recentEvents(table, MAX_LOG_ENTRIES, { reader: seat, gifts }, words);
  if (table.end) return { ...drawOwnEnd(view, words), details: () => events };
  const headline = drawNews(view, words);
  const asked = controls(view, picked, words);
  return {
    headline,
    table: [
      ...sinceOwnTurn(view, linesOfRecap(view, headline.length, asked.controls), words),
      ...situation(view, words),
      smallText(othersAndStock(view, words)),
    ],
    // A decision about the own play has rows of its own.
    hand: drawHand(view, { hasNews: headline.length > 0, hasRows: table.owes !== null }, words),
    ...asked,
    details: () => [
      { part: 'seats', rows: otherSeats(view).map((other) => seatRow(table, other, words)) },
      ...stockAndDiscards(table, words),
      handCost(view, words),
      ...(otherSeats(view).some((other) => isWarnedSize(table.sizes[other]!))
        ? [smallText(words.fewCardsSign(MAX_WARNED_SIZE))]
        : []),
      ...events,
    ],
  };
}

/** What a panel takes at most on a phone without a recap, and what parts of it add to that, in CSS pixels. A hint takes the place of news. */
const HEIGHT = { panel: 640, rest: 378, newsOrHint: 47, moreNews: 40, secondRow: 37, row: 44, note: 36 };
const RECAP_LINE_HEIGHT = 18;

/** How many lines of small print are left for what has happened since the reader's last turn. */
function linesOfRecap({ hand }: SeatView, news: number, controls: Screen): number {
  const rows = controls.filter(({ part }) => part !== 'text').length;
  const taken =
    HEIGHT.rest +
    HEIGHT.newsOrHint +
    Math.max(0, news - 1) * HEIGHT.moreNews +
    (hand.length > MAX_LARGE_CARDS_IN_ROW ? HEIGHT.secondRow : 0) +
    rows * HEIGHT.row +
    (controls.length - rows) * HEIGHT.note;
  return Math.max(0, Math.floor((HEIGHT.panel - taken) / RECAP_LINE_HEIGHT));
}

/** The other seats in play order. */
const otherSeats = ({ table, seat }: SeatView): Seat[] =>
  table.sizes.map((_, step) => (seat + step) % table.sizes.length).slice(1);

/** Keeps a number and what it counts on one line, and that word, too. */
const unbroken = (count: string): string =>
  count.replaceAll(' ', '\u00a0').replace(/[\d\p{Script=Han}](?=\p{Script=Han})/gu, `$&${JOINER}`);

/** How many cards the others and the stock have. */
function othersAndStock(view: SeatView, words: Words): Line {
  const others = otherSeats(view).map(
    (seat) => line`${{ seat }}\u00a0${unbroken(handSize(view.table, seat, words))}`,
  );
  return joinWithDots([...others, unbroken(words.stock(view.table.stock))]);
}

/** The play to beat, whose turn it is, and the order in force. */
function situation({ table, seat, choices }: SeatView, words: Words): Block[] {
  const { trick, turn } = table;
  const named = namingFor(seat, words);
  if (turn === null) return [];
  const isAsked = choices.length > 0;
  const onTable = trick
    ? line`${words.onTable(named(trick.seat), words.play(trick.play))} ${inlineCards(trick.play.cards)}`
    : [];
  const order = text(orderLine(table, words));
  if (isAsked && !table.owes)
    return [text(trick ? line`${words.yourTurn} ${onTable}` : leadOf(choices, words)), order];
  const ownDecision = isAsked && table.owes ? [text(effectQuestion(table, turn, table.owes, words))] : [];
  return [
    ...ownDecision,
    ...(trick ? [text(onTable)] : []),
    order,
    ...(isAsked
      ? []
      : table.owes
        ? pendingDecision(table, named, words)
        : turn === seat
          ? []
          : [text(words.waiting({ seat: turn }))]),
  ];
}

/** A lead that would go out is not offered before somebody has drawn. */
const leadOf = (choices: SeatView['choices'], words: Words): string =>
  choices.some((choice) => choice.do === 'play') ? words.yourLead : words.yourLeadBarred;

/** What the reader has to decide for the roles of their own play. It stands where their turn is told. */
function effectQuestion({ sizes }: TableView, seat: Seat, owes: Owes, words: Words): Line | string {
  if (owes.give > 0) return words.give({ seat: (seat + 1) % sizes.length }, owes.give);
  return owes.discard > 0 ? words.discard(owes.discard) : words.jackAsk;
}

/** News together with a decision that has rows of its own takes the room of large cards. */
function drawHand(
  view: SeatView,
  { hasNews, hasRows }: { readonly hasNews: boolean; readonly hasRows: boolean },
  words: Words,
): Block[] {
  const { hand } = view;
  const maxLargeCards = hasNews && hasRows ? MAX_LARGE_CARDS_IN_ROW : MAX_LARGE_CARDS;
  return [
    text(`**${words.yourHand(hand.length)}**`),
    ...(isBarredSoon(view) ? [smallText(words.noOneTurnKill)] : []),
    hand.length > maxLargeCards ? text([inlineCards(hand)]) : cardsPart(hand),
    handCost(view, words),
  ];
}

/** What the hand would cost, if its player paid now. */
function handCost({ hand, table }: SeatView, words: Words): Block {
  const cost = worthOf(hand, table.revolutions);
  return inDetails(smallText(words.handCost(cost, payment(cost.total))), 2);
}

type Controls = Pick<Panel, 'controls' | 'last'>;

function controls(view: SeatView, picked: string, words: Words): Controls {
  const { table, choices } = view;
  if (choices.length === 0) return { controls: [], last: [] };
  if (!table.owes) return drawPlayPicker(view, picked, words);
  return {
    controls: effectControls(view, table.owes, picked, words),
    last: drawAndPass(view, false, words),
  };
}

/** The cards to give, the cards to discard, or whether a J reverses the order. */
function effectControls(view: SeatView, owes: Owes, picked: string, words: Words): Screen {
  if (owes.give > 0) return drawCardPicker(view, 'give', owes.give, picked, words);
  if (owes.discard > 0) return drawCardPicker(view, 'discard', owes.discard, picked, words);
  return drawJackAnswers(view.table, picked, words);
}
