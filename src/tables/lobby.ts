/** Before the first card: sitting down, computers, the start. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { OPEN_PHASES, type Phase, type SeatRecord, type Table, type TableUpdate } from '../store/records.ts';
import { beginHand } from './play.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';

/** A lobby that nobody touches for this long is closed. */
export const LOBBY_MS = 30 * 60_000;

export interface Member {
  readonly id: string;
  readonly name: string;
  /** What their sitting down adds to the chance: an id that Discord chose. */
  readonly salt: string;
}

export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly host: Member;
  readonly options: unknown;
  readonly turnSeconds: number;
  readonly autoStart: boolean;
  readonly computers: number;
  readonly locale: Locale;
  /** The table it is a rematch of. */
  readonly rematchOf: string | null;
}

/** A new table's lobby, its host seated. */
export function openLobby(game: AnyGame, { host, computers, ...opening }: Opening, now: number): Table {
  const seats = [seatOf(host)];
  while (seats.length < Math.min(computers + 1, game.seats.max)) seats.push(computerSeat(seats));
  return {
    ...opening,
    hostId: host.id,
    game: game.id,
    gameVersion: game.version,
    phase: 'lobby',
    version: 1,
    hand: 0,
    seq: 0,
    state: null,
    prompts: [],
    carry: null,
    totals: [],
    deadline: now + LOBBY_MS,
    warned: false,
    messageId: null,
    pingId: null,
    endedBy: null,
    createdAt: now,
    touchedAt: now,
    seats,
  };
}

const seatOf = ({ id, name, salt }: Member): SeatRecord => ({
  userId: id,
  name,
  salt,
  missed: 0,
  away: false,
});

/** Computers are told apart by number. */
function computerSeat(seats: readonly SeatRecord[]): SeatRecord {
  let number = 1;
  while (seats.some(({ userId, name }) => userId === null && name === String(number))) number++;
  return { userId: null, name: String(number), salt: '', missed: 0, away: false };
}

const isOpen = (phase: Phase): boolean => OPEN_PHASES.includes(phase);

function notLobby({ phase }: Table): TableRefusal | null {
  if (phase === 'lobby') return null;
  return refused(phase === 'quarantined' ? 'quarantined' : isOpen(phase) ? 'begun' : 'finished');
}

const touched = (table: Table, now: number, fields: Partial<Table>): Table => ({
  ...table,
  deadline: now + LOBBY_MS,
  ...fields,
  version: table.version + 1,
  touchedAt: now,
});

export const seatIndex = (table: Table, userId: string): number =>
  table.seats.findIndex((seat) => seat.userId === userId);

/** A table that starts by itself does when its last seat is taken. */
export const beginIfFull = (game: AnyGame, table: Table, now: number): TableUpdate | null =>
  table.autoStart &&
  table.phase === 'lobby' &&
  table.seats.length >= game.seats.max &&
  !game.whyUnplayable?.(table.options, table.seats.length)
    ? beginHand(game, table, table.version + 1, now)
    : null;

function seated(game: AnyGame, table: Table, seats: readonly SeatRecord[], now: number): TableUpdate {
  const begun = beginIfFull(game, { ...table, seats }, now);
  return begun ?? { table: touched(table, now, { seats }) };
}

export const join =
  (game: AnyGame, member: Member): Transition =>
  (table, now) => {
    const closed = notLobby(table);
    if (closed) return closed;
    if (seatIndex(table, member.id) >= 0) return refused('already-seated');
    if (table.seats.length < game.seats.max)
      return seated(game, table, [...table.seats, seatOf(member)], now);
    // Computers fill seats that nobody has taken: a person comes before them.
    const computer = table.seats.findLastIndex(({ userId }) => userId === null);
    if (computer < 0) return refused('full', { seats: game.seats.max });
    return seated(game, table, table.seats.with(computer, seatOf(member)), now);
  };

/** Who leaves takes the host's part along to the next who sits there; with nobody left, the table is off. */
export const leave =
  (userId: string): Transition =>
  (table, now) => {
    const closed = notLobby(table);
    if (closed) return closed;
    const index = seatIndex(table, userId);
    if (index < 0) return refused('not-seated');
    return withoutSeat(table, index, now);
  };

function withoutSeat(table: Table, index: number, now: number) {
  const seats = table.seats.toSpliced(index, 1);
  const people = seats.flatMap(({ userId }) => userId ?? []);
  const [heir] = people;
  if (heir === undefined)
    return {
      table: touched(table, now, { seats, phase: 'cancelled', deadline: null, endedBy: table.hostId }),
    };
  const hostId = people.includes(table.hostId) ? table.hostId : heir;
  return { table: touched(table, now, { seats, hostId }) };
}

export const addComputer =
  (game: AnyGame, by: string): Transition =>
  (table, now) => {
    const closed = notLobby(table) ?? onlyHost(table, by);
    if (closed) return closed;
    if (table.seats.length >= game.seats.max) return refused('full', { seats: game.seats.max });
    return seated(game, table, [...table.seats, computerSeat(table.seats)], now);
  };

/** The host takes somebody, or a computer, off the table; `userId`: who was seen there, the seat may have changed hands. */
export const removeSeat =
  (by: string, index: number, userId: string | null): Transition =>
  (table, now) => {
    const closed = notLobby(table) ?? onlyHost(table, by);
    if (closed) return closed;
    const seat = table.seats[index];
    if (!seat || seat.userId !== userId || userId === table.hostId) return refused('no-such-seat');
    return withoutSeat(table, index, now);
  };

export const start =
  (game: AnyGame, by: string): Transition =>
  (table, now) => {
    const closed = notLobby(table) ?? onlyHost(table, by);
    if (closed) return closed;
    const { length } = table.seats;
    if (length < game.seats.min)
      return refused('too-few', { missing: game.seats.min - length, seats: game.seats.min });
    const refusal = game.whyUnplayable?.(table.options, length) ?? null;
    if (refusal) return { refused: 'rules', refusal };
    return beginHand(game, table, table.version + 1, now);
  };

export const cancel =
  (by: string, mayAnyway = false): Transition =>
  (table, now) => {
    const closed = notLobby(table) ?? (mayAnyway ? null : onlyHost(table, by));
    return closed ?? { table: touched(table, now, { phase: 'cancelled', deadline: null, endedBy: by }) };
  };

/** Nobody touched the lobby in time: its deadline stays, to tell it from one that was cancelled. */
export const expire: Transition = (table, now) =>
  notLobby(table) ?? { table: touched(table, now, { phase: 'cancelled', deadline: table.deadline }) };

const onlyHost = (table: Table, userId: string): TableRefusal | null =>
  table.hostId === userId ? null : refused('not-host');
