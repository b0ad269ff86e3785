/**
 * The tables' keeper: one writer a table. Every step waits its turn in the table's queue, is committed, and only then
 * told to those who listen. What happens by itself (computers, clocks, the next hand) goes the same way.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type AnyGame, gameIn } from '../game/game.ts';
import { type Change, OPEN, type Table } from '../store/records.ts';
import type { TableStore, Unreadable } from '../store/tables.ts';
import { beginIfFull, expire, type Opening, openLobby } from './lobby.ts';
import { actByComputer, nextHand, playedByComputer, seatsToAct, warn } from './play.ts';
import { isNo, type No, no, type Step } from './refusals.ts';

export interface Told {
  /** Null: the table has just been opened, or read again after a restart. */
  readonly before: Table | null;
  readonly table: Table;
  readonly change: Change | null;
}

export interface TablesOptions {
  readonly store: TableStore;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer takes over a move, in milliseconds; not a function of what it holds. */
  readonly pace: () => number;
}

/** A player is told that their time runs out when this much of it is left; where turns are long, that it is their turn. */
const WARN_MS = 45_000;
const LONG_TURN_S = 300;
/** After a step that happens by itself failed (the database, say), it is tried again. */
const RETRY_MS = 5_000;
/** A table that ended so shortly before the process did may not have been shown so. */
const UNSHOWN_MS = 10 * 60_000;

export type Tables = ReturnType<typeof keepTables>;

