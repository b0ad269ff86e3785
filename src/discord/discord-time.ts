/**
 * Discord's time, by which the age of an interaction is judged. The clock of this host may be wrong by minutes, so the
 * difference between the two is measured: each response says when Discord sent it, and nothing arrives before it was made.
 */
import { type RESTOptions, SnowflakeUtil } from 'discord.js';
import { createHttp } from './http.ts';

/** The header `Date` has whole seconds. */
const DATE_PRECISION_MS = 1_000;

export interface DiscordTime {
  /** Performs a request of discord.js, and reads Discord's time from the response. */
  readonly makeRequest: RESTOptions['makeRequest'];
  /** Milliseconds that have certainly passed since Discord made the id of something that has arrived. */
  minimumAgeMs(id: string): number;
  /** By how much the clock of this host is certainly wrong, forward or back. */
  minimumErrorMs(): number;
  /** Milliseconds since a response last said what time it is at Discord. */
  sinceMeasuredMs(): number;
}

export function createDiscordTime(
  now: () => number,
  makeRequest: RESTOptions['makeRequest'] = createHttp(),
): DiscordTime {
  /** Discord's time minus this host's is not below `earliest`, and not above `latest`. */
  let earliest = Number.NEGATIVE_INFINITY;
  let latest = Number.POSITIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;

  const narrow = (low: number, high: number): void => {
    earliest = Math.max(earliest, low);
    latest = Math.min(latest, high);
    // This host's clock was set meanwhile, or runs at another pace: earlier measurements are void.
    if (earliest > latest) [earliest, latest] = [low, high];
  };

  return {
    async makeRequest(url, init) {
      const sentAt = now();
      const response = await makeRequest(url, init);
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) {
        measuredAt = now();
        narrow(date - measuredAt, date + DATE_PRECISION_MS - sentAt);
      }
      return response;
    },

    minimumAgeMs(id) {
      const madeAt = SnowflakeUtil.timestampFrom(id);
      narrow(madeAt - now(), Number.POSITIVE_INFINITY);
      return now() + earliest - madeAt;
    },

    minimumErrorMs: () => Math.max(0, earliest, -latest),

    sinceMeasuredMs: () => Math.abs(now() - measuredAt),
  };
}
