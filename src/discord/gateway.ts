/** Whether Discord tells us what players do. While it does not, the tables stand still; then the time is given back. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { PendingWork } from '../pending-work.ts';
import type { TableService } from '../tables/service.ts';

/** Discord answers a heartbeat about every 41 s. */
const SILENT_MS = 60_000;

export interface GatewayParts {
  readonly client: Client<true>;
  readonly tables: Pick<TableService, 'hold' | 'release'>;
  /** Resolves when every open table has come back. */
  readonly recovered: Promise<unknown>;
  /** Notes that players can play. */
  readonly beat: () => Promise<void>;
  readonly log: Logger;
  readonly work: PendingWork;
}

/** @returns whether Discord can be heard now */
export function watchGateway({ client, tables, recovered, beat, log, work }: GatewayParts): () => boolean {
  let heard = true;

  const lost = (): void => {
    heard = false;
    tables.hold(silentFor(client));
  };
  const release = async (): Promise<void> => {
    await recovered;
    // It may have gone again.
    if (!heard) return;
    await tables.release();
    await beat();
  };
  const back = (): void => {
    heard = true;
    work
      .track(release())
      .catch((error) => log.error({ err: error }, 'the time that was lost could not be given back'));
  };

  client.on(Events.ShardDisconnect, lost);
  client.on(Events.ShardReconnecting, lost);
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  return () => heard;
}

/** How long a connection that has just closed had been dead before anybody noticed. */
function silentFor({ ws }: Client): number {
  const answered = ws.shards.first()?.lastPingTimestamp ?? 0;
  const silent = Date.now() - answered;
  return answered > 0 && silent > SILENT_MS ? silent : 0;
}
