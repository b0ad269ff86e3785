import { useEffect, useState } from 'preact/hooks';

const TICK_MS = 500;

/** All components that show the current time share one timer. */
const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time in milliseconds, updated at each multiple of `intervalMs`. */
export function useNow(intervalMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = (time: number) =>
      setNow((shown) => (Math.floor(shown / intervalMs) === Math.floor(time / intervalMs) ? shown : time));
    listeners.add(update);
    timer ??= setInterval(() => {
      for (const listener of listeners) listener(Date.now());
    }, TICK_MS);
    return () => {
      listeners.delete(update);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [intervalMs]);
  return now;
}
