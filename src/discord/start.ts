/** The bot on Discord: a client, its commands, and the tables as they were. */
import { Client, Events, GatewayIntentBits, Options, Partials, type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { ChartDrawer } from '../ledger/chart/drawer.ts';
import { pendingWork } from '../pending-work.ts';
import type { Store } from '../store/index.ts';
import { newTableId } from '../tables/new-table.ts';
import { createTableService } from '../tables/service.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';
import { type Emojis, textEmojis } from './emojis/emojis.ts';
import { isClientError } from './errors.ts';
import { watchGateway } from './gateway.ts';
import { announceMissed } from './ledger/announce.ts';
import { createPanels } from './live/panels.ts';
import { createPings } from './live/pings.ts';
import { createPublisher } from './live/publisher.ts';
import { route } from './router.ts';

/** What was lost when the process was killed is at most this much of the clocks. */
const BEAT_MS = 10_000;
/** The tables come back with their cards as emojis where those are there by then; a first upload takes longer. */
const EMOJIS_MS = 2_000;
/** Where Discord could not take the commands, it is asked again. */
const REGISTER_MS = 60_000;

export interface Start {
  readonly token: string;
  readonly apiUrl: string;
  readonly devGuildId: string | null;
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly commands: Readonly<Record<string, Command>>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pace: () => number;
  /** Gets the cards as the application's emojis; text until then. */
  readonly cards: (rest: REST, applicationId: string, log: Logger) => Promise<Emojis>;
  readonly charts: ChartDrawer;
}

export interface Running {
  readonly name: string;
  readonly applicationId: string;
  /** Resolves when nothing is under way: no step of a table, no answer, no edit. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves when commands are registered and every open table has come back. @throws where Discord refuses the token */
export async function startBot({
  token,
  apiUrl,
  devGuildId,
  store,
  games,
  commands,
  clock,
  log,
  pace,
  cards,
  charts,
}: Start): Promise<Running> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    // A deleted message was most likely never cached; its id is all that matters.
    partials: [Partials.Message],
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 50,
      // Everybody who ever wrote in a channel would be kept.
      UserManager: 500,
    }),
    rest: { api: apiUrl },
  });
  // Without a listener an 'error' event ends the process.
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the gateway connection failed'));
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'the gateway closed'));
  client.on(Events.Warn, (message) => log.warn(message));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const tables = createTableService({ store: store.tables, games, clock, log, pace });
  const work = pendingWork();
  let emojis: Emojis = textEmojis(games);

  await client.login(token);
  const online = await ready;
  const { rest } = online;
  const applicationId = online.application.id;
  const parts = { rest, applicationId, tables, clock, log, emojis: () => emojis, work };
  const panels = createPanels({ ...parts, store: store.tables });
  const publisher = createPublisher({ ...parts, store });
  const pings = createPings(parts);
  tables.subscribe((change) => {
    publisher.onChange(change);
    panels.refresh(change.table.id);
    pings.onChange(change);
  });

  const uploaded = cards(rest, applicationId, log).then((found) => {
    emojis = found;
  });
  const recover = async () => {
    await Promise.race([uploaded, new Promise<void>((resolve) => clock.after(EMOJIS_MS, resolve))]);
    const last = await store.heartbeat.last();
    await panels.recover();
    await tables.recover(last === null ? 0 : Math.max(0, clock.now() - last));
    // What was given back is not given back again, should the start fail further on.
    await store.heartbeat.beat(clock.now());
  };
  const recovered = recover();

  const beatNow = () =>
    store.heartbeat.beat(clock.now()).catch((error) => log.warn({ err: error }, 'no heartbeat'));
  const heard = watchGateway({ client: online, tables, recovered, beat: beatNow, log, work });

  const bot: Bot = {
    client: online,
    games,
    tables,
    store,
    clock,
    log,
    panels,
    publisher,
    emojis: parts.emojis,
    charts,
    newTableId,
    recovered,
  };
  client.on(Events.InteractionCreate, (interaction) => {
    work
      .track(route(bot, commands, interaction))
      .catch((error) => log.error({ interaction: interaction.id, err: error }, 'an interaction failed'));
  });
  client.on(Events.MessageCreate, (message) => {
    if (message.author.id !== online.user.id) publisher.onMessage(message.channelId);
  });
  client.on(Events.MessageDelete, ({ id }) => publisher.onMessageDeleted(id));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) publisher.onMessageDeleted(id);
  });
  client.on(Events.ChannelDelete, ({ id }) => publisher.onChannelDeleted(id));
  client.on(Events.ThreadDelete, ({ id, parentId }) =>
    parentId === null ? publisher.onChannelDeleted(id) : publisher.onThreadDeleted(id, parentId),
  );
  // Not for an outage of Discord's: the client tells of that by another name.
  client.on(Events.GuildDelete, ({ id }) => publisher.onGuildLeft(id));

  await recovered;
  for (const id of publisher.guildIds()) if (!online.guilds.cache.has(id)) publisher.onGuildLeft(id);
  const bodies = Object.values(commands).map(({ data }) => data(games));
  let stopRegistering: () => void = () => {};
  /** The tables do not wait for it; only what Discord would say again ends the start. */
  const register = async (): Promise<void> => {
    try {
      await rest.put(
        devGuildId
          ? Routes.applicationGuildCommands(applicationId, devGuildId)
          : Routes.applicationCommands(applicationId),
        { body: bodies },
      );
    } catch (error) {
      if (isClientError(error)) throw error;
      log.warn({ err: error }, 'the commands could not be registered yet');
      stopRegistering = clock.after(REGISTER_MS, () => {
        work
          .track(register())
          .catch((why) => log.error({ err: why }, 'the commands could not be registered'));
      });
    }
  };
  await register();

  work
    .track(announceMissed(bot))
    .catch((error) => log.warn({ err: error }, 'missed ledger entries could not be announced'));

  let stopBeat: () => void = () => {};
  const beat = (): void => {
    stopBeat = clock.after(BEAT_MS, beat);
    // Only while players can play: stopped before they can again, what was lost is given back at the next start.
    if (heard()) void beatNow();
  };
  beat();

  const idle = async (): Promise<void> => {
    await tables.idle();
    await work.idle();
  };

  return {
    name: online.user.username,
    applicationId,
    idle,
    async stop() {
      stopBeat();
      stopRegistering();
      publisher.close();
      await tables.close();
      await charts.close();
      await work.idle();
      await panels.close();
      if (heard()) await store.heartbeat.beat(clock.now());
      await client.destroy();
    },
  };
}
