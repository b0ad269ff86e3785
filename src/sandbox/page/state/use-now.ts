/** The present, told to all who show it by one timer. */
import { useEffect, useState } from 'preact/hooks';

const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const listen = (time: number) =>
      setNow((shown) => (Math.floor(shown / everyMs) === Math.floor(time / everyMs) ? shown : time));
    listeners.add(listen);
    timer ??= setInterval(() => {
      for (const each of listeners) each(Date.now());
    }, 500);
    return () => {
      listeners.delete(listen);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [everyMs]);
  return now;
}
