/** What a test can do to the gateway: break connections, refuse new ones, and wait for them. */
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { ConnectionContext } from './context.ts';
import type { Session } from './session.ts';

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
  /** Cuts the connection, of one shard or of all, and refuses new ones until `endOutage`. */
  startOutage: (shardId?: number) => void;
  endOutage: () => void;
  readonly isConnected: boolean;
  /** The shards with a session that is connected, in ascending order. */
  readonly connectedShards: number[];
  /** Resolves once a bot's session, of any shard or of the one given, is ready or resumed. */
  whenConnected: (shardId?: number) => Promise<void>;
}

export const gatewayControls = (context: ConnectionContext): GatewayControls => {
  const connectedSessions = (shardId?: number): Session[] =>
    [...context.sessions.values()].filter(
      ({ socket, shard: [id] }) => socket && (shardId === undefined || id === shardId),
    );
  const forEachSocket = (run: (socket: WebSocket) => void, shardId?: number): void => {
    for (const { socket } of connectedSessions(shardId)) if (socket) run(socket);
  };

  return {
    dropConnection: (shardId) => forEachSocket((socket) => socket.terminate(), shardId),
    closeConnection: (code, shardId) => forEachSocket((socket) => socket.close(code), shardId),
    fallSilent: (shardId) => {
      for (const session of connectedSessions(shardId)) {
        if (session.socket) context.silent.add(session.socket);
        session.socket?.pause();
        session.socket = undefined;
        session.lostAt = context.world.clock.now();
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
    startOutage: (shardId) => {
      if (shardId === undefined) context.isDown = true;
      else context.downShards.add(shardId);
      forEachSocket((socket) => socket.terminate(), shardId);
    },
    endOutage: () => {
      context.isDown = false;
      context.downShards.clear();
    },
    get connectedShards() {
      return connectedSessions()
        .map(({ shard: [id] }) => id)
        .sort((a, b) => a - b);
    },
    get isConnected() {
      return connectedSessions().length > 0;
    },
    whenConnected: async (shardId) => {
      while (connectedSessions(shardId).length === 0)
        await new Promise<void>((resolve) => {
          context.connectionWaiters.add(resolve);
        });
    },
  };
};
