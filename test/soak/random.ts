/** Seeded randomness of a run: the timing of a real process is not repeatable, but what people and faults do is alike. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  between(min: number, max: number): number;
  /** An integer from 0 to `count` − 1. */
  below(count: number): number;
  isTrue(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** The generator is Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    between: (min, max) => min + next() * (max - min),
    isTrue: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new Error('Nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
