import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

const GAP_PX = 4;
const WINDOW_MARGIN_PX = 8;
const MIN_HEIGHT_PX = 120;
const MAX_HEIGHT_PX = 320;

/** CSS lengths for an element with `position: fixed`; either `top` or `bottom` is set. */
type PopoverPosition = Record<'left' | 'width' | 'maxHeight', string> & { top?: string; bottom?: string };

/**
 * Positions a popover below its anchor, or above it when there is more room. The position is fixed to the window, so
 * no scrolling ancestor cuts the popover off. It is undefined until the popover has been measured.
 */
export function usePopoverPosition(
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): PopoverPosition | undefined {
  const [position, setPosition] = useState<PopoverPosition>();
  useLayoutEffect(() => {
    if (!isOpen) return;
    const update = () =>
      setPosition((previous) => (anchor.current ? positionBeside(anchor.current, previous) : previous));
    update();
    // Scroll events do not bubble, so they are caught in the capture phase.
    window.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
      setPosition(undefined);
    };
  }, [anchor, isOpen]);
  return position;
}

function positionBeside(anchor: HTMLElement, previous: PopoverPosition | undefined): PopoverPosition {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const roomBelow = window.innerHeight - bottom - GAP_PX - WINDOW_MARGIN_PX;
  const roomAbove = top - GAP_PX - WINDOW_MARGIN_PX;
  // An open popover stays on its side of the anchor.
  const isBelow = previous ? previous.top !== undefined : roomBelow >= Math.min(MAX_HEIGHT_PX, roomAbove);
  const room = isBelow ? roomBelow : roomAbove;
  const common = {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(MIN_HEIGHT_PX, Math.min(MAX_HEIGHT_PX, room))}px`,
  };
  return isBelow
    ? { ...common, top: `${bottom + GAP_PX}px` }
    : { ...common, bottom: `${window.innerHeight - top + GAP_PX}px` };
}
