/** A table in play: hands begin, seats act, turns run out, hands end and are paid. */
import { type Chance, tableChance } from '../game/chance.ts';
import { type AnyGame, isRefusal, type Result, type Seat } from '../game/game.ts';
import { bookOf } from '../ledger/books.ts';
import { postingsOf } from '../ledger/postings.ts';
import { OPEN_PHASES, type SeatRecord, type Table, type TableUpdate } from '../store/records.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';

/** Between two hands, time to read how the last one ended. */
export const BETWEEN_MS = 12_000;
/** Where the clock's move leaves the same player to move (who must draw before passing), they have so long for the rest. */
export const REST_MS = 10_000;
/** After so many turns in a row that ran out, the computer plays the seat. */
export const MISSED = 2;

/** The chance of a table's hand: its seed, what sitting down added, and the hand's number. */
export const handChance = ({ seed, seats }: Table, hand: number): Chance =>
  tableChance(
    seed,
    seats.map(({ salt }) => salt),
  ).scope(`hand/${hand}`);

/** The computer plays this seat now. */
export const playedByComputer = ({ userId, away }: SeatRecord): boolean => userId === null || away;

export const seatsToAct = (game: AnyGame, table: Table): readonly Seat[] =>
  table.phase === 'playing' ? game.toAct(table.state) : [];

/** The next hand, as version `version` of the table. */
export function beginHand(game: AnyGame, table: Table, version: number, now: number): TableUpdate {
  const hand = table.hand + 1;
  const setting = { options: table.options, seats: table.seats.length, carry: table.carry };
  const state = game.start(setting, handChance(table, hand));
  const begun: Table = {
    ...table,
    phase: 'playing',
    version,
    hand,
    state,
    prompts: prompts(game, { ...table, state: null, prompts: [] }, state, version, null),
    totals: table.totals.length ? table.totals : table.seats.map(() => 0),
    // The lobby's message becomes the first hand's; each later hand has its own, and the last one's stays as its record.
    messageId: table.hand === 0 ? table.messageId : null,
    warned: false,
    touchedAt: now,
  };
  return { table: { ...begun, deadline: turnDeadline(game, begun, now) }, begun: { carry: table.carry } };
}

/** By seat, the version that first asked it what it is asked now: a press that names an older one comes too late. */
function prompts(
  game: AnyGame,
  before: Table,
  state: unknown,
  version: number,
  actor: Seat | null,
): number[] {
  return before.seats.map((_, seat) => {
    const was = before.prompts[seat] ?? 0;
    const asks = offers(game, state, seat);
    const same = seat !== actor && before.state !== null && asks === offers(game, before.state, seat);
    return asks === '' || same ? was : version;
  });
}

/** What a seat is offered, as text; empty: nothing. */
const offers = (game: AnyGame, state: unknown, seat: Seat): string =>
  game
    .choices(state, seat)
    .map((choice) => game.nameOf(choice))
    .join();

/** When the turn of the players it waits for runs out; null with no clock, or nobody to wait for. */
function turnDeadline(game: AnyGame, table: Table, now: number): number | null {
  if (table.turnSeconds === 0) return null;
  const waits = seatsToAct(game, table).some((seat) => !playedByComputer(table.seats[seat]!));
  return waits ? now + table.turnSeconds * 1000 : null;
}

function notPlaying({ phase }: Table): TableRefusal | null {
  if (phase === 'playing') return null;
  if (phase === 'lobby') return refused('not-begun');
  if (phase === 'between') return refused('stale');
  return refused(phase === 'quarantined' ? 'quarantined' : 'finished');
}

/** A player makes a choice by its name, as it was offered by version `prompt`. */
export const choose =
  (game: AnyGame, userId: string, prompt: number, name: string): Transition =>
  (table, now) => {
    const seat = table.seats.findIndex((of) => of.userId === userId);
    if (seat < 0) return refused('not-seated');
    const closed = notPlaying(table);
    if (closed) return closed;
    // What may be done at any time asks for no particular moment, and answers to none.
    const outOfTurnAction = game.outOfTurnAction?.(name) ?? null;
    if (outOfTurnAction !== null)
      return act(game, asPresent(table, seat), seat, outOfTurnAction, userId, now, null);
    if (table.prompts[seat] !== prompt) return refused('stale');
    const choice = game.choices(table.state, seat).find((of) => game.nameOf(of) === name);
    if (choice === undefined) return refused('stale');
    const present = asPresent(table, seat);
    return act(game, present, seat, game.actionFor(table.state, seat, choice), userId, now, seat);
  };

/** Who acts is there. */
function asPresent(table: Table, seat: Seat): Table {
  const of = table.seats[seat]!;
  if (of.missed === 0 && !of.away) return table;
  return { ...table, seats: table.seats.with(seat, { ...of, missed: 0, away: false }) };
}

/** The computer acts for a seat: its own, or one whose player is away or out of time. */
export const actByComputer =
  (game: AnyGame, seat: Seat, by: 'computer' | 'clock'): Transition =>
  (table, now) => {
    const closed = notPlaying(table);
    if (closed) return closed;
    if (!seatsToAct(game, table).includes(seat)) return refused('stale');
    const view = game.seatView(table.state, seat);
    const chance = handChance(table, table.hand).scope(`computer/${table.seq}`);
    const choice = by === 'clock' ? game.safe(view, chance) : game.computer(view, chance);
    return act(game, table, seat, game.actionFor(table.state, seat, choice), by, now, seat);
  };

