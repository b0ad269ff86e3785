/**
 * What happens to a table without a press: computers move, turns run out, players are warned, the next hand begins, a
 * lobby expires. All of it is transitions on timers, applied in the table's queue like a press.
 */
import type { AnyGame, Seat } from '../game/game.ts';
import type { OpenSummary } from '../store/open-summaries.ts';
import { announceOrTakeOver, untilClosingMs } from './closing.ts';
import { expireRequest, MAX_REQUEST_MS } from './ending.ts';
import { expire } from './lobby.ts';
import { lobbyMs } from './lobby-time.ts';
import { longestPauseMs } from './pause-time.ts';
import { actByComputer, actByFallback, call, nextHand, seatsToAct, warn } from './play.ts';
import { LONGER_PREPARATION_MS, waitsForPreparation } from './preparation.ts';
import { createSearches, type Searches } from './searches.ts';
import {
  isBegun,
  type PlayingTable,
  playedByComputer,
  promptOf,
  type Table,
  waitsForReturn,
} from './table.ts';
import type { Thinker, Turn } from './thinker.ts';
import type { FindTransition } from './timed-tasks.ts';
import { createTableTimers, type TableTimers, type TimerOptions } from './timers.ts';
import { playOnDeserted, REST_MS, returnMs } from './turn-clock.ts';
import { endVote, voteMs } from './voting.ts';
import { untilCallMs, untilWarningMs } from './warnings.ts';

/** Tables of which only their hand tells whether a computer must act are read at this distance, so that presses get in between. */
const WAKE_SPACING_MS = 2;

export interface AutomationOptions extends TimerOptions {
  /** How long a computer takes over a move, in milliseconds. */
  readonly pace: () => number;
  readonly gameOf: (table: Table) => AnyGame;
  /** Chooses the computers' moves; null: this thread does. */
  readonly thinker: Thinker | null;
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
  const { clock, gameOf, log, thinker } = options;
  const timers = createTableTimers(options);
  const thinking = createThinking(options);
  const turns = createTurnStarts();
  const searches = createSearches(thinker);
  let uncertain = 0;

  const scheduleTurn = (table: PlayingTable): void => {
    if (waitsForReturn(table)) {
      turns.forget(table.id);
      searches.forget(table.id);
      // As the wall clock may go back, at most the whole of that time.
      timers.add(table, Math.min(table.deadline - clock.now(), returnMs(table)), playOnDeserted);
      return;
    }
    const game = gameOf(table);
    const isComputer = (seat: Seat) => playedByComputer(table.seats[seat]!);
    const toAct = seatsToAct(game, table);
    const computer = toAct.find(isComputer);
    searches.keepOnly(table, computer === undefined ? null : { game, table, seat: computer });
    if (computer !== undefined) {
      thinker?.warmUp();
      const leftMs = thinking.leftMs(table, computer, pacesBefore(game, table));
      const waitMs = Math.max(leftMs, untilPreparedMs(game, table, clock.now()));
      timers.addSearch(table, waitMs, moveOf({ game, table, seat: computer }, searches, log));
    }
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
    else for (const { forget } of [thinking, turns, searches]) forget(table.id);
  };

  return {
    ...stopsOf(timers, searches),
    resume: timers.resume,
    idle: timers.idle,

    get dueCount() {
      return timers.dueCount;
    },

    schedule,

    hurry(table) {
      thinking.hurry(table.id);
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
const stopsOf = (timers: TableTimers, searches: Searches): Pick<TableTimers, 'cancel' | 'pause'> => ({
  cancel(tableId) {
    searches.forget(tableId);
    timers.cancel(tableId);
  },

  pause(outage) {
    searches.forgetIn(outage.covers);
    timers.pause(outage);
  },
});

/** How long the next computer's move waits for a person who may prepare for it. At most all of that time, as the wall clock may go back. */
const untilPreparedMs = (game: AnyGame, table: PlayingTable, now: number): number =>
  Math.min((waitsForPreparation(game, table)?.until ?? now) - now, LONGER_PREPARATION_MS);

/** A computer takes so many times its pace over a move before which a person has something to read. */
const READING_PACES = 5;

/** How many times its pace a computer takes over its move: only what everybody sees decides on it. */
const pacesBefore = (game: AnyGame, { state, seats }: PlayingTable): number =>
  (game.reading?.(state) ?? []).some((seat) => !playedByComputer(seats[seat]!)) ? READING_PACES : 1;

/** Finds a computer's move. A single choice is taken without thinking; where the computer fails, the first one is. */
const moveOf =
  (turn: Turn, searches: Searches, log: AutomationOptions['log']): FindTransition =>
  async (signal) => {
    const { game, table, seat } = turn;
    const onFailure = failureLog(log, table, seat);
    if (game.choices(table.state, seat).length === 1)
      return actByComputer(game, seat, 'computer', { onFailure });
    try {
      const thought = await searches.think(turn, signal);
      return actByComputer(game, seat, 'computer', { name: thought?.name ?? null, onFailure });
    } catch (error) {
      onFailure(error);
      return actByFallback(game, seat, 'computer');
    }
  };

const MAX_LOGGED_FRAMES = 10;

/** Logs where a computer player has failed, without its error's message: that may tell a hand. */
const failureLog =
  (log: AutomationOptions['log'], { id, game, hand, seq }: PlayingTable, seat: Seat) =>
  (error: unknown): void => {
    const frames = String(error instanceof Error ? error.stack : '').match(/^\s+at .*$/gm) ?? [];
    const at = frames.slice(0, MAX_LOGGED_FRAMES).map((frame) => frame.trim());
    log.error({ table: id, game, hand, seq, seat, at }, 'a computer failed: its first legal choice is made');
  };

/** Keeps the time that each computer has left for its move, so that other players' actions do not start it anew. */
function createThinking({ clock, pace }: AutomationOptions) {
  const thoughts = new Map<string, { seat: Seat; prompt: number; until: number }>();
  /** Tables whose players do not want to watch: not stored, as they can press again after a restart. */
  const hurried = new Set<string>();
  return {
    leftMs(table: PlayingTable, seat: Seat, paces: number): number {
      if (hurried.has(table.id)) return 0;
      const prompt = promptOf(table, seat);
      let thought = thoughts.get(table.id);
      if (thought?.seat !== seat || thought.prompt !== prompt) {
        const takes = Array.from({ length: paces }, pace);
        thought = { seat, prompt, until: clock.monotonic() + takes.reduce((sum, ms) => sum + ms, 0) };
        thoughts.set(table.id, thought);
      }
      return thought.until - clock.monotonic();
    },
    hurry: (tableId: string): void => void hurried.add(tableId),
    forget(tableId: string): void {
      thoughts.delete(tableId);
      hurried.delete(tableId);
    },
  };
}

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
