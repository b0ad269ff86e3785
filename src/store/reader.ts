/** A connection that only reads. It is opened by what a thread can be given, and without Prisma, which is slow to load. */

/** Where a database is. */
export type Source =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgresql'; readonly url: string };

/** Parameters are `?` for SQLite, `$1`, `$2`, … for PostgreSQL. */
export interface ReadStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface Reader {
  /** The rows that a statement finds: times are texts. */
  read(statement: ReadStatement): Promise<unknown[]>;
  close(): Promise<void>;
}
