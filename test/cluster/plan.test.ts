/** What processes do by themselves, so that all shards are served, and by all about as many. */
import { expect, test } from 'vitest';
import { nextStep } from '../../src/cluster/plan.ts';
import { classesOf } from '../../src/shard.ts';
import { seededRandom } from '../soak/random.ts';

const COUNT = 16;

/** A cluster without time: processes take steps in any order, each by what it sees then. */
function newCluster(random: () => number) {
  const members = new Map<string, Set<number>>();
  const leaving = new Map<string, Set<number>>();
  let named = 0;
  let steps = 0;
  const holders = () =>
    [...members, ...leaving].map(([process, shards]) => ({
      process,
      isMember: members.has(process),
      classes: [...shards].flatMap((id) => classesOf({ id, count: COUNT })),
    }));
  const sizes = () => [...members.values()].map(({ size }) => size);
  /** @returns whether any process had something to do */
  const round = (freeForMs = 0): boolean => {
    let hasMoved = false;
    for (const process of [...members.keys()].toSorted(() => random() - 0.5)) {
      const step = nextStep({ process, count: COUNT, holders: holders(), freeForMs });
      if (!step) continue;
      hasMoved = true;
      steps += 1;
      const own = members.get(process)!;
      if (step.kind === 'take') own.add(step.shard.id);
      else own.delete(step.shard.id);
      for (const [other, shards] of members)
        if (other !== process && step.kind === 'take') expect(shards.has(step.shard.id)).toBe(false);
    }
    return hasMoved;
  };
  return {
    sizes,
    steps: () => steps,
    add: () => void members.set(`process ${++named}`, new Set()),
    /** Ends one at once, as a kill does. */
    kill: (index: number) => void members.delete([...members.keys()][index % members.size]!),
    settle(freeForMs = 0): void {
      for (let rounds = 0; round(freeForMs); rounds++) expect(rounds).toBeLessThan(100);
    },
    served: () => [...members.values()].flatMap((shards) => [...shards]).toSorted((a, b) => a - b),
  };
}

const ALL = Array.from({ length: COUNT }, (_, id) => id);

test('one process takes all shards, one after the other', () => {
  const cluster = newCluster(Math.random);
  cluster.add();
  cluster.settle();
  expect(cluster.served()).toEqual(ALL);
  expect(cluster.steps()).toBe(COUNT);
});

test('whatever processes come and go, every shard is served by one of them, and none serves two more than another', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const random = seededRandom(seed).next;
    const cluster = newCluster(random);
    cluster.add();
    for (let event = 0; event < 12; event++) {
      if (cluster.sizes().length > 1 && random() < 0.45) cluster.kill(Math.floor(random() * 10));
      else cluster.add();
      cluster.settle();
      expect(cluster.served()).toEqual(ALL);
      const sizes = cluster.sizes();
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
    }
  }
});

test('a process more takes its part from those that have most, and nothing else moves', () => {
  const cluster = newCluster(Math.random);
  for (let added = 0; added < 4; added++) cluster.add();
  cluster.settle();
  const before = cluster.steps();
  cluster.add();
  cluster.settle();
  expect(cluster.sizes().toSorted()).toEqual([3, 3, 3, 3, 4]);
  // Each that moves is handed over, and taken.
  expect(cluster.steps() - before).toBeLessThanOrEqual(8);
});

const view = (process: string, sizes: Readonly<Record<string, readonly number[]>>, freeForMs = 0) => ({
  process,
  count: 4,
  freeForMs,
  holders: Object.entries(sizes).map(([name, ids]) => ({
    process: name,
    isMember: !name.startsWith('leaving'),
    classes: ids.flatMap((id) => classesOf({ id, count: 4 })),
  })),
});

test('who serves least takes a free shard; after a while anybody below its share, and at last anybody', () => {
  const shares = { a: [], b: [0], c: [1, 2] };
  expect(nextStep(view('a', shares))).toEqual({ kind: 'take', shard: { id: 3, count: 4 } });
  expect(nextStep(view('b', shares))).toBeNull();
  expect(nextStep(view('b', shares, 4_000))).toMatchObject({ kind: 'take' });
  expect(nextStep(view('c', shares, 4_000))).toBeNull();
  expect(nextStep(view('c', shares, 9_000))).toMatchObject({ kind: 'take' });
});

test('a process that leaves counts no more, but what it still serves is not free', () => {
  const shares = { a: [0, 1], leaving: [2, 3] };
  expect(nextStep(view('a', shares))).toBeNull();
  expect(nextStep(view('leaving', shares))).toBeNull();
});
