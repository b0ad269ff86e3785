/** The composition root: reads the environment, wires the parts, starts and stops. */
import { commands } from '../commands/index.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { uploadEmojis } from './discord/emojis/emojis.ts';
import { type Running, startBot } from './discord/start.ts';
import { games } from './games/index.ts';
import { newLog } from './log.ts';
import { DatabaseError } from './store/database.ts';
import { openStore } from './store/index.ts';

/** Something in the surroundings is wrong, and only who runs the bot can mend it. */
const EXIT_ENVIRONMENT = 2;

function config(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.faults) console.error(fault);
    process.exit(EXIT_ENVIRONMENT);
  }
}

const { token, apiUrl, devGuildId, databaseUrl, sandboxPort, logLevel, computerPaceMs } = config();
const log = newLog(logLevel);

// A promise nobody waited for must not take every table down with it.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected unheard'));

async function run(): Promise<void> {
  const store = await openStore(databaseUrl);
  for (const name of store.migrated) log.info({ migration: name }, 'the database was brought up to date');

  const { startSandbox } = token === null ? await import('./sandbox/start.ts') : { startSandbox: null };
  const sandbox = startSandbox && (await startSandbox(sandboxPort, log));
  const login = sandbox ?? { token: token ?? '', api: apiUrl };
  const bot: Running = await startBot({
    token: login.token,
    apiUrl: login.api,
    devGuildId: sandbox ? null : devGuildId,
    store,
    games,
    commands,
    clock: systemClock,
    log,
    // Somebody who always takes as long seems a machine, and somebody who takes longer to think gives away that they do.
    cards: uploadEmojis,
    pace: () => computerPaceMs * (0.6 + 0.8 * Math.random()),
  });
  log.info({ name: bot.name, application: bot.applicationId }, 'ready');
  if (sandbox)
    console.log(
      `\n  Madoi’s sandbox is open: ${sandbox.url}\n  Type /play doudizhu there. Ctrl+C stops it.\n`,
    );

  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    try {
      await bot.stop();
      await sandbox?.close();
      await store.close();
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
    }
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

run().catch((error) => {
  if (error instanceof DatabaseError) console.error(`DATABASE_URL: ${error.message}`);
  else log.fatal({ err: error }, 'could not start');
  process.exit(error instanceof DatabaseError ? EXIT_ENVIRONMENT : 1);
});
