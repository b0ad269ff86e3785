/** When a bot on this database was last known to run, for the health check. Never writes. */
import { Client } from 'pg';
import { holding, placeOf } from './settings.ts';
import { whyUnusable } from './why-unusable.ts';

/** @returns milliseconds since the epoch; null before the first beat @throws an error whose message tells the operator why */
export async function lastBeat(url: string): Promise<number | null> {
  const client = new Client(holding(url));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ at: string }>(
      `SELECT CAST(extract(epoch FROM "at") * 1000 AS text) AS at FROM "Heartbeat" WHERE "id" = 1`,
    );
    return rows[0] ? Number(rows[0].at) : null;
  } catch (error) {
    throw new Error(`${placeOf(url)}: ${whyUnusable(error, url)}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
