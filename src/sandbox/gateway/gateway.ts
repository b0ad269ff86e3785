/** The gateway: accepts connections, sends every event to the sessions that may receive it, and fails on demand. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { recordViolation, type World } from '../world/world.ts';
import { type ConnectionContext, serveConnection } from './connection.ts';
import type { PrivilegedIntent } from './payloads.ts';
import { deliver, type Session } from './session.ts';

/** What a test can do to the connection of one shard, or of all. */
export interface GatewayControls {
  /** Cuts the connection as a bad network does; discord.js resumes. */
  dropConnection: (shardId?: number) => void;
  /** Closes the connection with one of Discord's close codes. */
  closeConnection: (code: number, shardId?: number) => void;
  /** Keeps the connection open, and neither sends nor reads anything more on it; discord.js replaces it. */
  fallSilent: (shardId?: number) => void;
  /** Asks the bot to reconnect (opcode 7). */
  requestReconnect: () => void;
  /** Refuses the next attempts to resume, so that the bot must identify again. */
  refuseResume: (times?: number) => void;
  /** Closes new sessions with one of Discord's close codes, instead of starting them. */
  refuseIdentify: (code: number) => void;
  /** Cuts the connection and refuses new ones until `endOutage`. */
  startOutage: () => void;
  endOutage: () => void;
  readonly isConnected: boolean;
  /** The shards with a session that is connected, in ascending order. */
  readonly connectedShards: number[];
  /** Resolves once a bot's session is ready or resumed. */
  whenConnected: () => Promise<void>;
}

export interface Gateway extends GatewayControls {
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
  const sessions = new Map<string, Session>();
  const waiting = new Set<() => void>();
  let isDown = false;
  const context: ConnectionContext = {
    world,
    privileged,
    isLimited,
    sessions,
    silent: new WeakSet(),
    identifyRefusal: undefined,
    pendingRefusals: 0,
    onConnected: () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };

  world.onDispatch.add((dispatched) => {
    for (const session of sessions.values()) deliver(world, session, dispatched);
  });

  const connectedSessions = (shardId?: number): Session[] =>
    [...sessions.values()].filter(
      ({ socket, shard: [id] }) => socket && (shardId === undefined || id === shardId),
    );
  const forEachSocket = (run: (socket: WebSocket) => void, shardId?: number): void => {
    for (const { socket } of connectedSessions(shardId)) if (socket) run(socket);
  };

  return {
    upgrade: (request, socket, head) => {
      const violation = addressViolation(request);
      if (violation !== undefined) recordViolation(world, violation);
      if (isDown || violation !== undefined) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (connection) => serveConnection(context, connection));
    },
    dropConnection: (shardId) => forEachSocket((socket) => socket.terminate(), shardId),
    closeConnection: (code, shardId) => forEachSocket((socket) => socket.close(code), shardId),
    fallSilent: (shardId) => {
      for (const session of connectedSessions(shardId)) {
        if (session.socket) context.silent.add(session.socket);
        session.socket?.pause();
        session.socket = undefined;
      }
    },
    requestReconnect: () =>
      forEachSocket((socket) =>
        socket.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null, s: null, t: null })),
      ),
    refuseResume: (times = 1) => {
      context.pendingRefusals += times;
    },
    refuseIdentify: (code) => {
      context.identifyRefusal = code;
    },
    startOutage: () => {
      isDown = true;
      forEachSocket((socket) => socket.terminate());
    },
    endOutage: () => {
      isDown = false;
    },
    get connectedShards() {
      return connectedSessions()
        .map(({ shard: [id] }) => id)
        .sort((a, b) => a - b);
    },
    get isConnected() {
      return connectedSessions().length > 0;
    },
    whenConnected: () =>
      connectedSessions().length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.add(resolve);
          }),
    terminate: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
