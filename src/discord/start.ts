/** Starts the bot: connects it, wires its parts, and recovers the tables of an earlier process. */
import { systemClock, wait } from '../clock.ts';
import { createLeaderboards } from '../ledger/leaderboards.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { pendingWork } from '../pending-work.ts';
import { nameOf } from '../shard.ts';
import { newTableId } from '../tables/new-table.ts';
import type { Bot } from './bot.ts';
import { type BotOptions, elsewhereOf, isFirst } from './bot-options.ts';
import { watchClockJumps } from './clock-jumps.ts';
import { goOnline } from './connect.ts';
import { loadedEmojis } from './emojis/loaded.ts';
import { createRecaps } from './evenings/recaps.ts';
import { watchGateway } from './gateway.ts';
import { registerGauges } from './gauges.ts';
import { createHeartbeat } from './heartbeat.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { announceMissed } from './ledger/announce.ts';
import { createRecent } from './recent.ts';
import { type RegistrationParts, registerCommands } from './registration.ts';
import { createReviewDesk } from './review-desk.ts';
import { route } from './router.ts';
import type { ShardNews } from './shards/options.ts';
import { type HandedSession, handedSession, type ShardConnection } from './shards/session.ts';
import { type StopParts, stopBot } from './stop.ts';
import { serveWelcomes } from './welcome.ts';
import { wireParts } from './wiring.ts';

/** Recovery waits this long for the emojis; their first upload takes longer. */
const MAX_EMOJI_WAIT_MS = 2_000;

export interface RunningBot {
  readonly name: string;
  readonly applicationId: string;
  /** Resolves when no transition, answer or edit is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** A bot that serves one shard of a cluster. */
export interface RunningShardBot extends RunningBot {
  /** Stops, as `stop` does. @returns the session for another process to go on with; null where there is none */
  handOver(): Promise<HandedSession | null>;
  /** Follows what another process tells of a server that this one serves. */
  follow(news: ShardNews): void;
}

/** Resolves when commands are registered and every open table is recovered. @throws where Discord rejects the token */
export async function startBot(options: BotOptions): Promise<RunningShardBot> {
  const { store, games, commands, clock, log, pictures, exporter, metrics = noMetrics } = options;
  const { client, api, servers, events, joined, connection } = await goOnline(options);
  await options.shard?.relieve().catch(async (error) => {
    await client.destroy();
    throw error;
  });
  const { rest, admission, measureClockError } = api;
  const applicationId = client.application.id;
  const work = pendingWork();
  const heartbeat = createHeartbeat(store.heartbeat, clock, log);
  const emojis = loadedEmojis(options, rest, applicationId);
  const commandIds = new Map<string, string>();
  const parts = wireParts(options, servers, rest, applicationId, emojis.current, work);
  const { tables, publisher, names } = parts;
  const recovered = recover(options, parts, heartbeat, emojis.loaded);
  const watched = { client, rest, tables, recovered, beat: heartbeat.beat, clock: systemClock, log, work };
  const gateway = watchGateway({ ...watched, onLost: options.onLost ?? (() => {}) });
  const stopClockWatch = watchClockJumps(watched);
  const bot: Bot = {
    client,
    games,
    store,
    clock,
    log,
    metrics,
    pictures,
    exporter,
    newTableId,
    servers,
    recovered,
    emojis: emojis.current,
    commandIds,
    ...parts,
    leaderboards: createLeaderboards(store.ledger),
    recaps: createRecaps({ client, games, store, clock, log, pictures, servers, names }),
    recent: createRecent(clock),
    reviews: createReviewDesk({ hands: store.hands, tables, thinker: options.thinker, clock, log }),
  };
  registerGauges(bot, work);
  // Those that need a table wait for the recovery by themselves.
  events.serveInteractions((interaction) => {
    work
      .track(route(bot, commands, admission, interaction))
      .catch((error) => log.error({ interaction: interaction.id, err: error }, 'interaction failed'));
  });

  await recovered;
  events.servePublisher(publisher);
  const registration = { rest, applicationId, guildIds: servers.ids(), isFirst: isFirst(options), work };
  const cancelRegistration = await register(options, registration, commandIds);
  work
    .track(announceMissed(bot))
    .catch((error) => log.warn({ err: error }, 'missed ledger entries could not be announced'));
  heartbeat.start(gateway.isUp);
  parts.showRecovered();
  serveWelcomes(bot, joined, work);

  const elsewhere = elsewhereOf(options);
  const jobParts = { rest, applicationId, measureClockError, isFirst: isFirst(options), elsewhere, work };
  const jobs = startJobs(bot, jobParts);
  const stops = [stopClockWatch, jobs.stop, cancelRegistration, parts.turningPoints.close];
  return running(bot, jobs, connection, { gateway, heartbeat, stops, pictures, exporter, work });
}

/** Recovers the open panels and tables of an earlier process. */
async function recover(
  { store, clock, log, shard }: BotOptions,
  { tables, panels, publisher }: Pick<Bot, 'tables' | 'panels' | 'publisher'>,
  heartbeat: ReturnType<typeof createHeartbeat>,
  emojisLoaded: Promise<unknown>,
): Promise<void> {
  const startedAt = clock.monotonic();
  await Promise.race([emojisLoaded, wait(clock, MAX_EMOJI_WAIT_MS)]);
  await panels.recover();
  let found = 0;
  await tables.recover(await heartbeat.downtimeMs(), (table) => {
    found += 1;
    publisher.expectRecovered(table);
  });
  // Should the start fail from here on, the time is not given back again.
  await store.heartbeat.beat(clock.now());
  const ms = Math.round(clock.monotonic() - startedAt);
  log.info({ ...(shard && { shard: nameOf(shard.shard) }), tables: found, ms }, 'tables are recovered');
}

function running(
  bot: Bot,
  jobs: Jobs,
  connection: ShardConnection | null,
  stopParts: StopParts,
): RunningShardBot {
  const { client, tables, log } = bot;
  const { work } = stopParts;
  return {
    name: client.user.username,
    applicationId: client.application.id,
    async idle() {
      await tables.idle();
      await work.idle();
    },
    stop: async () => void (await stopBot(bot, stopParts)),
    async handOver() {
      const info = await stopBot(bot, { ...stopParts, ...(connection && { end: connection.end }) });
      return info ? handedSession(bot, info) : null;
    },
    follow: (news) =>
      void work
        .track(jobs.follow(news))
        .catch((error) => log.warn({ err: error }, 'news of another process could not be followed')),
  };
}

/** @param commandIds gets the id of each command by its name, once Discord has registered it */
const register = (
  { commands, games, devGuildId, clock, log }: BotOptions,
  parts: Pick<RegistrationParts, 'rest' | 'applicationId' | 'guildIds' | 'isFirst' | 'work'>,
  commandIds: Map<string, string>,
): Promise<() => void> =>
  registerCommands({
    ...parts,
    devGuildId,
    commands: Object.values(commands).map(({ data }) => data(games)),
    onRegistered: ({ id, name }) => commandIds.set(name, id),
    clock,
    log,
  });
