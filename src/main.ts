/** The composition root: reads the configuration, creates the parts, starts and stops them. */
import { existsSync } from 'node:fs';
import type { Sandbox } from 'stand-in-discord/start';
import { commands } from '../commands/index.ts';
import { systemClock, wait } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { BotOptions } from './discord/bot-options.ts';
import { uploadEmojis } from './discord/emojis/emojis.ts';
import { isWrongToken, SetupError } from './discord/errors.ts';
import { type RunningBot, startBot } from './discord/start.ts';
import { createExporter } from './exports/exporter.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './game/words.ts';
import { games } from './games/index.ts';
import { newLog } from './log.ts';
import { type Metrics, MetricsAddressError, noMetrics } from './metrics/metrics.ts';
import { createPictureDrawer } from './pictures/drawer.ts';
import { DatabaseError } from './store/db.ts';
import { openStore, type Store } from './store/index.ts';
import { guideWords } from './text/guide/catalogue.ts';
import { createThinkingPool, type ThinkingPool } from './thinking/pool.ts';

/** The environment is at fault, and only the operator can fix it: one line per fault says how. */
const EXIT_ENVIRONMENT = 2;
/** An error that another start may mend. */
const EXIT_FAILURE = 1;
/** A process that does not stop by itself is ended: Docker kills it after ten seconds. */
const MAX_STOPPING_MS = 8_000;

function quit(...faults: string[]): never {
  for (const fault of faults) console.error(fault);
  process.exit(EXIT_ENVIRONMENT);
}

function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile();
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) quit(...error.faults);
    throw error;
  }
}

const config = loadConfig();
const { token, apiUrl, devGuildId, databaseUrl, sandboxPort, computerPaceMs } = config;
const log = newLog(config.logLevel);
// Whoever reads the log may end before the bot, which goes on without.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

/** Functions that stop what has been started, in the order of the starts; they run in reverse. */
const stopFunctions: (() => Promise<void>)[] = [];

/** Signals within this time count as one: the terminal and npm may each forward the same Ctrl+C. */
const SAME_SIGNAL_MS = 1_000;
let stoppingSince: number | null = null;

/** Stops everything once; a second signal, later, exits at once. */
async function stop(signal: string): Promise<void> {
  if (stoppingSince !== null) {
    if (systemClock.monotonic() - stoppingSince > SAME_SIGNAL_MS) process.exit(EXIT_FAILURE);
    return;
  }
  log.info({ signal }, 'stopping');
  await stopAll();
  process.exit(0);
}

async function stopAll(): Promise<void> {
  stoppingSince = systemClock.monotonic();
  const stopParts = async (): Promise<void> => {
    for (const stopPart of stopFunctions.reverse())
      await stopPart().catch((error) => log.error({ err: error }, 'stopping failed'));
  };
  await Promise.race([
    stopParts(),
    new Promise<void>((resolve) => systemClock.after(MAX_STOPPING_MS, resolve)),
  ]);
}

/** Ends the process for an error: with a line for each fault of the environment, or else in the log. */
async function fail(error: unknown): Promise<void> {
  if (stoppingSince !== null) return;
  const faults = environmentFaults(error);
  if (faults === null) log.fatal({ err: error }, 'Madoi ends, to be started again');
  else for (const fault of faults) console.error(fault);
  await stopAll();
  // Docker restarts at once a container that has run for ten seconds; each start uses up one of the day's sessions.
  await new Promise<void>((resolve) => systemClock.after(config.exitDelayMs, resolve));
  process.exit(faults === null ? EXIT_FAILURE : EXIT_ENVIRONMENT);
}

