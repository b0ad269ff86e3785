/**
 * Shards of the bot, as Discord numbers them: each receives the events of the servers whose ids fall to it. Where several processes
 * share them, there is a power of two of shards. Each then has whole classes of servers, of which there are 1,024 however many
 * shards there are: what is locked and noted by class stays true when the servers are divided among more shards, or fewer.
 */

export interface Shard {
  readonly id: number;
  /** How many there are. */
  readonly count: number;
}

export const CLASSES = 1_024;

/** Whether a server's events go to a shard. */
export const serves = ({ id, count }: Shard, guildId: string): boolean =>
  (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id);

/** The classes of a shard's servers, in ascending order. The first has the shard's id. */
export const classesOf = ({ id, count }: Shard): number[] =>
  Array.from({ length: CLASSES / count }, (_, index) => id + index * count);

/** The two that together have the shard's servers, where there are twice as many shards. */
export const halvesOf = ({ id, count }: Shard): readonly [Shard, Shard] => [
  { id, count: 2 * count },
  { id: id + count, count: 2 * count },
];

/** The shard that has its servers where there are half as many. */
export const wholeOf = ({ id, count }: Shard): Shard => ({ id: id % (count / 2), count: count / 2 });

export const nameOf = ({ id, count }: Shard): string => `${id}/${count}`;

export const shardsOf = (count: number): Shard[] => Array.from({ length: count }, (_, id) => ({ id, count }));

/** @param least how many shards Discord asks for @returns the next power of two @throws {RangeError} beyond 1,024 */
export function shardCountFor(least: number): number {
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, least)));
  if (count > CLASSES) throw new RangeError(`there are at most ${CLASSES} shards, not ${least}`);
  return count;
}
