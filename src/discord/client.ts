/** The connection to Discord: intents, caches and what the client logs. */
import { Client, Events, GatewayIntentBits, Options, RESTEvents, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { BotRest } from './rest.ts';

/** Discord bans an address for 10,000 invalid requests in ten minutes: each time this many more were made is logged. */
const INVALID_REQUESTS_LOGGED = 500;

/** Those who acted last. */
const MAX_CACHED_USERS = 500;

/** Each press has a token of its own, and discord.js a queue for each token: an hour of them would be dropped at once. */
const QUEUES_SWEPT_EVERY_MS = 60_000;

export interface ClientParts {
  readonly apiUrl: string;
  readonly makeRequest: RESTOptions['makeRequest'];
  readonly log: Logger;
}

export function createClient({ apiUrl, makeRequest, log }: ClientParts): { client: Client; rest: BotRest } {
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
    rest: {
      api: apiUrl,
      makeRequest,
      invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED,
      handlerSweepInterval: QUEUES_SWEPT_EVERY_MS,
    },
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  const rest = new BotRest(client.options.rest ?? {});
  client.rest = rest;
  rest.on(RESTEvents.InvalidRequestWarning, ({ count }) =>
    log.warn({ count }, 'Discord has refused many requests in the last ten minutes'),
  );
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
