/** A pooler of one session, which it lends for a transaction at a time, as PgBouncer does in its mode `transaction`. */
import { once } from 'node:events';
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from './listen.ts';

interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Splits what arrives into messages of PostgreSQL's protocol: a letter, a length without it, a body. */
export function onMessages(socket: Socket, handle: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  const read = (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const bytes = rest.subarray(0, 1 + rest.readInt32BE(1));
      rest = rest.subarray(bytes.length);
      handle({ type: String.fromCharCode(bytes[0]!), bytes });
    }
  };
  socket.on('data', read);
  return read;
}

const startup = (user: string, database: string): Buffer => {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
};

interface Waiting {
  readonly client: Socket;
  readonly messages: Message[];
}

/** @returns the URL by which its clients connect */
export async function startPooler(url: string): Promise<string> {
  const { hostname, port, username, pathname } = new URL(url);
  const session = connect(Number(port), hostname);
  await once(session, 'connect');
  /** What the server has said to a new connection: every client hears the same. */
  const greeting: Buffer[] = [];
  const clients = new Map<Socket, Waiting>();
  let isReady = false;
  let holder: Waiting | null = null;
  /** What the holder has sent and the server has not yet answered whole. */
  let unanswered = 0;

  const lend = (): void => {
    holder ??= [...clients.values()].find(({ messages }) => messages.length > 0) ?? null;
    if (!holder) return;
    for (const { type, bytes } of holder.messages.splice(0)) {
      if (type === 'Q' || type === 'S') unanswered += 1;
      session.write(bytes);
    }
  };
  const ready = new Promise<void>((resolve) => {
    onMessages(session, ({ type, bytes }) => {
      if (isReady) holder?.client.write(bytes);
      else greeting.push(bytes);
      if (type !== 'Z') return;
      if (isReady) unanswered -= 1;
      isReady = true;
      resolve();
      const isInTransaction = String.fromCharCode(bytes[5]!) !== 'I';
      if (unanswered === 0 && !isInTransaction) holder = null;
      lend();
    });
  });
  session.write(startup(username, pathname.slice(1)));
  await ready;

  const server: NetServer = createServer((client) => {
    const waiting: Waiting = { client, messages: [] };
    clients.set(client, waiting);
    client.on('error', () => {});
    client.on('close', () => clients.delete(client));
    client.once('data', (first: Buffer) => {
      client.write(Buffer.concat(greeting));
      const read = onMessages(client, (message) => {
        // Whoever leaves gives back what they held.
        if (message.type === 'X') {
          if (holder === waiting) session.write(rollback);
          if (holder === waiting) unanswered += 1;
          return;
        }
        waiting.messages.push(message);
        lend();
      });
      read(first.subarray(first.readInt32BE(0)));
    });
  });
  const listening = await listenLocally(server);
  onTestFinished(() => {
    for (const client of clients.keys()) client.destroy();
    session.destroy();
    server.close();
  });
  return `postgresql://${username}@127.0.0.1:${listening}${pathname}`;
}

const rollback = ((): Buffer => {
  const body = Buffer.from('ROLLBACK\0');
  const head = Buffer.alloc(5);
  head.write('Q', 0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
})();
