/**
 * Who sits at a table in play: a player leaves for good or is replaced, a computer plays the vacant seat on, and a member may
 * take it. The seat keeps its salt, so that the hand's chance stays the same.
 */
import type { AnyGame } from '../game/game.ts';
import type { TableUpdate } from '../store/records.ts';
import type { Member } from './lobby.ts';
import { computerSeat } from './lobby-seats.ts';
import { comeBack, goAway } from './play.ts';
import { mayEnter, notInvited } from './private.ts';
import { isRefused, refused, type TableRefusal, type Transition } from './refusals.ts';
import { presentSeats } from './request.ts';
import {
  type BegunTable,
  type BetweenTable,
  type Holder,
  isBegun,
  isOpen,
  type PlayingTable,
  type ReadableTable,
  seatIndex,
  type TableSeat,
  type WaitingMember,
} from './table.ts';
import { withoutWaiting } from './waiting.ts';

/** So many have held a seat in one hand at most: nobody else takes it before the next. */
const MAX_HOLDERS = 12;

export type TableInPlay = PlayingTable | BetweenTable;

/** A transition of a table in play; refused at any other. */
export const inPlay =
  (transition: (table: TableInPlay, now: number) => TableUpdate | TableRefusal): Transition =>
  (table, now) => {
    if (table.phase === 'playing' || table.phase === 'between') return transition(table, now);
    return refused(table.phase === 'lobby' ? 'not-begun' : 'finished');
  };

/** Who hosts the table once a user does so no more: the next person who is present, else the next who is away. */
function nextHost({ seats }: Pick<BegunTable, 'seats'>, userId: string): string | null {
  const people = seats.flatMap((seat, index) =>
    seat.userId === null || seat.userId === userId ? [] : [index],
  );
  const present = presentSeats(seats, userId);
  const next = present[0] ?? people[0];
  return next === undefined ? null : seats[next]!.userId;
}

/** The table with another host, whose wishes about its end are not those of the host before. */
export function withHost<T extends TableInPlay>(table: T, hostId: string): T {
  if (hostId === table.hostId) return table;
  const hosted = { ...table, hostId };
  if (hosted.phase !== 'playing' || hosted.ending?.kind === 'last-hand') return hosted;
  return { ...hosted, ending: null };
}

const touched = <T extends TableInPlay>(table: T, now: number): T => ({
  ...table,
  version: table.version + 1,
  touchedAt: now,
});

const withHolder = (holders: readonly Holder[], { userId, name }: Holder): readonly Holder[] =>
  holders.some((holder) => holder.userId === userId) ? holders : [...holders, { userId, name }];

/**
 * A computer takes over the seat of somebody who is away, for good.
 * @param isKnown the player has seen its hand
 */
function withComputerAt(table: TableInPlay, index: number, isKnown: boolean): TableInPlay {
  const { holders = [], ...seat } = table.seats[index]!;
  const computer: TableSeat = {
    ...computerSeat(table.seats),
    salt: seat.salt,
    vacant: true,
    ...(isKnown && { holders: withHolder(holders, seat) }),
  };
  const vacated = { ...table, seats: table.seats.with(index, computer) };
  if (vacated.phase === 'between')
    return { ...vacated, ready: vacated.ready.filter((seat) => seat !== index) };
  const { ending } = vacated;
  if (ending?.kind !== 'asked') return vacated;
  return { ...vacated, ending: { ...ending, agreed: ending.agreed.filter((seat) => seat !== index) } };
}

/** The seat of a person becomes vacant; where they host the table, the next person does. */
export function vacate(
  game: AnyGame,
  table: TableInPlay,
  index: number,
  now: number,
): TableUpdate | TableRefusal {
  const seat = table.seats[index];
  if (!seat || seat.userId === null) return refused('no-such-seat');
  const { userId } = seat;
  const left: TableUpdate | TableRefusal = seat.away
    ? { table: touched(table, now) }
    : goAway(game, userId)(table, now);
  if (isRefused(left)) return left;
  const after = left.table;
  // That they leave may end the table, if all others have agreed to that.
  if (after.phase !== 'playing' && after.phase !== 'between') return left;
  // It may also begin the next hand, of which they see nothing.
  const vacated = withComputerAt(after, index, table.phase === 'playing');
  const host = table.hostId === userId ? (nextHost(vacated, userId) ?? userId) : table.hostId;
  return { ...left, table: withHost(vacated, host), givenUpBy: userId };
}

