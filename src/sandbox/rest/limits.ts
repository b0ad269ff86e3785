/** Rate limits: a fixed window per bucket and one for the whole bot, announced in Discord's headers. */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Bucket } from './route.ts';

const GLOBAL_PER_SECOND = 50;

interface LimitDecision {
  headers: Record<string, string>;
  /** Set when the request exceeds a limit; `retryAfter` is in seconds. */
  refused?: { retryAfter: number; global: boolean };
}

export interface Limits {
  /** The wait to announce for an actual wait; both in seconds. */
  announcedWait: (seconds: number) => number;
  take: (bucket: Bucket | undefined, major: string) => LimitDecision;
}

interface Window {
  endsAt: number;
  used: number;
}

export interface LimitOptions {
  clock: Clock;
  /**
   * The longest wait to announce, in milliseconds. discord.js waits in real time: with a clock that a test moves, it must
   * soon try again.
   */
  maxWaitMs: number;
}

const toSeconds = (ms: number): string => (Math.max(0, Math.ceil(ms)) / 1000).toFixed(3);

const capWait =
  (maxWaitMs: number) =>
  (seconds: number): number =>
    Math.min(seconds, maxWaitMs / 1000);

export const unlimited = ({ maxWaitMs }: LimitOptions): Limits => ({
  announcedWait: capWait(maxWaitMs),
  take: () => ({ headers: {} }),
});

export const rateLimits = ({ clock, maxWaitMs }: LimitOptions): Limits => {
  const windows = new Map<string, Window>();
  const open = (key: string, perMs: number): Window => {
    const now = clock.now();
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    const opened = { endsAt: now + perMs, used: 0 };
    windows.set(key, opened);
    return opened;
  };
  const wait = (window: Window) => Math.min(window.endsAt - clock.now(), maxWaitMs);

  const refusal = (window: Window, global: boolean): LimitDecision => {
    const retryAfter = wait(window);
    return { headers: {}, refused: { retryAfter: Number(toSeconds(retryAfter)), global } };
  };

  const take = (bucket: Bucket | undefined, major: string): LimitDecision => {
    if (!bucket) return { headers: {} };
    const globalWindow = bucket.global ? open('global', 1_000) : undefined;
    if (globalWindow && globalWindow.used >= GLOBAL_PER_SECOND) return refusal(globalWindow, true);
    const window = open(`${bucket.name}:${major}`, bucket.perMs);
    const isFull = window.used >= bucket.limit;
    if (!isFull) {
      window.used += 1;
      if (globalWindow) globalWindow.used += 1;
    }
    const refused = isFull ? refusal(window, false) : undefined;
    return {
      headers: {
        'X-RateLimit-Limit': String(bucket.limit),
        'X-RateLimit-Remaining': String(bucket.limit - window.used),
        'X-RateLimit-Reset': toSeconds(Date.now() + wait(window)),
        'X-RateLimit-Reset-After': toSeconds(wait(window)),
        'X-RateLimit-Bucket': createHash('md5').update(bucket.name).digest('hex'),
        ...refused?.headers,
      },
      ...(refused?.refused ? { refused: refused.refused } : {}),
    };
  };
  return { take, announcedWait: capWait(maxWaitMs) };
};
