/** The gateway: accepts connections, sends every event to the sessions that may receive it, and fails as its controls say. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import { recordViolation, type World } from '../world/world.ts';
import { serveConnection } from './connection.ts';
import { type ConnectionContext, closeWith } from './context.ts';
import { type GatewayControls, gatewayControls } from './controls.ts';
import type { PrivilegedIntent } from './payloads.ts';
import { deliver, isExpired } from './session.ts';

export interface Gateway {
  controls: GatewayControls;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  terminate: () => Promise<void>;
}

const parametersOf = (request: IncomingMessage): URLSearchParams =>
  new URL(request.url ?? '/', 'http://localhost').searchParams;

/** What is wrong with a connection's query parameters; undefined when they are supported. */
const addressViolation = (request: IncomingMessage): string | undefined => {
  const searchParams = parametersOf(request);
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
    downShards: new Set(),
    identifyRefusal: undefined,
    pendingRefusals: 0,
    connectionWaiters: new Set(),
  };

  world.onDispatch.add((dispatched) => {
    for (const [id, session] of context.sessions) {
      if (isExpired(session, world.clock.now())) context.sessions.delete(id);
      else deliver(world, session, dispatched);
    }
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
      server.handleUpgrade(request, socket, head, (connection) => {
        if (parametersOf(request).get('v') === '10') serveConnection(context, connection);
        else closeWith(world, connection, GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version');
      });
    },
    terminate: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
