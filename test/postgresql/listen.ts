/** Servers of tests, on any free port of this machine. */
import { once } from 'node:events';
import type { Server } from 'node:net';

/** @returns the port, once the server listens */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
