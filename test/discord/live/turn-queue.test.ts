/** Runs that are due at once start over several turns of the event loop. */
import { expect, it } from 'vitest';
import { createTurnQueue } from '../../../src/discord/live/turn-queue.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** @returns the numbers of the entries that have started, and how to enter some more */
function setup() {
  const queue = createTurnQueue();
  const started: number[] = [];
  const enter = (...numbers: number[]) =>
    numbers.map((number) =>
      queue.enter({ share: '', isUrgent: true, start: () => void started.push(number) }),
    );
  return { started, enter };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

it('starts few at once in the next turn, in their order', async () => {
  const { started, enter } = setup();
  enter(0, 1, 2);
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
});

it('spreads many over turns, however many there are, and starts each once', async () => {
  const { started, enter } = setup();
  enter(...upTo(400));
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
