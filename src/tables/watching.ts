/** Who may watch a table: this is decided here, and nowhere else. */

import { mayEnter } from './private.ts';
import type { TableRefusalId } from './refusals.ts';
import { isBegun, isReadable, seatIndex, type Table } from './table.ts';

/**
 * Why a user may not watch a table; null where they may. It is asked when they press *Watch* and with every change that their
 * panel shows. Whether they see its channel is asked where the press is known.
 */
export function whyNotWatch(table: Table, userId: string): TableRefusalId | null {
  if (!isReadable(table)) return table.phase;
  if (seatIndex(table, userId) >= 0) return 'already-seated';
  if (!mayEnter(table, userId)) return 'not-invited';
  if (!isBegun(table)) return table.phase === 'lobby' ? 'not-begun' : 'finished';
  return null;
}
