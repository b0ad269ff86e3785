/** What a game has drawn from chance, as anybody can draw it again with the seed alone. */
import type { Chance } from './chance.ts';

/** One draw: its whole purpose, what was asked for, and what came of it. */
export type Draw =
  | { readonly draw: 'below'; readonly purpose: string; readonly n: number; readonly result: number }
  | {
      readonly draw: 'many';
      readonly purpose: string;
      readonly n: number;
      readonly result: readonly number[];
    }
  | {
      readonly draw: 'shuffle';
      readonly purpose: string;
      readonly items: readonly unknown[];
      readonly result: readonly unknown[];
    };

interface LoggedChance {
  /** The same chance; every draw from it is logged. */
  readonly chance: Chance;
  /** The draws since the last call, in order. */
  take(): Draw[];
}

/** @param prefix what is before every purpose of this chance already: `hand/1/` */
export function loggedChance(chance: Chance, prefix: string): LoggedChance {
  let draws: Draw[] = [];
  const wrap = (inner: Chance, scope: string): Chance => ({
    below(purpose, n) {
      const result = inner.below(purpose, n);
      draws.push({ draw: 'below', purpose: scope + purpose, n, result });
      return result;
    },
    many(purpose, n, count) {
      const result = inner.many(purpose, n, count);
      draws.push({ draw: 'many', purpose: scope + purpose, n, result: result.slice() });
      return result;
    },
    shuffle(purpose, items) {
      const result = inner.shuffle(purpose, items);
      draws.push({ draw: 'shuffle', purpose: scope + purpose, items: items.slice(), result: result.slice() });
      return result;
    },
    scope: (name) => wrap(inner.scope(name), `${scope}${name}/`),
  });
  return {
    chance: wrap(chance, prefix),
    take() {
      const taken = draws;
      draws = [];
      return taken;
    },
  };
}
