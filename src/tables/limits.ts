/**
 * How many tables may be open at once in a server: hosted by one member, in one channel, and in all. Slow tables are counted by
 * themselves: they go on for weeks, and would leave no room for the others.
 */
import type { ChosenLimits, TableLimits } from '../store/records.ts';
import type { TableRefusalId } from './refusals.ts';

/** The limits of a server whose managers have not chosen others. */
export const DEFAULT_LIMITS: TableLimits = { member: 5, channel: 10, server: 100 };

/** The highest limits that a manager may choose, as one process serves all servers. */
export const MAX_LIMITS: TableLimits = { member: 20, channel: 25, server: 300 };

/** The limits of a server: what its managers chose, and the usual ones. */
export const limitsOf = ({ member, channel, server }: ChosenLimits): TableLimits => ({
  member: member ?? DEFAULT_LIMITS.member,
  channel: channel ?? DEFAULT_LIMITS.channel,
  server: server ?? DEFAULT_LIMITS.server,
});

const REFUSALS = {
  member: 'member-limit',
  channel: 'channel-limit',
  server: 'server-limit',
} as const satisfies Record<keyof TableLimits, TableRefusalId>;

/** The limit that does not allow one more table; null where all do. */
export function reachedLimit(counts: TableLimits, limits: TableLimits) {
  const kinds = ['member', 'channel', 'server'] as const;
  const reached = kinds.find((kind) => counts[kind] >= limits[kind]);
  return reached === undefined ? null : { id: REFUSALS[reached], max: limits[reached] };
}
