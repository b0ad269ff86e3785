/** The connection to Discord: intents, caches and what the client logs. */
import {
  Client,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  RESTEvents,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { BotRest } from './rest.ts';

/** Discord bans an address for 10,000 invalid requests in ten minutes: each time this many more were made is logged. */
const INVALID_REQUESTS_LOGGED = 500;

/** Caches that stay empty: of each server Madoi reads only channels, threads and roles. */
const NEVER_READ = {
  AutoModerationRuleManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  StageInstanceManager: 0,
  VoiceStateManager: 0,
} as const;

export interface ClientParts {
  readonly apiUrl: string;
  readonly makeRequest: RESTOptions['makeRequest'];
  readonly log: Logger;
}

export function createClient({ apiUrl, makeRequest, log }: ClientParts): { client: Client; rest: BotRest } {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    // Without partials, deletions of messages that are not cached would not be emitted.
    partials: [Partials.Message],
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ...NEVER_READ,
      // The bot's own member, and the one who acted last.
      GuildMemberManager: { maxSize: 1, keepOverLimit: ({ id, client: { user } }) => id === user.id },
      // By default everybody who ever wrote in a channel is kept.
      UserManager: 500,
    }),
    // Discord says how many shards it wants: one has at most 2,500 servers.
    shards: 'auto',
    rest: { api: apiUrl, makeRequest, invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED },
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
