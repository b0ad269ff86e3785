/** The order in which the stand-in begins requests, and what the event loop does in between. */
import { expect, it } from 'vitest';
import { requestTurns } from '../../src/sandbox/rest/turns.ts';

it('begins requests in the order of their arrival, each in a turn of the event loop', async () => {
  const turn = requestTurns();
  const events: string[] = [];
  let isOver = false;
  const observe = (): void => {
    events.push('turn');
    if (!isOver) setImmediate(observe);
  };
  observe();
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turn();
      events.push(name);
    }),
  );
  isOver = true;
  expect(events.filter((event) => event !== 'turn')).toEqual(['first', 'second', 'third']);
  expect(events.indexOf('second') - events.indexOf('first')).toBeGreaterThan(1);
  expect(events.indexOf('third') - events.indexOf('second')).toBeGreaterThan(1);
});
