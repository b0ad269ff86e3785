/**
 * Searches of computers for their moves. One goes on as long as its question is the same, whatever else happens at the table:
 * who comes back, votes or waits for a seat makes no computer think anew.
 */
import { type PlayingTable, promptOf } from './table.ts';
import type { Thinker, Thought, Turn } from './thinker.ts';

interface Search {
  readonly guildId: string;
  readonly question: string;
  readonly controller: AbortController;
  /** Kept once it is there, as the move may still have to be applied. */
  readonly thought: Promise<Thought | null>;
}

export interface Searches {
  /** Lets the computer think, or waits for what it thinks of already; null at once where the signal is aborted. */
  think(turn: Turn, signal: AbortSignal): Promise<Thought | null>;
  /** Withdraws what is searched for at a table, unless it is the move of this turn. @param turn null: no computer must act */
  keepOnly(table: Pick<PlayingTable, 'id'>, turn: Turn | null): void;
  /** Withdraws what is searched for at a table. */
  forget(tableId: string): void;
  /** Withdraws all searches at tables of some servers. */
  forgetIn(covers: (guildId: string) => boolean): void;
}

/** The seat's view follows from the plays, and the computer's chance from these numbers and the seats' salts, which stay. */
const questionOf = ({ table, seat }: Turn): string =>
  [table.hand, table.seq, promptOf(table, seat), seat].join('/');

/** @param thinker null: every move is thought of where it is made */
export function createSearches(thinker: Pick<Thinker, 'think'> | null): Searches {
  const searches = new Map<string, Search>();

  const forget = (tableId: string): void => {
    searches.get(tableId)?.controller.abort();
    searches.delete(tableId);
  };

  const begin = (turn: Turn, question: string): Search => {
    const { id, guildId } = turn.table;
    forget(id);
    const controller = new AbortController();
    const thought = thinker?.think(turn, controller.signal) ?? Promise.resolve(null);
    const search = { guildId, question, controller, thought };
    searches.set(id, search);
    return search;
  };

  return {
    think(turn, signal) {
      const question = questionOf(turn);
      const known = searches.get(turn.table.id);
      const { thought } = known?.question === question ? known : begin(turn, question);
      return Promise.race([thought, untilAborted(signal)]);
    },

    keepOnly({ id }, turn) {
      if (turn === null || searches.get(id)?.question !== questionOf(turn)) forget(id);
    },

    forget,

    forgetIn(covers) {
      for (const [id, { guildId }] of [...searches]) if (covers(guildId)) forget(id);
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
