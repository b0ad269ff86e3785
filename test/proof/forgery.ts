/** What a way to forge a table file is. */
import type { TableFile } from '../../src/proof/table-file.ts';
import type { DifferenceKind } from '../../src/proof/verdict.ts';

/** A file that may be changed. */
type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
export type Draft = Mutable<TableFile>;

/** What must be found: one of these kinds, at this place; undefined: anywhere. */
export interface Expected {
  readonly what: readonly DifferenceKind[];
  readonly hand?: number | null;
  readonly step?: number | null;
  readonly seat?: number | null;
}

/** A forgery of a file; null where it has nothing to forge. `pick` draws a number under its argument. */
export type Forgery = (draft: Draft, pick: (n: number) => number) => Expected | null;
