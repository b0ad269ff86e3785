import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { INITIAL_SCROLL_STATE, isAtEnd, isFarFromEnd } from './scroll-position.ts';

interface StickToEnd {
  /** The reader has scrolled up. */
  isScrolledUp: boolean;
  /** The reader has scrolled up so far that the end is out of sight. */
  isFarUp: boolean;
  scrollToEnd: () => void;
  scrollToElement: (element: Element) => void;
}

/** Keeps a log scrolled to its end while the reader is there, and leaves it in place after they have scrolled up. */
export function useStickToEnd(
  scroller: RefObject<HTMLDivElement | null>,
  content: RefObject<HTMLDivElement | null>,
): StickToEnd {
  const state = useRef(INITIAL_SCROLL_STATE);
  const [isScrolledUp, setIsScrolledUp] = useState(false);
  const [isFarUp, setIsFarUp] = useState(false);

  function update(shouldStick: boolean): void {
    const box = scroller.current;
    if (!box) return;
    // The browser's scroll anchoring keeps the reader's place further up, but at the end it would pull away from it.
    box.style.overflowAnchor = shouldStick ? 'none' : 'auto';
    if (shouldStick) box.scrollTop = box.scrollHeight;
    state.current = { isAtEnd: shouldStick, lastScrollTop: box.scrollTop };
    setIsScrolledUp(!shouldStick);
    setIsFarUp(!shouldStick && isFarFromEnd(box));
  }

  function stayAtEnd(): void {
    const box = scroller.current;
    if (!box || !state.current.isAtEnd) return;
    // A hidden pane has no height and loses its scroll position.
    if (box.clientHeight === 0) state.current = INITIAL_SCROLL_STATE;
    else update(isAtEnd(state.current, box));
  }

  // Every render may have changed the height, and the scroll position has to follow before the browser paints.
  useLayoutEffect(stayAtEnd);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const onScroll = () => {
      if (box.clientHeight === 0) return;
      const isNowAtEnd = isAtEnd(state.current, box);
      if (isNowAtEnd === state.current.isAtEnd) setIsFarUp(!isNowAtEnd && isFarFromEnd(box));
      else update(isNowAtEnd);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    // Heights also change without a render: images load, spoilers open, the composer grows.
    const observer = new ResizeObserver(stayAtEnd);
    observer.observe(box);
    observer.observe(content.current);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scroller, content]);

  function scrollToElement(element: Element): void {
    element.scrollIntoView({ block: 'center' });
    const box = scroller.current;
    if (box) update(isAtEnd({ isAtEnd: false, lastScrollTop: 0 }, box));
  }

  return { isScrolledUp, isFarUp, scrollToEnd: () => update(true), scrollToElement };
}
