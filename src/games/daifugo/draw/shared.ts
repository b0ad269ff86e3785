/** Parts that the table and the panels share: the order in force, seat rows, the stock and recent events. */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import {
  type Block,
  type Inline,
  type Line,
  line,
  type SeatRow,
  type Text,
  text,
} from '../../../game/screen.ts';
import { event, joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { hasPassedSinceLastPlay } from '../../../game/turns.ts';
import { isRevolting } from '../order.ts';
import { isJokerCard } from '../plays.ts';
import type { Gift, LogEntry } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import { suitsLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';

export const cardsPart = (cards: readonly Card[]): Block => largeCards(cards.map(faceOf));

export const inlineCards = (cards: readonly Card[]): Inline => ({ cards: cards.map(faceOf) });

/** What a text calls a seat. */
export type Naming = (seat: Seat) => Inline;
export const byName: Naming = (seat) => ({ seat });
/** For sentences on the reader's own screens; in lists they have their name. */
export const namingFor =
  (reader: Seat | null, words: Words): Naming =>
  (seat) =>
    seat === reader ? words.you : { seat };

/** The order in force, and the lock. */
export function orderLine({ trick, revolutions }: TableView, words: Words): Line {
  return joinWithDots([
    words.order(isRevolting(revolutions), trick?.back ?? false),
    ...(trick?.lock ? [words.locked(suitsLabel(trick.lock))] : []),
  ]);
}

/** Hands of this size or less carry a warning sign. */
export const MAX_WARNED_SIZE = 2;
/** daifugo 17: whether a small hand may not go out yet, as nobody has drawn. */
export const isBarredSoon = ({ table, hand }: SeatView): boolean =>
  !table.drawn && hand.length <= MAX_BARRED_SIZE;
const MAX_BARRED_SIZE = 3;

export const isWarnedSize = (size: number): boolean => size <= MAX_WARNED_SIZE && size > 0;

export const handSize = ({ sizes }: TableView, seat: Seat, words: Words): string =>
  `**${words.cards(sizes[seat]!)}**${isWarnedSize(sizes[seat]!) ? ' ⚠️' : ''}`;

/** What the seat to act still has to do for the roles of its play. */
export function pendingDecision({ owes, turn, sizes }: TableView, named: Naming, words: Words): Text[] {
  if (!owes || turn === null) return [];
  const who = named(turn);
  const to = named((turn + 1) % sizes.length);
  if (owes.give > 0) return [text(words.giving(who, to, owes.give))];
  return [text(owes.discard > 0 ? words.discarding(who, owes.discard) : words.reversing(who))];
}

/** A seat with its hand size and what it has done in this trick. */
export function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
  const isActing = view.turn === seat;
  const notes = [
    handSize(view, seat, words),
    ...(isActing && view.drew ? [words.drew] : []),
    ...(view.trick && hasPassedSinceLastPlay(view.recent, seat) ? [words.justPassed] : []),
  ];
  return { seat, isActing, note: joinWithDots(notes) };
}

/** The stock, the revolutions and the discards. */
export function stockAndDiscards({ stock, drawn, revolutions, discards }: TableView, words: Words): Block[] {
  const notes = [
    words.stock(stock),
    ...(drawn ? [] : [words.nobodyDrew]),
    ...(revolutions > 0 ? [words.revolutions(revolutions, isRevolting(revolutions))] : []),
  ];
  return [
    smallText(line`🂠 ${joinWithDots(notes)}`),
    ...(discards.length > 0
      ? [smallText(line`${words.discards}${words.colon}${inlineCards(discards)}`)]
      : []),
  ];
}

/** The gifts that a reader gave or got, by their index among all gifts. Only these two seats see the cards. */
interface KnownGifts {
  readonly reader: Seat | null;
  readonly gifts: Readonly<Record<number, Gift>>;
}

export const NO_GIFTS: KnownGifts = { reader: null, gifts: {} };

/** The latest events, at most `count` of them, the latest last. */
export const recentEvents = (table: TableView, count: number, known: KnownGifts, words: Words): Block[] =>
  eventLines(table, known, words).slice(-count).map(event);

/** The logged events in words, the latest last. */
export const eventLines = (table: TableView, known: KnownGifts, words: Words): Line[] =>
  table.recent.flatMap((entry, index): Line[] => {
    const [previous, next] = [table.recent[index - 1], table.recent[index + 1]];
    // A draw and the play or pass after it share one line.
    if (entry.kind === 'draw' && (next?.kind === 'play' || next?.kind === 'pass')) return [];
    if (entry.kind === 'clear') {
      const who = namingFor(known.reader, words)(entry.seat);
      return [words.events.cleared(who, entry.by, table.sizes.length - 1)];
    }
    const isFree = entry.kind === 'pass' && index > 0 && previous?.kind !== 'draw';
    if (isFree) return [words.events.passedFreely({ seat: entry.seat }, freePass(table, index, words))];
    return [line`${eventLine(entry, previous?.kind === 'draw', known, words)}`];
  });

/** What was on the table when a seat passed without a draw; null: the stock is empty now, or the log does not go back so far. */
function freePass({ recent, stock }: TableView, index: number, { play }: Words): string | null {
  const top = recent.slice(0, index).findLast((entry) => entry.kind === 'play');
  return top && stock > 0 ? play(top.play) : null;
}

/** @param hasDrawn whether the seat drew a card right before */
function eventLine(
  entry: Exclude<LogEntry, { kind: 'clear' }>,
  hasDrawn: boolean,
  { reader, gifts }: KnownGifts,
  { events, play }: Words,
): Line | string {
  const who = { seat: entry.seat };
  switch (entry.kind) {
    case 'draw':
      return events.drew(who);
    case 'pass':
      return events.passed(who, hasDrawn);
    case 'play': {
      const { shape, cards } = entry.play;
      const meaning = shape === 'sequence' && cards.some(isJokerCard) ? play(entry.play) : '';
      return events.played(who, inlineCards(cards), meaning, hasDrawn);
    }
    case 'lock':
      return events.lock(suitsLabel(entry.suits));
    case 'revolution':
      return events.revolution(who, entry.on);
    case 'give': {
      const gift = gifts[entry.gift];
      const to = { seat: entry.to };
      if (!gift) return events.gave(who, to, entry.count);
      return gift.from === reader
        ? events.youGave(to, inlineCards(gift.cards))
        : events.youGot(who, inlineCards(gift.cards));
    }
    case 'discard':
      return events.discarded(who, inlineCards(entry.cards));
    case 'reverse':
      return events.reversed(who, entry.yes);
  }
}
