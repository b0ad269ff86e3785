/** What the table and a panel both show: who holds what part and how much, what was done, and how it ended. */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type SeatRow } from '../../../game/screen.ts';
import { joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { hasPassedSinceLastPlay } from '../../../game/turns.ts';
import type { LogEntry } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const cards = (ids: readonly Card[]): Part => largeCards(ids.map(faceOf));

/** So few cards are soon gone. */
const FEW = 3;

const role = ({ landlord }: TableView, seat: Seat): string =>
  landlord === null ? '' : seat === landlord ? '👑 ' : '🌾 ';

function size({ sizes, turn }: TableView, seat: Seat, say: Words): string {
  const count = sizes[seat]!;
  return `**${say.cards(count)}**${count <= FEW && turn !== null ? ' ⚠️' : ''}`;
}

/** Part, cards, and what is known of the hand. */
export function seatRow(view: TableView, seat: Seat, say: Words): SeatRow {
  const marks: (string | Line)[] = [
    `${role(view, seat)}${size(view, seat, say)}`,
    ...knownOf(view, seat, say),
  ];
  if (view.top && hasPassedSinceLastPlay(view.recent, seat)) marks.push(say.justPassed);
  return { seat, isActing: view.turn === seat, note: joinWithDots(marks) };
}

/** What all know of a hand: bombs it may still play (doudizhu 9), and the card that lies open. */
export function knownOf({ bombs, exposed }: TableView, seat: Seat, say: Words): (string | Line)[] {
  const bound = { free: [], one: [say.bombsOne], spent: [say.bombsSpent] }[bombs[seat]!];
  const open = exposed?.seat === seat ? [line`${say.exposed} ${{ cards: [faceOf(exposed.card)] }}`] : [];
  return [...bound, ...open];
}

export function howItEnded({ landlord, winner }: TableView, say: Words): Line[] {
  if (winner === null || landlord === null) return [];
  const who = { seat: winner };
  return [winner === landlord ? say.landlordWins(who) : say.farmersWin(who, { seat: landlord })];
}

/** The latest deeds, so many at most, the latest last. */
export const lately = ({ recent }: TableView, most: number, say: Words): Part[] =>
  recent.slice(-most).map((deed) => smallText(tell(deed, say)));

function tell(deed: LogEntry, say: Words): Line {
  const who = { seat: deed.seat };
  switch (deed.kind) {
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
