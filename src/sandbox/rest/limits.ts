/** Rate limits: a fixed window per bucket and one for the whole bot, announced in Discord's headers. */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Bucket } from './route.ts';

const GLOBAL_PER_SECOND = 50;

export interface LimitRefusal {
  /** In seconds. */
  retryAfter: number;
  global: boolean;
  /** When the bot could first know that this window is full; undefined: never before this refusal. */
  knownSince?: number;
}

interface LimitDecision {
  headers: Record<string, string>;
  /** Set when the request exceeds a limit. */
  refused?: LimitRefusal;
  /** To be called when a response with these headers is sent: from then on the bot knows the window. */
  announced: () => void;
}

export interface Limits {
  /** The wait to announce for an actual wait; both in seconds. */
  announcedWait: (seconds: number) => number;
  take: (bucket: Bucket | undefined, major: string) => LimitDecision;
}

interface Window {
  endsAt: number;
  used: number;
  /** When the bot was first told of this window; for the published global limit, when the window opened. */
  knownSince?: number;
}

/** With more windows than this, those that are over are dropped: every interaction's token has a window of its own. */
const MAX_IDLE_WINDOWS = 1_000;

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
  take: () => ({ headers: {}, announced: () => {} }),
});

export const rateLimits = ({ clock, maxWaitMs }: LimitOptions): Limits => {
  const windows = new Map<string, Window>();
  const open = (key: string, perMs: number): Window => {
    const now = clock.now();
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    if (windows.size > MAX_IDLE_WINDOWS)
      for (const [other, { endsAt }] of windows) if (endsAt <= now) windows.delete(other);
    const opened: Window = { endsAt: now + perMs, used: 0 };
    windows.set(key, opened);
    return opened;
  };
  const openGlobal = (): Window => {
    const window = open('global', 1_000);
    window.knownSince ??= clock.now();
    return window;
  };
  const wait = (window: Window) => Math.min(window.endsAt - clock.now(), maxWaitMs);

  const refusal = (window: Window, global: boolean): LimitRefusal => ({
    retryAfter: Number(toSeconds(wait(window))),
    global,
    ...(window.knownSince === undefined ? {} : { knownSince: window.knownSince }),
  });

  const take = (bucket: Bucket | undefined, major: string): LimitDecision => {
    if (!bucket) return { headers: {}, announced: () => {} };
    const globalWindow = bucket.global ? openGlobal() : undefined;
    if (globalWindow && globalWindow.used >= GLOBAL_PER_SECOND)
      return { headers: {}, refused: refusal(globalWindow, true), announced: () => {} };
    const window = open(`${bucket.name}:${major}`, bucket.perMs);
    const isFull = window.used >= bucket.limit;
    if (!isFull) {
      window.used += 1;
      if (globalWindow) globalWindow.used += 1;
    }
    return {
      headers: {
        'X-RateLimit-Limit': String(bucket.limit),
        'X-RateLimit-Remaining': String(bucket.limit - window.used),
        'X-RateLimit-Reset': toSeconds(Date.now() + wait(window)),
        'X-RateLimit-Reset-After': toSeconds(wait(window)),
        'X-RateLimit-Bucket': createHash('md5').update(bucket.name).digest('hex'),
      },
      ...(isFull ? { refused: refusal(window, false) } : {}),
      announced: () => {
        window.knownSince ??= clock.now();
      },
    };
  };
  return { take, announcedWait: capWait(maxWaitMs) };
};
