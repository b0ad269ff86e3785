/**
 * Decides what a process does next, so that every shard is served by one process, and all by about as many. Each process decides for
 * itself from what all can see, the locks that are held; a lock that another one was quicker to take is the answer.
 */
import { CLASSES, type Shard, shardsOf } from '../shard.ts';
import type { LockHolder } from '../store/locks.ts';

/** A shard that is free for longer than this is taken by whoever serves fewer than its share. */
const FREE_MS = 3_000;
/** A shard that is free for longer than this is taken by anybody. */
const LONG_FREE_MS = 8_000;

export interface ClusterView {
  /** This process. */
  readonly process: string;
  /** How many shards there are. */
  readonly count: number;
  readonly holders: readonly LockHolder[];
  /** For how long there has been a shard that nobody serves. */
  readonly freeForMs: number;
}

export type Step = { readonly kind: 'take' | 'hand-over'; readonly shard: Shard };

/** @returns null where nothing is to be done */
export function nextStep({ process, count, holders, freeForMs }: ClusterView): Step | null {
  const members = holders.filter(({ isMember }) => isMember);
  const rank = members.findIndex((member) => member.process === process);
  if (rank === -1) return null;
  const sizes = members.map(({ classes }) => Math.ceil((classes.length * count) / CLASSES));
  const own = sizes[rank]!;
  const least = Math.min(...sizes);
  const free = freeShards(holders, count);
  if (free.length > 0) {
    const isNext = own === least || (freeForMs > FREE_MS && own < count / members.length);
    // Processes begin at different shards, so that they do not all try for the same one.
    return isNext || freeForMs > LONG_FREE_MS ? { kind: 'take', shard: free[rank % free.length]! } : null;
  }
  const most = Math.max(...sizes);
  // One at a time: the first of those that have most.
  if (sizes.indexOf(most) !== rank || most - least < 2) return null;
  const shard = ownShards(members[rank]!, count).at(-1);
  return shard ? { kind: 'hand-over', shard } : null;
}

function freeShards(holders: readonly LockHolder[], count: number): Shard[] {
  const taken = new Set(holders.flatMap(({ classes }) => classes.map((value) => value % count)));
  return shardsOf(count).filter(({ id }) => !taken.has(id));
}

function ownShards({ classes }: LockHolder, count: number): Shard[] {
  const ids = new Set(classes.map((value) => value % count));
  return shardsOf(count).filter(({ id }) => ids.has(id));
}
