/** Connects a bot to Discord. */
import type { Client } from 'discord.js';
import { noMetrics } from '../metrics/metrics.ts';
import { type Api, createApi } from './api.ts';
import type { BotOptions } from './bot-options.ts';
import { createClient } from './client.ts';
import { type HeldEvents, holdEvents } from './held-events.ts';
import { logIn, withRetries } from './login.ts';
import { countDropped } from './router.ts';
import { followJoinedServers, type JoinedServers } from './servers/joined-servers.ts';
import { createServers, type Servers } from './servers/servers.ts';
import { type ShardConnection, shardConnection } from './shards/session.ts';

export interface Connection {
  readonly client: Client<true>;
  readonly api: Api;
  readonly servers: Servers;
  readonly events: HeldEvents;
  readonly joined: JoinedServers;
  /** Null where the bot serves all servers. */
  readonly connection: ShardConnection | null;
}

export const goOnline = (options: BotOptions): Promise<Connection> =>
  withRetries(() => connect(options), options);

/** Connects the bot. From the login on every event is received, and held until it is served. */
async function connect(options: BotOptions): Promise<Connection> {
  const { apiUrl, clock, log, metrics = noMetrics, shard } = options;
  const api = shard?.api ?? createApi(options);
  const connection = shard ? shardConnection(shard.shard, shard.handed, shard.waitForTurn) : null;
  const { client } = createClient({ apiUrl, makeRequest: api.makeRequest, rest: api.rest, connection, log });
  const servers = createServers(() => client.user?.id ?? '');
  const joined = followJoinedServers(client, clock);
  const events = holdEvents(client, servers, log, (dropped) => countDropped(metrics, dropped, 'overflow'));
  const online = await logIn({
    ...options,
    client,
    isResumed: shard?.handed != null,
    ...(shard && { maxConnectingMs: shard.maxConnectingMs }),
  });
  return { client: online, api, servers, events, joined, connection };
}
