/** What processes do by themselves, so that all shards are served, and by all about as many. */
import { expect, test } from 'vitest';
import { nextStep, type Step } from '../../src/cluster/plan.ts';
import { classesOf, halvesOf, nameOf, type Shard, shardsOf } from '../../src/shard.ts';
import { seededRandom } from '../soak/random.ts';

const COUNT = 16;

/** A cluster without time: processes take steps in any order, each by what it sees then. */
function newCluster(random: () => number, first = COUNT) {
  const members = new Map<string, Map<string, Shard>>();
  let count = first;
  let named = 0;
  let steps = 0;
  const holders = () =>
    [...members].map(([process, shards]) => ({
      process,
      isMember: true,
      classes: [...shards.values()].flatMap(classesOf),
    }));
  const sizes = () => [...members.values()].map(({ size }) => size);
  const take = (process: string, { kind, shard }: Step): void => {
    const own = members.get(process)!;
    const add = (added: Shard) => own.set(nameOf(added), added);
    const remove = (removed: Shard) => expect(own.delete(nameOf(removed))).toBe(true);
    if (kind === 'hand-over') remove(shard);
    else if (kind === 'split') {
      remove(shard);
      halvesOf(shard).forEach(add);
    } else if (kind === 'merge') {
      halvesOf(shard).forEach(remove);
      add(shard);
    } else {
      const held = new Set(holders().flatMap(({ classes }) => classes));
      expect(classesOf(shard).filter((value) => held.has(value))).toEqual([]);
      add(shard);
    }
  };
  /** @returns whether any process had something to do */
  const round = (freeForMs = 0): boolean => {
    let hasMoved = false;
    for (const process of [...members.keys()].toSorted(() => random() - 0.5)) {
      const own = [...members.get(process)!.values()];
      const step = nextStep({ process, count, own, holders: holders(), freeForMs });
      if (!step) continue;
      hasMoved = true;
      steps += 1;
      take(process, step);
    }
    return hasMoved;
  };
  return {
    sizes,
    steps: () => steps,
    add: () => void members.set(`process ${++named}`, new Map()),
    /** Ends one at once, as a kill does. */
    kill: (index: number) => void members.delete([...members.keys()][index % members.size]!),
    reshard(next: number): void {
      count = next;
    },
    round,
    settle(freeForMs = 0): void {
      for (let rounds = 0; round(freeForMs); rounds++) expect(rounds).toBeLessThan(200);
    },
    served: () =>
      [...members.values()]
        .flatMap((shards) => [...shards.values()])
        .toSorted((a, b) => a.id - b.id)
        .map(nameOf),
  };
}

const allOf = (count: number): string[] => shardsOf(count).map(nameOf);

test('one process takes all shards, one after the other', () => {
  const cluster = newCluster(Math.random);
  cluster.add();
  cluster.settle();
  expect(cluster.served()).toEqual(allOf(COUNT));
  expect(cluster.steps()).toBe(COUNT);
});

test('whatever processes come and go, every shard is served by one of them, and none serves two more than another', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed).next;
    const cluster = newCluster(random);
    cluster.add();
    for (let event = 0; event < 12; event++) {
      if (cluster.sizes().length > 1 && random() < 0.45) cluster.kill(Math.floor(random() * 10));
      else cluster.add();
      cluster.settle();
      expect(cluster.served()).toEqual(allOf(COUNT));
      const sizes = cluster.sizes();
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
    }
  }
});

test('while shards are split and merged, processes come and go: at last every server is served by one of the shards there are to be', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { next: random } = seededRandom(seed);
    const cluster = newCluster(random, 2);
    cluster.add();
    cluster.add();
    cluster.settle();
    let count = 2;
    for (let event = 0; event < 12; event++) {
      const dice = random();
      if (dice < 0.5) count = 2 ** Math.floor(random() * 5);
      else if (dice < 0.75 && cluster.sizes().length > 1) cluster.kill(Math.floor(random() * 10));
      else cluster.add();
      cluster.reshard(count);
      // The next event may come while the last one's steps are not all taken.
      if (random() < 0.5) cluster.round();
      else cluster.settle();
    }
    cluster.settle();
    expect(cluster.served()).toEqual(allOf(count));
    const sizes = cluster.sizes();
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
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
  own: (sizes[process] ?? []).map((id) => ({ id, count: 4 })),
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
