/** Registers the slash commands with Discord. */
import type { REST } from 'discord.js';
import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PendingWork } from '../pending-work.ts';
import { isClientError } from './errors.ts';

const RETRY_MS = 60_000;

export interface RegistrationParts {
  readonly rest: Pick<REST, 'put'>;
  readonly applicationId: string;
  /** A server that has the commands to itself, for development; null for all servers. */
  readonly devGuildId: string | null;
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

/**
 * Resolves after the first attempt; where Discord is down, further ones follow.
 * @returns the function that cancels them
 * @throws where Discord rejects the commands
 */
export async function registerCommands(parts: RegistrationParts): Promise<() => void> {
  const { rest, applicationId, devGuildId, commands, clock, log, work } = parts;
  const path = devGuildId
    ? Routes.applicationGuildCommands(applicationId, devGuildId)
    : Routes.applicationCommands(applicationId);
  let isCancelled = false;
  let cancelRetry = (): void => {};

  const attempt = async (): Promise<void> => {
    try {
      await rest.put(path, { body: commands });
    } catch (error) {
      if (isClientError(error)) throw error;
      log.warn({ err: error }, 'commands could not be registered yet');
      if (!isCancelled) cancelRetry = clock.after(RETRY_MS, retry);
    }
  };
  const retry = (): void => {
    work.track(attempt()).catch((error) => log.error({ err: error }, 'commands could not be registered'));
  };

  await attempt();
  return () => {
    isCancelled = true;
    cancelRetry();
  };
}
