/** The state of each public message, by table, as long as there may be something left to show of the table. */
import { handsBegun, type Table } from '../../tables/table.ts';

export interface MessageState {
  /** The table as of its latest change. */
  readonly table: Table;
  /** The components in its message, as JSON; null where unknown. */
  readonly components: string | null;
  /** Messages by others below it. */
  readonly messagesBelow: number;
  /** No transition led to its latest change: after a restart or an outage its message is not posted anew for that. */
  readonly isRecovered: boolean;
}

export type MessageStates = Map<string, MessageState>;

export function updateState(states: MessageStates, id: string, fields: Partial<MessageState>): void {
  const entry = states.get(id);
  if (entry) states.set(id, { ...entry, ...fields });
}

/** Whether a later hand has begun meanwhile, in a message of its own. The lobby shares the first hand's message. */
export function isSuperseded(states: MessageStates, table: Table): boolean {
  const latest = states.get(table.id)?.table ?? table;
  return Math.max(handsBegun(latest), 1) > Math.max(handsBegun(table), 1);
}

export const tableIdsWhere = (states: MessageStates, isWanted: (table: Table) => boolean): string[] =>
  [...states].filter(([, { table }]) => isWanted(table)).map(([id]) => id);
