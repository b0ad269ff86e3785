/**
 * Decides which interactions are executed. After a lost connection Discord sends again what was missed, also what it has
 * meanwhile reported to its user as failed; and a process that stalls reads old interactions as if they were new.
 */
import type { Logger } from 'pino';
import { recentlyUsed } from '../recently-used.ts';
import type { DiscordTime } from './discord-time.ts';

/** Discord waits this long for an answer before it tells the user that the interaction failed. */
const MAX_AGE_MS = 3_000;
/** Before anything is dropped for its age, Discord's time is measured again if the last measurement is older than this. */
const MAX_MEASUREMENT_AGE_MS = 1_000;
/** More than arrive within the three seconds after which a repeated one is late anyway. */
const MAX_REMEMBERED = 10_000;

export interface ArrivalParts {
  readonly time: DiscordTime;
  /** Makes any request, so that its response tells Discord's time. */
  readonly measure: () => Promise<unknown>;
  readonly log: Logger;
}

export interface Arrivals {
  /** An interaction that has arrived is executed only if it is accepted: in time, and for the first time. */
  judge(interaction: { readonly id: string; readonly user: { readonly id: string } }): Promise<Arrival>;
}

type Arrival = 'accepted' | 'duplicate' | 'late';

export function createArrivals({ time, measure, log }: ArrivalParts): Arrivals {
  const accepted = recentlyUsed<true>(MAX_REMEMBERED);
  let measuring: Promise<unknown> | null = null;

  const measureOnce = async (): Promise<void> => {
    measuring ??= measure()
      .catch((error) => log.info({ err: error }, 'Discord’s time could not be measured'))
      .finally(() => {
        measuring = null;
      });
    await measuring;
  };

  const isLate = async (id: string): Promise<boolean> => {
    if (time.minimumAgeMs(id) <= MAX_AGE_MS) return false;
    // This host's clock may have been set since the last measurement.
    if (time.sinceMeasuredMs() > MAX_MEASUREMENT_AGE_MS) await measureOnce();
    return time.minimumAgeMs(id) > MAX_AGE_MS;
  };

  return {
    async judge({ id, user }) {
      const fields = { interaction: id, user: user.id };
      if (accepted.has(id)) {
        log.info(fields, 'an interaction arrived twice');
        return 'duplicate';
      }
      accepted.set(id, true);
      if (!(await isLate(id))) return 'accepted';
      log.warn({ ...fields, ageMs: Math.round(time.minimumAgeMs(id)) }, 'an interaction arrived too late');
      return 'late';
    },
  };
}
