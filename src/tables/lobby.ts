/** A table before its first hand: seats are taken and left, the host starts the game. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { TableUpdate } from '../store/records.ts';
import { beginHand } from './play.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';
import {
  type CancelledLobby,
  type HintMode,
  isOpen,
  type LobbyTable,
  type PlayingTable,
  seatIndex,
  type TableSeat,
} from './table.ts';

/** A lobby in which nothing happens for this long expires. */
export const LOBBY_MS = 30 * 60_000;
/** How long a turn may take, in seconds, where the host has not chosen. */
export const DEFAULT_TURN_SECONDS = 180;
/** How long a result can be read, in seconds, where the host has not chosen. */
export const DEFAULT_PAUSE_SECONDS = 60;
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
  readonly computers: number;
  /** It starts as it is, with free seats. Default: it waits for its host, or until it is full. */
  readonly startsAtOnce?: boolean;
  readonly locale: Locale;
  /** The table it is a rematch of. */
  readonly rematchOf: string | null;
}

/** A new table's lobby, its host seated. */
export function openLobby(
  game: AnyGame,
  { host, computers, startsAtOnce: _, ...opening }: Opening,
  now: number,
): LobbyTable {
  const seats = withComputers([seatOf(host)], Math.min(computers + 1, game.seats.max));
  return {
    ...opening,
    phase: 'lobby',
    hostId: host.id,
    game: game.id,
    gameVersion: game.version,
    version: 1,
    deadline: now + LOBBY_MS,
    messageId: null,
    pingId: null,
    createdAt: now,
    touchedAt: now,
    seats,
  };
}

const seatOf = ({ id, name, salt }: Member): TableSeat => ({
  userId: id,
  name,
  salt,
  missed: 0,
  away: false,
});

/** A computer's seat, with the lowest number that no other computer has. */
export function computerSeat(seats: readonly TableSeat[]): TableSeat {
  let number = 1;
  while (seats.some(({ userId, name }) => userId === null && name === String(number))) number++;
  return { userId: null, name: String(number), salt: '', missed: 0, away: false };
}

/** The seats with computers on further ones, so that there are at least `count`. */
function withComputers(seats: readonly TableSeat[], count: number): TableSeat[] {
  const filled = [...seats];
  while (filled.length < count) filled.push(computerSeat(filled));
  return filled;
}

/** A transition of a lobby; refused at any other table. */
const inLobby =
  (transition: (table: LobbyTable, now: number) => TableUpdate | TableRefusal): Transition =>
  (table, now) => {
    if (table.phase === 'lobby') return transition(table, now);
    return refused(isOpen(table) ? 'begun' : 'finished');
  };

/** The lobby after a change, which sets its expiry anew. */
const touched = (table: LobbyTable, fields: Partial<LobbyTable>, now: number): LobbyTable => ({
  ...table,
  ...fields,
  deadline: now + LOBBY_MS,
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

/** Starts a table with automatic start once all its seats are taken. @returns null where it does not start */
const beginIfFull = (game: AnyGame, table: LobbyTable, now: number): TableUpdate<PlayingTable> | null =>
  table.autoStart && table.seats.length >= game.seats.max && isPlayable(game, table)
    ? beginHand(game, table, now)
    : null;

const isPlayable = (game: AnyGame, { options, seats }: LobbyTable): boolean =>
  !game.whyUnplayable?.(options, seats.length);

function seated(game: AnyGame, table: LobbyTable, seats: readonly TableSeat[], now: number): TableUpdate {
  return beginIfFull(game, { ...table, seats }, now) ?? { table: touched(table, { seats }, now) };
}

export const join = (game: AnyGame, member: Member): Transition =>
  inLobby((table, now) => {
    if (seatIndex(table, member.id) >= 0) return refused('already-seated');
    if (table.seats.length < game.seats.max)
      return seated(game, table, [...table.seats, seatOf(member)], now);
    // Computers fill seats that nobody has taken: a person comes before them.
    const computer = table.seats.findLastIndex(({ userId }) => userId === null);
    if (computer < 0) return refused('full', { seats: game.seats.max });
    return seated(game, table, table.seats.with(computer, seatOf(member)), now);
  });

/** Leaves the lobby; the next person becomes host where the host leaves, and with nobody left the table is cancelled. */
export const leave = (userId: string): Transition =>
  inLobby((table, now) => {
    const index = seatIndex(table, userId);
    return index < 0 ? refused('not-seated') : withoutSeat(table, index, now);
  });

function withoutSeat(table: LobbyTable, index: number, now: number): TableUpdate {
  const seats = table.seats.toSpliced(index, 1);
  const people = seats.flatMap(({ userId }) => userId ?? []);
  const [next] = people;
  if (next === undefined) return { table: cancelLobby(table, { seats, endedBy: table.hostId }, now) };
  const hostId = people.includes(table.hostId) ? table.hostId : next;
  return { table: touched(table, { seats, hostId }, now) };
}

export const addComputer = (game: AnyGame, userId: string): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    if (table.seats.length >= game.seats.max) return refused('full', { seats: game.seats.max });
    return seated(game, table, [...table.seats, computerSeat(table.seats)], now);
  });

/**
 * The host removes somebody, or a computer, from a seat.
 * @param occupant whom the host saw there (null: a computer): the seat may have changed hands since
 */
export const removeSeat = (userId: string, index: number, occupant: string | null): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const seat = table.seats[index];
    if (!seat || seat.userId !== occupant || occupant === table.hostId) return refused('no-such-seat');
    return withoutSeat(table, index, now);
  });

export const start = (game: AnyGame, userId: string): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const { length } = table.seats;
    if (length < game.seats.min)
      return refused('too-few', { missing: game.seats.min - length, seats: game.seats.min });
    const refusal = game.whyUnplayable?.(table.options, length) ?? null;
    if (refusal) return { refused: 'rules', refusal };
    return beginHand(game, table, now);
  });

/** How many players a table has once computers have taken its free seats: as many as its options allow. */
export function filledSeats(
  game: AnyGame,
  { options, seats }: Pick<LobbyTable, 'options' | 'seats'>,
): number {
  const fewest = Math.max(seats.length, game.seats.min);
  let count = game.seats.max;
  while (count > fewest && game.whyUnplayable?.(options, count)) count--;
  return count;
}

/** Seats computers on the free seats and starts; on fewer of them where the options do not allow so many players. */
export const startWithComputers = (game: AnyGame, userId: string): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const { options, seats } = table;
    const count = filledSeats(game, table);
    const refusal = game.whyUnplayable?.(options, count) ?? null;
    if (refusal) return { refused: 'rules', refusal };
    return beginHand(game, { ...table, seats: withComputers(seats, count) }, now);
  });

/** @param isManager whoever manages the server may cancel any lobby */
export const cancel = (userId: string, isManager = false): Transition =>
  inLobby((table, now) =>
    table.hostId === userId || isManager
      ? { table: cancelLobby(table, { endedBy: userId }, now) }
      : refused('not-host'),
  );

/** Closes a lobby in which nothing has happened until its deadline. */
export const expire: Transition = inLobby((table, now) => ({
  table: cancelLobby(table, { expiredAt: table.deadline }, now),
}));
