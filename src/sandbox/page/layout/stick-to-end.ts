/** Keeps a log at its end while its reader is there, and still when they have scrolled up. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AT_END, isFar, isHeld } from './scroll-position.ts';

export interface Hold {
  /** The reader has scrolled up. */
  away: boolean;
  /** So far that the end is out of sight. */
  far: boolean;
  toEnd: () => void;
  /** Takes the reader to something in the log. */
  show: (part: Element) => void;
}

export function useHold(
  scroller: RefObject<HTMLDivElement | null>,
  content: RefObject<HTMLDivElement | null>,
): Hold {
  const stand = useRef(AT_END);
  const [away, setAway] = useState(false);
  const [far, setFar] = useState(false);

  function put(held: boolean): void {
    const box = scroller.current;
    if (!box) return;
    // At the end the browser's own anchor would pull away from it; further up it is what keeps the reader's place.
    box.style.overflowAnchor = held ? 'none' : 'auto';
    if (held) box.scrollTop = box.scrollHeight;
    stand.current = { held, end: box.scrollTop };
    setAway(!held);
    setFar(!held && isFar(box));
  }

  function keep(): void {
    const box = scroller.current;
    if (!box || !stand.current.held) return;
    // A pane that is not shown has no height, and loses its place.
    if (box.clientHeight === 0) stand.current = AT_END;
    else put(isHeld(stand.current, box));
  }

  // With each drawing, before it is seen.
  useLayoutEffect(keep);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const onScroll = () => {
      const held = isHeld(stand.current, box);
      if (box.clientHeight === 0) return;
      if (held === stand.current.held) setFar(!held && isFar(box));
      else put(held);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    // What grows without a drawing of the log: pictures that load, parts that open, a composer that takes more room.
    const watcher = new ResizeObserver(keep);
    watcher.observe(box);
    watcher.observe(content.current);
    return () => {
      box.removeEventListener('scroll', onScroll);
      watcher.disconnect();
    };
  }, [scroller, content]);

  function show(part: Element): void {
    part.scrollIntoView({ block: 'center' });
    const box = scroller.current;
    if (box) put(isHeld({ held: false, end: 0 }, box));
  }

  return { away, far, toEnd: () => put(true), show };
}
