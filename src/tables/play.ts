/** A table in play: hands begin, seats act, turns run out, hands end and are paid. */
import { chanceFrom } from '../game/chance.ts';
import { type AnyGame, isRefusal, type Result, type Seat } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import { bookOf } from '../ledger/books.ts';
import { postingsOf } from '../ledger/postings.ts';
import { isAutomatic, type TableUpdate } from '../store/records.ts';
import { handChance, moveChance } from './chances.ts';
import { ifUnusual, levelHere, levelOf } from './levels.ts';
import { pauseMs } from './pause-time.ts';
import { firstPrompts, nextPrompts } from './prompts.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';
import { presentSeats, requestAfterAct, settleRequest } from './request.ts';
import {
  type BetweenTable,
  handFields,
  isOpen,
  type LobbyTable,
  type PlayingTable,
  playedByComputer,
  type ReadableTable,
  seatIndex,
  type Table,
  withoutHolders,
} from './table.ts';
import {
  asActing,
  asPresent,
  turnDeadline,
  UNWARNED,
  withClock,
  withMissedTurn,
  withPresence,
} from './turn-clock.ts';

/** Seats that must act now, in ascending order; none where no hand is in play. */
export const seatsToAct = (game: AnyGame, table: Table): readonly Seat[] =>
  table.phase === 'playing' ? game.toAct(table.state) : [];

/** Starts a hand: the first, or the next one. */
export function beginHand(
  game: AnyGame,
  table: LobbyTable | BetweenTable,
  now: number,
): TableUpdate<PlayingTable> {
  const previous = table.phase === 'between' ? table : null;
  const setup = table.phase === 'between' ? handFields(table) : withoutDeadline(table);
  const { options, seats } = table;
  const hand = (previous?.hand ?? 0) + 1;
  const carry = previous?.carry ?? null;
  const version = table.version + 1;
  const state = game.start({ options, seats: seats.length, carry }, handChance(table, hand));
  const begun: PlayingTable = {
    ...setup,
    phase: 'playing',
    version,
    hand,
    seq: previous?.seq ?? 0,
    state,
    prompts: firstPrompts(game, seats.length, state, version),
    totals: previous?.totals ?? seats.map(() => 0),
    carry,
    deadline: null,
    ...UNWARNED,
    closesAt: null,
    ending: null,
    touchedAt: now,
  };
  return { table: { ...begun, deadline: turnDeadline(game, begun, now) }, begun: { carry } };
}

function withoutDeadline({ deadline: _, ...setup }: LobbyTable): Omit<LobbyTable, 'deadline'> {
  return setup;
}

function refusedOutsideHand({ phase }: Exclude<ReadableTable, PlayingTable>): TableRefusal {
  if (phase === 'lobby') return refused('not-begun');
  return refused(phase === 'between' ? 'stale' : 'finished');
}

/** A player makes a choice by its name, as it was offered by version `prompt`. */
export const choose =
  (game: AnyGame, userId: string, prompt: number, name: string): Transition =>
  (table, now) => {
    const seat = seatIndex(table, userId);
    if (seat < 0) return refused('not-seated');
    if (table.phase !== 'playing') return refusedOutsideHand(table);
    // An out-of-turn action answers no prompt, so it cannot be stale.
    const outOfTurnAction = game.outOfTurnAction?.(name) ?? null;
    if (outOfTurnAction !== null)
      return act(game, asActing(game, table, seat), byPlayer(userId, seat, outOfTurnAction), now, null);
    if (table.prompts[seat] !== prompt) return refused('stale');
    const choice = game.choices(table.state, seat).find((offered) => game.nameOf(offered) === name);
    if (choice === undefined) return refused('stale');
    const action = game.actionFor(table.state, seat, choice);
    return act(game, asActing(game, table, seat), byPlayer(userId, seat, action), now, seat);
  };

const byPlayer = (by: string, seat: Seat, action: unknown) => ({ seat, action, by, computerVersion: null });

interface ComputerChoice {
  /** The name of the choice that the computer player has made elsewhere; null: it is made here. */
  readonly name?: string | null;
  /** How strongly it played there. Default: as its seat says. */
  readonly level?: Level;
  /** Called where the computer player fails, before its first legal choice is made in its place. */
  readonly onFailure?: (error: unknown) => void;
}

/** A transition of a seat that must act. */
const inTurn =
  (
    game: AnyGame,
    seat: Seat,
    transition: (table: PlayingTable, now: number) => TableUpdate | TableRefusal,
  ): Transition =>
  (table, now) => {
    if (table.phase !== 'playing') return refusedOutsideHand(table);
    return seatsToAct(game, table).includes(seat) ? transition(table, now) : refused('stale');
  };

/** The computer acts for a seat: its own, or one whose player is away or out of time. */
export const actByComputer = (
  game: AnyGame,
  seat: Seat,
  cause: 'computer' | 'clock',
  { name = null, level: madeAt, onFailure = () => {} }: ComputerChoice = {},
): Transition =>
  inTurn(game, seat, (table, now) => {
    const choices = game.choices(table.state, seat);
    const named = name === null ? undefined : choices.find((choice) => game.nameOf(choice) === name);
    const own = levelOf(table.seats[seat]!);
    const level = named === undefined ? levelHere(own) : (madeAt ?? own);
    let choice: unknown;
    try {
      choice = named ?? choiceByComputer(game, table, seat, cause, level);
    } catch (error) {
      onFailure(error);
      return actByFallback(game, seat, cause)(table, now);
    }
    const action = game.actionFor(table.state, seat, choice);
    const { computerVersion } = game;
    const move = { seat, action, by: cause, computerVersion, ...(cause === 'computer' && ifUnusual(level)) };
    return act(game, table, move, now, seat);
  });

