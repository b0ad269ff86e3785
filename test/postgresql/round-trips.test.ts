/** How often a commit waits for the server: as far away as another data center, that is most of what a press takes. */
import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { join, start } from '../../src/tables/lobby.ts';
import type { Transition } from '../../src/tables/refusals.ts';
import type { ReadableTable } from '../../src/tables/table.ts';
import { ann, answer, ben, inPhase, lobby, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { ownServer, query } from './databases.ts';
import { listenLocally } from './listen.ts';
import { onMessages } from './pooler.ts';

/** An address that leads to the server, and counts how often somebody who awaits no answer asks it something. */
async function countingAddress(port: number) {
  let trips = 0;
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) socket.on('error', () => {});
    let unanswered = 0;
    onMessages(server, ({ type, bytes }) => {
      if (type === 'Z') unanswered = Math.max(0, unanswered - 1);
      client.write(bytes);
    });
    client.once('data', (first: Buffer) => {
      server.write(first);
      onMessages(client, ({ type, bytes }) => {
        if (type === 'Q' || type === 'S') {
          if (unanswered === 0) trips += 1;
          unanswered += 1;
        }
        server.write(bytes);
      });
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  const listening = await listenLocally(proxy);
  onTestFinished(() => void proxy.close());
  return {
    url: `postgresql://madoi@127.0.0.1:${listening}/madoi`,
    /** The round trips of a job. */
    async during(job: () => Promise<unknown>): Promise<number> {
      const before = trips;
      await job();
      return trips - before;
    },
  };
}

it('the end of a hand, with its entry and what it pays, takes at most two', async () => {
  const { server, url } = await ownServer();
  const address = await countingAddress(server.port);
  const store = await openStore(address.url);
  onTestFinished(() => store.close());
  let table: ReadableTable = lobby([ann], { options: { hands: 1 } });
  await store.tables.create(inPhase('lobby', table));
  const commit = async (transition: Transition): Promise<void> => {
    const update = updateBy(table, transition);
    await store.tables.commit(table, update);
    table = update.table;
  };
  await commit(join(toy, ben));
  await commit(start(toy, ann.id));
  await commit((before, now) => answer(before, ann, 'take', now));
  const taken = await address.during(() => commit((before, now) => answer(before, ben, 'take', now)));
  expect(table.phase).toBe('over');
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(2);
  const [paid] = await query<{ entries: string; postings: string }>(
    url,
    `SELECT (SELECT count(*) FROM "Entry") AS entries, (SELECT count(*) FROM "Posting") AS postings`,
  );
  expect(paid).toEqual({ entries: '1', postings: '2' });
});
