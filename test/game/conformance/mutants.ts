/** Forged actions: a real one with a single thing about it changed. */

/** Values that a forger may put in the place of any leaf of an action. */
const JUNK: readonly unknown[] = [null, true, '', 'cheat', -1, 0.5, 9999, [], {}];

/**
 * All values that differ from this one in one place: a leaf replaced by a neighbour of its type or by another type, an
 * item removed, repeated or exchanged with the next, a key removed or added.
 */
export function mutantsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...JUNK, ...arrayMutants(value)];
  if (typeof value === 'object' && value !== null) return [...JUNK, ...objectMutants(value)];
  return [...JUNK, ...neighbours(value)];
}

function neighbours(leaf: unknown): unknown[] {
  if (typeof leaf === 'number') return [leaf - 1, leaf + 1, `${leaf}`];
  if (typeof leaf === 'boolean') return [!leaf];
  return typeof leaf === 'string' ? [`${leaf}x`, leaf.slice(1)] : [];
}

const arrayMutants = (items: readonly unknown[]): unknown[] =>
  items.flatMap((item, index) => [
    items.toSpliced(index, 1),
    items.toSpliced(index, 0, item),
    ...(index > 0 ? [items.toSpliced(index - 1, 2, item, items[index - 1])] : []),
    ...mutantsOf(item).map((mutant) => items.with(index, mutant)),
  ]);

const objectMutants = (value: object): unknown[] => [
  { ...value, more: true },
  ...Object.entries(value).flatMap(([key, inner]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
    ...mutantsOf(inner).map((mutant) => ({ ...value, [key]: mutant })),
  ]),
];