/** The first legal choice is made for a seat whose computer player has failed. */
export const actByFallback = (game: AnyGame, seat: Seat, cause: 'computer' | 'clock'): Transition =>
  inTurn(game, seat, (table, now) => {
    const action = game.actionFor(table.state, seat, game.choices(table.state, seat)[0]);
    return act(game, table, { seat, action, by: 'fallback', computerVersion: null }, now, seat, cause);
  });

function choiceByComputer(
  game: AnyGame,
  table: PlayingTable,
  seat: Seat,
  by: 'computer' | 'clock',
  level: Level,
): unknown {
  const view = game.seatView(table.state, seat);
  const chance = chanceFrom(moveChance(table));
  return by === 'clock' ? game.safe(view, chance) : game.computer(view, chance, level).choice;
}

/**
 * One action and all that follows from it: the state, new prompts, the deadline, the end of the hand.
 * @param answered the seat whose question this answers; null: nobody's
 * @param cause what made the seat act; by default who chose
 */
function act(
  game: AnyGame,
  table: PlayingTable,
  move: NonNullable<TableUpdate['move']>,
  now: number,
  answered: Seat | null,
  cause: string = move.by,
): TableUpdate | TableRefusal {
  const { seat, action } = move;
  const state = game.apply(table.state, seat, action, handChance(table, table.hand));
  if (isRefusal(state)) return { refused: 'rules', refusal: state };
  const version = table.version + 1;
  const acted: PlayingTable = {
    ...(cause === 'clock' ? withMissedTurn(table, seat) : table),
    version,
    seq: table.seq + 1,
    state,
    prompts: nextPrompts(game, table, state, version, answered),
    touchedAt: now,
    closesAt: null,
  };
  const result = game.result(state);
  if (result) return { ...endHand(game, acted, result, now), move };
  const isByPlayer = !isAutomatic(cause);
  const next = withClock(game, table, acted, seat, cause, now);
  // Ordering one's hand is not playing on.
  return { table: settleRequest(isByPlayer && answered !== null ? requestAfterAct(next, seat) : next), move };
}

function endHand(
  game: AnyGame,
  table: PlayingTable,
  { scores, carry }: Result<unknown>,
  now: number,
): TableUpdate {
  const isLeft = table.seats.every(playedByComputer);
  const isLast = table.ending?.kind === 'last-hand';
  const totals = table.totals.map((total, seat) => total + scores[seat]!);
  const hand = { ...handFields(table), seats: withoutHolders(table.seats), totals };
  const book = bookOf(game, table);
  return {
    table:
      carry === null || isLeft || isLast
        ? { ...hand, phase: 'over', endedBy: carry !== null && isLast ? table.hostId : null }
        : { ...hand, phase: 'between', carry, deadline: now + pauseMs(hand), ready: [] },
    ended: { scores },
    entry: { book, postings: postingsOf(book, table.seats, scores, game.sides(table.state)) },
  };
}

export const nextHand =
  (game: AnyGame): Transition =>
  (table, now) =>
    table.phase === 'between' ? beginHand(game, table, now) : refused('stale');

/** A player has read how the hand ended, and is back if they were away; the next begins once all who are present have. */
export const readyForNext =
  (game: AnyGame, userId: string): Transition =>
  (table, now) => {
    const index = seatIndex(table, userId);
    if (index < 0) return refused('not-seated');
    if (table.phase !== 'between') return refused('stale');
    // A second press writes nothing.
    if (table.ready.includes(index) && !table.seats[index]!.away) return refused('stale');
    const ready = [...new Set([...table.ready, index])].toSorted((a, b) => a - b);
    return settleReady(game, { ...asPresent(table, index), ready }, now);
  };

/** Seats of those who are present and have not pressed *Next*. */
export const waitedForNext = ({ seats, ready }: BetweenTable): number[] =>
  presentSeats(seats).filter((seat) => !ready.includes(seat));

/** Begins the next hand where all who are present are ready. */
function settleReady(game: AnyGame, table: BetweenTable, now: number): TableUpdate {
  return waitedForNext(table).length > 0 ? { table: touched(table, now) } : beginHand(game, table, now);
}

/** A player leaves: the computer plays their seat until they are back. */
export const goAway =
  (game: AnyGame, userId: string): Transition =>
  (table, now) =>
    setAway(game, table, userId, true, now);

export const comeBack =
  (game: AnyGame, userId: string): Transition =>
  (table, now) =>
    setAway(game, table, userId, false, now);

function setAway(
  game: AnyGame,
  table: ReadableTable,
  userId: string,
  away: boolean,
  now: number,
): TableUpdate | TableRefusal {
  if (table.phase === 'lobby') return refused('not-begun');
  if (!isOpen(table)) return refused('finished');
  const index = seatIndex(table, userId);
  const seat = table.seats[index];
  if (!seat) return refused('not-seated');
  if (seat.away === away) return refused(away ? 'stale' : 'not-away');
  const seats = table.seats.with(index, { ...seat, away, missed: 0 });
  // Whoever waits for those who leave goes on; with nobody present the pause runs its time, which may be shorter then.
  if (table.phase === 'between') {
    const left = { ...table, seats };
    if (!away) return { table: touched(left, now) };
    if (presentSeats(seats).length > 0) return settleReady(game, left, now);
    return { table: touched({ ...left, deadline: Math.min(table.deadline, now + pauseMs(left)) }, now) };
  }
  const changed = touched({ ...table, seats }, now);
  return { table: settleRequest(withPresence(game, changed, index, away, now)) };
}

const touched = <T extends BetweenTable | PlayingTable>(table: T, now: number): T => ({
  ...table,
  version: table.version + 1,
  touchedAt: now,
});
