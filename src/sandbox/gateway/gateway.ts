/** The gateway: accepts connections, sends every event to the sessions that may receive it, and fails as its controls say. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { recordViolation, type World } from '../world/world.ts';
import { type ConnectionContext, serveConnection } from './connection.ts';
import { type GatewayControls, gatewayControls } from './controls.ts';
import type { PrivilegedIntent } from './payloads.ts';
import { deliver } from './session.ts';

export interface Gateway {
  controls: GatewayControls;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  terminate: () => Promise<void>;
}

/** What is wrong with a connection's query parameters; undefined when they are supported. */
const addressViolation = (request: IncomingMessage): string | undefined => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (searchParams.get('v') !== '10') return `gateway: version ${searchParams.get('v')} is not supported`;
  if (searchParams.get('encoding') !== 'json' || searchParams.has('compress')) {
    return `gateway: only uncompressed JSON is supported, not ${searchParams}`;
  }
  return undefined;
};

/** @param isLimited whether identifies and payloads that come too fast are refused */
export const newGateway = (
  world: World,
  privileged: readonly PrivilegedIntent[],
  isLimited: boolean,
): Gateway => {
  const server = new WebSocketServer({ noServer: true });
  const context: ConnectionContext = {
    world,
    privileged,
    isLimited,
    sessions: new Map(),
    silent: new WeakSet(),
    isDown: false,
    identifyRefusal: undefined,
    pendingRefusals: 0,
    connectionWaiters: new Set(),
  };

  world.onDispatch.add((dispatched) => {
    for (const session of context.sessions.values()) deliver(world, session, dispatched);
  });

  return {
    controls: gatewayControls(context),
    upgrade: (request, socket, head) => {
      const violation = addressViolation(request);
      if (violation !== undefined) recordViolation(world, violation);
      if (context.isDown || violation !== undefined) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (connection) => serveConnection(context, connection));
    },
    terminate: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
