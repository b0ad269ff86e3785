/** A table before its first hand: seats are taken and left, the host starts the game. */
import type { AnyGame } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import type { Locale } from '../game/words.ts';
import type { TableUpdate } from '../store/records.ts';
import { nextLevel } from './levels.ts';
import {
  computerSeat,
  filledSeats,
  seatOf,
  waitedForAtStart,
  withComputers,
  withEverybody,
  withWaiting,
} from './lobby-seats.ts';
import { lobbyMs } from './lobby-time.ts';
import { beginHand } from './play.ts';
import { mayEnter, notInvited } from './private.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';
import { presentSeats } from './request.ts';
import {
  type CancelledLobby,
  type HintMode,
  isOpen,
  type LobbyTable,
  type PlayingTable,
  seatIndex,
  type TableSeat,
  type WaitingMember,
} from './table.ts';
import { withoutWaiting } from './waiting.ts';

/** How long a turn may take, in seconds, where the host has not chosen. */
export const DEFAULT_TURN_SECONDS = 180;
export const DEFAULT_HINT_MODE: HintMode = 'auto';

export interface Member {
  readonly id: string;
  readonly name: string;
  /** The salt that sitting down adds to the table's chance: an id that Discord chose. */
  readonly salt: string;
}

export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The channel of the thread; null: it is in no thread, or no table can be in that channel. */
  readonly parentId: string | null;
  readonly host: Member;
  readonly options: unknown;
  readonly turnSeconds: number;
  readonly pauseSeconds: number;
  readonly autoStart: boolean;
  readonly hints: HintMode;
  readonly picture: boolean;
  readonly openHands: boolean;
  readonly computers: number;
  readonly computerLevel: Level;
  /** How strongly the first of its computers play. Default: all as `computerLevel` says. */
  readonly levels?: readonly Level[];
  /** It starts as it is, with free seats. Default: it waits for its host, or until it is full. */
  readonly startsAtOnce?: boolean;
  readonly locale: Locale;
  /** The table it is a rematch of. */
  readonly rematchOf: string | null;
  /** Who may sit there, the host among them. Default: everybody. */
  readonly invited?: readonly string[];
  /** Who waited for a seat at that table. Default: nobody. */
  readonly waiting?: readonly WaitingMember[];
  /** How many seats those who wait leave to others who played there. Default: none. */
  readonly keptSeats?: number;
}

/** A new table's lobby, its host seated. */
export function openLobby(
  game: AnyGame,
  { host, computers, levels, startsAtOnce: _, waiting = [], keptSeats = 0, ...opening }: Opening,
  now: number,
): LobbyTable {
  const { options, invited, computerLevel } = opening;
  const others = waiting.filter(({ userId }) => userId !== host.id);
  const own = [seatOf(asWaiting(host))];
  const people = withWaiting(
    { seats: own, waiting: others, ...(invited && { invited }) },
    filledSeats(game, { options, seats: own }) - keptSeats,
  );
  const count = Math.min(computers + 1, game.seats.max);
  const seats = withComputers(people.seats, count, computerLevel, levels);
  return {
    ...opening,
    ...(people.waiting.length > 0 && { waiting: people.waiting }),
    phase: 'lobby',
    hostId: host.id,
    game: game.id,
    gameVersion: game.version,
    version: 1,
    deadline: now + lobbyMs(opening),
    messageId: null,
    pingId: null,
    createdAt: now,
    touchedAt: now,
    seats,
  };
}

const asWaiting = ({ id: userId, name, salt }: Member): WaitingMember => ({ userId, name, salt });

/** A transition of a lobby; refused at any other table. */
export const inLobby =
  (transition: (table: LobbyTable, now: number) => TableUpdate | TableRefusal): Transition =>
  (table, now) => {
    if (table.phase === 'lobby') return transition(table, now);
    return refused(isOpen(table) ? 'begun' : 'finished');
  };

/** The lobby after a change, which sets its expiry anew. */
export const touched = (table: LobbyTable, fields: Partial<LobbyTable>, now: number): LobbyTable => ({
  ...table,
  ...fields,
  deadline: now + lobbyMs(table),
  version: table.version + 1,
  touchedAt: now,
});

export function cancelLobby(
  { deadline: _, ...table }: LobbyTable,
  fields: Partial<CancelledLobby>,
  now: number,
): CancelledLobby {
  return {
    ...table,
    ...(table.waiting && { waiting: [] }),
    endedBy: null,
    expiredAt: null,
    ...fields,
    phase: 'cancelled',
    version: table.version + 1,
    touchedAt: now,
  };
}

/** Starts a new table that is to start at once, or that is full and starts by itself. @returns null where it does not start */
export const beginIfReady = (
  game: AnyGame,
  lobby: LobbyTable,
  { startsAtOnce = false }: Opening,
  now: number,
): TableUpdate<PlayingTable> | null =>
  startsAtOnce && lobby.seats.length >= game.seats.min && isPlayable(game, lobby)
    ? beginHand(game, lobby, now)
    : beginIfFull(game, lobby, now);

