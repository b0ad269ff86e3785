/**
 * Timers in a queue, with one timer of the clock for the earliest of them: there may be some hundred thousand, and one
 * of the clock's takes a kilobyte.
 */
import type { Clock } from '../clock.ts';
import { createHeap } from './heap.ts';

/** A timer's place in the queue. */
export interface QueuedTimer<T> {
  readonly value: T;
  /** By the monotonic clock. */
  readonly dueAt: number;
  /** Of timers that are due at the same time, the one that was added first is the first. */
  readonly order: number;
  index: number;
}

export interface TimerQueue<T> {
  add(value: T, delayMs: number): QueuedTimer<T>;
  remove(timer: QueuedTimer<T>): void;
  /** Removes the earliest timer that is due; where none is, `onDue` is called as soon as one is. */
  takeDue(): T | undefined;
}

/** @param onDue called when the earliest timer is due: `takeDue` is to be called until there is none */
export function createTimerQueue<T>(clock: Clock, onDue: () => void): TimerQueue<T> {
  const heap = createHeap<QueuedTimer<T>>(
    (a, b) => a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.order < b.order),
  );
  let added = 0;
  let armedFor: number | null = null;
  let disarm = (): void => {};

  /** Sets the clock's only timer to the earliest. */
  const arm = (): void => {
    const dueAt = heap.first?.dueAt ?? null;
    if (dueAt === armedFor) return;
    disarm();
    armedFor = dueAt;
    if (dueAt === null) return;
    disarm = clock.after(dueAt - clock.monotonic(), () => {
      armedFor = null;
      onDue();
    });
  };

  return {
    add(value, delayMs) {
      const dueAt = clock.monotonic() + Math.max(0, Math.ceil(delayMs));
      const timer = { value, dueAt, order: added++, index: -1 };
      heap.add(timer);
      arm();
      return timer;
    },

    remove(timer) {
      heap.remove(timer);
      arm();
    },

    takeDue() {
      const { first } = heap;
      if (!first || first.dueAt > clock.monotonic()) {
        arm();
        return undefined;
      }
      heap.remove(first);
      return first.value;
    },
  };
}