/** A line for each fault of the environment; null if the error has another cause. */
function environmentFaults(error: unknown): readonly string[] | null {
  if (error instanceof SetupError) return [error.message];
  if (error instanceof DatabaseError) return [`DATABASE_URL: ${error.message}`];
  if (error instanceof MetricsAddressError) return [`METRICS_PORT: ${error.message}`];
  if (isWrongToken(error)) return ['DISCORD_TOKEN: Discord does not accept it'];
  if (isPortTaken(error))
    return [`SANDBOX_PORT: ${sandboxPort} is in use; choose another, or 0 for any that is free`];
  return null;
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// discord.js leaves a connection that it gives up while it opens: its later error has no listener.
process.on('uncaughtException', (error) => {
  if (stoppingSince === null) void fail(error);
  else log.warn({ err: error }, 'uncaught error while stopping');
});
// A rejected promise that nobody awaits must not stop every table.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

async function run(): Promise<void> {
  const startSandbox = token === null ? await loadSandbox() : null;
  const metrics = await openMetrics();
  const store = await openStore(databaseUrl, systemClock, metrics);
  stopFunctions.push(store.close);
  for (const name of store.migrated) log.info({ migration: name }, 'migration applied');

  const sandbox = startSandbox && (await openSandbox(startSandbox));
  const bot = await start(store, {
    token: sandbox?.token ?? token ?? '',
    apiUrl: sandbox?.api ?? apiUrl,
    devGuildId: sandbox ? null : devGuildId,
    games,
    commands,
    clock: systemClock,
    log,
    loadEmojis: (rest, applicationId, forLog, onListed, alone) => {
      // A newcomer to the sandbox is to see cards at once, and nobody else waits there.
      const pause = (ms: number) => wait(systemClock, sandbox ? 0 : ms);
      return uploadEmojis(rest, applicationId, {
        log: forLog,
        games,
        pause,
        onListed,
        ...(alone && { alone }),
      });
    },
    pictures: createPictureDrawer(),
    exporter: createExporter(),
    ...(config.computerThreads !== 0 && { thinker: openThinkingPool(metrics) }),
    metrics,
    onLost: (error) => void fail(error),
    memberPressesPerSecond: config.memberPressesPerSecond,
    // How long a computer takes must reveal nothing of its hand.
    pace: () => computerPaceMs * (0.6 + 0.8 * Math.random()),
  });
  stopFunctions.push(bot.stop);
  log.info({ name: bot.name, application: bot.applicationId }, 'ready');
  if (sandbox)
    console.log(`\n  Madoi’s sandbox is open: ${sandbox.url}\n  ${guideWords(terminalLocale()).sandbox}\n`);
}

/** Where processes may share the database, this one is of a cluster, if only of one. */
async function start(store: Store, options: Omit<BotOptions, 'store'>): Promise<RunningBot> {
  const { locks } = store;
  if (!locks) return startBot({ ...options, store });
  const { startCluster } = await import('./cluster/cluster.ts');
  return startCluster({ ...options, store, locks });
}

/** The language of the terminal, as the environment names it. */
function terminalLocale(): Locale {
  const { locale: spoken } = Intl.DateTimeFormat().resolvedOptions();
  return LOCALES.find((locale) => spoken.startsWith(locale)) ?? DEFAULT_LOCALE;
}

/** Its threads start with the first move of a computer. */
function openThinkingPool(metrics: Metrics): ThinkingPool {
  const { computerThreads } = config;
  const pool = createThinkingPool({ log, ...(computerThreads && { maxThreads: computerThreads }) });
  stopFunctions.push(pool.close);
  metrics.gauge('thinking_threads', () => pool.threadCount);
  metrics.gauge('thinking_queue', () => pool.waitingCount);
  return pool;
}

/** Imports the libraries for metrics only where a port is set. */
async function openMetrics(): Promise<Metrics> {
  if (config.metrics === null) return noMetrics;
  const { serveMetrics } = await import('./metrics/prometheus.ts');
  const server = await serveMetrics(config.metrics.host, config.metrics.port, log);
  stopFunctions.push(server.close);
  log.info({ host: config.metrics.host, port: server.port }, 'metrics are served');
  return server;
}

type StartSandbox = typeof import('stand-in-discord/start').startSandbox;

/** Loads the package `stand-in-discord`, which container images leave out: there a token is needed. */
async function loadSandbox(): Promise<StartSandbox> {
  try {
    return (await import('stand-in-discord/start')).startSandbox;
  } catch (error) {
    if (isPackageMissing(error))
      quit('DISCORD_TOKEN: a token is needed, because the sandbox is not part of this image');
    throw error;
  }
}

const isPackageMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes("'stand-in-discord'");

async function openSandbox(startSandbox: StartSandbox): Promise<Sandbox> {
  const sandbox = await startSandbox({
    port: sandboxPort,
    roles: ['Players'],
    // Beside the SQLite file, or where that would be.
    file: `${databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : 'data/sandbox.db'}.world`,
    guild: 'Madoi sandbox',
    guildLocale: 'ja',
    bot: 'Madoi',
    channels: ['table-1', 'table-2', 'log'],
    onFileError: (err) => log.warn({ err }, 'sandbox world could not be read or written'),
    onViolation: (violation) => log.error({ violation }, 'Discord would refuse this'),
  });
  stopFunctions.push(sandbox.close);
  return sandbox;
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

run().catch(fail);
