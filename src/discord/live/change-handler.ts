/** Changes of tables: each asks for an update of the table's public message. */
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { Holds } from './holds.ts';
import { isAwaited } from './message-queue.ts';
import { type MessageStates, shownTable } from './message-states.ts';
import type { Pacing } from './pacing.ts';

export interface ChangeHandlerParts {
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly states: MessageStates;
  readonly holds: Pick<Holds, 'get'>;
  readonly pacing: Pick<Pacing, 'request'>;
}

export function createChangeHandler(parts: ChangeHandlerParts) {
  const { tables, states, holds, pacing } = parts;

  return {
    /** Shows a table that has changed. */
    onChange({ before, table }: TableChange): void {
      const { components = null, messagesBelow = 0 } = states.get(table.id) ?? {};
      const shown = shownTable(table, isAwaited(tables, table));
      states.set({ table: shown, components, messagesBelow, isRecovered: before === null });
      // Without the permission every change would be refused; the update is repeated less and less often.
      if (holds.get(table.id)?.reason !== 'forbidden') pacing.request(table.id);
    },
  };
}
