/** The token bucket: how many starts it allows at once, and how long the next one waits. */
import { describe, expect, it } from 'vitest';
import { createTokenBucket } from '../../../src/discord/live/token-bucket.ts';

const START = 1_000;

function setup({ perSecond = 10, burst = 3 } = {}) {
  const bucket = createTokenBucket({ perSecond, burst }, START);
  /** Takes one token after another while there is a whole one. @returns how many it took */
  const drain = (now: number): number => {
    let count = 0;
    while (bucket.waitMs(now) === 0) {
      bucket.take(1, now);
      count++;
    }
    return count;
  };
  return { bucket, drain };
}

describe('a token bucket', () => {
  it('is full when it is made, and allows one burst', () => {
    const { bucket, drain } = setup();
    expect(bucket.isFull(START)).toBe(true);
    expect(drain(START)).toBe(3);
    expect(bucket.isFull(START)).toBe(false);
  });

  it('waits until a whole token is there', () => {
    const { bucket, drain } = setup();
    drain(START);
    expect(bucket.waitMs(START)).toBe(100);
    expect(bucket.waitMs(START + 75)).toBeCloseTo(25);
    expect(bucket.waitMs(START + 100)).toBe(0);
  });

  it('fills up to one burst, however long the rest', () => {
    const { bucket, drain } = setup();
    drain(START);
    expect(bucket.isFull(START + 299)).toBe(false);
    expect(bucket.isFull(START + 300)).toBe(true);
    expect(drain(START + 60_000)).toBe(3);
  });

  it('takes more tokens than it has, and waits for all of them', () => {
    const { bucket } = setup();
    bucket.take(5, START);
    expect(bucket.waitMs(START)).toBe(300);
  });

  it('takes tokens back, up to one burst', () => {
    const { bucket, drain } = setup();
    drain(START);
    bucket.take(-1, START);
    expect(bucket.waitMs(START)).toBe(0);
    bucket.take(-10, START);
    expect(drain(START)).toBe(3);
  });

  it('counts a token that is short of a whole by a rounding error', () => {
    const { bucket, drain } = setup();
    drain(START);
    // Ten times 0.1 is less than 1 in floating point.
    for (let ms = 10; ms < 100; ms += 10) expect(bucket.waitMs(START + ms)).toBeGreaterThan(0);
    expect(bucket.waitMs(START + 100)).toBe(0);
  });

  it('loses nothing where the time it is given goes back', () => {
    const { bucket, drain } = setup();
    drain(START);
    expect(bucket.waitMs(START - 500)).toBe(100);
  });
});
