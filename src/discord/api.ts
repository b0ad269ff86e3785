/** The access to Discord's API that the bots of one process share. */

import type { RESTOptions } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { createArrivals } from './arrivals.ts';
import { createRest } from './client.ts';
import { createDiscordTime } from './discord-time.ts';
import { countResponses } from './gauges.ts';
import { createMemberLimit } from './member-limit.ts';
import type { BotRest } from './rest.ts';
import type { Admission } from './router.ts';

export interface Api {
  readonly rest: BotRest;
  readonly makeRequest: RESTOptions['makeRequest'];
  readonly admission: Admission;
  /** Asks Discord for its time. @returns by how much the clock of this host is certainly wrong */
  readonly measureClockError: () => Promise<number>;
}

interface ApiParts {
  readonly apiUrl: string;
  readonly token: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly memberPressesPerSecond: number;
}

export function createApi({
  apiUrl,
  token,
  clock,
  log,
  metrics = noMetrics,
  memberPressesPerSecond,
}: ApiParts): Api {
  const time = createDiscordTime(clock.now);
  const makeRequest = countResponses(time.makeRequest, metrics);
  const rest = createRest({ api: apiUrl, makeRequest }, log);
  rest.setToken(token);
  const measure = () => rest.get(Routes.gateway(), { auth: false });
  const arrivals = createArrivals({ time, measure, log });
  const limit = createMemberLimit(memberPressesPerSecond, clock.monotonic);
  return {
    rest,
    makeRequest,
    admission: { limit, arrivals },
    async measureClockError() {
      await measure();
      return time.minimumErrorMs();
    },
  };
}
