/** The gateway's protocol on one connection: HELLO, heartbeats, requests for members, and what it is closed for. */
import { GatewayCloseCodes, GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { apiMember } from '../api/objects.ts';
import { recordViolation, userOf, type World } from '../world/world.ts';
import { type ConnectionContext, closeWith } from './context.ts';
import { guildsOf, payload, requestMembers } from './payloads.ts';
import { dispatchTo, type Session } from './session.ts';
import { onIdentify, onResume } from './sign-in.ts';

const onRequestMembers = (world: World, session: Session, data: unknown): void => {
  const parsed = requestMembers.safeParse(data);
  if (!parsed.success) {
    recordViolation(world, `gateway: ${z.prettifyError(parsed.error)}`);
    return;
  }
  const { guild_id, query, user_ids, nonce } = parsed.data;
  const guild = guildsOf(world, session).find(({ id }) => id === guild_id);
  // Discord sends nothing of a server that is not on the shard.
  if (!guild) return;
  const ids = user_ids === undefined ? undefined : [user_ids].flat();
  const members = [...guild.members.values()].filter(({ userId }) =>
    ids ? ids.includes(userId) : userOf(world, userId).name.startsWith(query ?? ''),
  );
  dispatchTo(session, {
    t: GatewayDispatchEvents.GuildMembersChunk,
    d: {
      guild_id,
      members: members.map((member) => apiMember(world, member)),
      chunk_index: 0,
      chunk_count: 1,
      ...(nonce === undefined ? {} : { nonce }),
    },
  });
};

const parsePayload = (raw: RawData): z.infer<typeof payload> | undefined => {
  try {
    const text = raw.toString();
    return Buffer.byteLength(text) > MAX_PAYLOAD_BYTES ? undefined : payload.parse(JSON.parse(text));
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

/** Discord takes no larger payload from a bot. */
const MAX_PAYLOAD_BYTES = 4_096;

/** With these codes a connection's session ends. */
const ENDING_CODES: readonly number[] = [1000, 1001, GatewayCloseCodes.SessionTimedOut];
/** How late a heartbeat may be, besides the one that may be lost. */
const MAX_HEARTBEAT_DELAY_MS = 5_000;

/** Closes the connection of a client that has stopped its heartbeats. They are in real time, as discord.js sends them. */
const heartbeatTimeout = ({ world, silent }: ConnectionContext, socket: WebSocket): (() => void) => {
  const onTimeout = (): void => {
    if (!silent.has(socket))
      closeWith(world, socket, GatewayCloseCodes.SessionTimedOut, 'Session timed out.');
  };
  const timeout = setTimeout(onTimeout, world.gateway.heartbeatMs * 2 + MAX_HEARTBEAT_DELAY_MS);
  timeout.unref();
  socket.on('close', () => clearTimeout(timeout));
  return () => timeout.refresh();
};

/** Sends HELLO and serves the bot until the connection closes. */
export const serveConnection = (context: ConnectionContext, socket: WebSocket): void => {
  const { world } = context;
  const close = (code: GatewayCloseCodes, reason: string): void => closeWith(world, socket, code, reason);
  let session: Session | undefined;
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    if (session?.socket !== socket) return;
    session.socket = undefined;
    session.lostAt = world.clock.now();
    if (ENDING_CODES.includes(code)) context.sessions.delete(session.id);
  });
  const isTooFast = payloadLimit(world.clock);
  const onHeartbeat = heartbeatTimeout(context, socket);
  const signIn = (start: typeof onIdentify, data: unknown): void => {
    if (session) close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    else session = start(context, socket, data);
  };
  socket.on('message', (raw) => {
    if (context.silent.has(socket)) return;
    if (context.isLimited && isTooFast()) return close(GatewayCloseCodes.RateLimited, 'Rate limited.');
    const message = parsePayload(raw);
    if (!message) return close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    switch (message.op) {
      case GatewayOpcodes.Heartbeat:
        onHeartbeat();
        return socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
      case GatewayOpcodes.Identify:
        return signIn(onIdentify, message.d);
      case GatewayOpcodes.Resume:
        return signIn(onResume, message.d);
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