function missedOnce(table: Table, seat: Seat): Table {
  const of = table.seats[seat]!;
  const missed = of.missed + 1;
  return { ...table, seats: table.seats.with(seat, { ...of, missed, away: of.away || missed >= MISSED }) };
}

/**
 * One action and all that follows from it: the state, who is asked next, the deadline, the end of the hand.
 * @param answered whose question it was the answer to; null: nobody's
 */
function act(
  game: AnyGame,
  table: Table,
  seat: Seat,
  action: unknown,
  by: string,
  now: number,
  answered: Seat | null,
): TableUpdate | TableRefusal {
  const state = game.apply(table.state, seat, action, handChance(table, table.hand));
  if (isRefusal(state)) return { refused: 'rules', refusal: state };
  const version = table.version + 1;
  const acted: Table = {
    ...(by === 'clock' ? missedOnce(table, seat) : table),
    version,
    seq: table.seq + 1,
    state,
    prompts: prompts(game, table, state, version, answered),
    touchedAt: now,
  };
  const move = { seat, action, by };
  const result = game.result(state);
  if (result) return { ...endHand(game, acted, result, now), move };
  // Who changes a pick has no more time than before.
  const asked = game.toAct(state).filter((of) => acted.prompts[of] === version);
  // Who was away, and is back, has a clock; no other ran.
  const running = table.deadline ?? turnDeadline(game, acted, now);
  if (asked.length === 0) return { table: { ...acted, deadline: running, warned: table.warned }, move };
  // A turn is missed once, however many moves it takes: it is counted with the last. Where others are asked too, it is another.
  const alone = asked.every((of) => of === seat);
  const goesOn = by === 'clock' && alone && !playedByComputer(acted.seats[seat]!);
  if (goesOn)
    return { table: { ...acted, seats: table.seats, deadline: now + REST_MS, warned: false }, move };
  return { table: { ...acted, deadline: turnDeadline(game, acted, now), warned: false }, move };
}

function endHand(game: AnyGame, table: Table, { scores, carry }: Result<unknown>, now: number): TableUpdate {
  const deserted = table.seats.every(playedByComputer);
  const goesOn = carry !== null && !deserted;
  return {
    table: {
      ...table,
      phase: goesOn ? 'between' : 'over',
      carry,
      totals: table.totals.map((total, seat) => total + scores[seat]!),
      deadline: goesOn ? now + BETWEEN_MS : null,
    },
    ended: { scores },
    entry: entryOf(game, table, scores),
  };
}

function entryOf(game: AnyGame, table: Table, scores: readonly number[]): NonNullable<TableUpdate['entry']> {
  const book = bookOf(game, table);
  return { book, postings: postingsOf(book, table.seats, scores) };
}

export const nextHand =
  (game: AnyGame): Transition =>
  (table, now) =>
    table.phase === 'between' ? beginHand(game, table, table.version + 1, now) : refused('stale');

/** A player has read enough of how the last hand ended. */
export const nextHandNow =
  (game: AnyGame, userId: string): Transition =>
  (table, now) =>
    table.seats.some((of) => of.userId === userId) ? nextHand(game)(table, now) : refused('not-seated');

/** Somebody goes: the computer plays their seat until they are back. */
export const goAway =
  (game: AnyGame, userId: string): Transition =>
  (table, now) =>
    setAway(game, table, userId, true, now);

/** "I'm back." */
export const comeBack =
  (game: AnyGame, userId: string): Transition =>
  (table, now) =>
    setAway(game, table, userId, false, now);

function setAway(
  game: AnyGame,
  table: Table,
  userId: string,
  away: boolean,
  now: number,
): TableUpdate | TableRefusal {
  if (table.phase === 'lobby') return refused('not-begun');
  if (!OPEN_PHASES.includes(table.phase)) return refused('finished');
  const index = table.seats.findIndex((seat) => seat.userId === userId);
  const of = table.seats[index];
  if (!of) return refused('not-seated');
  if (of.away === away) return refused(away ? 'stale' : 'not-away');
  const seats = table.seats.with(index, { ...of, away, missed: 0 });
  const changed: Table = { ...table, seats, version: table.version + 1, touchedAt: now };
  // Neither whose turn it is not, nor who is asked together with others, stops or renews another's clock.
  const asked = seatsToAct(game, table);
  const others = asked.some((seat) => seat !== index && !playedByComputer(seats[seat]!));
  if (!asked.includes(index) || others) return { table: changed };
  return { table: { ...changed, deadline: turnDeadline(game, changed, now), warned: false } };
}

/** The player whose turn it is has been told that it runs out. */
export const warn: Transition = (table, now) =>
  table.phase === 'playing' && !table.warned
    ? { table: { ...table, warned: true, version: table.version + 1, touchedAt: now } }
    : refused('stale');

/** The host, or who manages the server, ends a table; an unfinished hand pays nobody. With nobody, it ends by itself. */
export const endTable =
  (by: string | null, mayAnyway: boolean): Transition =>
  (table, now) => {
    if (!OPEN_PHASES.includes(table.phase))
      return refused(table.phase === 'quarantined' ? 'quarantined' : 'finished');
    if (table.hostId !== by && !mayAnyway) return refused('not-host');
    const version = table.version + 1;
    return {
      table: { ...table, phase: 'cancelled', deadline: null, endedBy: by, version, touchedAt: now },
    };
  };

/** Where it was played is gone: an open table goes on in another channel, in a message of its own. */
export const moveTo =
  (channelId: string): Transition =>
  (table, now) =>
    OPEN_PHASES.includes(table.phase)
      ? { table: { ...table, channelId, messageId: null, version: table.version + 1, touchedAt: now } }
      : refused('finished');
