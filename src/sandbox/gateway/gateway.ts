/** The gateway: HELLO, IDENTIFY or RESUME, heartbeats, and every event to the sessions that may hear of it. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GatewayCloseCodes,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes,
} from 'discord-api-types/v10';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { apiMember, guildCreate } from '../api/objects.ts';
import { complain, userOf, type World } from '../world/world.ts';
import {
  identify,
  intentsFault,
  membersAsked,
  type PrivilegedIntent,
  payload,
  ready,
  resume,
} from './payloads.ts';
import { dispatchTo, missedSince, newSession, pass, type Session } from './session.ts';

const HEARTBEAT_EVERY = 41_250;
/** What a test can do to the connection. */
export interface GatewayControls {
  /** Cuts the connection as a bad network does; discord.js resumes. */
  drop: () => void;
  /** Asks the bot to reconnect (op 7) or closes with a code of Discord's. */
  close: (code: number) => void;
  reconnect: () => void;
  /** The next attempts to resume are refused, so that the bot must identify anew. */
  refuseResume: (times?: number) => void;
  /** Refuses connections until `up`. */
  down: () => void;
  up: () => void;
  readonly connected: boolean;
  /** Resolves once a bot is connected and ready or resumed. */
  whenConnected: () => Promise<void>;
}

export interface Gateway extends GatewayControls {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  terminate: () => Promise<void>;
}

export const newGateway = (
  world: World,
  url: () => string,
  privileged: readonly PrivilegedIntent[],
): Gateway => {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const waiting = new Set<() => void>();
  let refusals = 0;
  let isDown = false;

  const connected = () => [...sessions.values()].some(({ socket }) => socket !== undefined);
  const announce = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  world.onDispatch.add((what) => {
    for (const session of sessions.values()) pass(world, session, what);
  });

  const closeWith = (socket: WebSocket, code: GatewayCloseCodes, why: string): void => {
    complain(world, `gateway: closed with ${code}: ${why}`);
    socket.close(code, why);
  };

  const onIdentify = (socket: WebSocket, data: unknown): Session | undefined => {
    const asked = identify.safeParse(data);
    if (!asked.success) {
      closeWith(socket, GatewayCloseCodes.DecodeError, z.prettifyError(asked.error));
      return undefined;
    }
    const { token, intents, shard } = asked.data;
    const wrongIntents = intentsFault(intents, privileged);
    if (token !== world.application.token) {
      closeWith(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    } else if (shard && (shard[0] !== 0 || shard[1] !== 1)) {
      closeWith(socket, GatewayCloseCodes.InvalidShard, 'Invalid shard');
    } else if (wrongIntents) closeWith(socket, ...wrongIntents);
    else {
      const session = newSession(intents, socket);
      sessions.clear();
      sessions.set(session.id, session);
      dispatchTo(session, { t: GatewayDispatchEvents.Ready, d: ready(world, session, url()) });
      if ((intents & GatewayIntentBits.Guilds) !== 0 && world.members.has(world.botId)) {
        dispatchTo(session, { t: GatewayDispatchEvents.GuildCreate, d: guildCreate(world) });
      }
      announce();
      return session;
    }
    return undefined;
  };

  const onResume = (socket: WebSocket, data: unknown): Session | undefined => {
    const asked = resume.safeParse(data);
    if (!asked.success || asked.data.token !== world.application.token) {
      closeWith(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    const session = sessions.get(asked.data.session_id);
    const missed = session && refusals === 0 ? missedSince(session, asked.data.seq) : undefined;
    if (refusals > 0) refusals -= 1;
    if (!session || !missed) {
      sessions.delete(asked.data.session_id);
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
      return undefined;
    }
    for (const text of missed) socket.send(text);
    session.socket = socket;
    dispatchTo(session, { t: GatewayDispatchEvents.Resumed, d: { _trace: [] } });
    announce();
    return session;
  };

  const onMembersAsked = (session: Session, data: unknown): void => {
    const asked = membersAsked.safeParse(data);
    if (!asked.success) {
      complain(world, `gateway: ${z.prettifyError(asked.error)}`);
      return;
    }
    const { query, user_ids, nonce } = asked.data;
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

  const parsed = (raw: RawData): z.infer<typeof payload> | undefined => {
    try {
      return payload.parse(JSON.parse(raw.toString()));
    } catch {
      return undefined;
    }
  };

  const serve = (socket: WebSocket): void => {
    let session: Session | undefined;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (session?.socket === socket) session.socket = undefined;
    });
    socket.on('message', (raw) => {
      const message = parsed(raw);
      if (!message) return closeWith(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      switch (message.op) {
        case GatewayOpcodes.Heartbeat:
          return socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
        case GatewayOpcodes.Identify:
        case GatewayOpcodes.Resume:
          if (session)
            return closeWith(socket, GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
          session =
            message.op === GatewayOpcodes.Identify
              ? onIdentify(socket, message.d)
              : onResume(socket, message.d);
          return;
        case GatewayOpcodes.PresenceUpdate:
          if (!session) return closeWith(socket, GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
          return;
        case GatewayOpcodes.RequestGuildMembers:
          if (!session) return closeWith(socket, GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
          return onMembersAsked(session, message.d);
        default:
          return closeWith(socket, GatewayCloseCodes.UnknownOpcode, `Unknown opcode ${message.op}.`);
      }
    });
    socket.send(
      JSON.stringify({
        op: GatewayOpcodes.Hello,
        d: { heartbeat_interval: HEARTBEAT_EVERY },
        s: null,
        t: null,
      }),
    );
  };

  const holdAddress = (request: IncomingMessage): string | undefined => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (searchParams.get('v') !== '10') return `gateway: version ${searchParams.get('v')} asked for`;
    if (searchParams.get('encoding') !== 'json' || searchParams.has('compress')) {
      return `gateway: the stand-in speaks plain JSON only, not ${searchParams}`;
    }
    return undefined;
  };

  const eachSocket = (act: (socket: WebSocket) => void): void => {
    for (const { socket } of sessions.values()) if (socket) act(socket);
  };

  return {
    upgrade: (request, socket, head) => {
      const complaint = holdAddress(request);
      if (complaint !== undefined) complain(world, complaint);
      if (isDown || complaint !== undefined) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, serve);
    },
    drop: () => eachSocket((socket) => socket.terminate()),
    close: (code) => eachSocket((socket) => socket.close(code)),
    reconnect: () =>
      eachSocket((socket) =>
        socket.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null, s: null, t: null })),
      ),
    refuseResume: (times = 1) => {
      refusals += times;
    },
    down: () => {
      isDown = true;
      eachSocket((socket) => socket.terminate());
    },
    up: () => {
      isDown = false;
    },
    get connected() {
      return connected();
    },
    whenConnected: () =>
      connected()
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
