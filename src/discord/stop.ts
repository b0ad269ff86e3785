/** Stops the bot: no more updates start, answers under way are waited for, and what a restart needs is stored. */
import type { SessionInfo } from '@discordjs/ws';
import { wait } from '../clock.ts';
import type { Exporter } from '../exports/exporter.ts';
import type { PendingWork } from '../pending-work.ts';
import type { PictureDrawer } from '../pictures/drawer.ts';
import type { Bot } from './bot.ts';
import type { GatewayWatch } from './gateway.ts';
import type { createHeartbeat } from './heartbeat.ts';

/** Stopping waits this long for requests that Discord does not answer, and for the close of the gateway. */
const MAX_ANSWERING_MS = 4_000;
const MAX_CLOSING_MS = 1_000;

export interface StopParts {
  readonly gateway: GatewayWatch;
  readonly heartbeat: Pick<ReturnType<typeof createHeartbeat>, 'stop'>;
  /** Functions that let nothing more begin of what goes on by itself. */
  readonly stops: readonly (() => void)[];
  readonly pictures: Pick<PictureDrawer, 'close'>;
  readonly exporter: Pick<Exporter, 'close'>;
  readonly work: PendingWork;
  /** Closes the gateway first, in such a way that another process can go on with the session. Default: it is closed for good at last. */
  readonly end?: () => Promise<SessionInfo | null>;
}

/** @returns the session that another process can go on with; null where it was closed for good */
export async function stopBot(bot: Bot, parts: StopParts): Promise<SessionInfo | null> {
  const { client, tables, panels, publisher, verifications, store, clock } = bot;
  const { gateway, heartbeat, stops, pictures, exporter, work, end } = parts;
  const wasUp = gateway.isUp();
  gateway.stop();
  // What arrives from now on, the other process receives.
  const session = end ? await Promise.race([end(), wait(clock, MAX_CLOSING_MS).then(() => null)]) : null;
  heartbeat.stop();
  for (const stop of stops) stop();
  publisher.close();
  verifications.close();
  await tables.close();
  await pictures.close();
  await Promise.race([work.idle(), wait(clock, MAX_ANSWERING_MS)]);
  await exporter.close();
  await panels.close();
  if (wasUp) await store.heartbeat.beat(clock.now());
  await Promise.race([client.destroy(), wait(clock, MAX_CLOSING_MS)]);
  return session;
}