/** A player leaves their seat for good. */
export const leaveForGood = (game: AnyGame, userId: string): Transition =>
  inPlay((table, now) => {
    const index = seatIndex(table, userId);
    return index < 0 ? refused('not-seated') : vacate(game, table, index, now);
  });

/**
 * The host, or whoever manages the server, replaces a player who is away: by a computer, or by a member who waits. A computer
 * plays for that member, too, until they come.
 * @param occupant whom they saw there: the seat may have changed hands since
 * @param by the member who waits; null: a computer
 */
export const replacePlayer = (
  game: AnyGame,
  userId: string,
  isManager: boolean,
  {
    seat: index,
    occupant,
    by = null,
  }: { readonly seat: number; readonly occupant: string; readonly by?: string | null },
): Transition =>
  inPlay((table, now) => {
    if (table.hostId !== userId && !isManager) return refused('not-host');
    const seat = table.seats[index];
    if (seat?.userId !== occupant) return refused('no-such-seat');
    if (!seat.away) return refused('is-present');
    const left = vacate(game, table, index, now);
    if (by === null || isRefused(left)) return left;
    const member = (table.waiting ?? []).find((each) => each.userId === by);
    const { table: vacated } = left;
    if (!member || (vacated.phase !== 'playing' && vacated.phase !== 'between'))
      return refused('not-waiting');
    const found = seatFor(vacated, by, [index]);
    return isRefused(found) ? refused('not-waiting') : { ...left, table: occupied(vacated, index, member) };
  });

/** Whether a user has held another seat in the hand in play, whose secrets they know. */
const knowsAnother = ({ seats }: BegunTable, userId: string, index: number): boolean =>
  seats.some(
    ({ holders = [] }, other) => other !== index && holders.some((holder) => holder.userId === userId),
  );

/** Vacant seats; at a table that is over, none. */
export const vacantSeats = (table: ReadableTable): number[] =>
  isOpen(table) && isBegun(table) ? table.seats.flatMap(({ vacant }, index) => (vacant ? [index] : [])) : [];

/** The vacant seat that a user may take: their own of before, else the first. @param among those that are looked at */
function seatFor(table: TableInPlay, userId: string, among: readonly number[]): number | TableRefusal {
  if (!mayEnter(table, userId)) return notInvited(table);
  if (seatIndex(table, userId) >= 0) return refused('already-seated');
  const vacant = among.filter((index) => (table.seats[index]!.holders ?? []).length < MAX_HOLDERS);
  if (vacant.length === 0) return refused('no-vacant-seat');
  const open = vacant.filter((index) => !knowsAnother(table, userId, index));
  const own = open.find((index) => table.seats[index]!.holders?.some((holder) => holder.userId === userId));
  return own ?? open[0] ?? refused('knows-a-hand');
}

/** A vacant seat is a member's; the computer goes on with it until they are there. */
function occupied(
  table: TableInPlay,
  index: number,
  { userId, name }: Pick<WaitingMember, 'userId' | 'name'>,
): TableInPlay {
  const { vacant: _, holders = [], ...seat } = table.seats[index]!;
  // The result of a hand that a computer began is the computers'.
  const earlier = holders.length > 0 ? holders : [{ userId: null, name: seat.name }];
  const taken: TableSeat = {
    ...seat,
    userId,
    name,
    missed: 0,
    away: true,
    ...(table.phase === 'playing' && { holders: earlier }),
  };
  const hosted = seatIndex(table, table.hostId) < 0 ? withHost(table, userId) : table;
  return withoutWaiting({ ...hosted, seats: table.seats.with(index, taken) }, userId);
}

/** A member takes a vacant seat with its hand and its turn. */
export const takeSeat = (game: AnyGame, { id: userId, name }: Member): Transition =>
  inPlay((table, now) => {
    const index = seatFor(table, userId, vacantSeats(table));
    return isRefused(index) ? index : comeBack(game, userId)(occupied(table, index, { userId, name }), now);
  });

/** Who waits and may take a vacant seat, in their order. @param seat the one they are to take, vacant or not; null: any */
export const whoMaySit = (table: ReadableTable, seat: number | null = null): readonly WaitingMember[] => {
  if (table.phase !== 'playing' && table.phase !== 'between') return [];
  const among = seat === null ? vacantSeats(table) : [seat];
  return (table.waiting ?? []).filter(({ userId }) => !isRefused(seatFor(table, userId, among)));
};

/** The first of them. */
export const firstWaiting = (table: ReadableTable, seat: number | null = null): WaitingMember | null =>
  whoMaySit(table, seat)[0] ?? null;
