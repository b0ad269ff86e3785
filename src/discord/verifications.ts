/**
 * Verifies finished tables, a few at a time: their hands are played again in pieces between presses, and computers choose
 * again in the thinking threads, after everything else.
 */
import { createHash } from 'node:crypto';
import { yieldToEventLoop } from '../event-loop.ts';
import type { AnyGame } from '../game/game.ts';
import { chooseAgain } from '../proof/choose.ts';
import { ledgerPartOf } from '../proof/ledger-part.ts';
import { type TableFile, writeTableFile } from '../proof/table-file.ts';
import type { Verdict } from '../proof/verdict.ts';
import { verifyTable } from '../proof/verify.ts';
import type { LedgerPart } from '../proof/verify-parts.ts';
import { type FinishedTable, tableFileOf } from '../proof/write.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { FinishedTableStore } from '../store/finished-tables.ts';
import type { Thinker } from '../tables/thinker.ts';

/** So many are verified at once, and so many wait; more are refused. */
const MAX_RUNNING = 2;
const MAX_WAITING = 8;
/** Verdicts that are kept: the same file has the same, by the same ledger. */
const MAX_KEPT = 200;

/** A table's file, and what its verification has found. */
export interface VerifiedFile {
  readonly text: string;
  readonly commitment: string;
  readonly verdict: Verdict;
}

export interface Verifications {
  /** @returns 'busy' where too many are under way @throws where what is stored cannot be read */
  verify(game: AnyGame, table: FinishedTable): Promise<VerifiedFile | 'busy'>;
  /** Those under way end with an error. */
  close(): void;
}

interface VerificationParts {
  readonly store: Pick<FinishedTableStore, 'played'>;
  readonly games: readonly AnyGame[];
  /** Null: computers choose again in this thread. */
  readonly thinker: Pick<Thinker, 'chooseAgain'> | null;
}

export function createVerifications({ store, games, thinker }: VerificationParts): Verifications {
  const verdicts = recentlyUsed<Verdict>(MAX_KEPT);
  const underWay = new Map<string, Promise<VerifiedFile>>();
  const limit = createLimit();
  let isClosed = false;

  const pause = async (): Promise<void> => {
    await yieldToEventLoop();
    if (isClosed) throw new Error('the bot is stopping');
  };

  const verdictOf = async (file: TableFile, text: string, ledger: LedgerPart): Promise<Verdict> => {
    const closed = JSON.stringify([...ledger.closed]);
    const key = createHash('sha256').update(text).update(closed).digest('base64');
    const known = verdicts.get(key);
    if (known) return known;
    const verdict = await verifyTable(file, {
      games,
      pause,
      ledger,
      choose: async (question) => (await thinker?.chooseAgain(question)) ?? chooseAgain(question),
    });
    verdicts.set(key, verdict);
    return verdict;
  };

  const run = async (game: AnyGame, table: FinishedTable): Promise<VerifiedFile> => {
    const played = await store.played(table.id, table.guildId);
    const file = await tableFileOf(game, table, played, pause);
    const text = writeTableFile(file);
    const verdict = await verdictOf(file, text, ledgerPartOf(game, table, played, file));
    return { text, commitment: file.commitment, verdict };
  };

  return {
    async verify(game, table) {
      const same = underWay.get(table.id);
      if (same) return same;
      if (limit.waiting() >= MAX_WAITING) return 'busy';
      const verified = limit.run(() => run(game, table)).finally(() => underWay.delete(table.id));
      underWay.set(table.id, verified);
      return verified;
    },

    close() {
      isClosed = true;
    },
  };
}

/** Runs a few jobs at once; the others wait for their turn. */
function createLimit() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => waiting.length,
    async run<T>(job: () => Promise<T>): Promise<T> {
      if (running >= MAX_RUNNING) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await job();
      } finally {
        // A job that ends leaves its place to the next.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
