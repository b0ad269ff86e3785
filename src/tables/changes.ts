/** Notifies subscribers of changes, after they have been committed. */
import type { Logger } from 'pino';
import { isDeserted, type Table, waitsForReturn } from './table.ts';

export interface TableChange {
  /** The table before; null if no transition led here: it was opened, recovered or quarantined, or its deadline moved. */
  readonly before: Table | null;
  readonly table: Table;
}

/** Whether a change is a move at a table that is left to the computers: it is not shown before the hand is over. */
export const isUnattended = ({ before, table }: TableChange): boolean =>
  before !== null &&
  isDeserted(before) &&
  isDeserted(table) &&
  waitsForReturn(before) === waitsForReturn(table);

type Subscriber = (change: TableChange) => void;

export interface TableChanges {
  subscribe(subscriber: Subscriber): void;
  /** A subscriber that throws is logged, and stops neither the table nor the other subscribers. */
  notify(change: TableChange): void;
}

export function createTableChanges(log: Logger): TableChanges {
  const subscribers: Subscriber[] = [];
  return {
    subscribe(subscriber) {
      subscribers.push(subscriber);
    },

    notify(change) {
      for (const subscriber of subscribers) {
        try {
          subscriber(change);
        } catch (error) {
          log.error({ table: change.table.id, err: error }, 'subscriber failed');
        }
      }
    },
  };
}
