/** The clock of a turn: when the turn runs out, how far an action renews it, and what a missed turn leads to. */
import type { AnyGame, Seat } from '../game/game.ts';
import { PREPARATION_MS, preparingSeat, withoutMoreTime } from './preparation.ts';
import { refused, type Transition } from './refusals.ts';
import { presentSeats, requestAfterAct } from './request.ts';
import { spanMs } from './slow.ts';
import {
  type BetweenTable,
  isDeserted,
  isSlow,
  type Pace,
  type PlayingTable,
  playedByComputer,
  seatIndex,
  waitsForReturn,
} from './table.ts';

/** Time for the rest of a turn, if the same player must act after the clock's move (a pass after a draw). */
export const REST_MS = 10_000;
/** A hand that everybody has left waits so long for one of them before the computers play on; a slow one, as long as for a turn. */
export const RETURN_MS = 120_000;
export const returnMs = (table: Pace): number => spanMs(table, RETURN_MS);

/** The computer plays a seat after this number of turns in a row that ran out; at a slow table, of a day's turns at least. */
const MAX_MISSED = 2;
const DAY_SECONDS = 86_400;
export const maxMissed = (table: Pace): number =>
  isSlow(table) ? Math.max(MAX_MISSED, Math.ceil(DAY_SECONDS / table.turnSeconds)) : MAX_MISSED;

/** In a turn that has just begun. */
export const UNWARNED = { called: false, warned: false } as const;

/**
 * When the turn of the players who must act runs out, or a computer's for which somebody may prepare; null without a
 * clock, or where only computers must act. In a hand that everybody has just left, when the computers play on.
 */
export function turnDeadline(game: AnyGame, table: PlayingTable, now: number): number | null {
  if (isDeserted(table)) return now + returnMs(table);
  if (preparingSeat(game, table) !== null) return now + PREPARATION_MS;
  if (table.turnSeconds === 0) return null;
  const waitsForPlayer = game.toAct(table.state).some((seat) => !playedByComputer(table.seats[seat]!));
  return waitsForPlayer ? now + table.turnSeconds * 1000 : null;
}

/** The table after a turn of the seat ran out. */
export function withMissedTurn(table: PlayingTable, index: Seat): PlayingTable {
  const seat = table.seats[index]!;
  const missed = seat.missed + 1;
  const away = seat.away || missed >= maxMissed(table);
  return { ...table, seats: table.seats.with(index, { ...seat, missed, away }) };
}

/**
 * The table after an action that did not end the hand, with the clock of the next turn.
 * @param before the table before the action, its player present
 */
export function withClock(
  game: AnyGame,
  before: PlayingTable,
  acted: PlayingTable,
  actor: Seat,
  by: string,
  now: number,
): PlayingTable {
  // Nobody has come back in time.
  if (isDeserted(before)) return { ...acted, deadline: null, ...UNWARNED };
  // A player who changes their pick gets no more time than before.
  const newlyAsked = game.toAct(acted.state).filter((seat) => acted.prompts[seat] === acted.version);
  // A player who was away had no clock running: one starts now that they are back.
  const isSamePreparation = preparingSeat(game, acted) === preparingSeat(game, before);
  if (newlyAsked.length === 0 && isSamePreparation)
    return { ...acted, deadline: before.deadline ?? turnDeadline(game, acted, now) };
  // A turn is missed once, however many moves it takes: it is counted with the last. Where others are asked too, it is another.
  const isOnlyActor = newlyAsked.length > 0 && newlyAsked.every((seat) => seat === actor);
  const turnGoesOn = by === 'clock' && isOnlyActor && !playedByComputer(acted.seats[actor]!);
  if (turnGoesOn) return { ...acted, seats: before.seats, deadline: now + REST_MS, ...UNWARNED };
  const asked = withoutMoreTime(acted);
  return { ...asked, deadline: turnDeadline(game, asked, now), ...UNWARNED };
}

/** The table with a seat's player back: whoever acts is present. */
export function asPresent<T extends BetweenTable | PlayingTable>(table: T, index: Seat): T {
  const seat = table.seats[index]!;
  if (seat.missed === 0 && !seat.away) return table;
  return { ...table, seats: table.seats.with(index, { ...seat, missed: 0, away: false }) };
}

/** The table as a player acts who may have been away. */
export function asActing(game: AnyGame, table: PlayingTable, index: Seat): PlayingTable {
  const present = asPresent(table, index);
  // The time to come back, and the time to prepare for a computer's move, are no time for a turn.
  const isOtherTime = waitsForReturn(table) || preparingSeat(game, table) !== preparingSeat(game, present);
  if (present === table || !isOtherTime) return present;
  return { ...withoutMoreTime(present), deadline: null };
}

/** The table after the player of a seat has gone or come back, with the clock of the turn. */
export function withPresence(
  game: AnyGame,
  table: PlayingTable,
  index: Seat,
  away: boolean,
  now: number,
): PlayingTable {
  const { takesLonger, ...changed }: PlayingTable = {
    ...(away ? table : requestAfterAct(table, index)),
    closesAt: null,
  };
  if (isDeserted(changed)) {
    // A host who lets a computer finish the hand has been asked already.
    const isLeftOnPurpose = table.ending?.kind === 'last-hand' && index === seatIndex(table, table.hostId);
    return { ...changed, deadline: isLeftOnPurpose ? null : turnDeadline(game, changed, now), ...UNWARNED };
  }
  const isFirstBack = !away && presentSeats(changed.seats).length === 1;
  if (isFirstBack) return { ...changed, deadline: turnDeadline(game, changed, now), ...UNWARNED };
  // A player who need not act, or not alone, neither stops nor renews the clock of the others.
  const toAct = game.toAct(changed.state);
  const othersAct = toAct.some((other) => other !== index && !playedByComputer(changed.seats[other]!));
  if (othersAct) return changed;
  if (!toAct.includes(index)) {
    // The computer waits for nobody who has gone, and for those who are back.
    if (preparingSeat(game, changed) === null) return { ...changed, deadline: null };
    if (changed.deadline === null) return { ...changed, deadline: now + PREPARATION_MS };
    return takesLonger ? { ...changed, takesLonger } : changed;
  }
  return { ...changed, deadline: turnDeadline(game, changed, now), ...UNWARNED };
}

/** The computers play on in a hand to which nobody has come back. */
export const playOnDeserted: Transition = (table, now) =>
  waitsForReturn(table)
    ? { table: { ...table, version: table.version + 1, touchedAt: now, deadline: null } }
    : refused('stale');
