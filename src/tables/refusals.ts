/** Reasons why a table refuses a transition. Each has a sentence in every language (`src/text`). */
import type { Refusal } from '../game/game.ts';
import type { TableUpdate } from '../store/records.ts';
import type { ReadableTable } from './table.ts';

/** Reasons about who sits at a table in play. */
const COMPANY_REFUSALS = [
  'is-present',
  'no-vacant-seat',
  'knows-a-hand',
  'is-away',
  'host-is-here',
  'vote-is-open',
  'no-vote',
  'voted-already',
  'not-invited',
  'too-many-invited',
  'waits-already',
  'many-wait',
  'not-waiting',
] as const;
export type CompanyRefusalId = (typeof COMPANY_REFUSALS)[number];

const TABLE_REFUSALS = [
  'no-table',
  'finished',
  'quarantined',
  'cleared',
  'begun',
  'not-begun',
  'full',
  'already-seated',
  'not-seated',
  'not-host',
  'too-few',
  'no-such-seat',
  'stale',
  'not-away',
  'not-finished',
  'no-hand',
  'not-agreed',
  'not-asked',
  'asked-already',
  'asked-lately',
  'last-hand-already',
  'agreed-already',
  'not-closing',
  'member-limit',
  'channel-limit',
  'server-limit',
  ...COMPANY_REFUSALS,
] as const;
export type TableRefusalId = (typeof TABLE_REFUSALS)[number];

/** Texts among the parameters are people's names. */
export interface OwnRefusal {
  readonly refused: TableRefusalId;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A refusal of the table itself, or of the game that is played at it. */
export type TableRefusal = OwnRefusal | { readonly refused: 'rules'; readonly refusal: Refusal };

export const isRefused = (value: unknown): value is TableRefusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

export const refused = (
  id: TableRefusalId,
  params?: Readonly<Record<string, string | number>>,
): OwnRefusal => ({
  refused: id,
  ...(params && { params }),
});

/** A pure function from a table to what it writes, or to why it is refused. */
export type Transition = (table: ReadableTable, now: number) => TableUpdate | TableRefusal;
