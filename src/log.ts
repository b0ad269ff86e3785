/** The log: readable lines on a terminal, JSON elsewhere; what is secret never reaches it. */
import { DiscordAPIError } from 'discord.js';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/**
 * An error as it is logged. Discord's errors carry the whole request, whose address can hold an interaction's token
 * and whose body can hold a hand: only what says what went wrong is kept.
 */
function serialize(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof DiscordAPIError) {
    return {
      type: error.name,
      code: error.code,
      status: error.status,
      method: error.method,
      message: error.message,
    };
  }
  const { name, message, stack, cause } = error;
  return { type: name, message, stack, ...(cause !== undefined && { cause: serialize(cause) }) };
}

export const newLog = (level: string): Logger =>
  pino(
    { level, serializers: { err: serialize } },
    process.stdout.isTTY ? pretty({ ignore: 'pid,hostname' }) : process.stdout,
  );
