/** A stand-in and a real discord.js client for one test; both are closed after it. */
import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { onTestFinished } from 'vitest';
import { type DiscordOptions, startDiscord } from '../../src/sandbox/discord.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';

export const startStandIn = async (options: DiscordOptions = {}): Promise<StandIn> => {
  const discord = await startDiscord({
    people: [{ name: 'Ann', manager: true }, { name: 'Ben' }],
    ...options,
  });
  onTestFinished(() => discord.close());
  return discord;
};

export interface TestClient {
  client: Client<true>;
  errors: unknown[];
}

export const startClient = async (
  discord: StandIn,
  onInteraction: (interaction: Interaction) => Promise<unknown> | undefined = () => undefined,
  options: Partial<ClientOptions> = {},
): Promise<TestClient> => {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    ...options,
    rest: { api: discord.api, ...options.rest },
  });
  const errors: unknown[] = [];
  onTestFinished(() => client.destroy());
  client.on(Events.Error, (error) => errors.push(error));
  client.on(Events.InteractionCreate, (interaction) => {
    onInteraction(interaction)?.catch((error) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(discord.token);
  return { client: await ready, errors };
};
