/** Rate limits: a fixed window a bucket and one for the whole bot, told in Discord's headers. */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Bucket } from './route.ts';

export const GLOBAL_PER_SECOND = 50;

export interface Taken {
  headers: Record<string, string>;
  /** Set when the request is one too many. */
  refused?: { retryAfter: number; global: boolean };
}

export interface Limits {
  /** The wait in seconds that is told of one in seconds. */
  told: (seconds: number) => number;
  take: (bucket: Bucket | undefined, major: string) => Taken;
}

interface Window {
  endsAt: number;
  used: number;
}

export interface LimitOptions {
  clock: Clock;
  /**
   * The longest wait that is told, in milliseconds. discord.js waits in real time: where windows follow a clock that
   * a test moves, it must come back soon and ask again.
   */
  longestWait: number;
}

const seconds = (ms: number): string => (Math.max(0, Math.ceil(ms)) / 1000).toFixed(3);

const toldWithin =
  (longestWait: number) =>
  (wait: number): number =>
    Math.min(wait, longestWait / 1000);

export const noLimits = ({ longestWait }: LimitOptions): Limits => ({
  told: toldWithin(longestWait),
  take: () => ({ headers: {} }),
});

export const newLimits = ({ clock, longestWait }: LimitOptions): Limits => {
  const windows = new Map<string, Window>();
  const open = (key: string, perMs: number): Window => {
    const now = clock.now();
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { endsAt: now + perMs, used: 0 };
    windows.set(key, fresh);
    return fresh;
  };
  const wait = (window: Window) => Math.min(window.endsAt - clock.now(), longestWait);

  const refusal = (window: Window, global: boolean): Taken => {
    const retryAfter = wait(window);
    return { headers: {}, refused: { retryAfter: Number(seconds(retryAfter)), global } };
  };

  const take = (bucket: Bucket | undefined, major: string): Taken => {
    if (!bucket) return { headers: {} };
    const whole = bucket.global ? open('global', 1_000) : undefined;
    if (whole && whole.used >= GLOBAL_PER_SECOND) return refusal(whole, true);
    const window = open(`${bucket.name}:${major}`, bucket.perMs);
    const full = window.used >= bucket.limit;
    if (!full) {
      window.used += 1;
      if (whole) whole.used += 1;
    }
    const refused = full ? refusal(window, false) : undefined;
    return {
      headers: {
        'X-RateLimit-Limit': String(bucket.limit),
        'X-RateLimit-Remaining': String(bucket.limit - window.used),
        'X-RateLimit-Reset': seconds(Date.now() + wait(window)),
        'X-RateLimit-Reset-After': seconds(wait(window)),
        'X-RateLimit-Bucket': createHash('md5').update(bucket.name).digest('hex'),
        ...refused?.headers,
      },
      ...(refused?.refused ? { refused: refused.refused } : {}),
    };
  };
  return { take, told: toldWithin(longestWait) };
};
