/** Starts the bot: connects it, wires its parts, and recovers the tables of an earlier process. */
import type { Client } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { type Clock, systemClock, wait } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import { createLeaderboards } from '../ledger/leaderboards.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { type PendingWork, pendingWork } from '../pending-work.ts';
import type { PictureDrawer } from '../pictures/drawer.ts';
import type { Store } from '../store/index.ts';
import { createAwaitedPeople } from '../tables/awaited.ts';
import { isUnattended } from '../tables/changes.ts';
import { newTableId } from '../tables/new-table.ts';
import { createTableService } from '../tables/service.ts';
import type { Thinker } from '../tables/thinker.ts';
import { createTurningPoints } from '../tables/turning-points.ts';
import { createArrivals } from './arrivals.ts';
import type { Bot } from './bot.ts';
import { createClient } from './client.ts';
import { watchClockJumps } from './clock-jumps.ts';
import type { Command } from './commands.ts';
import { createDiscordTime } from './discord-time.ts';
import type { Emojis } from './emojis/emojis.ts';
import { type EmojiLoader, loadedEmojis } from './emojis/loaded.ts';
import type { ConnectionLostError, SetupError } from './errors.ts';
import { createRecaps } from './evenings/recaps.ts';
import { watchGateway } from './gateway.ts';
import { countResponses, registerGauges } from './gauges.ts';
import { createGoneMembers } from './gone-members.ts';
import { createHeartbeat } from './heartbeat.ts';
import { type HeldEvents, holdEvents } from './held-events.ts';
import { startJobs } from './jobs.ts';
import { announceMissed } from './ledger/announce.ts';
import { createHolds } from './live/holds.ts';
import { createLastMessages } from './live/last-messages.ts';
import { createLobbyNotices } from './live/lobby-notices.ts';
import { createPanels } from './live/panels.ts';
import { createPings } from './live/pings.ts';
import { createPublisher } from './live/publisher.ts';
import { createRecoveredShow } from './live/recovered-show.ts';
import { logIn, withRetries } from './login.ts';
import { createMemberLimit } from './member-limit.ts';
import { createNameKeeper } from './names.ts';
import { createPreferences } from './preferences.ts';
import { createRecent } from './recent.ts';
import { type RegistrationParts, registerCommands } from './registration.ts';
import type { BotRest } from './rest.ts';
import { createReviewDesk } from './review-desk.ts';
import { type Admission, countDropped, route } from './router.ts';
import { followJoinedServers, type JoinedServers } from './servers/joined-servers.ts';
import { createServers, type Servers } from './servers/servers.ts';
import { stopBot } from './stop.ts';
import { tableFacts } from './table-facts.ts';
import { createVerifications } from './verifications.ts';
import { serveWelcomes } from './welcome.ts';

/** Recovery waits this long for the emojis; their first upload takes longer. */
const MAX_EMOJI_WAIT_MS = 2_000;

export interface BotOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly devGuildId: string | null;
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly commands: Readonly<Record<string, Command>>;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer takes over a move, in milliseconds. */
  readonly pace: () => number;
  /** How many presses and commands of one member are executed a second, over some time. */
  readonly memberPressesPerSecond: number;
  /** Loads the application's emojis for the cards, which are text until it has them or calls `onListed`. */
  readonly loadEmojis: EmojiLoader;
  readonly pictures: PictureDrawer;
  /** Called where the connection to Discord is lost, and will not come back in this process. Default: nothing. */
  readonly onLost?: (error: SetupError | ConnectionLostError) => void;
  /** Default: none are kept. */
  readonly metrics?: Metrics;
  /** Chooses the computers' moves. Default: this thread does. */
  readonly thinker?: Thinker;
}

export interface RunningBot {
  readonly name: string;
  readonly applicationId: string;
  /** Resolves when no transition, answer or edit is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves when commands are registered and every open table is recovered. @throws where Discord rejects the token */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  const { store, games, commands, clock, log, pictures, metrics = noMetrics } = options;
  const { client, rest, servers, events, joined, admission, measureClockError } = await goOnline(options);
  const applicationId = client.application.id;
  const work = pendingWork();
  const heartbeat = createHeartbeat(store.heartbeat, clock, log);
  const emojis = loadedEmojis(options, rest, applicationId);
  const commandIds = new Map<string, string>();
  const parts = wireParts(options, servers, rest, applicationId, emojis.current, work);
  const { tables, panels, publisher, names } = parts;

  const recover = async (): Promise<void> => {
    await Promise.race([emojis.loaded, wait(clock, MAX_EMOJI_WAIT_MS)]);
    await panels.recover();
    await tables.recover(await heartbeat.downtimeMs(), publisher.expectRecovered);
    // Should the start fail from here on, the time is not given back again.
    await store.heartbeat.beat(clock.now());
  };
  const recovered = recover();
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
  const registration = { rest, applicationId, guildIds: servers.ids(), work };
  const cancelRegistration = await register(options, registration, commandIds);
  work
    .track(announceMissed(bot))
    .catch((error) => log.warn({ err: error }, 'missed ledger entries could not be announced'));
  heartbeat.start(gateway.isUp);
  parts.showRecovered();
  serveWelcomes(bot, joined, work);

