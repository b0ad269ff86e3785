/** The context that all connections of the gateway share. */
import type { GatewayCloseCodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { recordViolation, type World } from '../world/world.ts';
import type { PrivilegedIntent } from './payloads.ts';
import type { Session } from './session.ts';

export interface ConnectionContext {
  world: World;
  /** The privileged intents the bot may use. */
  privileged: readonly PrivilegedIntent[];
  /** Whether identifies and payloads that come too fast are refused. */
  isLimited: boolean;
  sessions: Map<string, Session>;
  /** Connections on which Discord has fallen silent. */
  silent: WeakSet<WebSocket>;
  /** Whether new connections are refused. */
  isDown: boolean;
  /** The shards of which no session is started or resumed. */
  downShards: Set<number>;
  /** The code that new sessions are closed with. */
  identifyRefusal: number | undefined;
  /** Attempts to resume still to be refused. */
  pendingRefusals: number;
  /** Called once a session is ready or resumed, and then forgotten. */
  connectionWaiters: Set<() => void>;
}

export const closeWith = (
  world: World,
  socket: WebSocket,
  code: GatewayCloseCodes,
  reason: string,
): undefined => {
  recordViolation(world, `gateway: closed with ${code}: ${reason}`);
  socket.close(code, reason);
};

export const onConnected = ({ connectionWaiters }: ConnectionContext): void => {
  for (const resolve of connectionWaiters) resolve();
  connectionWaiters.clear();
};
