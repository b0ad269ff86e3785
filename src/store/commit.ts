/** What is written together, as data: both engines run it, one within shared transactions and one in a single round trip. */
import type { Prisma } from './client/client.ts';

/** A statement that changes rows. */
export interface Change {
  readonly sql: Prisma.Sql;
  /** How many rows it has to change. Default: any number. */
  readonly rows?: number;
}

export interface Commit {
  /** Run in this order: all of them, or none. */
  readonly changes: readonly Change[];
  /** What no other commit changes meanwhile, by its name (`guildLock`, `personLock`). Default: nothing that is not a row. */
  readonly locks?: readonly string[];
  /**
   * Finds a row once this commit has been written. The connection to a server may be lost between a commit and the word of it;
   * without this, what can be written twice is written again.
   */
  readonly landed?: () => Prisma.Sql;
}

/** A statement would have changed another number of rows than it has to: nothing of its commit was written. */
export class UnexpectedRowCount extends Error {}

/** All entries of a server's books are written behind this lock, so that their ids are in the order of their commits. */
export const guildLock = (guildId: string): string => `guild ${guildId}`;
export const personLock = (userId: string): string => `person ${userId}`;

/** What packs moves, or changes those that may be packed. */
export const PACKING_LOCK = 'packing';

export const anyNumber = (statements: readonly Prisma.Sql[]): Change[] => statements.map((sql) => ({ sql }));
