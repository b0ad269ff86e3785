/** After a restart the tables of the earlier process are shown, no faster than Discord takes it: those that change go first. */
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { TableService } from '../../tables/service.ts';

/** With so many messages to be updated, no more tables are read for it. */
const MAX_BACKLOG = 100;

export interface RecoveredShowParts {
  readonly tables: Pick<TableService, 'showRecovered'>;
  /** Tables that are to be shown. */
  readonly backlog: () => number;
  readonly work: PendingWork;
  readonly log: Logger;
}

/** @returns the function that goes on; to be called at first after the recovery, and then whenever the backlog is shorter */
export function createRecoveredShow({ tables, backlog, work, log }: RecoveredShowParts): () => void {
  let isShowing = false;

  return () => {
    if (isShowing) return;
    isShowing = true;
    work
      .track(tables.showRecovered(() => backlog() < MAX_BACKLOG))
      .catch((error) => log.error({ err: error }, 'recovered tables could not be shown'))
      .finally(() => {
        isShowing = false;
      });
  };
}
