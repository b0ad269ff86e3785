/** Registers the slash commands with Discord. */
import type { REST } from 'discord.js';
import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { PendingWork } from '../pending-work.ts';
import { isClientError } from './errors.ts';

const RETRY_MS = 60_000;
/** The bot is not ready before; but those registered by an earlier process can be used all the while. */
const MAX_WAIT_MS = 5_000;
/** A bot for development is in few servers. In more than this, their own commands are not looked for. */
const MAX_SERVERS_TO_CLEAR = 50;

const registeredCommands = z.array(z.object({ id: z.string(), name: z.string() }));

export interface RegistrationParts {
  readonly rest: Pick<REST, 'get' | 'put'>;
  readonly applicationId: string;
  /** A server that has the commands to itself, for development; null for all servers. */
  readonly devGuildId: string | null;
  /** The servers that the bot is in. */
  readonly guildIds: readonly string[];
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  /** Whether this bot registers them; others only learn their ids. Default: it does. */
  readonly isFirst?: boolean;
  /** Called with each command that Discord has registered. Default: nothing. */
  readonly onRegistered?: (command: { readonly id: string; readonly name: string }) => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

/**
 * Resolves after the first attempt, or while Discord lets it wait; where Discord is down, further ones follow. Where Discord
 * refuses the commands, those that are registered stay.
 * @returns the function that cancels further attempts
 */
export async function registerCommands(parts: RegistrationParts): Promise<() => void> {
  const { rest, applicationId, devGuildId, commands, isFirst = true, clock, log, work } = parts;
  const path = devGuildId
    ? Routes.applicationGuildCommands(applicationId, devGuildId)
    : Routes.applicationCommands(applicationId);
  let isCancelled = false;
  let cancelRetry = (): void => {};

  const attempt = async (): Promise<void> => {
    try {
      const answer = isFirst ? await rest.put(path, { body: commands }) : await rest.get(path);
      for (const command of registeredCommands.safeParse(answer).data ?? []) parts.onRegistered?.(command);
      if (isFirst) await clearOtherScopes(parts);
    } catch (error) {
      if (isClientError(error)) {
        log.error({ err: error }, 'Discord refused the commands; those registered before stay');
        return;
      }
      log.warn({ err: error }, 'commands could not be registered yet');
      if (!isCancelled) cancelRetry = clock.after(RETRY_MS, () => void work.track(attempt()));
    }
  };

  let cancelWait = (): void => {};
  const longEnough = new Promise<void>((resolve) => {
    cancelWait = clock.after(MAX_WAIT_MS, resolve);
  });
  await Promise.race([attempt(), longEnough]);
  cancelWait();
  return () => {
    isCancelled = true;
    cancelRetry();
  };
}

/** A command registered for a server and for all would be offered twice there. */
async function clearOtherScopes(parts: RegistrationParts): Promise<void> {
  const { rest, applicationId, devGuildId, guildIds, log } = parts;
  const isDevelopment = devGuildId !== null;
  const servers = guildIds.length <= MAX_SERVERS_TO_CLEAR ? guildIds : [];
  const paths = [
    ...(isDevelopment ? [Routes.applicationCommands(applicationId)] : []),
    ...servers
      .filter((id) => id !== devGuildId)
      .map((id) => Routes.applicationGuildCommands(applicationId, id)),
  ];
  for (const path of paths) {
    // In a server the bot may have been invited without commands.
    const registered = await rest.get(path).catch((error) => {
      if (!isClientError(error)) throw error;
    });
    if (!Array.isArray(registered) || registered.length === 0) continue;
    await rest.put(path, { body: [] });
    log.info({ path }, 'commands of another scope removed');
  }
}
