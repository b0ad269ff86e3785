/** Runs that are due at once start over several turns of the event loop, urgent ones first, and few while the process is busy. */
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { createTurnQueue } from '../../../src/discord/live/turn-queue.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** @returns the numbers of the entries that have started, and how to enter some more, and to finish those that have started */
function setup(isSaturated: () => boolean = () => false) {
  const clock = manualClock(0);
  const queue = createTurnQueue(clock, isSaturated);
  const started: number[] = [];
  const unfinished: (() => void)[] = [];
  const enterAs = (isUrgent: boolean, numbers: readonly number[]) =>
    numbers.map((number) =>
      queue.enter({
        share: '',
        isUrgent,
        start() {
          started.push(number);
          return new Promise((resolve) => unfinished.push(() => resolve()));
        },
      }),
    );
  return {
    clock,
    started,
    enter: (...numbers: number[]) => enterAs(false, numbers),
    enterUrgent: (...numbers: number[]) => enterAs(true, numbers),
    finish: (count: number): void => {
      for (const end of unfinished.splice(0, count)) end();
    },
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Waits until nothing more starts by itself. */
async function settled(started: readonly number[]): Promise<void> {
  for (let before = -1; before !== started.length; ) {
    before = started.length;
    await nextTurn();
    await nextTurn();
  }
}

it('starts few at once in the next turn, in their order', async () => {
  const { started, enter } = setup();
  enter(0, 1, 2);
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
});

it('spreads many over turns, however many there are, and starts each once', async () => {
  const { started, enterUrgent } = setup();
  enterUrgent(...upTo(400));
  const counts: number[] = [];
  while (started.length < 400) {
    const before = started.length;
    await nextTurn();
    counts.push(started.length - before);
  }
  expect(counts[0]).toBe(50);
  expect(counts.length).toBeLessThan(40);
  expect(started).toEqual(upTo(400));
});

it('starts none that was cancelled, also where all were and others follow', async () => {
  const { started, enter } = setup();
  for (const ticket of enter(...upTo(100))) ticket.cancel();
  enter(...upTo(100));
  await nextTurn();
  expect(started).toEqual(upTo(13));
});

it('starts urgent ones first, and those that have become urgent', async () => {
  const { started, enter, enterUrgent } = setup();
  const tickets = enter(0, 1, 2, 3, 4, 5);
  enterUrgent(6);
  tickets[5]!.promote();
  await nextTurn();
  expect(started.slice(0, 2)).toEqual([6, 5]);
  await settled(started);
  expect(started).toEqual([6, 5, 0, 1, 2, 3, 4]);
});

it('cancels one that has become urgent', async () => {
  const { started, enter } = setup();
  const [ticket] = enter(0);
  ticket!.promote();
  ticket!.cancel();
  await settled(started);
  expect(started).toEqual([]);
});

it.each([
  ['has time', false, 32],
  ['has no time to spare', true, 8],
])('has few under way while the process %s, but for urgent ones', async (_, isSaturated, room) => {
  const { started, enter, enterUrgent, finish } = setup(() => isSaturated);
  enter(...upTo(40));
  await settled(started);
  expect(started).toEqual(upTo(room));
  enterUrgent(100);
  await settled(started);
  expect(started.at(-1)).toBe(100);
  finish(5);
  await settled(started);
  expect(started).toEqual([...upTo(room), 100, ...upTo(room + 5).slice(room)]);
});

it('starts more as soon as the process has time, and one ends', async () => {
  let isSaturated = true;
  const { started, enter, finish } = setup(() => isSaturated);
  enter(...upTo(40));
  await settled(started);
  isSaturated = false;
  finish(1);
  await settled(started);
  expect(started).toEqual(upTo(33));
});

it('starts another one after ten seconds, though the process still has no time to spare', async () => {
  const { clock, started, enter } = setup(() => true);
  enter(...upTo(20));
  await settled(started);
  await clock.advance(9_999);
  enter(20);
  await settled(started);
  expect(started).toEqual(upTo(8));
  await clock.advance(1);
  await settled(started);
  expect(started).toEqual(upTo(20));
});

it('has no timer left once nothing waits', async () => {
  const { clock, started, enter } = setup(() => true);
  const tickets = enter(...upTo(9));
  await settled(started);
  tickets[8]!.cancel();
  expect(clock.pendingTimers).toBe(0);
});
