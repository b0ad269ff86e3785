/**
 * Watches the gateway. While it is down nobody can play: the tables are held, and the lost time is given back once it is
 * up again.
 */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { PendingWork } from '../pending-work.ts';
import type { TableService } from '../tables/service.ts';

/** Discord answers a heartbeat about every 41 s: a connection that is silent for longer than this was dead. */
const MAX_SILENCE_MS = 60_000;

export interface GatewayParts {
  readonly client: Client<true>;
  readonly tables: Pick<TableService, 'pauseAll' | 'resumeAll'>;
  /** Resolves when every open table is recovered. */
  readonly recovered: Promise<unknown>;
  /** Stores that players can play. */
  readonly beat: () => Promise<void>;
  readonly log: Logger;
  readonly work: PendingWork;
}

/** @returns whether the gateway is up */
export function watchGateway({ client, tables, recovered, beat, log, work }: GatewayParts): () => boolean {
  let isUp = true;

  const onDown = (): void => {
    isUp = false;
    tables.pauseAll(silenceMs(client));
  };
  const release = async (): Promise<void> => {
    await recovered;
    // The connection may be down again.
    if (!isUp) return;
    await tables.resumeAll();
    await beat();
  };
  const onUp = (): void => {
    isUp = true;
    work
      .track(release())
      .catch((error) => log.error({ err: error }, 'time without a gateway could not be given back'));
  };

  client.on(Events.ShardDisconnect, onDown);
  client.on(Events.ShardReconnecting, onDown);
  client.on(Events.ShardResume, onUp);
  client.on(Events.ShardReady, onUp);
  return () => isUp;
}

/** How long the connection was dead before its loss was noticed. By the system's time, as discord.js measures it. */
function silenceMs({ ws }: Client): number {
  const answeredAt = ws.shards.first()?.lastPingTimestamp ?? 0;
  const silentMs = Date.now() - answeredAt;
  return answeredAt > 0 && silentMs > MAX_SILENCE_MS ? silentMs : 0;
}
