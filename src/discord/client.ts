/** The connection to Discord: intents, caches and what the client logs. */
import { Client, Events, GatewayIntentBits, Options, Partials } from 'discord.js';
import type { Logger } from 'pino';

/** Resolves when the bot is online. @throws where Discord rejects the token */
export async function connect(token: string, apiUrl: string, log: Logger): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    // Without partials, deletions of messages that are not cached would not be emitted.
    partials: [Partials.Message],
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 50,
      // By default everybody who ever wrote in a channel is kept.
      UserManager: 500,
    }),
    rest: { api: apiUrl },
  });
  // Without a listener an 'error' event ends the process.
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client failed'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'gateway connection failed'));
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'gateway connection closed'));
  client.on(Events.Warn, (message) => log.warn(message));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}
