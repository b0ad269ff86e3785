/**
 * Which servers the bot is in, as Discord says: in the READY of each shard, which lists servers in an outage too, and in
 * the events of joining and being removed. What is stored of a server that the bot is not in is erased a month later.
 */
import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayReadyDispatchData,
  ShardClientUtil,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { yieldToEventLoop } from '../../event-loop.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { DepartureStore } from '../../store/departures.ts';

const SNOWFLAKE = /^\d{17,20}$/;
/** So many ids of servers are in one line of the log. */
const MAX_LOGGED = 20;

interface ServerParts {
  readonly departures: Pick<DepartureStore, 'knownGuilds' | 'markLeft' | 'markBack'>;
  /** Called for each server that the bot was removed from without an event. */
  readonly onLeft: (guildId: string) => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export interface Servers {
  /** Stores from now on which servers the bot has left, and those first that it left before. */
  serve(parts: ServerParts): void;
}

/** To be called before the login, so that nothing is missed. */
export function listenForServers(client: Client): Servers {
  /** By shard, the servers of a READY that the stored ones were not compared with yet. */
  const listed = new Map<number, Set<string>>();
  let changes: (() => void)[] = [];
  let onChange = (change: () => void): void => void changes.push(change);
  let parts: ServerParts | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const shardOf = (guildId: string): number =>
    SNOWFLAKE.test(guildId) ? ShardClientUtil.shardIdForGuildId(guildId, client.ws.shards.size) : -1;

  /** One after another: what Discord said later counts. */
  const enqueue = (job: (parts: ServerParts) => Promise<unknown>): void =>
    onChange(() => {
      const { log, work } = parts!;
      last = work
        .track(last.then(() => job(parts!)))
        .catch((error) => log.error({ err: error }, 'it could not be stored which servers the bot is in'));
    });

  const compare = async ({ departures, onLeft, clock, log }: ServerParts): Promise<void> => {
    const lists = new Map(listed);
    for await (const ids of departures.knownGuilds()) {
      const known = ids.map((id) => ({ id, list: lists.get(shardOf(id)) }));
      const missing = known.filter(({ id, list }) => list && !list.has(id)).map(({ id }) => id);
      const left = await departures.markLeft(missing, clock.now());
      if (left.length > 0) log.warn({ servers: left.slice(0, MAX_LOGGED), count: left.length }, LEFT);
      for (const id of left) onLeft(id);
      await departures.markBack(known.filter(({ id, list }) => list?.has(id)).map(({ id }) => id));
      await yieldToEventLoop();
    }
    for (const [shard, list] of lists) if (listed.get(shard) === list) listed.delete(shard);
  };

  client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData, shard: number) => {
    listed.set(shard, new Set(guilds.map(({ id }) => id)));
    // The first ones are compared together.
    if (parts) enqueue(compare);
  });
  client.on(Events.GuildCreate, ({ id }) => {
    listed.get(shardOf(id))?.add(id);
    enqueue(({ departures }) => departures.markBack([id]));
  });
  // During an outage of Discord the client emits GuildUnavailable instead.
  client.on(Events.GuildDelete, ({ id }) => {
    listed.get(shardOf(id))?.delete(id);
    enqueue(async ({ departures, clock, log }) => {
      const left = await departures.markLeft([id], clock.now());
      if (left.length > 0) log.info({ servers: left, count: 1 }, LEFT);
    });
  });

  return {
    serve(given) {
      parts = given;
      onChange = (change) => change();
      enqueue(compare);
      for (const change of changes) change();
      changes = [];
    },
  };
}

const LEFT = 'the bot was removed from servers: what is stored of them is erased in 30 days';
