/** Counts the bot's requests, and by route those that were refused for being too fast. */
import type { DiscordOptions } from 'stand-in-discord/testing';

type RecordedRequest = Parameters<NonNullable<DiscordOptions['onRequest']>>[0];

/** The bot knows the content of a response only after this time: its next request may already be on its way. */
const IN_FLIGHT_MS = 100;
/** The bot counts its seconds from when it sends, Discord from when it receives: the ends of their windows differ. */
const WINDOW_SKEW_MS = 250;

interface Refused {
  total: number;
  /** Refused requests that the bot could have known to be too fast. */
  avoidable: number;
}

const routeOf = ({ method, path }: RecordedRequest): string =>
  `${method} ${path
    .replace(/^(\/interactions)\/.*/, '$1/…')
    .replace(/^(\/webhooks\/\d+)\/[^/]+/, '$1/…')
    .replaceAll(/\d{17,20}/g, ':id')}`;

/** @param knowsSince when the running process was started: it knows nothing from before */
export function requestCounter(knowsSince: () => number) {
  const refused = new Map<string, Refused>();
  let total = 0;
  let tooFast = 0;
  const byStatus = new Map<number, number>();
  return {
    count(request: RecordedRequest): void {
      total += 1;
      const { status, limit, at } = request;
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status !== 429) return;
      const since = limit?.knownSince;
      const isSkewed = limit?.scope === 'global' && limit.retryAfterMs < WINDOW_SKEW_MS;
      const isAvoidable =
        since !== undefined && since > knowsSince() && at - since > IN_FLIGHT_MS && !isSkewed;
      const route = `${routeOf(request)} (${limit?.scope ?? 'banned'})`;
      const counts = refused.get(route) ?? { total: 0, avoidable: 0 };
      refused.set(route, counts);
      counts.total += 1;
      if (!isAvoidable) return;
      counts.avoidable += 1;
      tooFast += 1;
    },
    summary: () => ({
      total,
      byStatus: Object.fromEntries([...byStatus].toSorted(([a], [b]) => a - b)),
      refused: Object.fromEntries(refused),
      avoidable: tooFast,
    }),
  };
}
