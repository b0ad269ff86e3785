/** What is known about the public messages: by table, as long as there may be something left to show of it. */
import { handsBegun, type Table } from '../../tables/table.ts';

export interface ShownTable {
  /** The table as of its latest change. */
  readonly table: Table;
  /** The components in its message, as JSON; null where unknown. */
  readonly components: string | null;
  /** Messages by others below it. */
  readonly messagesBelow: number;
}

export type ShownTables = Map<string, ShownTable>;

export function updateShown(shown: ShownTables, id: string, fields: Partial<ShownTable>): void {
  const entry = shown.get(id);
  if (entry) shown.set(id, { ...entry, ...fields });
}

/** Whether a later hand has begun meanwhile, in a message of its own. The lobby shares the first hand's message. */
export function isSuperseded(shown: ShownTables, table: Table): boolean {
  const latest = shown.get(table.id)?.table ?? table;
  return Math.max(handsBegun(latest), 1) > Math.max(handsBegun(table), 1);
}

export const tablesWhere = (shown: ShownTables, isWanted: (table: Table) => boolean): string[] =>
  [...shown].filter(([, { table }]) => isWanted(table)).map(([id]) => id);
