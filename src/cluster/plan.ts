/**
 * Decides what a process does next, so that every shard is served by one process, and all by about as many; and so that there come
 * to be as many shards as there are to be. Each process decides for itself from what all can see, the locks that are held; a lock that
 * another one was quicker to take is the answer.
 */
import { CLASSES, classesOf, halvesOf, nameOf, type Shard, shardsOf, wholeOf } from '../shard.ts';
import type { LockHolder } from '../store/locks.ts';

/** A shard that is free for longer than this is taken by whoever serves fewer than its share. */
const FREE_MS = 3_000;
/** A shard that is free for longer than this is taken by anybody. */
const LONG_FREE_MS = 8_000;

export interface ClusterView {
  /** This process. */
  readonly process: string;
  /** How many shards there are to be. */
  readonly count: number;
  /** What this process serves: for a while there may be more of these shards, or fewer. */
  readonly own: readonly Shard[];
  readonly holders: readonly LockHolder[];
  /** For how long there has been a shard that nobody serves. */
  readonly freeForMs: number;
}

export interface Step {
  readonly kind: 'take' | 'hand-over' | 'split' | 'merge';
  /** `merge`: the shard that takes the place of its two halves. */
  readonly shard: Shard;
}

/** @returns null where nothing is to be done */
export function nextStep(view: ClusterView): Step | null {
  const { process, count, own, holders, freeForMs } = view;
  const members = holders.filter(({ isMember }) => isMember);
  const rank = members.findIndex((member) => member.process === process);
  if (rank === -1) return null;
  const others = own.find((shard) => shard.count !== count);
  if (others) return resharding(others, view);
  const sizes = members.map(({ classes }) => Math.ceil((classes.length * count) / CLASSES));
  const least = Math.min(...sizes);
  const free = freeShards(holders, count);
  if (free.length > 0) {
    const isNext = sizes[rank] === least || (freeForMs > FREE_MS && sizes[rank]! < count / members.length);
    // Processes begin at different shards, so that they do not all try for the same one.
    return isNext || freeForMs > LONG_FREE_MS ? { kind: 'take', shard: free[rank % free.length]! } : null;
  }
  const most = Math.max(...sizes);
  // One at a time: the first of those that have most.
  if (sizes.indexOf(most) !== rank || most - least < 2) return null;
  const shard = own.toSorted((a, b) => a.id - b.id).at(-1);
  return shard ? { kind: 'hand-over', shard } : null;
}

/** A shard is split into its halves; two halves are first brought together: whoever has the second one leaves it to the other. */
function resharding(shard: Shard, { process, count, own, holders }: ClusterView): Step | null {
  if (shard.count < count) return { kind: 'split', shard };
  const whole = wholeOf(shard);
  const other = halvesOf(whole).find(({ id }) => id !== shard.id)!;
  if (own.some((each) => nameOf(each) === nameOf(other))) return { kind: 'merge', shard: whole };
  const classes = new Set(classesOf(other));
  const owners = holders.filter((holder) => holder.classes.some((value) => classes.has(value)));
  if (owners.length === 0) return { kind: 'take', shard: other };
  const isOfOther = owners.every((owner) => owner.process !== process && owner.isMember);
  return isOfOther && shard.id > other.id ? { kind: 'hand-over', shard } : null;
}

function freeShards(holders: readonly LockHolder[], count: number): Shard[] {
  const taken = new Set(holders.flatMap(({ classes }) => classes.map((value) => value % count)));
  return shardsOf(count).filter(({ id }) => !taken.has(id));
}
