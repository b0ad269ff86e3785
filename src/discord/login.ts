/**
 * Logs in to Discord. Everything that could make the start fail is checked before a session is started: Discord allows
 * 1,000 of them a day, and resets the token of a bot that starts more.
 */
import { type Client, Events, type REST } from 'discord.js';
import { type RESTGetAPIGatewayBotResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { type Clock, systemClock, wait } from '../clock.ts';
import {
  ConnectionLostError,
  isServerUnknown,
  isWrongToken,
  SetupError,
  setupErrorOfClose,
} from './errors.ts';

/** discord.js tries again by itself for ever; a new process starts from nothing. */
const MAX_CONNECTING_MS = 120_000;

/** Pauses between attempts to connect, one minute in all. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Connects, and tries again where Discord cannot be reached just then: discord.js gives up where the first connection
 * fails, although it repairs later ones by itself.
 * @throws the error of the last attempt, or one that no further attempt could mend
 */
export async function withRetries<T>(
  connect: () => Promise<T>,
  { clock, log }: Pick<LoginParts, 'clock' | 'log'>,
): Promise<T> {
  for (const pauseMs of RETRY_MS) {
    try {
      return await connect();
    } catch (error) {
      if (error instanceof SetupError || error instanceof ConnectionLostError || isWrongToken(error))
        throw error;
      log.warn({ err: error, seconds: pauseMs / 1000 }, 'no connection to Discord yet; trying again');
      await wait(clock, pauseMs);
    }
  }
  return connect();
}

export interface LoginParts {
  readonly client: Client;
  readonly token: string;
  readonly devGuildId: string | null;
  /** Whether it goes on with a session that another process has started. Default: not. */
  readonly isResumed?: boolean;
  /** The longest time in which no shard gets online. Default: two minutes. */
  readonly maxConnectingMs?: number;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Resolves when every shard is online.
 * @throws {SetupError} where Discord refuses what the operator has set
 * @throws {ConnectionLostError} where no shard gets online within two minutes
 */
export async function logIn({
  client,
  token,
  devGuildId,
  isResumed = false,
  maxConnectingMs = MAX_CONNECTING_MS,
  clock,
  log,
}: LoginParts): Promise<Client<true>> {
  client.rest.setToken(token);
  if (!isResumed) await waitForSessionStart(client.rest, clock, log);
  if (devGuildId !== null) await checkDevGuild(client.rest, devGuildId);
  return goOnline(client, token, maxConnectingMs);
}

/** @throws where Discord rejects the token */
async function waitForSessionStart(rest: REST, clock: Clock, log: Logger): Promise<void> {
  for (;;) {
    const gateway = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
    const { remaining, reset_after: resetMs } = gateway.session_start_limit;
    const delayMs = sessionStartDelayMs(gateway);
    if (delayMs === 0) return;
    log.warn(
      { remaining, seconds: Math.ceil(delayMs / 1000), resetSeconds: Math.ceil(resetMs / 1000) },
      'few session starts are left today; waiting before connecting to Discord',
    );
    await wait(clock, delayMs);
    if (delayMs < resetMs) return;
  }
}

/** Once half of the starts are used, the others are spread over the time until their number is full again. */
function sessionStartDelayMs({ shards, session_start_limit: limit }: RESTGetAPIGatewayBotResult): number {
  const { total, remaining, reset_after: resetMs } = limit;
  if (remaining < shards) return resetMs;
  return remaining < total / 2 ? Math.min(resetMs, (shards * resetMs) / remaining) : 0;
}

/** @throws {SetupError} where the bot is not in the server that gets the commands */
async function checkDevGuild(rest: REST, guildId: string): Promise<void> {
  const { id } = (await rest.get(Routes.currentApplication())) as { id: string };
  await rest.get(Routes.applicationGuildCommands(id, guildId)).catch((error) => {
    if (!isServerUnknown(error)) throw error;
    throw new SetupError('DISCORD_DEV_GUILD_ID: the bot is not in this server; invite it, or leave this out');
  });
}

/** By the system's clock, as discord.js runs by it. */
async function goOnline(client: Client, token: string, maxConnectingMs: number): Promise<Client<true>> {
  let cancelTimeout = (): void => {};
  try {
    return await new Promise((resolve, reject) => {
      const restartTimeout = (): void => {
        cancelTimeout();
        cancelTimeout = systemClock.after(maxConnectingMs, () => reject(new ConnectionLostError()));
      };
      restartTimeout();
      client.on(Events.ShardReady, restartTimeout);
      client.once(Events.ClientReady, (ready) => {
        client.off(Events.ShardReady, restartTimeout);
        resolve(ready);
      });
      client.once(Events.ShardDisconnect, ({ code }) => reject(setupErrorOfClose(code)));
      client.login(token).catch(reject);
    });
  } finally {
    cancelTimeout();
  }
}
