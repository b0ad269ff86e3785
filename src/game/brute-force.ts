/** Lists every action that could be written, for brute force on small hands. */

/** All selections of some of these items, in every order; none of them empty. */
export function* orderedSelections<T>(items: readonly T[]): Generator<T[]> {
  for (const [index, item] of items.entries()) {
    yield [item];
    for (const others of orderedSelections(items.toSpliced(index, 1))) yield [item, ...others];
  }
}
