/** The table for all. */
import { faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Piece, type Screen, text } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { isRevolting } from '../order.ts';
import { isJokerCard } from '../plays.ts';
import type { Deed, Gift } from '../state.ts';
import type { TableView } from '../views.ts';
import { suitsLabel } from '../words/faces.ts';
import { type Words, words } from '../words/words.ts';
import { drawEnd } from './end.ts';

/** Deeds shown to all. */
const LATELY = 6;
/** So few cards are soon gone. */
const FEW = 2;

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  if (view.end) {
    return [...drawEnd(view, say), { part: 'rule' }, ...lately(view, LATELY, {}, null, say)];
  }
  return [
    ...middle(view, say),
    { part: 'rule' },
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, say)) },
    ...piles(view, say),
    { part: 'rule' },
    ...lately(view, LATELY, {}, null, say),
  ];
}

export const cardsPart = (cards: readonly number[]): Part => ({ part: 'cards', cards: cards.map(faceOf) });

export const inLine = (cards: readonly number[]): Piece => ({ cards: cards.map(faceOf) });

/** Lines one after another on one, with dots between. */
const dotted = (marks: readonly (string | Line)[]): Line =>
  marks.reduce<Line>((all, mark) => (all.length ? line`${all} · ${mark}` : line`${mark}`), []);

/** What lies on the table, what is strongest, and what is being decided. */
function middle(view: TableView, say: Words): Part[] {
  const { trick, turn } = view;
  const lies = trick
    ? [text(say.onTable({ seat: trick.seat }, say.play(trick.play))), cardsPart(trick.play.cards)]
    : turn === null
      ? []
      : [text(say.emptyTable({ seat: turn }))];
  return [...lies, text(order(view, say)), ...deciding(view, say)];
}

/** The order in force, and the lock. */
export function order({ trick, revolutions }: TableView, say: Words): Line {
  const inForce = isRevolting(revolutions);
  return dotted([
    say.order(inForce, trick?.back ?? false),
    ...(trick?.lock ? [say.locked(suitsLabel(trick.lock))] : []),
  ]);
}

function deciding({ owes, turn, sizes }: TableView, say: Words): Part[] {
  if (!owes || turn === null) return [];
  const who = { seat: turn };
  const to = { seat: (turn + 1) % sizes.length };
  if (owes.give > 0) return [text(say.giving(who, to, owes.give))];
  return [text(owes.discard > 0 ? say.discarding(who, owes.discard) : say.reversing(who))];
}

const size = ({ sizes }: TableView, seat: Seat, say: Words): string =>
  `**${say.cards(sizes[seat]!)}**${sizes[seat]! <= FEW && sizes[seat]! > 0 ? ' ⚠️' : ''}`;

export function seatRow(view: TableView, seat: Seat, say: Words) {
  const now = view.turn === seat;
  const marks = [
    size(view, seat, say),
    ...(now && view.drew ? [say.drew] : []),
    ...(passedOnTop(view, seat) ? [say.justPassed] : []),
  ];
  return { seat, now, note: dotted(marks) };
}

/** Whether the seat has passed since the play on the table was laid. */
function passedOnTop({ trick, recent }: TableView, seat: Seat): boolean {
  if (!trick) return false;
  const laid = recent.findLastIndex((deed) => deed.did === 'play');
  return recent.slice(laid + 1).some((deed) => deed.did === 'pass' && deed.seat === seat);
}

/** The stock, revolutions, discards. */
export function piles({ stock, drawn, revolutions, discards }: TableView, say: Words): Part[] {
  const marks = [
    say.stock(stock),
    ...(drawn ? [] : [say.nobodyDrew]),
    ...(revolutions > 0 ? [say.revolutions(revolutions, isRevolting(revolutions))] : []),
  ];
  return [
    text(line`🂠 ${dotted(marks)}`, 'small'),
    ...(discards.length > 0 ? [text(line`${say.discards}: ${inLine(discards)}`, 'small')] : []),
  ];
}

/** What happened, the latest last. Who is told (`reader`) sees their own gifts. */
export function lately(
  { recent }: TableView,
  count: number,
  gifts: Readonly<Record<number, Gift>>,
  reader: Seat | null,
  say: Words,
): Part[] {
  const told = recent.flatMap((deed, i) => {
    const [before, after] = [recent[i - 1], recent[i + 1]];
    // Who draws and goes on is told of at once.
    if (deed.did === 'draw' && (after?.did === 'play' || after?.did === 'pass')) return [];
    return [tell(deed, before?.did === 'draw', gifts, reader, say)];
  });
  return told.slice(-count).map((of) => text(of, 'small'));
}

function tell(
  deed: Deed,
  drew: boolean,
  gifts: Readonly<Record<number, Gift>>,
  reader: Seat | null,
  say: Words,
): Line | string {
  const who = { seat: deed.seat };
  const { tell: told } = say;
  switch (deed.did) {
    case 'draw':
      return told.drew(who);
    case 'pass':
      return told.passed(who, drew);
    case 'play': {
      const { shape, cards } = deed.play;
      const meant = shape === 'sequence' && cards.some(isJokerCard) ? ` (${say.play(deed.play)})` : '';
      return told.played(who, inLine(cards), meant, drew);
    }
    case 'lock':
      return told.lock(suitsLabel(deed.suits));
    case 'revolution':
      return told.revolution(deed.on);
    case 'give': {
      const gift = gifts[deed.gift];
      const to = { seat: deed.to };
      if (!gift) return told.gave(who, to, deed.count);
      return gift.from === reader
        ? told.youGave(to, inLine(gift.cards))
        : told.youGot(who, inLine(gift.cards));
    }
    case 'discard':
      return told.discarded(who, inLine(deed.cards));
    case 'reverse':
      return told.reversed(who, deed.yes);
    case 'clear':
      return told.cleared(who, deed.by);
  }
}
