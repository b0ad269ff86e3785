/** PostgreSQL's side of `../reader.ts`. */
import { Client } from 'pg';
import type { Reader } from '../reader.ts';
import { reading } from './settings.ts';
import { columnTypes } from './types.ts';

export async function openPostgresqlReader(url: string): Promise<Reader> {
  const client = new Client({ ...reading(url), types: columnTypes });
  // A connection that breaks fails the statement under way, too.
  client.on('error', () => {});
  await client.connect();
  return {
    read: async ({ sql, values }) => (await client.query(sql, [...values])).rows,
    close: () => client.end(),
  };
}
