import { describe, expect, it } from 'vitest';
import {
  INITIAL_SCROLL_STATE,
  isAtEnd,
  isFarFromEnd,
} from '../../../src/sandbox/page/layout/scroll-position.ts';

const box = (scrollTop: number, scrollHeight: number, clientHeight = 500) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});
const atEnd = { isAtEnd: true, lastScrollTop: 1000 };
const scrolledUp = { isAtEnd: false, lastScrollTop: 1000 };

describe('isAtEnd', () => {
  it.each([
    ['before anything was measured', INITIAL_SCROLL_STATE, box(0, 4000)],
    ['when the content has grown', atEnd, box(1000, 4000)],
    ['when the visible height has shrunk', atEnd, box(1000, 1500, 200)],
    ['when the content has shrunk and the browser has scrolled up', atEnd, box(600, 1100)],
    ['when the reader has scrolled a little', atEnd, box(970, 1500)],
  ])('keeps a reader at the end %s', (_, state, current) => {
    expect(isAtEnd(state, current)).toBe(true);
  });

  it('notices that the reader has scrolled up, even if the end has moved', () => {
    expect(isAtEnd(atEnd, box(900, 1500))).toBe(false);
    expect(isAtEnd(atEnd, box(900, 4000))).toBe(false);
  });

  it('notices that a reader who had scrolled up has reached the end', () => {
    expect(isAtEnd(scrolledUp, box(700, 1500))).toBe(false);
    expect(isAtEnd(scrolledUp, box(1000, 4000))).toBe(false);
    expect(isAtEnd(scrolledUp, box(960, 1500))).toBe(true);
  });
});

it('the end is far beyond half of the visible height', () => {
  expect(isFarFromEnd(box(800, 1500))).toBe(false);
  expect(isFarFromEnd(box(700, 1500))).toBe(true);
});
