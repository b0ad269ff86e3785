/**
 * Notices that the wall clock was set, or stood still while the machine slept. Deadlines are by the wall clock, and move
 * with it; discord.js keeps its rate limits by it, and would wait for as long as it was set back.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PendingWork } from '../pending-work.ts';
import type { TableService } from '../tables/service.ts';
import type { BotRest } from './rest.ts';

const CHECK_MS = 5_000;
const MIN_JUMP_MS = 2_000;
/** The id of the outage as which such a time is given back; the ids of shards are not negative. */
const OUTAGE_ID = -2;

export interface ClockJumpParts {
  readonly rest: Pick<BotRest, 'forgetLimits'>;
  readonly tables: Pick<TableService, 'pause' | 'resume'>;
  /** Resolves when every open table is recovered. */
  readonly recovered: Promise<unknown>;
  /** The clock that discord.js uses. */
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

/** @returns the function that ends the watch */
export function watchClockJumps({ rest, tables, recovered, clock, log, work }: ClockJumpParts): () => void {
  let offset = clock.now() - clock.monotonic();

  const onJump = async (jumpMs: number): Promise<void> => {
    log.warn({ jumpMs }, 'the wall clock has jumped; deadlines move with it');
    rest.forgetLimits();
    await recovered;
    tables.pause({ id: OUTAGE_ID, covers: () => true }, jumpMs);
    await tables.resume(OUTAGE_ID);
  };

  const check = (): void => {
    const jumpMs = clock.now() - clock.monotonic() - offset;
    if (Math.abs(jumpMs) >= MIN_JUMP_MS) {
      offset += jumpMs;
      work.track(onJump(jumpMs)).catch((error) => log.error({ err: error }, 'deadlines could not be moved'));
    }
    cancelCheck = clock.after(CHECK_MS, check);
  };
  let cancelCheck = clock.after(CHECK_MS, check);
  return () => cancelCheck();
}
