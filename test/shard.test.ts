/** Servers, shards and classes. */
import { expect, test } from 'vitest';
import { CLASSES, classesOf, serves, shardCountFor, shardsOf } from '../src/shard.ts';

const serverOf = (value: number): string => String(BigInt(value) << 22n);

test('a server is on the shard that Discord says: (server >> 22) % count', () => {
  expect(serves({ id: 3, count: 16 }, serverOf(16 * 7 + 3))).toBe(true);
  expect(serves({ id: 4, count: 16 }, serverOf(16 * 7 + 3))).toBe(false);
  expect(serves({ id: 0, count: 1 }, '1323802873036800000')).toBe(true);
});

test('shards of any number divide the classes among them, and serve the servers of theirs', () => {
  for (const count of [1, 2, 16, CLASSES]) {
    const all = shardsOf(count).flatMap(classesOf);
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: CLASSES }, (_, value) => value));
    for (const shard of shardsOf(count).slice(0, 20))
      for (const value of classesOf(shard).slice(0, 20))
        expect(serves(shard, serverOf(CLASSES * 5 + value))).toBe(true);
  }
});

test('there are as many shards as the next power of two, up to 1,024', () => {
  expect([0, 1, 2, 3, 16, 17, 1_000].map(shardCountFor)).toEqual([1, 1, 2, 4, 16, 32, 1_024]);
  expect(() => shardCountFor(1_025)).toThrow('at most 1024 shards');
});
