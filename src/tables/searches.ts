/**
 * Searches of computers for their moves. One goes on as long as its question is the same, whatever else happens at the table:
 * who comes back, votes or waits for a seat makes no computer think anew.
 */
import { DEFAULT_LEVEL, type Level } from '../game/levels.ts';
import { type PlayingTable, promptOf } from './table.ts';
import type { ComputerTurn, Thinker } from './thinker.ts';

/** A choice of a computer, and how strongly it played. */
interface Choice {
  readonly name: string;
  readonly level: Level;
}

interface Search {
  readonly guildId: string;
  readonly question: string;
  readonly controller: AbortController;
  /** Kept once it is there, as the move may still have to be applied. */
  readonly choice: Promise<Choice | null>;
}

export interface Searches {
  /** Lets the computer think, or waits for what it thinks of already; null at once where the signal is aborted. */
  think(turn: ComputerTurn, signal: AbortSignal): Promise<Choice | null>;
  /** Lets a master think ahead of its move, as it takes its time. */
  thinkAhead(turn: ComputerTurn): void;
  /** Withdraws what is searched for at a table, unless it is the move of this turn. @param turn null: no computer must act */
  keepOnly(table: Pick<PlayingTable, 'id'>, turn: ComputerTurn | null): void;
  /** Withdraws what is searched for at a table. */
  forget(tableId: string): void;
  /** Withdraws all searches at tables of some servers. */
  forgetIn(covers: (guildId: string) => boolean): void;
}

/** The seat's view follows from the plays, and the computer's chance from these numbers and the seats' salts, which stay. */
const questionOf = ({ table, seat, level }: ComputerTurn): string =>
  [table.hand, table.seq, promptOf(table, seat), seat, level].join('/');

/**
 * @param thinker null: every move is thought of where it is made
 * @param onWeaker called where a master has failed or taken too long, and a usual computer plays in its place
 */
export function createSearches(
  thinker: Pick<Thinker, 'think'> | null,
  onWeaker: (turn: ComputerTurn, error: unknown) => void,
): Searches {
  const searches = new Map<string, Search>();

  const forget = (tableId: string): void => {
    searches.get(tableId)?.controller.abort();
    searches.delete(tableId);
  };

  const chooseAt = async (turn: ComputerTurn, signal: AbortSignal): Promise<Choice | null> => {
    const name = await thinker?.think(turn, signal);
    return name === null || name === undefined ? null : { name, level: turn.level };
  };

  const choose = async (turn: ComputerTurn, signal: AbortSignal): Promise<Choice | null> => {
    if (turn.level !== 'master') return chooseAt(turn, signal);
    const choice = await chooseAt(turn, signal).catch((error) => onWeaker(turn, error));
    return choice || signal.aborted ? (choice ?? null) : chooseAt({ ...turn, level: DEFAULT_LEVEL }, signal);
  };

  const begin = (turn: ComputerTurn, question: string): Search => {
    const { id, guildId } = turn.table;
    forget(id);
    const controller = new AbortController();
    const choice = choose(turn, controller.signal);
    // Nobody may have asked yet, where a master thinks ahead.
    choice.catch(() => {});
    const search = { guildId, question, controller, choice };
    searches.set(id, search);
    return search;
  };

  const searchFor = (turn: ComputerTurn): Search => {
    const question = questionOf(turn);
    const known = searches.get(turn.table.id);
    return known?.question === question ? known : begin(turn, question);
  };

  return {
    think: (turn, signal) => Promise.race([searchFor(turn).choice, untilAborted(signal)]),

    thinkAhead: (turn) => void searchFor(turn),

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
