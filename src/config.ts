/** The environment, checked at start. */
import { z } from 'zod';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const unset = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema);

const port = z.coerce.number().int().min(0).max(65_535);

/** What each variable may be, and its default. README.md and .env.example describe the same. */
export const environment = z.object({
  DISCORD_TOKEN: unset(z.string().regex(/^\S+$/, 'must be the bot’s token, without spaces').optional()),
  DISCORD_API_URL: unset(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('https://discord.com/api'),
  ),
  DISCORD_DEV_GUILD_ID: unset(
    z
      .string()
      .regex(/^\d{17,20}$/, 'must be a server’s id, 17 to 20 digits')
      .optional(),
  ),
  DATABASE_URL: unset(
    z
      .string()
      .regex(/^file:.+/, 'must begin with "file:" (SQLite)')
      .default('file:data/madoi.db'),
  ),
  SANDBOX_PORT: unset(port.default(3000)),
  LOG_LEVEL: unset(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  COMPUTER_PACE_MS: unset(z.coerce.number().int().min(0).max(60_000).default(1200)),
});

/** What is played in the sandbox stays out of the database that goes to Discord later. */
const SANDBOX_DATABASE = 'file:data/sandbox.db';

export interface Config {
  /** Null: the sandbox. */
  readonly token: string | null;
  /** discord.js's REST base, without the version. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone, at once; null: everywhere. */
  readonly devGuildId: string | null;
  readonly databaseUrl: string;
  readonly sandboxPort: number;
  readonly logLevel: string;
  /** About how long a computer takes over a move. */
  readonly computerPaceMs: number;
}

/** An environment that cannot be right: a line per fault, naming the variable and never its value. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** @throws {ConfigError} */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { data } = parsed;
  return {
    token: data.DISCORD_TOKEN ?? null,
    apiUrl: data.DISCORD_API_URL.replace(/\/+$/, ''),
    devGuildId: data.DISCORD_DEV_GUILD_ID ?? null,
    databaseUrl: env.DATABASE_URL || data.DISCORD_TOKEN ? data.DATABASE_URL : SANDBOX_DATABASE,
    sandboxPort: data.SANDBOX_PORT,
    logLevel: data.LOG_LEVEL,
    computerPaceMs: data.COMPUTER_PACE_MS,
  };
}
