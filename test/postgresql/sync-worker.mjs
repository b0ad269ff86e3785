/** Runs SQL for a test that waits for it without a promise (`sync.ts`). */
import { workerData } from 'node:worker_threads';
import { Client, types } from 'pg';

const { port, signal } = workerData;
const flag = new Int32Array(signal);
const clients = new Map();

// As SQLite has them.
types.setTypeParser(20, Number);
types.setTypeParser(1700, Number);
types.setTypeParser(16, (text) => (text === 't' ? 1 : 0));
types.setTypeParser(1114, (text) => {
  const [date, time] = text.split(' ');
  const [clock, fraction = ''] = time.split('.');
  return `${date}T${clock}.${fraction.padEnd(3, '0')}+00:00`;
});

async function clientOf(url) {
  const known = clients.get(url);
  if (known) return known;
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => clients.delete(url));
  client.on('end', () => clients.delete(url));
  await client.connect();
  clients.set(url, client);
  return client;
}

async function run({ url, sql, values, close }) {
  if (close) {
    const client = clients.get(url);
    clients.delete(url);
    await client?.end();
    return { rows: [], count: 0 };
  }
  const client = await clientOf(url);
  const found = await client.query(values.length > 0 ? { text: sql, values } : sql);
  const last = Array.isArray(found) ? found.at(-1) : found;
  // SQLite names it only where it is asked for.
  if (!/rowid/.test(sql)) for (const row of last.rows) delete row.rowid;
  return { rows: last.rows, count: last.rowCount ?? 0 };
}

port.on('message', async (message) => {
  let answer;
  try {
    answer = await run(message);
  } catch (error) {
    answer = { error: `${error.message}` };
  }
  port.postMessage({ ...answer, to: message.number });
  Atomics.add(flag, 0, 1);
  Atomics.notify(flag, 0);
});
