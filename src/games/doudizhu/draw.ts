/** How a deal looks: the table for all, and a player's panel. */
import { faceOf } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { drawPick } from './pick.ts';
import type { Deed } from './state.ts';
import type { SeatView, TableView } from './views.ts';
import { type Words, words } from './words/words.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  return [
    ...middle(view, say),
    { part: 'rule' },
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, say)) },
    ...(view.stake === null ? [] : [text(`💰 ${say.stake(view.stake)}`, 'small')]),
    ...kitty(view, say),
    { part: 'rule' },
    // What happened, the latest last; the combination on the table already says the rest.
    ...view.recent.slice(-5).map((deed) => text(tell(deed, say), 'small')),
  ];
}

/** What lies on the table, or how the deal ended. */
function middle(view: TableView, say: Words): Part[] {
  const { top, turn } = view;
  if (turn === null) return [...howItEnded(view, say).map((of) => text(of, 'title')), ...lastLaid(view)];
  if (view.phase === 'auction') return [text(say.auction(view.bombs.every((bombs) => bombs === 'free')))];
  if (top) return [text(say.onTable([{ seat: top.seat }], say.play(top.play))), cards(top.cards)];
  return [text(say.emptyTable({ seat: turn }))];
}

function howItEnded({ landlord, winner }: TableView, say: Words): Line[] {
  if (winner === null || landlord === null) return [];
  const who = { seat: winner };
  return [winner === landlord ? say.landlordWins(who) : say.farmersWin(who, { seat: landlord })];
}

function lastLaid({ recent }: TableView): Part[] {
  const laid = recent.findLast((deed) => deed.did === 'play');
  return laid ? [cards(laid.cards)] : [];
}

const cards = (ids: readonly number[]): Part => ({ part: 'cards', cards: ids.map(faceOf) });

/** So few cards are soon gone. */
const FEW = 3;

const role = ({ landlord }: TableView, seat: Seat): string =>
  landlord === null ? '' : seat === landlord ? '👑 ' : '🌾 ';

const size = ({ sizes }: TableView, seat: Seat, say: Words): string =>
  `**${say.cards(sizes[seat]!)}**${sizes[seat]! <= FEW && sizes[seat]! > 0 ? ' ⚠️' : ''}`;

function seatRow(view: TableView, seat: Seat, say: Words) {
  const marks: (string | Line)[] = [`${role(view, seat)}${size(view, seat, say)}`];
  if (view.bombs[seat] !== 'free') marks.push(view.bombs[seat] === 'one' ? say.bombsOne : say.bombsSpent);
  if (view.exposed?.seat === seat) marks.push(line`${say.exposed} ${{ cards: [faceOf(view.exposed.card)] }}`);
  if (passedOnTop(view, seat)) marks.push(say.justPassed);
  const note = marks.reduce<Line>((all, mark) => (all.length ? line`${all} · ${mark}` : line`${mark}`), []);
  return { seat, now: view.turn === seat, note };
}

/** Whether the seat has passed since the combination on the table was laid. */
function passedOnTop({ top, recent }: TableView, seat: Seat): boolean {
  if (!top) return false;
  const laid = recent.findLastIndex((deed) => deed.did === 'play');
  return recent.slice(laid + 1).some((deed) => deed.did === 'pass' && deed.seat === seat);
}

function kitty({ kitty: shown, options }: TableView, say: Words): Part[] {
  if (!shown) return [];
  const title = options.kitty === 'out' ? say.kittyLeft : say.kittyShown;
  return [text(line`${title}: ${{ cards: shown.map(faceOf) }}`, 'small')];
}

function tell(deed: Deed, say: Words): Line {
  const who = { seat: deed.seat };
  switch (deed.did) {
    case 'accept':
      return say.accepted(who, deed.stake);
    case 'decline':
      return say.declined(who);
    case 'forced':
      return say.forced(who);
    case 'play':
      return say.played(who, say.play(deed.play));
    case 'pass':
      return say.passed(who);
    case 'clear':
      return say.cleared(who);
    case 'out':
      return say.wentOut(who);
  }
}

/** One's own hand, then only what one may do now. */
export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  const { table, hand, kitty: own } = view;
  return [
    text(`**${say.yourHand(hand.length)}**`),
    ...(hand.length ? [cards(hand)] : []),
    ...(own && hand.length === 33
      ? [text(line`${say.fromKitty}: ${{ cards: own.map(faceOf) }}`, 'small')]
      : []),
    { part: 'rule' },
    ...(table.turn === null ? [] : others(view, say)),
    ...situation(view, say),
    ...(table.phase === 'play' ? drawPick(view, picked, say) : []),
  ];
}

/** Whoever plays from the panel need not look up to the table: what the others hold, and what was just done. */
function others({ table, seat }: SeatView, say: Words): Part[] {
  // In play order, as one looks round a table.
  const rows = [1, 2, 3]
    .map((after) => (seat + after) % table.sizes.length)
    .map((of) => line`${role(table, of)}${{ seat: of }} ${size(table, of, say)}`);
  const lately = table.recent.slice(-LATELY).map((deed) => text(tell(deed, say), 'small'));
  return [
    text(
      rows.reduce((all, row) => line`${all} ・ ${row}`),
      'small',
    ),
    ...lately,
  ];
}

/** A round of the table. */
const LATELY = 4;

function situation({ table, seat, choices }: SeatView, say: Words): Part[] {
  const { phase, turn, top, bombs } = table;
  if (turn === null) return [...outcome(table, seat, say), ...howItEnded(table, say).map((of) => text(of))];
  const onTable = top
    ? [text(say.onTable(holder(table, seat, say), say.play(top.play))), cards(top.cards)]
    : [];
  if (choices.length === 0) return [...onTable, text(say.waiting({ seat: turn }))];
  if (phase === 'auction') return bidding(bombs.filter((of) => of !== 'free').length, say);
  const forced = table.recent.at(-1)?.did === 'forced' ? [text(say.youWereForced)] : [];
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

function bidding(declined: number, say: Words): Part[] {
  const stake = declined === 0 ? 2 : 1;
  return [
    text(say.bid(stake, declined)),
    {
      part: 'buttons',
      buttons: [
        { label: say.accept(stake), press: { act: 'accept' }, look: 'good' },
        { label: say.decline, press: { act: 'decline' }, look: 'plain' },
      ],
    },
  ];
}
