/**
 * A shard's session at Discord, as one process ends its connection and another goes on with it: Discord sends what came between. The
 * process that goes on is told first what the other one knew, as if Discord had just sent it.
 */
import {
  CloseCodes,
  type SessionInfo,
  SimpleShardingStrategy,
  type WebSocketManager,
  WebSocketShardEvents,
} from '@discordjs/ws';
import type { Client, ClientOptions } from 'discord.js';
import {
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  GatewayOpcodes,
  type GatewayReadyDispatchData,
} from 'discord-api-types/v10';
import type { Shard } from '../../shard.ts';
import type { Bot } from '../bot.ts';
import type { ServerDescription } from '../servers/description.ts';

/** What a session has told of the bot itself, as far as anything reads it. */
interface Identity {
  readonly user: Pick<
    GatewayReadyDispatchData['user'],
    'id' | 'username' | 'discriminator' | 'global_name' | 'avatar'
  >;
  readonly application: Pick<GatewayReadyDispatchData['application'], 'id' | 'flags'>;
}

export interface HandedSession extends Identity {
  readonly info: SessionInfo;
  /** Servers of which Discord has told nothing but their ids. */
  readonly unavailable: readonly string[];
  readonly servers: readonly ServerDescription[];
}

/** A bot's session, whose connection has been closed, and all that it knows of it. */
export function handedSession(
  { client, servers }: Pick<Bot, 'servers'> & { readonly client: Client<true> },
  info: SessionInfo,
): HandedSession {
  const described = servers.ids().map((id) => [id, servers.describe(id)] as const);
  return {
    info,
    ...identityOf(client),
    unavailable: described.flatMap(([id, server]) => (server ? [] : [id])),
    servers: described.flatMap(([, server]) => server ?? []),
  };
}

const identityOf = ({ user, application }: Client<true>): Identity => ({
  user: {
    id: user.id,
    username: user.username,
    discriminator: user.discriminator,
    global_name: user.globalName,
    avatar: user.avatar,
  },
  application: { id: application.id, flags: application.flags.bitfield },
});

export interface ShardConnection {
  readonly options: Pick<ClientOptions, 'shards' | 'shardCount' | 'ws'>;
  /** Closes the connection in such a way that the session can be gone on with. @returns null where there is none */
  end(): Promise<SessionInfo | null>;
}

/**
 * The options of a client of one shard.
 * @param handed the session to go on with; null: a new one
 * @param waitForTurn resolves when the shard may start a session; rejects when the signal is aborted
 */
export function shardConnection(
  shard: Shard,
  handed: HandedSession | null,
  waitForTurn: (signal: AbortSignal) => Promise<void>,
): ShardConnection {
  let info = handed?.info ?? null;
  let isEnding = false;
  let manager: WebSocketManager | null = null;

  /** Keeps the session's state here: discord.js forgets it when it closes a connection for good. */
  function follow(made: WebSocketManager): void {
    const { options } = made;
    const update = options.updateSessionInfo;
    options.retrieveSessionInfo = () => info;
    options.updateSessionInfo = async (id, next) => {
      if (next || !isEnding) info = next;
      await update(id, next);
    };
    manager = made;
  }

  return {
    options: {
      shards: [shard.id],
      shardCount: shard.count,
      ws: {
        buildStrategy(made) {
          follow(made);
          return handed ? new HandedStrategy(made, shard, handed) : new SimpleShardingStrategy(made);
        },
        buildIdentifyThrottler: () => ({ waitForIdentify: (_, signal) => waitForTurn(signal) }),
      },
    },
    async end() {
      isEnding = true;
      await manager?.destroy({ code: CloseCodes.Resuming, reason: 'another process goes on' });
      return info;
    },
  };
}

/** Tells what the process before knew of the session, and then connects. */
class HandedStrategy extends SimpleShardingStrategy {
  readonly #tell: () => void;

  constructor(manager: WebSocketManager, shard: Shard, handed: HandedSession) {
    super(manager);
    this.#tell = () => tell(manager, shard, handed);
  }

  override async connect(): Promise<void> {
    this.#tell();
    await super.connect();
  }
}

function tell(manager: WebSocketManager, shard: Shard, handed: HandedSession): void {
  const { user, application, servers, unavailable } = handed;
  const shardId = shard.id;
  const ready = {
    v: 10 as const,
    user: { ...user, bot: true },
    application,
    shard: [shard.id, shard.count] as [number, number],
    session_id: handed.info.sessionId,
    resume_gateway_url: handed.info.resumeURL,
  };
  const listed = servers.map(({ id }) => ({ id, unavailable: true as const }));
  const all = [...listed, ...unavailable.map((id) => ({ id, unavailable: true as const }))];
  // Of an event's many fields, there are those that are read.
  const dispatch = (t: GatewayDispatchEvents, d: object): void =>
    void manager.emit(WebSocketShardEvents.Dispatch, {
      data: { op: GatewayOpcodes.Dispatch, s: 0, t, d } as GatewayDispatchPayload,
      shardId,
    });
  manager.emit(WebSocketShardEvents.Ready, {
    data: { ...ready, guilds: listed } as unknown as GatewayReadyDispatchData,
    shardId,
  });
  dispatch(GatewayDispatchEvents.Ready, { ...ready, guilds: all });
  for (const server of servers) dispatch(GatewayDispatchEvents.GuildCreate, server);
}