export function keepTables({ store, games, clock, log, pace }: TablesOptions) {
  const known = new Map<string, Table>();
  const queues = new Map<string, Promise<unknown>>();
  const timers = new Map<string, (() => void)[]>();
  const listeners: ((told: Told) => void)[] = [];
  let closed = false;

  const gameOf = (table: Table): AnyGame => {
    const game = gameIn(games, table.game);
    if (!game) throw new Error(`no game '${table.game}'`);
    return game;
  };

  const tell = (told: Told): void => {
    for (const listener of listeners) {
      try {
        listener(told);
      } catch (error) {
        log.error({ table: told.table.id, err: error }, 'a listener failed');
      }
    }
  };

  /** Runs `job` when the table's earlier jobs are done. */
  const inTurn = <T>(id: string, job: () => Promise<T>): Promise<T> => {
    const run = (queues.get(id) ?? Promise.resolve()).then(job);
    const settled = run.catch(() => {});
    queues.set(id, settled);
    void settled.then(() => {
      if (queues.get(id) === settled) queues.delete(id);
    });
    return run;
  };

  /** Resolves when every step that was begun is done. */
  const idle = async (): Promise<void> => {
    while (queues.size > 0) await Promise.all(queues.values());
  };

  const find = async (id: string): Promise<Table | null> => known.get(id) ?? store.find(id);

  /** In the table's turn only: what was read must still be so when it is kept. */
  const load = async (id: string): Promise<Table | null> => {
    const table = await find(id);
    if (table && OPEN.includes(table.phase)) known.set(id, table);
    return table;
  };

  /**
   * Takes a step of the table's life, in its turn, on disk when this resolves.
   * @throws what the store throws; the table is then as it was
   */
  const step = (id: string, take: Step): Promise<Change | No> =>
    inTurn(id, async () => {
      const before = await load(id);
      if (!before) return no('no-table');
      const change = take(before, clock.now());
      if (isNo(change)) return change;
      try {
        await store.commit(before, change);
      } catch (error) {
        // Whatever is on disk is the truth; the next step reads it.
        known.delete(id);
        throw error;
      }
      // A ping may have come or gone while this was written.
      const table = { ...change.table, nudgeId: (known.get(id) ?? before).nudgeId };
      if (OPEN.includes(table.phase)) known.set(id, table);
      else known.delete(id);
      arm(table);
      tell({ before, table, change });
      return change;
    });

  /** Takes a step that happens by itself, after a while. */
  const later = (table: Table, ms: number, take: Step): void => {
    const cancel = clock.after(ms, () => {
      step(table.id, (now, at) => (now.version === table.version ? take(now, at) : no('moved-on'))).catch(
        (error) => {
          log.error({ table: table.id, err: error }, 'a step that happens by itself failed');
          if (!closed) later(table, RETRY_MS, take);
        },
      );
    });
    timers.set(table.id, [...(timers.get(table.id) ?? []), cancel]);
  };

  const disarm = (id: string): void => {
    for (const cancel of timers.get(id) ?? []) cancel();
    timers.delete(id);
  };

  /** Sets the clocks of what happens to a table by itself, as it stands now. */
  const arm = (table: Table): void => {
    disarm(table.id);
    if (closed) return;
    const { phase, deadline } = table;
    const left = deadline === null ? null : deadline - clock.now();
    if (phase === 'lobby' && left !== null) later(table, left, expire);
    if (phase === 'between' && left !== null) later(table, left, nextHand(gameOf(table)));
    if (phase !== 'playing') return;

    const game = gameOf(table);
    const toAct = seatsToAct(game, table);
    const computer = toAct.find((seat) => playedByComputer(table.seats[seat]!));
    if (computer !== undefined) later(table, pace(), actByComputer(game, computer, 'computer'));
    const person = toAct.find((seat) => !playedByComputer(table.seats[seat]!));
    if (person === undefined) return;
    if (left !== null) later(table, left, actByComputer(game, person, 'clock'));
    if (!table.warned) later(table, untilWarned(table, left), warn);
  };

  /** Opens a table's lobby; one that is full already, and starts by itself, begins. */
  const open = async (game: AnyGame, opening: Opening): Promise<Table> => {
    const lobby = openLobby(game, opening, clock.now());
    await store.create(lobby);
    const begun = beginIfFull(game, lobby, clock.now());
    if (begun) await store.commit(lobby, begun);
    const table = begun?.table ?? lobby;
    known.set(table.id, table);
    arm(table);
    return table;
  };

  return {
    gameOf,
    step,

    listen(listener: (told: Told) => void): void {
      listeners.push(listener);
    },

    open,

    /** The rematch of a table: whoever asks first opens it, the others find it. */
    rematch: (of: string, game: AnyGame, opening: Opening): Promise<{ table: Table; opened: boolean }> =>
      inTurn(of, async () => {
        const id = await store.rematchOf(of);
        const found = id === null ? null : await find(id);
        if (found) return { table: found, opened: false };
        return { table: await open(game, { ...opening, rematchOf: of }), opened: true };
      }),

    /** The table as it is, finished or not; null: there is none. */
    find,

    /**
     * Where a hand's public message is: no change of the table, only noted. The lobby's is the first hand's too, and
     * the first press may come before Discord has said which message it made.
     */
    showsIn: (id: string, hand: number, messageId: string): Promise<void> =>
      inTurn(id, async () => {
        const table = await load(id);
        if (!table || Math.max(table.hand, 1) !== Math.max(hand, 1)) return;
        if (known.has(id)) known.set(id, { ...table, messageId });
        await store.showsIn(id, table.hand, messageId);
      }),

    async nudgedIn(id: string, nudgeId: string | null): Promise<void> {
      const table = known.get(id);
      if (table) known.set(id, { ...table, nudgeId });
      await store.nudgedIn(id, nudgeId);
    },

    idsAt: store.idsAt,

    /**
     * Brings every open table back, and tells once more of those that have just ended.
     * @param downMs how long nobody could play: given back to every clock
     * @returns tables whose rows or states cannot be read; they are set aside
     */
    async recover(downMs: number): Promise<Unreadable[]> {
      const { tables, unreadable } = await store.open();
      const aside: Unreadable[] = [...unreadable];
      for (const stored of tables) {
        const error = whyUnreadable(stored, games);
        if (error) {
          aside.push({ ...stored, error });
          continue;
        }
        const table = stored.deadline === null ? stored : { ...stored, deadline: stored.deadline + downMs };
        if (table.deadline !== null && downMs > 0) await store.setDeadline(table.id, table.deadline);
        known.set(table.id, table);
        arm(table);
        tell({ before: null, table, change: null });
      }
      for (const table of await store.endedSince(clock.now() - downMs - UNSHOWN_MS))
        tell({ before: null, table, change: null });
      for (const { id, error } of aside) {
        log.error({ table: id, err: error }, 'a table cannot be read and is set aside');
        await store.setAside(id);
      }
      return aside;
    },

    idle,

    /** Nothing happens by itself any more; what was begun is finished. */
    async close(): Promise<void> {
      closed = true;
      for (const id of timers.keys()) disarm(id);
      await idle();
    },
  };
}

/** @param left until the turn runs out, in milliseconds; null: it does not */
function untilWarned({ turnSeconds }: Table, left: number | null): number {
  if (left === null) return WARN_MS;
  const turn = turnSeconds * 1000;
  return turnSeconds > LONG_TURN_S ? WARN_MS - (turn - left) : left - Math.min(WARN_MS, turn / 2);
}

/** Whether a table that was stored can be played on by the games there are. */
function whyUnreadable(table: Table, games: readonly AnyGame[]): Error | null {
  const game = gameIn(games, table.game);
  if (!game) return new Error(`no game '${table.game}'`);
  if (game.version !== table.gameVersion)
    return new Error(`written by version ${table.gameVersion} of the game`);
  const options = game.options.safeParse(table.options);
  const carry = table.carry === null ? null : game.schema.next.safeParse(table.carry);
  const needsState = table.phase === 'playing' || table.phase === 'between';
  const state = needsState ? game.schema.state.safeParse(table.state) : null;
  return options.error ?? carry?.error ?? state?.error ?? null;
}
