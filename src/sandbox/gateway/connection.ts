/** The gateway's protocol on one connection: IDENTIFY or RESUME, heartbeats, requests for members. */
import {
  GatewayCloseCodes,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes,
} from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { apiMember, guildCreate } from '../api/objects.ts';
import { startSession } from '../world/session-starts.ts';
import { gatewayUrl, recordViolation, userOf, type World } from '../world/world.ts';
import {
  hasGuild,
  identify,
  intentsRejection,
  type PrivilegedIntent,
  payload,
  ready,
  requestMembers,
  resume,
} from './payloads.ts';
import { dispatchTo, missedSince, newSession, type Session } from './session.ts';

/** Discord closes the connection of a shard that would have more servers. */
const MAX_SERVERS_PER_SHARD = 2_500;

export interface ConnectionContext {
  world: World;
  /** The privileged intents the bot may use. */
  privileged: readonly PrivilegedIntent[];
  /** Whether identifies and payloads that come too fast are refused. */
  isLimited: boolean;
  sessions: Map<string, Session>;
  /** Connections on which Discord says nothing any more. */
  silent: WeakSet<WebSocket>;
  /** Whether new connections are refused. */
  isDown: boolean;
  /** The code that new sessions are closed with. */
  identifyRefusal: number | undefined;
  /** Attempts to resume still to be refused. */
  pendingRefusals: number;
  /** Called once a session is ready or resumed, and then forgotten. */
  connectionWaiters: Set<() => void>;
}

const closeWith = (world: World, socket: WebSocket, code: GatewayCloseCodes, reason: string): void => {
  recordViolation(world, `gateway: closed with ${code}: ${reason}`);
  socket.close(code, reason);
};

const onConnected = ({ connectionWaiters }: ConnectionContext): void => {
  for (const resolve of connectionWaiters) resolve();
  connectionWaiters.clear();
};

