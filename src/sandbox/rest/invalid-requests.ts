/** Invalid requests: an address that gets too many responses of 401, 403 and 429 is banned for a while. */
import { recordViolation, type World } from '../world/world.ts';

const DEFAULT_MAX_INVALID_REQUESTS = 10_000;
const WINDOW_MS = 10 * 60_000;
/** Discord publishes no figure. */
const BAN_MS = 10 * 60_000;

export interface InvalidRequests {
  /** Counts a response. A 429 of scope "shared" is not the bot's fault and does not count. */
  count: (status: number, scope?: string) => void;
  /** How long the ban still lasts; 0: there is none. */
  banMs: () => number;
  /** Those of the last ten minutes. */
  readonly recent: number;
}

/** Ten minutes in steps of ten seconds: a bot that is refused often must not cost memory. */
const STEP_MS = 10_000;

export const invalidRequests = (
  world: World,
  maxInvalidRequests = DEFAULT_MAX_INVALID_REQUESTS,
): InvalidRequests => {
  const counts = new Map<number, number>();
  let bannedUntil = 0;
  const recent = (): number => {
    const first = (world.clock.now() - WINDOW_MS) / STEP_MS;
    for (const step of counts.keys()) if (step <= first) counts.delete(step);
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  };
  const banMs = (): number => Math.max(0, bannedUntil - world.clock.now());
  return {
    count: (status, scope) => {
      if (status !== 401 && status !== 403 && (status !== 429 || scope === 'shared')) return;
      const step = Math.floor(world.clock.now() / STEP_MS);
      counts.set(step, (counts.get(step) ?? 0) + 1);
      if (banMs() > 0 || recent() < maxInvalidRequests) return;
      bannedUntil = world.clock.now() + BAN_MS;
      recordViolation(world, `${maxInvalidRequests} invalid requests in ten minutes: the address is banned`);
    },
    banMs,
    get recent() {
      return recent();
    },
  };
};
