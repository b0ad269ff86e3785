/** Changes of tables: each asks for an update of the table's public message; a new hand leaves the past one's behind. */
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import { type BetweenTable, handsBegun } from '../../tables/table.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Holds } from './holds.ts';
import { isAwaited } from './message-queue.ts';
import { type MessageStates, shownTable } from './message-states.ts';
import type { Pacing } from './pacing.ts';

export interface ChangeHandlerParts {
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly states: MessageStates;
  readonly holds: Pick<Holds, 'get'>;
  readonly pacing: Pick<Pacing, 'request'>;
  readonly queue: Pick<FairQueue, 'charge'>;
  /** Leaves the message of a past hand as its record. */
  readonly finish: (past: BetweenTable) => Promise<void>;
  readonly log: Logger;
  readonly work: PendingWork;
}

export function createChangeHandler(parts: ChangeHandlerParts) {
  const { tables, states, holds, pacing, queue, finish, log, work } = parts;

  const leavePast = (past: BetweenTable): void => {
    queue.charge(past.guildId, 1);
    work
      .track(finish(past))
      .catch((error) => log.info({ table: past.id, err: error }, 'past hand’s message could not be edited'));
  };

  return {
    /** Shows a table that has changed. */
    onChange({ before, table }: TableChange): void {
      const isNewHand = before?.phase === 'between' && handsBegun(table) > before.hand;
      if (isNewHand) leavePast(before);
      const previous = isNewHand ? undefined : states.get(table.id);
      const { components = null, messagesBelow = 0 } = previous ?? {};
      const shown = shownTable(table, isAwaited(tables, table));
      states.set({ table: shown, components, messagesBelow, isRecovered: before === null });
      // Without the permission every change would be refused; the update is repeated less and less often.
      if (holds.get(table.id)?.reason !== 'forbidden') pacing.request(table.id);
    },
  };
}