const onIdentify = (context: ConnectionContext, socket: WebSocket, data: unknown): Session | undefined => {
  const { world, sessions, identifyRefusal } = context;
  if (identifyRefusal !== undefined) {
    socket.close(identifyRefusal);
    return undefined;
  }
  const parsed = identify.safeParse(data);
  if (!parsed.success) {
    closeWith(world, socket, GatewayCloseCodes.DecodeError, z.prettifyError(parsed.error));
    return undefined;
  }
  const { token, intents, shard } = parsed.data;
  const [shardId, shardCount] = shard;
  const rejection = intentsRejection(intents, context.privileged);
  if (token !== world.application.token) {
    closeWith(world, socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
  } else if (shardId < 0 || shardId >= shardCount) {
    closeWith(world, socket, GatewayCloseCodes.InvalidShard, 'Invalid shard');
  } else if (world.gateway.servers / shardCount > MAX_SERVERS_PER_SHARD) {
    closeWith(world, socket, GatewayCloseCodes.ShardingRequired, 'Sharding required');
  } else if (rejection) closeWith(world, socket, ...rejection);
  else {
    const start = startSession(world);
    if (context.isLimited && start === 'too-soon') {
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
      return undefined;
    }
    if (context.isLimited && start === 'exhausted') {
      const reason = '1,000 sessions in a day: Discord ends them all and resets the token';
      closeWith(world, socket, GatewayCloseCodes.AuthenticationFailed, reason);
      return undefined;
    }
    const session = newSession(intents, shard, socket);
    // One that is still connected goes on beside it, as Discord has it.
    for (const [id, previous] of sessions)
      if (previous.shard[0] === shardId && !previous.socket) sessions.delete(id);
    sessions.set(session.id, session);
    dispatchTo(session, { t: GatewayDispatchEvents.Ready, d: ready(world, session, gatewayUrl(world)) });
    if ((intents & GatewayIntentBits.Guilds) !== 0 && hasGuild(world, session)) {
      dispatchTo(session, { t: GatewayDispatchEvents.GuildCreate, d: guildCreate(world) });
    }
    onConnected(context);
    return session;
  }
  return undefined;
};

const onResume = (context: ConnectionContext, socket: WebSocket, data: unknown): Session | undefined => {
  const { world, sessions } = context;
  const parsed = resume.safeParse(data);
  if (!parsed.success || parsed.data.token !== world.application.token) {
    closeWith(world, socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    return undefined;
  }
  const session = sessions.get(parsed.data.session_id);
  const isRefused = context.pendingRefusals > 0;
  const missed = session && !isRefused ? missedSince(session, parsed.data.seq) : undefined;
  if (isRefused) context.pendingRefusals -= 1;
  if (!session || !missed) {
    sessions.delete(parsed.data.session_id);
    socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
    return undefined;
  }
  for (const text of missed) socket.send(text);
  session.socket = socket;
  dispatchTo(session, { t: GatewayDispatchEvents.Resumed, d: { _trace: [] } });
  onConnected(context);
  return session;
};

const onRequestMembers = (world: World, session: Session, data: unknown): void => {
  const parsed = requestMembers.safeParse(data);
  if (!parsed.success) {
    recordViolation(world, `gateway: ${z.prettifyError(parsed.error)}`);
    return;
  }
  const { query, user_ids, nonce } = parsed.data;
  const ids = user_ids === undefined ? undefined : [user_ids].flat();
  const members = [...world.members.values()].filter(({ userId }) =>
    ids ? ids.includes(userId) : userOf(world, userId).name.startsWith(query ?? ''),
  );
  dispatchTo(session, {
    t: GatewayDispatchEvents.GuildMembersChunk,
    d: {
      guild_id: world.guild.id,
      members: members.map((member) => apiMember(world, member)),
      chunk_index: 0,
      chunk_count: 1,
      ...(nonce === undefined ? {} : { nonce }),
    },
  });
};

const parsePayload = (raw: RawData): z.infer<typeof payload> | undefined => {
  try {
    return payload.parse(JSON.parse(raw.toString()));
  } catch {
    return undefined;
  }
};

const MAX_PAYLOADS = 120;
const PAYLOAD_WINDOW_MS = 60_000;

/** Counts what a connection sends, heartbeats included: 120 payloads in a minute. */
const payloadLimit = (clock: World['clock']): (() => boolean) => {
  let window = { endsAt: 0, count: 0 };
  return () => {
    if (clock.now() >= window.endsAt) window = { endsAt: clock.now() + PAYLOAD_WINDOW_MS, count: 0 };
    window.count += 1;
    return window.count > MAX_PAYLOADS;
  };
};

/** Sends HELLO and serves the bot until the connection closes. */
export const serveConnection = (context: ConnectionContext, socket: WebSocket): void => {
  const { world } = context;
  const close = (code: GatewayCloseCodes, reason: string): void => closeWith(world, socket, code, reason);
  let session: Session | undefined;
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    if (session?.socket === socket) session.socket = undefined;
  });
  const isTooFast = payloadLimit(world.clock);
  socket.on('message', (raw) => {
    if (context.silent.has(socket)) return;
    if (context.isLimited && isTooFast()) return close(GatewayCloseCodes.RateLimited, 'Rate limited.');
    const message = parsePayload(raw);
    if (!message) return close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    switch (message.op) {
      case GatewayOpcodes.Heartbeat:
        return socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
      case GatewayOpcodes.Identify:
      case GatewayOpcodes.Resume: {
        if (session) return close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        const start = message.op === GatewayOpcodes.Identify ? onIdentify : onResume;
        session = start(context, socket, message.d);
        return;
      }
      case GatewayOpcodes.PresenceUpdate:
        if (!session) return close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
        return;
      case GatewayOpcodes.RequestGuildMembers:
        if (!session) return close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
        return onRequestMembers(world, session, message.d);
      default:
        return close(GatewayCloseCodes.UnknownOpcode, `Unknown opcode ${message.op}.`);
    }
  });
  const d = { heartbeat_interval: world.gateway.heartbeatMs };
  socket.send(JSON.stringify({ op: GatewayOpcodes.Hello, d, s: null, t: null }));
};
