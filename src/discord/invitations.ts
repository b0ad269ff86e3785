/** How many people a table has invited lately: each invitation mentions somebody, so there is a limit. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** So many people are invited to a table within a minute at most. */
export const MAX_INVITED = 5;
const MINUTE_MS = 60_000;
/** Tables whose latest invitations are remembered; after a restart the count begins anew. */
const MAX_TABLES = 1_000;

export interface Invitations {
  /** Counts people who are to be invited. @returns false where they are too many, and nobody is counted */
  claim(tableId: string, people: number): boolean;
}

export function createInvitations({ monotonic }: Pick<Clock, 'monotonic'>): Invitations {
  const sent = new LRUCache<string, readonly number[]>({ max: MAX_TABLES });
  return {
    claim(tableId, people) {
      const now = monotonic();
      const lately = (sent.get(tableId) ?? []).filter((time) => now - time < MINUTE_MS);
      if (lately.length + people > MAX_INVITED) return false;
      sent.set(tableId, [...lately, ...Array.from({ length: people }, () => now)]);
      return true;
    },
  };
}
