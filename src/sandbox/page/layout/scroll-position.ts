/** Where the reader of a log stands: at its end, or somewhere above it. */

export interface Stand {
  /** The reader is at the end, so the end is what they go on seeing. */
  held: boolean;
  /** How far down the end was when the log was last brought there. */
  end: number;
}

interface Box {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Within so many pixels of its end the log counts as being there. */
const NEAR = 48;

const below = ({ scrollTop, scrollHeight, clientHeight }: Box): number =>
  scrollHeight - scrollTop - clientHeight;

/** At the end, before anything has been measured. */
export const AT_END: Stand = { held: true, end: Number.NEGATIVE_INFINITY };

/**
 * Who is held has left only if the log stands higher than where it was put: the distance to the end alone says
 * nothing, since the end may have moved away under the reader. A log that shrank stands higher too, but at its end.
 */
export const isHeld = ({ held, end }: Stand, box: Box): boolean =>
  (held ? Math.min(end - box.scrollTop, below(box)) : below(box)) < NEAR;

/** More than half a screen above the end. */
export const isFar = (box: Box): boolean => below(box) > box.clientHeight / 2;
