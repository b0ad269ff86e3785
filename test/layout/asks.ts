/** The picks that are tried on a page "Why can't I …?". */
import { fieldsOf } from '../../src/discord/ids.ts';

interface AnySelect {
  readonly custom_id?: string;
  readonly options?: readonly { readonly value: string }[];
  readonly max_values?: number;
  readonly components?: readonly AnySelect[];
}

/** What a first, a middle and a large pick in each select asks for. */
export const asksOn = (components: readonly object[]): string[] =>
  (components as readonly AnySelect[]).flatMap(
    ({ custom_id: id, options, max_values: max = 1, components: inner = [] }) => {
      if (id === undefined || !options) return asksOn(inner);
      const values = options.map(({ value }) => value);
      const picks =
        max === 1
          ? [values.slice(0, 1), values.slice(-1)]
          : [1, 3, 7].map((count) => values.slice(0, Math.min(count, max)));
      return picks.map((picked) => fieldsOf(id, picked).at(-1)!.slice('w.'.length));
    },
  );
