/**
 * Stores when the bot was removed from a server, and that it is back: by the events of both, and by comparing at the
 * start, and after each READY, the servers of which anything is stored with those that Discord lists. A server in an
 * outage is listed.
 */
import type { Client } from 'discord.js';
import {
  GatewayDispatchEvents as Dispatched,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { yieldToEventLoop } from '../../event-loop.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { BotStore } from '../../store/index.ts';
import type { Servers } from '../servers/servers.ts';

/** The most ids of servers in one line of the log. */
const MAX_LOGGED = 20;

export interface DepartureParts {
  readonly client: Pick<Client, 'ws'>;
  readonly servers: Pick<Servers, 'has'>;
  readonly store: {
    readonly departures: Pick<BotStore['departures'], 'knownGuilds' | 'markLeft' | 'markBack'>;
  };
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

/** To be called once every shard has had its READY, and the listeners that keep `servers` have been added. */
export function followDepartures({ client, servers, store, clock, log, work }: DepartureParts): void {
  const { departures } = store;
  /** Servers of which anything is stored, and that the bot is not in. */
  const left = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  const update = async (ids: readonly string[]): Promise<void> => {
    const missing = ids.filter((id) => !servers.has(id));
    const present = ids.filter((id) => servers.has(id));
    for (const id of missing) left.add(id);
    for (const id of present) left.delete(id);
    const marked = await departures.markLeft(missing, clock.now());
    if (marked.length > 0)
      log.warn(
        { servers: marked.slice(0, MAX_LOGGED), count: marked.length },
        'the bot was removed from servers: what is stored of them is erased in 30 days',
      );
    if (present.length > 0) await departures.markBack(present);
  };

  const updateAll = async (): Promise<void> => {
    for await (const ids of departures.knownGuilds()) {
      await update(ids);
      await yieldToEventLoop();
    }
  };

  /** Runs jobs one after another, so that each sees what Discord said last. */
  const enqueue = (job: () => Promise<void>): void => {
    last = work
      .track(last.then(job))
      .catch((error) => log.error({ err: error }, 'it could not be stored which servers the bot is in'));
  };

  enqueue(updateAll);
  client.ws.on(Dispatched.Ready, () => enqueue(updateAll));
  client.ws.on(Dispatched.GuildCreate, ({ id }: GatewayGuildCreateDispatchData) => {
    // After a READY every server arrives so.
    if (left.has(id)) enqueue(() => update([id]));
  });
  client.ws.on(Dispatched.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    if (!unavailable) enqueue(() => update([id]));
  });
}
