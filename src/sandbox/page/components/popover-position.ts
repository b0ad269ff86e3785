/** Keeps a list beside what opened it: below where there is room, else above; never cut off by a scroller. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

const GAP = 4;
const MARGIN = 8;
const TALLEST = 320;

export type Place = Record<'left' | 'width' | 'maxHeight', string> & { top?: string; bottom?: string };

export function useFloat(anchor: RefObject<HTMLElement | null>, open: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!open) return;
    const follow = () =>
      setPlace((before) => (anchor.current ? placeBeside(anchor.current, before) : before));
    follow();
    // Scrolling does not bubble, so it is caught on its way down.
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      setPlace(undefined);
    };
  }, [anchor, open]);
  return place;
}

function placeBeside(anchor: HTMLElement, before: Place | undefined): Place {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  // Once open it stays on its side.
  const isBelow = before ? before.top !== undefined : below >= Math.min(TALLEST, above);
  const common = {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(120, Math.min(TALLEST, isBelow ? below : above))}px`,
  };
  return isBelow
    ? { ...common, top: `${bottom + GAP}px` }
    : { ...common, bottom: `${window.innerHeight - top + GAP}px` };
}
