/** The parts of the bot that commands, component actions and live messages share. */
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Exporter } from '../exports/exporter.ts';
import type { AnyGame } from '../game/game.ts';
import type { Leaderboards } from '../ledger/leaderboards.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PictureDrawer } from '../pictures/drawer.ts';
import type { BotStore } from '../store/index.ts';
import type { TableService } from '../tables/service.ts';
import type { TurningPoints } from '../tables/turning-points.ts';
import type { Emojis } from './emojis/emojis.ts';
import type { Recaps } from './evenings/recaps.ts';
import type { Call } from './live/calls.ts';
import type { LastMessages } from './live/last-messages.ts';
import type { LobbyNotices } from './live/lobby-notices.ts';
import type { Panels } from './live/panels.ts';
import type { Publisher } from './live/publisher.ts';
import type { PostNews } from './live/table-news.ts';
import type { NameKeeper } from './names.ts';
import type { PreferenceKeeper } from './preferences.ts';
import type { Recent } from './recent.ts';
import type { ReviewDesk } from './review-desk.ts';
import type { Servers } from './servers/servers.ts';
import type { Verifications } from './verifications.ts';

export interface Bot {
  readonly client: Client<true>;
  readonly games: readonly AnyGame[];
  readonly tables: TableService;
  readonly store: BotStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly servers: Servers;
  readonly panels: Panels;
  readonly lastMessages: LastMessages;
  readonly publisher: Publisher;
  readonly pings: { readonly call: Call; readonly post: PostNews };
  readonly lobbyNotices: LobbyNotices;
  readonly names: NameKeeper;
  readonly preferences: PreferenceKeeper;
  readonly leaderboards: Leaderboards;
  readonly recaps: Recaps;
  readonly recent: Recent;
  readonly verifications: Verifications;
  readonly turningPoints: Pick<TurningPoints, 'of'>;
  readonly reviews: ReviewDesk;
  /** The ids of the slash commands, by name; empty until Discord has registered them. */
  readonly commandIds: ReadonlyMap<string, string>;
  /** The cards' emojis; text until they are uploaded. */
  readonly emojis: () => Emojis;
  readonly pictures: Pick<PictureDrawer, 'draw'>;
  readonly exporter: Pick<Exporter, 'inTurn'>;
  /** Makes the id and the seed of a new table. */
  readonly newTableId: () => { readonly id: string; readonly seed: string };
  /** Resolves once every open table is recovered. Actions wait for it, or they would run on tables as they were before. */
  readonly recovered: Promise<unknown>;
}
