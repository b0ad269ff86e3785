/** A player's panel: the hand, the other seats, and the controls for what the player may do now. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Panel, type Screen, text } from '../../../game/screen.ts';
import { smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { worthOf } from '../roles.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawEnd } from './end.ts';
import { drawCardPicker } from './pick-cards.ts';
import { drawPlayPicker } from './pick-play.ts';
import { cardsPart, inlineCards, orderLine, recentEvents, seatRow, stockAndDiscards } from './shared.ts';

/** About one round of the table. */
const MAX_EVENTS = 5;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const { table, hand, seat, gifts } = view;
  if (table.end) return endScreen(view, words);
  return {
    headline: [],
    table: situation(view, words),
    hand: [text(`**${words.yourHand(hand.length)}**`), cardsPart(hand), handCost(view, words)],
    ...controls(view, picked, words),
    details: [
      { part: 'seats', rows: otherSeats(view).map((other) => seatRow(table, other, words)) },
      ...stockAndDiscards(table, words),
      ...recentEvents(table, MAX_EVENTS, { reader: seat, gifts }, words),
    ],
  };
}

/** What the hand would cost if another seat went out now. */
const handCost = ({ hand, table }: SeatView, words: Words): Block =>
  smallText(words.handCost(worthOf(hand, table.revolutions), table.sizes.length - 1));

/** The other seats in play order: the panel repeats them, so that nobody has to scroll up to the public message. */
const otherSeats = ({ table, seat }: SeatView): Seat[] =>
  table.sizes.map((_, step) => (seat + step) % table.sizes.length).slice(1);

function situation({ table, choices, drew }: SeatView, words: Words): Block[] {
  const { trick, turn, owes } = table;
  if (turn === null) return [];
  const isActing = choices.length > 0;
  const cards = trick ? [cardsPart(trick.play.cards)] : [];
  const onTable = trick ? [text(words.onTable({ seat: trick.seat }, words.play(trick.play)))] : [];
  const order = text(orderLine(table, words));
  if (!isActing) return [...onTable, ...cards, order, text(words.waiting({ seat: turn }))];
  if (owes) return [...onTable, ...cards, order];
  const prompt = trick ? words.yourAnswer({ seat: trick.seat }, words.play(trick.play)) : words.yourLead;
  return [
    text(prompt),
    ...cards,
    order,
    ...(drew === null ? [] : [text(words.youDrew(inlineCards([drew])))]),
  ];
}

type Controls = Pick<Panel, 'controls' | 'last'>;

function controls(view: SeatView, picked: string, words: Words): Controls {
  const { table, choices } = view;
  if (choices.length === 0) return { controls: [], last: [] };
  if (!table.owes) return drawPlayPicker(view, picked, words);
  return { controls: debtControls(view, table.owes, picked, words), last: [] };
}

/** The cards to give, the cards to discard, or whether a J reverses the order. */
function debtControls(
  view: SeatView,
  owes: NonNullable<TableView['owes']>,
  picked: string,
  words: Words,
): Screen {
  const { seat, table } = view;
  const { sizes, reversed } = table;
  if (owes.give > 0) {
    const to = { seat: (seat + 1) % sizes.length };
    return [text(words.give(to, owes.give)), ...drawCardPicker(view, 'give', owes.give, picked, words)];
  }
  if (owes.discard > 0) {
    return [
      text(words.discard(owes.discard)),
      ...drawCardPicker(view, 'discard', owes.discard, picked, words),
    ];
  }
  return jackControls(reversed, words);
}

/** Whether a J reverses the order until the trick is cleared. */
function jackControls(reversed: boolean, words: Words): Screen {
  const strongest = (isReversed: boolean) => (isReversed ? '3' : '2');
  return [
    text(words.jackAsk(reversed)),
    {
      part: 'buttons',
      buttons: [
        { label: words.jackYes(strongest(!reversed)), action: { choose: 'reverse' }, style: 'primary' },
        { label: words.jackNo(strongest(reversed)), action: { choose: 'keep' }, style: 'secondary' },
      ],
    },
  ];
}

function endScreen({ table, seat }: SeatView, words: Words): Panel {
  const points = table.scores?.[seat] ?? 0;
  const { youWon, youLost, youNeither } = words.end;
  const ownResult = points > 0 ? youWon(points) : points < 0 ? youLost(-points) : youNeither;
  return {
    headline: [text(`**${ownResult}**`), ...drawEnd(table, words)],
    table: [],
    hand: [],
    controls: [],
    last: [],
    details: [],
  };
}
