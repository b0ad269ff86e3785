/** Measures what people experience: how long answers take, apart during disturbances, and which plays were acknowledged. */
import type { Outcome } from 'stand-in-discord/testing';
import { histogram } from './histogram.ts';

interface PlayCount {
  sent: number;
  acknowledged: number;
}

export type Meter = ReturnType<typeof soakMeter>;

/** An answer counts as disturbed if it is sent within this time after the bot or its connection came back. */
const AFTERMATH_MS = 1_000;

export function soakMeter() {
  const undisturbed = histogram();
  const disturbed = histogram();
  const unanswered = { undisturbed: 0, disturbed: 0 };
  /** By table and user. */
  const plays = new Map<string, PlayCount>();
  const downCauses = new Set<string>(['start']);
  let disturbances = 0;
  let upSince = 0;

  const isQuiet = (): boolean => downCauses.size === 0 && performance.now() - upSince > AFTERMATH_MS;

  return {
    plays,
    /** Something keeps the bot from answering, or no longer does. */
    setDown(cause: string, isDown: boolean): void {
      disturbances += 1;
      if (isDown) downCauses.add(cause);
      else downCauses.delete(cause);
      upSince = performance.now();
    },
    /** Measures what a member does until it has its first answer. */
    async measure(act: () => Promise<Outcome>): Promise<Outcome> {
      const wasQuiet = isQuiet();
      const before = disturbances;
      const from = performance.now();
      const outcome = await act();
      const ms = performance.now() - from;
      const isUndisturbed = wasQuiet && before === disturbances;
      if (outcome.answer === undefined) unanswered[isUndisturbed ? 'undisturbed' : 'disturbed'] += 1;
      else (isUndisturbed ? undisturbed : disturbed).add(ms);
      return outcome;
    },
    /** The plays of a user at a table; to be counted up by whoever sends them. */
    playCount(table: string, user: string): PlayCount {
      const key = `${table}/${user}`;
      const count = plays.get(key) ?? { sent: 0, acknowledged: 0 };
      plays.set(key, count);
      return count;
    },
    summary: () => ({
      undisturbed: { ...undisturbed.summary(), unanswered: unanswered.undisturbed },
      disturbed: { ...disturbed.summary(), unanswered: unanswered.disturbed },
    }),
  };
}
