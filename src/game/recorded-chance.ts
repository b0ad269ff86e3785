/** What chance has drawn in a hand, as data with which the hand can be played again without its seed. */
import { z } from 'zod';
import type { Chance } from './chance.ts';

/** By kind and purpose of a draw, its numbers; of a shuffle, the places from which its items came. */
export const drawsSchema = z.record(z.string(), z.array(z.int().min(0)));
export type Draws = z.infer<typeof drawsSchema>;

type Kind = 'below' | 'many' | 'shuffle';
const keyOf = (kind: Kind, purpose: string): string => `${kind} ${purpose}`;

/** A chance that notes every draw. */
export function recordedChance(chance: Chance): { readonly chance: Chance; readonly draws: Draws } {
  const draws: Draws = {};
  const note = (kind: Kind, purpose: string, numbers: number[]): number[] => {
    draws[keyOf(kind, purpose)] = numbers;
    return numbers;
  };
  const scoped = (inner: Chance, prefix: string): Chance => ({
    below: (purpose, n) => note('below', prefix + purpose, [inner.below(purpose, n)])[0]!,
    many: (purpose, n, count) => note('many', prefix + purpose, inner.many(purpose, n, count)),
    shuffle(purpose, items) {
      const places = note('shuffle', prefix + purpose, inner.shuffle(purpose, [...items.keys()]));
      return places.map((place) => items[place]!);
    },
    scope: (name) => scoped(inner.scope(name), `${prefix}${name}/`),
  });
  return { chance: scoped(chance, ''), draws };
}

/** A chance that draws what was noted, and by itself what was not. */
export function chanceOf(draws: Draws, chance: Chance): Chance {
  const noted = (kind: Kind, purpose: string, count: number): number[] | null => {
    const numbers = draws[keyOf(kind, purpose)];
    return numbers?.length === count ? numbers : null;
  };
  const scoped = (inner: Chance, prefix: string): Chance => ({
    below: (purpose, n) => noted('below', prefix + purpose, 1)?.[0] ?? inner.below(purpose, n),
    many: (purpose, n, count) => noted('many', prefix + purpose, count) ?? inner.many(purpose, n, count),
    shuffle(purpose, items) {
      const places = noted('shuffle', prefix + purpose, items.length);
      const shuffled = places?.flatMap((place) => (place < items.length ? [items[place]!] : []));
      return shuffled?.length === items.length ? shuffled : inner.shuffle(purpose, items);
    },
    scope: (name) => scoped(inner.scope(name), `${prefix}${name}/`),
  });
  return scoped(chance, '');
}
