/** Ids that 32 bits do not hold, as the largest clusters come to have. */

export const BEYOND_32_BITS = 5_000_000_000;

/** Tables whose ids count hands, or what comes with them. */
const TABLES = ['Account', 'Entry', 'Evening', 'HeldSeat'];

/** SQL by which a new database gives this id, and those after it, to the next rows of these tables. */
export const countingFrom = (engine: 'sqlite' | 'postgresql', first: number): string =>
  TABLES.map((table) =>
    engine === 'postgresql'
      ? `ALTER SEQUENCE "${table}_id_seq" RESTART WITH ${first};`
      : `DELETE FROM sqlite_sequence WHERE name = '${table}'; INSERT INTO sqlite_sequence VALUES ('${table}', ${first - 1});`,
  ).join('\n');
