/** Decides whether the reader of a log is at its end. */

interface ScrollState {
  /** The reader is at the end, and the log follows it as it grows. */
  isAtEnd: boolean;
  /** `scrollTop` when this state was recorded, after any scrolling by the page itself. */
  lastScrollTop: number;
}

/** The part of `Element` that is measured. */
interface ScrollBox {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** A log within this distance of its end counts as being at the end. */
const END_TOLERANCE_PX = 48;

const distanceFromEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollBox): number =>
  scrollHeight - scrollTop - clientHeight;

/** A log starts at its end, before anything has been measured. */
export const INITIAL_SCROLL_STATE: ScrollState = {
  isAtEnd: true,
  lastScrollTop: Number.NEGATIVE_INFINITY,
};

/**
 * A reader at the end has left it only if the log is now scrolled higher than the page put it. The distance from the
 * end is not enough, because the end may have moved away by growth. A log that shrank is scrolled higher as well, but
 * is then still near its end.
 */
export function isAtEnd(state: ScrollState, box: ScrollBox): boolean {
  const distance = distanceFromEnd(box);
  const scrolledUp = state.lastScrollTop - box.scrollTop;
  return (state.isAtEnd ? Math.min(scrolledUp, distance) : distance) < END_TOLERANCE_PX;
}

/** The end is more than half of the visible height away. */
export const isFarFromEnd = (box: ScrollBox): boolean => distanceFromEnd(box) > box.clientHeight / 2;
