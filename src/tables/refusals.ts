/** Why a table says no. Each has a sentence in every language (`src/text`). */
import type { Refusal } from '../game/game.ts';
import type { Change, Table } from '../store/records.ts';

export const TABLE_REFUSALS = [
  'no-table',
  'finished',
  'aside',
  'begun',
  'not-begun',
  'full',
  'already-seated',
  'not-seated',
  'not-host',
  'too-few',
  'no-such-seat',
  'moved-on',
  'not-away',
  'not-finished',
] as const;
export type TableRefusalId = (typeof TABLE_REFUSALS)[number];

/** A `no` of the table's own, or of the game that is played at it. */
export type No =
  | { readonly no: TableRefusalId; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly no: 'rules'; readonly refusal: Refusal };

export const isNo = (value: unknown): value is No =>
  typeof value === 'object' && value !== null && 'no' in value;

export const no = (id: TableRefusalId, params?: Readonly<Record<string, string | number>>): No => ({
  no: id,
  ...(params && { params }),
});

/** A step of a table's life: what it writes, or why it does not happen. Pure: time is handed in. */
export type Step = (table: Table, now: number) => Change | No;
