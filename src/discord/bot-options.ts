/** What a bot is started with. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Exporter } from '../exports/exporter.ts';
import type { AnyGame } from '../game/game.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PictureDrawer } from '../pictures/drawer.ts';
import type { BotStore } from '../store/index.ts';
import type { Thinker } from '../tables/thinker.ts';
import type { Command } from './commands.ts';
import type { EmojiLoader } from './emojis/loaded.ts';
import { type Elsewhere, nothingElsewhere, type ShardOptions } from './shards/options.ts';

export interface BotOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly devGuildId: string | null;
  readonly store: BotStore;
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
  readonly exporter: Exporter;
  /** Called where the connection to Discord is lost, and will not come back in this process. Default: nothing. */
  readonly onLost?: (error: Error) => void;
  /** Default: none are kept. */
  readonly metrics?: Metrics;
  /** Chooses the computers' moves. Default: this thread does. */
  readonly thinker?: Thinker;
  /** The shard of a cluster that it serves. Default: it serves all servers. */
  readonly shard?: ShardOptions;
}

/** Of the bots of a cluster, one does what is to be done once for all servers. */
export const isFirst = ({ shard }: BotOptions): boolean => shard === undefined || shard.shard.id === 0;

export const elsewhereOf = ({ shard }: BotOptions): Elsewhere => shard?.elsewhere ?? nothingElsewhere;
