/**
 * Requests begin in the order of their arrival, each in a turn of the event loop. Node accepts one connection a turn: if a turn
 * served all requests that have arrived, new connections would wait for seconds under load, as they never do at Discord.
 */
import { nextTurn } from '../activity.ts';

/** Returns what a request awaits before it begins. */
export const requestTurns = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(nextTurn);
    return last;
  };
};
