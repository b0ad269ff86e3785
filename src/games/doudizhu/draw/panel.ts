/** A player's panel: the own hand, then only what one may do now. */
import { faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinWithDots, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { SeatView, TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { cards, howItEnded, knownOf, lately, seatRow } from './look.ts';
import { drawPick } from './pick.ts';

/** Deeds that are told: a round of the table. */
const LATELY = 4;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  const { table, hand, kitty } = view;
  return [
    text(`**${say.yourHand(hand.length)}**`),
    ...(hand.length ? [cards(hand)] : []),
    ...(kitty && hand.length === 33
      ? [smallText(line`${say.fromKitty}: ${{ cards: kitty.map(faceOf) }}`)]
      : []),
    ...own(view, say),
    separator,
    ...(table.turn === null ? [] : others(view, say)),
    ...situation(view, say),
    ...(table.phase === 'play' ? drawPick(view, picked, say) : []),
  ];
}

/** What is at stake, what binds oneself, and what the others know of the hand. */
function own({ table, seat }: SeatView, say: Words): Part[] {
  if (table.turn === null) return [];
  const stake = table.stake === null ? [] : [`💰 ${say.stake(table.stake)}`];
  const told = joinWithDots([...knownOf(table, seat, say), ...stake]);
  return told.length > 0 ? [smallText(told)] : [];
}

/** Whoever plays from the panel need not look up to the table: what the others hold, and what was just done. */
function others({ table, seat }: SeatView, say: Words): Part[] {
  // In play order, as one looks round a table.
  const around = table.sizes.map((_, step) => (seat + step) % table.sizes.length).slice(1);
  return [
    { part: 'seats', rows: around.map((of) => seatRow(table, of, say)) },
    ...lately(table, LATELY, say),
    separator,
  ];
}

function situation({ table, seat, choices }: SeatView, say: Words): Part[] {
  const { phase, turn, top } = table;
  if (turn === null) return [...outcome(table, seat, say), ...howItEnded(table, say).map((of) => text(of))];
  const onTable = top
    ? [text(say.onTable(holder(table, seat, say), say.play(top.play))), cards(top.cards)]
    : [];
  if (choices.length === 0) return [...onTable, text(say.waiting({ seat: turn }))];
  if (phase === 'auction') return bidding(table, say);
  const forced = table.recent.at(-1)?.kind === 'forced' ? [text(say.youWereForced)] : [];
  if (!top) return [...forced, text(say.yourLead)];
  return [text(say.yourAnswer(holder(table, seat, say), say.play(top.play))), cards(top.cards)];
}

/** Whose the combination on the table is; a farmer is told when it is the other farmer's. */
function holder({ top, landlord }: TableView, seat: Seat, say: Words): Line {
  if (!top) return [];
  const partners = landlord !== null && top.seat !== seat && top.seat !== landlord && seat !== landlord;
  return partners ? line`${say.partner} ${{ seat: top.seat }}` : [{ seat: top.seat }];
}

function outcome({ scores }: TableView, seat: Seat, say: Words): Part[] {
  const won = scores?.[seat] ?? 0;
  return [text(won > 0 ? say.youWon(won) : say.youLost(-won), 'title')];
}

function bidding({ bombs, options }: TableView, say: Words): Part[] {
  const declined = bombs.filter((of) => of !== 'free').length;
  const first = declined === 0;
  const stake = first ? 2 : 1;
  return [
    // doudizhu 10: of those who decline, the first alone may come to be landlord after all.
    text(say.bid(stake, declined, first && options.forcedLandlordBombs === 'free')),
    {
      part: 'buttons',
      buttons: [
        { label: say.accept(stake), action: { choose: 'accept' }, style: 'success' },
        { label: say.decline, action: { choose: 'decline' }, style: 'secondary' },
      ],
    },
  ];
}
