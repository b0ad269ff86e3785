/** IDENTIFY and RESUME: how a connection gets its session. */
import {
  GatewayCloseCodes as Code,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { guildCreate } from '../api/objects.ts';
import { startSession } from '../world/session-starts.ts';
import { gatewayUrl, serverCount } from '../world/world.ts';
import { type ConnectionContext, closeWith, onConnected } from './context.ts';
import { sendOtherServers } from './other-servers.ts';
import { guildsOf, identify, intentsRejection, ready, resume } from './payloads.ts';
import { dispatchTo, isExpired, missedSince, newSession, type Session } from './session.ts';

/** Discord closes the connection of a shard that would have more servers. */
const MAX_SERVERS_PER_SHARD = 2_500;

/** The bot may try again on the same connection; it cannot resume. */
const rejectSession = (socket: WebSocket): undefined => {
  socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
};

/** During an outage of the shard. */
const cutOff = (socket: WebSocket): undefined => {
  socket.terminate();
};

type Identify = z.infer<typeof identify>;

/** The close code and reason for a session that Discord does not start; null when it does. */
const identifyRejection = (
  { world, privileged }: ConnectionContext,
  { token, intents, shard: [shardId, shardCount] }: Identify,
): [Code, string] | null => {
  if (token !== world.application.token) return [Code.AuthenticationFailed, 'Authentication failed.'];
  if (shardId < 0 || shardId >= shardCount) return [Code.InvalidShard, 'Invalid shard'];
  if (serverCount(world) / shardCount > MAX_SERVERS_PER_SHARD)
    return [Code.ShardingRequired, 'Sharding required'];
  return intentsRejection(intents, privileged) ?? null;
};

const start = (context: ConnectionContext, socket: WebSocket, { intents, shard }: Identify): Session => {
  const { world, sessions } = context;
  const session = newSession(intents, shard, socket);
  // One that is still connected goes on beside it, as Discord has it.
  for (const [id, previous] of sessions)
    if (`${previous.shard}` === `${shard}` && !previous.socket) sessions.delete(id);
  sessions.set(session.id, session);
  dispatchTo(session, { t: GatewayDispatchEvents.Ready, d: ready(world, session, gatewayUrl(world)) });
  if ((intents & GatewayIntentBits.Guilds) !== 0) {
    for (const guild of guildsOf(world, session))
      dispatchTo(session, { t: GatewayDispatchEvents.GuildCreate, d: guildCreate(world, guild) });
    void sendOtherServers(world, session);
  }
  onConnected(context);
  return session;
};

export const onIdentify = (
  context: ConnectionContext,
  socket: WebSocket,
  data: unknown,
): Session | undefined => {
  const { world, identifyRefusal } = context;
  if (identifyRefusal !== undefined) {
    socket.close(identifyRefusal);
    return undefined;
  }
  const parsed = identify.safeParse(data);
  if (!parsed.success) return closeWith(world, socket, Code.DecodeError, z.prettifyError(parsed.error));
  if (context.downShards.has(parsed.data.shard[0])) return cutOff(socket);
  const rejection = identifyRejection(context, parsed.data);
  if (rejection) return closeWith(world, socket, ...rejection);
  const outcome = startSession(world, parsed.data.shard[0]);
  if (context.isLimited && outcome === 'too-soon') return rejectSession(socket);
  if (context.isLimited && outcome === 'exhausted') {
    const reason = '1,000 sessions in a day: Discord ends them all and resets the token';
    return closeWith(world, socket, Code.AuthenticationFailed, reason);
  }
  return start(context, socket, parsed.data);
};

/** The session to go on with; null where Discord has it no more, or cannot send again all that it missed. */
const resumable = (
  context: ConnectionContext,
  { session_id, seq }: z.infer<typeof resume>,
): { session: Session; missed: string[] } | null => {
  const session = context.sessions.get(session_id);
  if (context.pendingRefusals > 0) {
    context.pendingRefusals -= 1;
    return null;
  }
  if (!session || isExpired(session, context.world.clock.now())) return null;
  const missed = missedSince(session, seq);
  return missed ? { session, missed } : null;
};

export const onResume = (
  context: ConnectionContext,
  socket: WebSocket,
  data: unknown,
): Session | undefined => {
  const { world, sessions } = context;
  const parsed = resume.safeParse(data);
  if (!parsed.success || parsed.data.token !== world.application.token)
    return closeWith(world, socket, Code.AuthenticationFailed, 'Authentication failed.');
  const { session_id: id, seq } = parsed.data;
  if (context.downShards.has(sessions.get(id)?.shard[0] ?? -1)) return cutOff(socket);
  if (seq > (sessions.get(id)?.sequence ?? seq)) {
    sessions.delete(id);
    return closeWith(world, socket, Code.InvalidSeq, 'Invalid seq');
  }
  const found = resumable(context, parsed.data);
  if (!found) {
    sessions.delete(id);
    return rejectSession(socket);
  }
  const { session, missed } = found;
  for (const text of missed) socket.send(text);
  session.socket = socket;
  session.lostAt = null;
  dispatchTo(session, { t: GatewayDispatchEvents.Resumed, d: { _trace: [] } });
  onConnected(context);
  return session;
};
