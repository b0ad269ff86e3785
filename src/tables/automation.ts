/**
 * What happens to a table without a press: computers move, turns run out, players are warned, the next hand begins, a
 * lobby expires. All of it is transitions on timers, applied in the table's queue like a press.
 */
import type { AnyGame, Seat } from '../game/game.ts';
import type { OpenSummary } from '../store/open-summaries.ts';
import { announceOrTakeOver, untilClosingMs } from './closing.ts';
import {
  type ComputerMoves,
  type ComputerMovesOptions,
  createComputerMoves,
  failureLog,
} from './computer-moves.ts';
import { expireRequest, MAX_REQUEST_MS } from './ending.ts';
import { expire } from './lobby.ts';
import { lobbyMs } from './lobby-time.ts';
import { longestPauseMs } from './pause-time.ts';
import { actByComputer, nextHand, seatsToAct } from './play.ts';
import {
  isBegun,
  type PlayingTable,
  playedByComputer,
  promptOf,
  type Table,
  waitsForReturn,
} from './table.ts';
import { createTableTimers, type TableTimers, type TimerOptions } from './timers.ts';
import { playOnDeserted, REST_MS, returnMs } from './turn-clock.ts';
import { endVote, voteMs } from './voting.ts';
import { call, untilCallMs, untilWarningMs, warn } from './warnings.ts';

/** Tables of which only their hand tells whether a computer must act are read at this distance, so that presses get in between. */
const WAKE_SPACING_MS = 2;

export interface AutomationOptions extends TimerOptions, ComputerMovesOptions {
  readonly gameOf: (table: Table) => AnyGame;
}

export interface Automation extends Pick<TableTimers, 'cancel' | 'pause' | 'resume' | 'idle' | 'dueCount'> {
  /** Sets the timers of a table, in place of those that were set before. */
  schedule(table: Table): void;
  /** The computers play the rest of the table's hand without a pause. */
  hurry(table: PlayingTable): void;
  /** Sets a timer of a table that has not been read: it is read as soon as something may be due, and scheduled then. */
  scheduleWake(summary: OpenSummary): void;
}

export function createAutomation(options: AutomationOptions): Automation {
  const { clock, gameOf, log } = options;
  const timers = createTableTimers(options);
  const computers = createComputerMoves(options, timers);
  const turns = createTurnStarts();
  let uncertain = 0;

  const scheduleTurn = (table: PlayingTable): void => {
    if (waitsForReturn(table)) {
      turns.forget(table.id);
      computers.withdraw(table.id);
      // As the wall clock may go back, at most the whole of that time.
      timers.add(table, Math.min(table.deadline - clock.now(), returnMs(table)), playOnDeserted);
      return;
    }
    const game = gameOf(table);
    const isComputer = (seat: Seat) => playedByComputer(table.seats[seat]!);
    const toAct = seatsToAct(game, table);
    computers.schedule(game, table, toAct.find(isComputer) ?? null);
    if (table.ending?.kind === 'asked')
      timers.add(table, Math.min(table.ending.expires - clock.now(), MAX_REQUEST_MS), expireRequest);
    const players = toAct.filter((seat) => !isComputer(seat));
    const [player] = players;
    if (player === undefined) {
      turns.forget(table.id);
      return;
    }
    const leftMs = untilDeadlineMs(table, clock.now());
    const onFailure = failureLog(log, table, player);
    if (leftMs !== null) timers.add(table, leftMs, actByComputer(game, player, 'clock', { onFailure }));
    if (table.turnSeconds === 0) timers.add(table, untilClosingMs(table, clock.now()), announceOrTakeOver);
    const since = turns.startOf(table, players);
    if (!table.warned) timers.add(table, untilWarningMs(table, leftMs, clock.now() - since), warn);
    const callMs = untilCallMs(table, leftMs);
    if (callMs !== null) timers.add(table, callMs, call);
  };

  const schedule = (table: Table): void => {
    timers.cancel(table.id);
    const leftMs = untilDeadlineMs(table, clock.now()) ?? 0;
    if (isBegun(table) && table.vote)
      timers.add(table, Math.min(table.vote.expires - clock.now(), voteMs(table)), endVote(gameOf(table)));
    if (table.phase === 'lobby') timers.add(table, leftMs, expire);
    if (table.phase === 'between') timers.add(table, leftMs, nextHand(gameOf(table)));
    if (table.phase === 'playing') scheduleTurn(table);
    else for (const { forget } of [computers, turns]) forget(table.id);
  };

  return {
    ...stopsOf(timers, computers),
    resume: timers.resume,
    idle: timers.idle,

    get dueCount() {
      return timers.dueCount;
    },

    schedule,

    hurry(table) {
      computers.hurry(table.id);
      schedule(table);
    },

    scheduleWake(summary) {
      const { id, guildId, version } = summary;
      const delayMs = untilWakeMs(summary, clock.now(), () => WAKE_SPACING_MS * uncertain++);
      timers.addWake({ id, guildId, version }, delayMs);
    },
  };
}

