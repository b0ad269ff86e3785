/** Reads the bot's database beside the bot. */
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

export interface Database {
  rows<Row>(sql: string, ...values: (string | number)[]): Row[];
  count(from: string, ...values: (string | number)[]): number;
  /** The table's phase; undefined where there is no such table. */
  phase(table: string): string | undefined;
  close(): void;
}

export function openDatabase(file: string): Database {
  let opened: Sqlite.Database | undefined;
  const database = (): Sqlite.Database | undefined => {
    if (!opened && existsSync(file)) opened = new Sqlite(file, { readonly: true });
    return opened;
  };
  const rows = <Row>(sql: string, ...values: (string | number)[]): Row[] =>
    database()
      ?.prepare<(string | number)[], Row>(sql)
      .all(...values) ?? [];
  return {
    rows,
    count: (from, ...values) =>
      rows<{ n: number }>(`SELECT count(*) AS n FROM ${from}`, ...values)[0]?.n ?? 0,
    phase: (table) => rows<{ phase: string }>('SELECT phase FROM "Table" WHERE id = ?', table)[0]?.phase,
    close: () => opened?.close(),
  };
}
