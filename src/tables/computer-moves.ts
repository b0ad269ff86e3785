/** Moves of computers: each takes its time, of which only what everybody sees decides, and is found in the threads meanwhile. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { levelOf } from './levels.ts';
import { pacesBefore } from './paces.ts';
import { actByComputer, actByFallback } from './play.ts';
import { LONGER_PREPARATION_MS, waitsForPreparation } from './preparation.ts';
import { createSearches, type Searches } from './searches.ts';
import { type PlayingTable, promptOf } from './table.ts';
import type { ComputerTurn, Thinker } from './thinker.ts';
import type { FindTransition } from './timed-tasks.ts';
import type { TableTimers } from './timers.ts';

export interface ComputerMoves {
  /** Sets the timer of the computer's move that is next. @param seat null: no computer must act */
  schedule(game: AnyGame, table: PlayingTable, seat: Seat | null): void;
  /** No computer of the table takes its time any more, until its hand is over. */
  hurry(tableId: string): void;
  /** Withdraws what is searched for at a table. */
  withdraw(tableId: string): void;
  /** Withdraws what is searched for at the tables of some servers. */
  withdrawIn(covers: (guildId: string) => boolean): void;
  /** No hand is in play at the table. */
  forget(tableId: string): void;
}

export interface ComputerMovesOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer usually takes over a move, in milliseconds: it varies from one move to the next. */
  readonly pace: () => number;
  /** Chooses the computers' moves; null: this thread does. */
  readonly thinker: Thinker | null;
}

export function createComputerMoves(
  options: ComputerMovesOptions,
  timers: Pick<TableTimers, 'addSearch'>,
): ComputerMoves {
  const { clock, log, thinker } = options;
  const thinking = createThinking(options);
  const searches = createSearches(thinker, (turn, error) => logWeaker(log, turn, error));
  return {
    schedule(game, table, seat) {
      const turn = seat === null ? null : { game, table, seat, level: levelOf(table.seats[seat]!) };
      searches.keepOnly(table, turn);
      if (turn === null) return;
      thinker?.warmUp();
      // It thinks while it takes its time, so that this is every computer's, whatever it holds.
      if (turn.level === 'master' && !hasOneChoice(turn)) searches.thinkAhead(turn);
      const leftMs = thinking.leftMs(table, turn.seat, pacesBefore(game, table, turn.seat));
      const waitMs = Math.max(leftMs, untilPreparedMs(game, table, clock.now()));
      timers.addSearch(table, waitMs, moveOf(turn, searches, log));
    },

    hurry: thinking.hurry,
    withdraw: searches.forget,
    withdrawIn: searches.forgetIn,

    forget(tableId) {
      thinking.forget(tableId);
      searches.forget(tableId);
    },
  };
}

/** How long the next computer's move waits for a person who may prepare for it. At most all of that time, as the wall clock may go back. */
const untilPreparedMs = (game: AnyGame, table: PlayingTable, now: number): number =>
  Math.min((waitsForPreparation(game, table)?.until ?? now) - now, LONGER_PREPARATION_MS);

const hasOneChoice = ({ game, table, seat }: ComputerTurn): boolean =>
  game.choices(table.state, seat).length === 1;

/** Finds a computer's move. A single choice is taken without thinking; where the computer fails, the first one is. */
const moveOf =
  (turn: ComputerTurn, searches: Searches, log: Logger): FindTransition =>
  async (signal) => {
    const { game, table, seat, level } = turn;
    const onFailure = failureLog(log, table, seat);
    const [only] = game.choices(table.state, seat);
    if (hasOneChoice(turn))
      return actByComputer(game, seat, 'computer', { name: game.nameOf(only), level, onFailure });
    try {
      const made = await searches.think(turn, signal);
      return actByComputer(game, seat, 'computer', { ...made, onFailure });
    } catch (error) {
      onFailure(error);
      return actByFallback(game, seat, 'computer');
    }
  };

const MAX_LOGGED_FRAMES = 10;

/** Logs where a computer player has failed, without its error's message: that may tell a hand. */
export const failureLog =
  (log: Logger, { id, game, hand, seq }: PlayingTable, seat: Seat) =>
  (error: unknown): void => {
    const at = framesOf(error);
    log.error({ table: id, game, hand, seq, seat, at }, 'a computer failed: its first legal choice is made');
  };

/** The same where a master has failed, or has taken too long. */
function logWeaker(log: Logger, { table, seat }: ComputerTurn, error: unknown): void {
  const { id, game, hand, seq } = table;
  const at = framesOf(error);
  log.warn({ table: id, game, hand, seq, seat, at }, 'a master failed: it plays this move as house');
}

const framesOf = (error: unknown): string[] => {
  const frames = String(error instanceof Error ? error.stack : '').match(/^\s+at .*$/gm) ?? [];
  return frames.slice(0, MAX_LOGGED_FRAMES).map((frame) => frame.trim());
};

/** Keeps the time that each computer has left for its move, so that other players' actions do not start it anew. */
function createThinking({ clock, pace }: ComputerMovesOptions) {
  const thoughts = new Map<string, { seat: Seat; prompt: number; until: number }>();
  /** Tables whose players do not want to watch: not stored, as they can press again after a restart. */
  const hurried = new Set<string>();
  return {
    leftMs(table: PlayingTable, seat: Seat, paces: number): number {
      if (hurried.has(table.id)) return 0;
      const prompt = promptOf(table, seat);
      let thought = thoughts.get(table.id);
      if (thought?.seat !== seat || thought.prompt !== prompt) {
        thought = { seat, prompt, until: clock.monotonic() + paces * pace() };
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
