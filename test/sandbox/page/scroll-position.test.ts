import { describe, expect, it } from 'vitest';
import { AT_END, isFar, isHeld } from '../../../src/sandbox/page/layout/scroll-position.ts';

const box = (scrollTop: number, scrollHeight: number, clientHeight = 500) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});
const held = { held: true, end: 1000 };
const left = { held: false, end: 1000 };

describe('a reader at the end', () => {
  it.each([
    ['before anything was measured', AT_END, box(0, 4000)],
    ['when content grew under them', held, box(1000, 4000)],
    ['when there is less room', held, box(1000, 1500, 200)],
    ['when content shrank and drew them up', held, box(600, 1100)],
    ['when they moved a little', held, box(970, 1500)],
  ])('stays there %s', (_, stand, now) => {
    expect(isHeld(stand, now)).toBe(true);
  });

  it('leaves by scrolling up, be the end where it may', () => {
    expect(isHeld(held, box(900, 1500))).toBe(false);
    expect(isHeld(held, box(900, 4000))).toBe(false);
  });
});

it('a reader further up comes back by reaching the end', () => {
  expect(isHeld(left, box(700, 1500))).toBe(false);
  expect(isHeld(left, box(1000, 4000))).toBe(false);
  expect(isHeld(left, box(960, 1500))).toBe(true);
});

it('half a screen up the end is out of sight', () => {
  expect(isFar(box(800, 1500))).toBe(false);
  expect(isFar(box(700, 1500))).toBe(true);
});
