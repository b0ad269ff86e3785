/** A player's panel: the own hand, what happened, then only what may be done now. */
import type { Seat } from '../../../game/game.ts';
import { type Part, type Screen, text } from '../../../game/screen.ts';
import { separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { worthOf } from '../roles.ts';
import type { SeatView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { drawEnd } from './end.ts';
import { cards, inLine, lately, order, piles, seatRow } from './look.ts';
import { drawPick } from './pick.ts';
import { drawCards } from './pick-cards.ts';

/** A round of the table. */
const LATELY = 5;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  const { table, hand, seat, gifts } = view;
  if (table.end) return ended(view, say);
  return [
    text(`**${say.yourHand(hand.length)}**`),
    cards(hand),
    ...worth(view, say),
    separator,
    { part: 'seats', rows: othersOf(view).map((of) => seatRow(table, of, say)) },
    ...piles(table, say),
    ...lately(table, LATELY, gifts, seat, say),
    separator,
    ...situation(view, say),
    ...controls(view, picked, say),
  ];
}

/** What the hand would cost if somebody went out now. */
function worth({ hand, table }: SeatView, say: Words): Part[] {
  return [smallText(say.worth(worthOf(hand, table.revolutions), table.sizes.length - 1))];
}

/** Whoever plays from the panel need not look up to the table: the others, in the order they play. */
const othersOf = ({ table, seat }: SeatView): Seat[] =>
  table.sizes.map((_, step) => (seat + step) % table.sizes.length).slice(1);

function situation({ table, choices, drew }: SeatView, say: Words): Part[] {
  const { trick, turn, owes } = table;
  if (turn === null) return [];
  const mine = choices.length > 0;
  const laid = trick ? [cards(trick.play.cards)] : [];
  const lies = trick ? [text(say.onTable({ seat: trick.seat }, say.play(trick.play)))] : [];
  const inOrder = text(order(table, say));
  if (!mine) return [...lies, ...laid, inOrder, text(say.waiting({ seat: turn }))];
  if (owes) return [...lies, ...laid, inOrder];
  const asked = trick ? say.yourAnswer({ seat: trick.seat }, say.play(trick.play)) : say.yourLead;
  return [text(asked), ...laid, inOrder, ...(drew === null ? [] : [text(say.youDrew(inLine([drew])))])];
}

function controls(view: SeatView, picked: string, say: Words): Part[] {
  const { table, choices, seat } = view;
  if (choices.length === 0) return [];
  const { owes, sizes, reversed } = table;
  if (!owes) return drawPick(view, picked, say);
  if (owes.give > 0) {
    const to = { seat: (seat + 1) % sizes.length };
    return [text(say.give(to, owes.give)), ...drawCards(view, 'give', owes.give, picked, say)];
  }
  if (owes.discard > 0) {
    return [text(say.discard(owes.discard)), ...drawCards(view, 'discard', owes.discard, picked, say)];
  }
  const strongest = (reversed: boolean) => (reversed ? '3' : '2');
  return [
    text(say.jackAsk(reversed)),
    {
      part: 'buttons',
      buttons: [
        { label: say.jackYes(strongest(!reversed)), action: { choose: 'reverse' }, style: 'primary' },
        { label: say.jackNo(strongest(reversed)), action: { choose: 'keep' }, style: 'secondary' },
      ],
    },
  ];
}

function ended(view: SeatView, say: Words): Screen {
  const { table, seat } = view;
  const points = table.scores?.[seat] ?? 0;
  const said =
    points > 0 ? say.end.youWon(points) : points < 0 ? say.end.youLost(-points) : say.end.youNeither;
  return [text(`**${said}**`), ...drawEnd(table, say)];
}