/** Starts a table with automatic start once all its seats are taken, by people who are there. @returns null where it does not start */
export function beginIfFull(game: AnyGame, table: LobbyTable, now: number): TableUpdate<PlayingTable> | null {
  const isFull = table.autoStart && table.seats.length >= game.seats.max;
  if (!isFull || waitedForAtStart(game, table).length > 0 || !isPlayable(game, table)) return null;
  return beginHand(game, table, now);
}

const isPlayable = (game: AnyGame, { options, seats }: LobbyTable): boolean =>
  !game.whyUnplayable?.(options, seats.length);

function seated(game: AnyGame, table: LobbyTable, seats: readonly TableSeat[], now: number): TableUpdate {
  return beginIfFull(game, { ...table, seats }, now) ?? { table: touched(table, { seats }, now) };
}

/** Takes a seat; who was seated from the waiting list says by it that they are there. */
export const join = (game: AnyGame, member: Member): Transition =>
  inLobby((lobby, now) => {
    const index = seatIndex(lobby, member.id);
    const own = lobby.seats[index];
    if (own?.away) return seated(game, lobby, lobby.seats.with(index, { ...own, away: false }), now);
    if (own) return refused('already-seated');
    if (!mayEnter(lobby, member.id)) return notInvited(lobby);
    const table = withoutWaiting(lobby, member.id);
    if (table.seats.length < game.seats.max)
      return seated(game, table, [...table.seats, seatOf(asWaiting(member))], now);
    // Computers fill seats that nobody has taken: a person comes before them.
    const computer = table.seats.findLastIndex(({ userId }) => userId === null);
    if (computer < 0) return refused('full', { seats: game.seats.max });
    return seated(game, table, table.seats.with(computer, seatOf(asWaiting(member))), now);
  });

/**
 * Leaves the lobby; the next person becomes host where the host leaves, and with nobody left the table is cancelled. Who was seated
 * from the waiting list and has not come yet is not there.
 */
export const leave = (userId: string): Transition =>
  inLobby((table, now) => {
    const index = seatIndex(table, userId);
    return index < 0 ? refused('not-seated') : withoutSeat(table, index, now);
  });

function withoutSeat(table: LobbyTable, index: number, now: number): TableUpdate {
  const seats = table.seats.toSpliced(index, 1);
  const present = presentSeats(seats).map((seat) => seats[seat]!.userId!);
  const [next] = present;
  if (next === undefined) return { table: cancelLobby(table, { seats, endedBy: table.hostId }, now) };
  const hostId = present.includes(table.hostId) ? table.hostId : next;
  return { table: touched(table, { seats, hostId }, now) };
}

export const addComputer = (game: AnyGame, userId: string): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    if (table.seats.length >= game.seats.max) return refused('full', { seats: game.seats.max });
    return seated(game, table, [...table.seats, computerSeat(table.seats, nextLevel(table))], now);
  });

/**
 * The host removes somebody, or a computer, from a seat; of a private table, also from those who are invited.
 * @param occupant whom the host saw there (null: a computer): the seat may have changed hands since
 */
export const removeSeat = (userId: string, index: number, occupant: string | null): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const seat = table.seats[index];
    if (!seat || seat.userId !== occupant || occupant === table.hostId) return refused('no-such-seat');
    if (!table.invited) return withoutSeat(table, index, now);
    const invited = table.invited.filter((each) => each !== occupant);
    return withoutSeat({ ...table, invited }, index, now);
  });

export const start = (game: AnyGame, userId: string): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const { length } = table.seats;
    if (length < game.seats.min)
      return refused('too-few', { missing: game.seats.min - length, seats: game.seats.min });
    const refusal = game.whyUnplayable?.(table.options, length) ?? null;
    if (refusal) return { refused: 'rules', refusal };
    return beginHand(game, { ...table, seats: withEverybody(table.seats) }, now);
  });

/**
 * Seats those who wait, then computers on the free seats, and starts; on fewer of them where the options do not allow so many
 * players.
 * @param most how many shall play, unless more sit there already. Default: as many as can
 */
export const startWithComputers = (
  game: AnyGame,
  userId: string,
  most: number = game.seats.max,
): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const { options } = table;
    const count = Math.min(filledSeats(game, table), Math.max(most, table.seats.length));
    const refusal = game.whyUnplayable?.(options, count) ?? null;
    if (refusal) return { refused: 'rules', refusal };
    const people = withWaiting(table, count);
    const seats = withEverybody(withComputers(people.seats, count, nextLevel(table)));
    return beginHand(game, { ...table, ...(table.waiting && people), seats }, now);
  });

/** @param isManager whoever manages the server may cancel any lobby */
export const cancel = (userId: string, isManager = false): Transition =>
  inLobby((table, now) =>
    table.hostId === userId || isManager
      ? { table: cancelLobby(table, { endedBy: userId }, now) }
      : refused('not-host'),
  );

/** Sets a lobby's expiry anew for somebody who sits in it and is busy elsewhere. */
export const keepOpen = (userId: string): Transition =>
  inLobby((table, now) =>
    seatIndex(table, userId) < 0 ? refused('not-seated') : { table: touched(table, {}, now) },
  );

/** Closes a lobby in which nothing has happened until its deadline. */
export const expire: Transition = inLobby((table, now) => ({
  table: cancelLobby(table, { expiredAt: table.deadline }, now),
}));
