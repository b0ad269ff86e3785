/** The log: readable lines on a terminal, JSON elsewhere. Nothing secret may reach it. */
import { DiscordAPIError } from 'discord.js';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/**
 * An error as it is logged. Discord's errors carry the whole request, whose URL can hold an interaction's token and whose
 * body can hold a hand: only the fields that tell what went wrong are logged.
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
  const { name, message, stack = '', cause } = error;
  // Prisma's messages repeat what was to be written, hands and tokens too; only the last line tells what went wrong.
  const safeMessage = name.startsWith('PrismaClient') ? (message.trim().split('\n').at(-1) ?? '') : message;
  return {
    type: name,
    message: safeMessage,
    stack: stack.slice(Math.max(0, stack.search(/^ +at /m))),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: serialize(cause) }),
  };
}

export const serializers = { err: serialize };

export const newLog = (level: string): Logger =>
  pino({ level, serializers }, process.stdout.isTTY ? pretty({ ignore: 'pid,hostname' }) : process.stdout);
