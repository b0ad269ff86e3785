/** A binary heap whose items know their place in it, so that any of them can be removed. */

interface HeapItem {
  /** Its index in the heap; negative where it is in none. */
  index: number;
}

export interface Heap<T extends HeapItem> {
  readonly first: T | undefined;
  add(item: T): void;
  /** Does nothing where the item is not in the heap. */
  remove(item: T): void;
}

/** @param isBefore a strict order of the items */
export function createHeap<T extends HeapItem>(isBefore: (a: T, b: T) => boolean): Heap<T> {
  const items: T[] = [];

  const put = (item: T, index: number): void => {
    items[index] = item;
    item.index = index;
  };

  /** Puts an item at this index or nearer to the root. */
  const rise = (item: T, from: number): void => {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(item, items[parent]!)) break;
      put(items[parent]!, index);
      index = parent;
    }
    put(item, index);
  };

  /** Puts an item at this index or farther from the root. */
  const sink = (item: T, from: number): void => {
    let index = from;
    for (;;) {
      const left = 2 * index + 1;
      const right = left + 1;
      const child = right < items.length && isBefore(items[right]!, items[left]!) ? right : left;
      if (child >= items.length || isBefore(item, items[child]!)) break;
      put(items[child]!, index);
      index = child;
    }
    put(item, index);
  };

  return {
    get first() {
      return items[0];
    },

    add(item) {
      items.push(item);
      rise(item, items.length - 1);
    },

    remove(item) {
      const { index } = item;
      if (index < 0) return;
      item.index = -1;
      const last = items.pop()!;
      if (last === item) return;
      if (isBefore(last, item)) rise(last, index);
      else sink(last, index);
    },
  };
}