/** How tables stop: nothing is searched for there any more either. */
const stopsOf = (timers: TableTimers, computers: ComputerMoves): Pick<TableTimers, 'cancel' | 'pause'> => ({
  cancel(tableId) {
    computers.withdraw(tableId);
    timers.cancel(tableId);
  },

  pause(outage) {
    computers.withdrawIn(outage.covers);
    timers.pause(outage);
  },
});

/** Milliseconds to the deadline, null without one. At most the length of the phase, as the wall clock may go back. */
function untilDeadlineMs(table: Table | OpenSummary, now: number): number | null {
  if (!('deadline' in table) || table.deadline === null) return null;
  const turnMs = Math.max(table.turnSeconds * 1000, REST_MS);
  const maxMs = { lobby: lobbyMs(table), between: longestPauseMs(table), playing: turnMs }[table.phase];
  return Math.min(table.deadline - now, maxMs);
}

/** When turns began. What else happens at a table does not make one begin anew; after a restart the last transition counts. */
function createTurnStarts() {
  const turns = new Map<string, { prompt: number; since: number }>();
  return {
    startOf(table: PlayingTable, players: readonly Seat[]): number {
      const prompt = Math.max(...players.map((seat) => promptOf(table, seat)));
      const known = turns.get(table.id);
      if (known?.prompt === prompt) return known.since;
      turns.set(table.id, { prompt, since: table.touchedAt });
      return table.touchedAt;
    },
    forget: (tableId: string): void => void turns.delete(tableId),
  };
}

/**
 * How long until something may be due at a table of which the hand is not known.
 * @param uncertainMs called where only the hand tells whether a computer must act
 */
function untilWakeMs(table: OpenSummary, now: number, uncertainMs: () => number): number {
  const { phase, turnSeconds, touchedAt, closesAt, expires, hasComputer, warned } = table;
  const leftMs = untilDeadlineMs(table, now);
  const voteDelays = table.voteExpires === null ? [] : [Math.min(table.voteExpires - now, voteMs(table))];
  if (phase !== 'playing') return Math.min(leftMs ?? 0, ...voteDelays);
  // With a clock, a table without a deadline waits for nobody but computers.
  if (touchedAt === null || (leftMs === null && turnSeconds > 0)) return 0;
  const delays = [leftMs ?? untilClosingMs({ closesAt, touchedAt }, now), ...voteDelays];
  if (!warned) delays.push(untilWarningMs(table, leftMs, now - touchedAt));
  const callMs = untilCallMs(table, leftMs);
  if (callMs !== null) delays.push(callMs);
  if (expires !== null) delays.push(Math.min(expires - now, MAX_REQUEST_MS));
  if (hasComputer) delays.push(uncertainMs());
  return Math.min(...delays);
}
