/** Compares two values as JSON, and finds the first place where they differ. */

export interface Unequal {
  /** Where: `pack[17]`, `postings.computers`. */
  readonly at: string;
  /** JSON of what was expected there and of what is there; `nothing` where there is nothing. */
  readonly expected: string;
  readonly found: string;
}

/** What is longer is cut: a value has no more than a few pieces here, except in a forged file. */
const MAX_TEXT = 120;

/** @param at the name of the place @returns null where both are the same JSON, whatever the order of keys */
export function firstUnequal(at: string, expected: unknown, found: unknown): Unequal | null {
  if (isObject(expected) && isObject(found) && Array.isArray(expected) === Array.isArray(found)) {
    const isList = Array.isArray(expected);
    for (const key of new Set([...definedKeys(expected), ...definedKeys(found)])) {
      const unequal = firstUnequal(isList ? `${at}[${key}]` : `${at}.${key}`, expected[key], found[key]);
      if (unequal) return unequal;
    }
    return null;
  }
  if (expected === found) return null;
  return { at, expected: textOf(expected), found: textOf(found) };
}

/** JSON with the keys of each object in order: the same for two values that are the same JSON. */
export function canonicalJson(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = definedKeys(value).toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** JSON has no undefined values. */
const definedKeys = (value: Fields): string[] =>
  Object.keys(value).filter((key) => Object.hasOwn(value, key) && value[key] !== undefined);

export const textOf = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
};
