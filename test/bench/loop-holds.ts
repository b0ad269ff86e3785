/**
 * For how long the event loop is held, in CPU time of the main thread: on a busy machine the wall clock tells how long
 * others ran. Linux only; elsewhere it is always 0.
 */
import { closeSync, openSync, readSync } from 'node:fs';

const INTERVAL_MS = 1;

export interface LoopHolds {
  /** The longest hold since the last call, in milliseconds. */
  takeLongest(): number;
  /** Holds of over 20 ms since the last call. */
  takeCount(): number;
  stop(): void;
}

const LONG_MS = 20;

export function watchLoopHolds(): LoopHolds {
  const file = openStat();
  const buffer = Buffer.alloc(64);
  const cpuMs = (): number => {
    if (file === null) return 0;
    const length = readSync(file, buffer, 0, buffer.length, 0);
    return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  };

  let longest = 0;
  let count = 0;
  let previous = cpuMs();
  const timer = setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - previous);
    if (now - previous > LONG_MS) count += 1;
    previous = now;
  }, INTERVAL_MS);
  timer.unref();

  return {
    takeLongest() {
      const taken = longest;
      longest = 0;
      return taken;
    },
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
    },
    stop() {
      clearInterval(timer);
      if (file !== null) closeSync(file);
    },
  };
}

function openStat(): number | null {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return null;
  }
}