  const stopJobs = startJobs(bot, { rest, applicationId, measureClockError, work });
  const stops = [stopClockWatch, ...stopJobs, cancelRegistration, parts.turningPoints.close];
  return {
    name: client.user.username,
    applicationId,
    async idle() {
      await tables.idle();
      await work.idle();
    },
    stop: () => stopBot(bot, { gateway, heartbeat, stops, pictures, work }),
  };
}

/** @param commandIds gets the id of each command by its name, once Discord has registered it */
const register = (
  { commands, games, devGuildId, clock, log }: BotOptions,
  parts: Pick<RegistrationParts, 'rest' | 'applicationId' | 'guildIds' | 'work'>,
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

interface Connection {
  readonly client: Client<true>;
  readonly rest: BotRest;
  readonly servers: Servers;
  readonly events: HeldEvents;
  readonly joined: JoinedServers;
  readonly admission: Admission;
  /** Asks Discord for its time. @returns by how much the clock of this host is certainly wrong */
  readonly measureClockError: () => Promise<number>;
}

const goOnline = (options: BotOptions): Promise<Connection> => withRetries(() => connect(options), options);

/** Connects the bot. From the login on every event is received, and held until it is served. */
async function connect(options: BotOptions): Promise<Connection> {
  const { apiUrl, clock, log, metrics = noMetrics } = options;
  const time = createDiscordTime(clock.now);
  const makeRequest = countResponses(time.makeRequest, metrics);
  const { client, rest } = createClient({ apiUrl, makeRequest, log });
  const servers = createServers(() => client.user?.id ?? '');
  const measure = () => rest.get(Routes.gateway(), { auth: false });
  const arrivals = createArrivals({ time, measure, log });
  const limit = createMemberLimit(options.memberPressesPerSecond, clock.monotonic);
  const joined = followJoinedServers(client, clock);
  const events = holdEvents(client, servers, log, (dropped) => countDropped(metrics, dropped, 'overflow'));
  const measureClockError = async (): Promise<number> => {
    await measure();
    return time.minimumErrorMs();
  };
  const admission = { limit, arrivals };
  const online = await logIn({ ...options, client });
  return { client: online, rest, servers, events, joined, admission, measureClockError };
}

/** Tables, and the live messages that follow their changes. */
function wireParts(
  { store, games, clock, log, pace, thinker, pictures, metrics = noMetrics }: BotOptions,
  servers: Servers,
  rest: BotRest,
  applicationId: string,
  emojis: () => Emojis,
  work: PendingWork,
) {
  const tables = createTableService({ store: store.tables, games, clock, log, pace, thinker });
  const holds = createHolds(clock, (tableId) => {
    panels.refresh(tableId);
    if (holds.get(tableId) === null) pings.onReleased(tableId);
  });
  const parts = { rest, applicationId, tables, holds, holdOf: holds.get, clock, log, metrics, emojis, work };
  const awaited = createAwaitedPeople(tables.gameOf);
  tables.subscribe(awaited.onChange);
  const preferences = createPreferences(store.preferences, { clock, log });
  const names = createNameKeeper({ members: store.members, waiting: store.waiting, tables, log });
  const turningPoints = createTurningPoints({
    store: store.hands,
    gameOf: tables.gameOf,
    thinker: thinker ?? null,
    log,
    work,
    onFound(tableId) {
      work
        .track(tables.find(tableId))
        .then((table) => table && publisher.onChange({ before: null, table }))
        .catch((error) => log.warn({ table: tableId, err: error }, 'turning points may not be shown'));
      panels.redraw(tableId);
    },
  });
  const lastMessages = createLastMessages();
  const told = { ...parts, names, turningPoints, preferences, awaited };
  const facts = tableFacts({ ...told, store });
  const panels = createPanels({
    ...told,
    facts,
    store: store.panels,
    hands: store.hands,
    lastMessages,
    isToMove: (table) => publisher.isToMove(table),
  });
  const showRecovered = createRecoveredShow({ tables, backlog: () => publisher.backlog(), work, log });
  const publisher = createPublisher({
    ...told,
    facts,
    store,
    servers,
    pictures,
    onRoom: showRecovered,
    onPosted: panels.refresh,
  });
  const pings = createPings({ ...told, settings: store.settings });
  tables.subscribe(createGoneMembers(parts));
  const onMessage = (channelId: string, messageId: string): void => {
    publisher.onMessage(channelId, messageId);
    lastMessages.noteForAll(channelId, messageId);
  };
  tables.subscribe((change) => {
    if (!isUnattended(change)) {
      publisher.onChange(change);
      panels.refresh(change.table.id);
    }
    pings.onChange(change);
  });
  const onMessageDeleted = (messageId: string): void => {
    publisher.onMessageDeleted(messageId);
    pings.onMessageDeleted(messageId);
  };
  return {
    tables,
    panels,
    publisher: { ...publisher, onMessage, onMessageDeleted },
    pings,
    lastMessages,
    names,
    preferences,
    turningPoints,
    lobbyNotices: createLobbyNotices({ ...parts, notices: store.lobbyNotices }),
    verifications: createVerifications({ store: store.finishedTables, games, thinker: thinker ?? null }),
    showRecovered,
  };
}
