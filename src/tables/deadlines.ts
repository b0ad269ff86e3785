/** Deadlines of tables that move, so that players get back the time that they could not use. */
import type { DeadlineChange } from '../store/tables.ts';
import type { OpenTable } from './table.ts';

export function withLaterDeadline(table: OpenTable, ms: number): OpenTable {
  return table.deadline === null ? table : { ...table, deadline: table.deadline + ms };
}

/** The change of a table's deadline as it is stored; empty if there is no deadline, or it stays the same. */
export function deadlineChange(before: OpenTable, after: OpenTable): DeadlineChange[] {
  if (before.deadline === null || after.deadline === null || before.deadline === after.deadline) return [];
  return [{ id: before.id, from: before.deadline, to: after.deadline }];
}
