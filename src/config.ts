/** The configuration: environment variables, validated at start. */
import { z } from 'zod';

/** An empty variable counts as unset. */
const emptyAsUnset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const port = z.coerce.number().int().min(0).max(65_535);

/** The variables with their defaults; the documentation and .env.example describe the same. */
export const environment = z.object({
  DISCORD_TOKEN: emptyAsUnset(
    z.string().regex(/^\S+$/, 'must be the bot’s token, without spaces').optional(),
  ),
  DISCORD_API_URL: emptyAsUnset(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('https://discord.com/api'),
  ),
  DISCORD_DEV_GUILD_ID: emptyAsUnset(
    z
      .string()
      .regex(/^\d{17,20}$/, 'must be a server’s id, 17 to 20 digits')
      .optional(),
  ),
  DATABASE_URL: emptyAsUnset(
    z
      .string()
      .regex(/^(?:file:|postgres(?:ql)?:\/\/).+/, 'must begin with "file:" (SQLite) or "postgresql://"')
      .default('file:data/madoi.db'),
  ),
  SANDBOX_PORT: emptyAsUnset(port.default(3000)),
  LOG_LEVEL: emptyAsUnset(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  METRICS_PORT: emptyAsUnset(port.optional()),
  METRICS_HOST: emptyAsUnset(
    z.string().regex(/^\S+$/, 'must be an address or a host name').default('127.0.0.1'),
  ),
  COMPUTER_THREADS: emptyAsUnset(z.coerce.number().int().min(0).max(64).optional()),
  EXIT_DELAY_SECONDS: emptyAsUnset(z.coerce.number().int().min(0).max(3_600).default(0)),
  MEMBER_PRESSES_PER_SECOND: emptyAsUnset(z.coerce.number().int().min(1).max(1_000).default(100)),
  COMPUTER_PACE_MS: emptyAsUnset(z.coerce.number().int().min(0).max(60_000).default(1200)),
});

/** Tables of the sandbox stay out of the database that the bot uses on Discord later. */
const SANDBOX_DATABASE = 'file:data/sandbox.db';

export interface Config {
  /** Null where there is none: the bot runs in the sandbox. */
  readonly token: string | null;
  /** discord.js's REST base URL, without the version. */
  readonly apiUrl: string;
  /** The only server where commands are registered, and take effect at once; null: they are registered globally. */
  readonly devGuildId: string | null;
  readonly databaseUrl: string;
  readonly sandboxPort: number;
  readonly logLevel: string;
  /** The address where Prometheus reads the metrics; null: there are none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The most threads in which computers think; 0: the main thread; null: one for every processor but one. */
  readonly computerThreads: number | null;
  /** The pause between an error that ends the process and its end. */
  readonly exitDelayMs: number;
  /** How many presses and commands of one member are executed a second, over some time. */
  readonly memberPressesPerSecond: number;
  /** The approximate time that a computer takes over a move. */
  readonly computerPaceMs: number;
}

/** The environment is invalid: each fault is a line that names the variable, and never its value. */
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
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    computerThreads: data.COMPUTER_THREADS ?? null,
    exitDelayMs: data.EXIT_DELAY_SECONDS * 1000,
    memberPressesPerSecond: data.MEMBER_PRESSES_PER_SECOND,
    computerPaceMs: data.COMPUTER_PACE_MS,
  };
}
