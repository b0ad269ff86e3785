/** The connection to Discord: intents, caches and what the client logs. */
import { Client, Events, GatewayIntentBits, Options, RESTEvents, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { BotRest } from './rest.ts';
import type { ShardConnection } from './shards/session.ts';

/** Discord bans an address for 10,000 invalid requests in ten minutes: each time this many more were made is logged. */
const INVALID_REQUESTS_LOGGED = 500;

/** @param options as far as they are not discord.js's own */
export function createRest(options: Pick<RESTOptions, 'api' | 'makeRequest'>, log: Logger): BotRest {
  const rest = new BotRest({
    ...options,
    invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED,
    handlerSweepInterval: QUEUES_SWEPT_EVERY_MS,
  });
  rest.on(RESTEvents.InvalidRequestWarning, ({ count }) =>
    log.warn({ count }, 'Discord has refused many requests in the last ten minutes'),
  );
  return rest;
}

/** Those who acted last. */
const MAX_CACHED_USERS = 500;

/** Each press has a token of its own, and discord.js a queue for each token: an hour of them would be dropped at once. */
const QUEUES_SWEPT_EVERY_MS = 60_000;

export interface ClientParts {
  readonly apiUrl: string;
  readonly makeRequest: RESTOptions['makeRequest'];
  readonly log: Logger;
  /** Of the shard that the client serves. Default: it serves all servers, by as many shards as Discord asks for. */
  readonly connection?: Pick<ShardConnection, 'options'> | null;
  /** Shared with other clients of this process. Default: one of its own. */
  readonly rest?: BotRest | undefined;
}

export function createClient({ apiUrl, makeRequest, log, connection, rest: shared }: ClientParts): {
  client: Client;
  rest: BotRest;
} {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    // Servers are not cached at all (`servers/server-events.ts`); by default everybody who ever pressed something is.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      UserManager: {
        maxSize: MAX_CACHED_USERS,
        keepOverLimit: ({ id, client: { user } }) => id === user?.id,
      },
    }),
    // All that is sent is in Discord's own form already.
    jsonTransformer: (data) => data,
    // Discord says how many shards it wants: one has at most 2,500 servers.
    shards: 'auto',
    ...connection?.options,
    rest: { api: apiUrl, makeRequest },
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  const rest = shared ?? createRest({ api: apiUrl, makeRequest }, log);
  client.rest = rest;
  // Without a listener an 'error' event ends the process.
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client failed'));
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, err: error }, 'gateway connection failed'),
  );
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.warn({ shard, code }, 'gateway connection closed'),
  );
  client.on(Events.Warn, (message) => log.warn(message));
  return { client, rest };
}
