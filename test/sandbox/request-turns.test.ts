/** The order in which the stand-in begins requests, and what the event loop does in between. */
import { expect, it } from 'vitest';
import { requestTurns } from '../../src/sandbox/rest/turns.ts';

/** Works without a rest. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('begins requests in the order of their arrival, and lets the event loop do other things between long ones', async () => {
  const turn = requestTurns();
  const events: string[] = [];
  let isOver = false;
  const observe = (): void => {
    events.push('turn');
    if (!isOver) setImmediate(observe);
  };
  observe();
  const requests = ['first', 'second', 'third'].map(async (name) => {
    await turn();
    events.push(name);
    work(10);
  });
  await Promise.all(requests);
  isOver = true;
  expect(events.filter((event) => event !== 'turn')).toEqual(['first', 'second', 'third']);
  expect(events.indexOf('second') - events.indexOf('first')).toBeGreaterThan(1);
  expect(events.indexOf('third') - events.indexOf('second')).toBeGreaterThan(1);
});

it('begins many short requests in one turn', async () => {
  const turn = requestTurns();
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, turn));
  isOver = true;
  expect(turns).toBeLessThan(50);
});
