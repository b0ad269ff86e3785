/**
 * Watches the gateway's connections, one per shard. While a shard is down, nobody in its servers can play: their tables
 * are held, and the lost time is given back once it is up again.
 */
import { type Client, Events, ShardClientUtil } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PendingWork } from '../pending-work.ts';
import type { TableService } from '../tables/service.ts';
import { ConnectionLostError, type SetupError, setupErrorOfClose } from './errors.ts';

const CHECK_MS = 5_000;
/** Discord answers a heartbeat about every 41 s: a connection that is silent for longer than this is dead. */
const MAX_SILENCE_MS = 60_000;
/** discord.js replaces a silent connection within 112 s. An outage that is longer ends only with a new process. */
const MAX_OUTAGE_MS = 120_000;

export interface GatewayParts {
  readonly client: {
    readonly on: Client['on'];
    /** Where it serves one shard of many: how many there are. */
    readonly options?: { readonly shardCount?: number };
    readonly ws: { readonly shards: ReadonlyMap<number, { readonly lastPingTimestamp: number }> };
  };
  readonly tables: Pick<TableService, 'pause' | 'resume'>;
  /** Resolves when every open table is recovered. */
  readonly recovered: Promise<unknown>;
  /** Stores that players can play. */
  readonly beat: () => Promise<void>;
  /** Called once only a new process, or the operator, can restore the connection. */
  readonly onLost: (error: SetupError | ConnectionLostError) => void;
  /** The clock that discord.js uses. */
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export interface GatewayWatch {
  /** Whether every shard is up. */
  isUp(): boolean;
  stop(): void;
}

interface ShardHealth {
  state: 'up' | 'silent' | 'closed';
  /** The time of the last sign of life from Discord, by the monotonic clock. */
  heardAt: number;
  /** The time of the last answered heartbeat, as discord.js has it. A new value means a new answer. */
  lastPing: number;
}

export function watchGateway(parts: GatewayParts): GatewayWatch {
  const { client, tables, recovered, beat, onLost, clock, log, work } = parts;
  const shards = new Map<number, ShardHealth>();
  const isUp = (): boolean => [...shards.values()].every(({ state }) => state === 'up');
  for (const [id, { lastPingTimestamp }] of client.ws.shards)
    shards.set(id, { state: 'up', heardAt: clock.monotonic(), lastPing: lastPingTimestamp });

  const covers = (id: number) => (guildId: string) =>
    ShardClientUtil.shardIdForGuildId(guildId, client.options?.shardCount ?? shards.size) === id;

  const onDown = (id: number, state: 'silent' | 'closed'): void => {
    const shard = shards.get(id);
    if (!shard) return;
    const wasUp = shard.state === 'up';
    shard.state = state;
    if (!wasUp) return;
    const silentMs = clock.monotonic() - shard.heardAt;
    tables.pause({ id, covers: covers(id) }, silentMs > MAX_SILENCE_MS ? silentMs : 0);
  };
  const release = async (id: number): Promise<void> => {
    await recovered;
    // The connection may be down again.
    if (shards.get(id)?.state !== 'up') return;
    await tables.resume(id);
    if (isUp()) await beat();
  };
  const onUp = (id: number): void => {
    const shard = shards.get(id);
    if (!shard) return;
    shard.heardAt = clock.monotonic();
    shard.state = 'up';
    work
      .track(release(id))
      .catch((error) =>
        log.error({ shard: id, err: error }, 'time without a gateway could not be given back'),
      );
  };

  /** @returns whether the shard was down for too long */
  const check = (id: number, shard: ShardHealth): boolean => {
    const lastPing = client.ws.shards.get(id)?.lastPingTimestamp ?? shard.lastPing;
    if (lastPing !== shard.lastPing) {
      shard.lastPing = lastPing;
      // A new connection answers heartbeats also while the session is not resumed: no event comes before that.
      if (shard.state !== 'closed') shard.heardAt = clock.monotonic();
      if (shard.state === 'silent') onUp(id);
    }
    const silentMs = clock.monotonic() - shard.heardAt;
    if (shard.state === 'up' && silentMs > MAX_SILENCE_MS) {
      log.warn({ shard: id, silentMs }, 'gateway connection is silent');
      onDown(id, 'silent');
    }
    return silentMs >= MAX_OUTAGE_MS;
  };

  const checkAll = (): void => {
    const lost = [...shards].flatMap(([id, shard]) => (check(id, shard) ? [id] : []));
    if (lost.length === 0) {
      cancelCheck = clock.after(CHECK_MS, checkAll);
      return;
    }
    log.fatal({ shards: lost }, 'no connection to Discord for two minutes');
    onLost(new ConnectionLostError());
  };
  let cancelCheck = clock.after(CHECK_MS, checkAll);

  // After this close discord.js does not connect again.
  client.on(Events.ShardDisconnect, ({ code }, id) => {
    onDown(id, 'closed');
    onLost(setupErrorOfClose(code));
  });
  client.on(Events.ShardReconnecting, (id) => onDown(id, 'closed'));
  client.on(Events.ShardResume, onUp);
  client.on(Events.ShardReady, onUp);
  return { isUp, stop: () => cancelCheck() };
}
