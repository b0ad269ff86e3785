/** Parts that the table and the panels share: seat rows, recent events and the outcome. */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type SeatRow } from '../../../game/screen.ts';
import { joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { hasPassedSinceLastPlay } from '../../../game/turns.ts';
import type { LogEntry } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const cardsPart = (cards: readonly Card[]): Block => largeCards(cards.map(faceOf));

/** Hands of this size or less carry a warning sign. */
const MAX_WARNED_SIZE = 3;

const roleIcon = ({ landlord }: TableView, seat: Seat): string =>
  landlord === null ? '' : seat === landlord ? '👑 ' : '🌾 ';

function handSize({ sizes, turn }: TableView, seat: Seat, words: Words): string {
  const count = sizes[seat]!;
  return `**${words.cards(count)}**${count <= MAX_WARNED_SIZE && turn !== null ? ' ⚠️' : ''}`;
}

/** A seat with its role, its hand size, and what everybody knows of its hand. */
export function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
  const notes: (string | Line)[] = [
    `${roleIcon(view, seat)}${handSize(view, seat, words)}`,
    ...publicHandFacts(view, seat, words),
  ];
  if (view.top && hasPassedSinceLastPlay(view.recent, seat)) notes.push(words.justPassed);
  return { seat, isActing: view.turn === seat, note: joinWithDots(notes) };
}

/** What everybody knows of a hand: a limit on its bombs (doudizhu 9) and the exposed card. */
export function publicHandFacts({ bombs, exposed }: TableView, seat: Seat, words: Words): (string | Line)[] {
  const bombLimit = { free: [], one: [words.oneBombLeft], spent: [words.noBombLeft] }[bombs[seat]!];
  const exposedCard =
    exposed?.seat === seat ? [line`${words.exposed} ${{ cards: [faceOf(exposed.card)] }}`] : [];
  return [...bombLimit, ...exposedCard];
}

/** Which side won; no line while the deal goes on. */
export function outcomeLines({ landlord, winner }: TableView, words: Words): Line[] {
  if (winner === null || landlord === null) return [];
  const who = { seat: winner };
  return [winner === landlord ? words.landlordWins(who) : words.farmersWin(who, { seat: landlord })];
}

/** The latest events, at most `count` of them, the latest last. */
export const recentEvents = ({ recent }: TableView, count: number, words: Words): Block[] =>
  recent.slice(-count).map((entry) => smallText(eventLine(entry, words)));

function eventLine(entry: LogEntry, words: Words): Line {
  const who = { seat: entry.seat };
  switch (entry.kind) {
    case 'accept':
      return words.accepted(who, entry.stake);
    case 'decline':
      return words.declined(who);
    case 'forced':
      return words.forced(who);
    case 'play':
      return words.played(who, words.play(entry.play));
    case 'pass':
      return words.passed(who);
    case 'clear':
      return words.cleared(who);
    case 'out':
      return words.wentOut(who);
  }
}
