/** The shards that this process serves: each by a bot of its own, which shares with the others what a process has once. */

import type { Api } from '../discord/api.ts';
import type { BotOptions } from '../discord/bot-options.ts';
import type { Alone, Emojis } from '../discord/emojis/emojis.ts';
import type { EmojiLoader } from '../discord/emojis/loaded.ts';
import { type ShardNews, shardNews } from '../discord/shards/options.ts';
import type { HandedSession } from '../discord/shards/session.ts';
import { type RunningShardBot, startBot } from '../discord/start.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { pendingWork } from '../pending-work.ts';
import { classesOf, nameOf, type Shard, serves } from '../shard.ts';
import type { Store } from '../store/index.ts';
import type { Locks } from '../store/locks.ts';
import { packSession, unpackSession } from './handed.ts';
import { createReplacing } from './replacing.ts';
import type { Served } from './served.ts';
import { sumGauges } from './summed-gauges.ts';
import type { Turns } from './turns.ts';

export interface ServingParts {
  readonly options: Omit<BotOptions, 'store' | 'shard'>;
  readonly store: Store;
  readonly locks: Locks;
  readonly api: Api;
  readonly turns: Turns;
  /** Called where the start of a shard fails that was not waited for. */
  readonly onFailed: (error: Error) => void;
}

/** The longest time in which a shard is online, once its turn has come. */
const MAX_CONNECTING_MS = 120_000;
const TURN_MS = 5_500;

export interface Serving {
  /**
   * Serves one more shard, unless another process was quicker. Where its session is handed over, it is not waited for: others may be
   * taken meanwhile. @returns whether it has the shard @throws what its start throws
   */
  take(shard: Shard): Promise<boolean>;
  /** Leaves a shard to another process. */
  handOver(shard: Shard): Promise<void>;
  /**
   * Serves the servers of some shards by others, which start sessions of their own first: until all of them are online, what was
   * goes on. @throws what their start throws
   */
  replace(shards: readonly Shard[], others: readonly Shard[]): Promise<void>;
  /** Leaves all shards to other processes; a failure is logged, and holds up none of the others. */
  handOverAll(): Promise<void>;
  /** Resolves when no shard is being taken. */
  settled(): Promise<void>;
  shards(): Shard[];
  bots(): RunningShardBot[];
}

/** Tells the processes that there is a shard to take. */
export const SHARDS_NEWS = 'shards';

export function createServing(parts: ServingParts): Serving {
  const { options, store, locks, onFailed } = parts;
  const { clock, log } = options;
  const served = new Map<string, Served>();
  /** Shards that are being taken and not waited for. */
  const work = pendingWork();
  const startBotOf = createStarter(parts);

  locks.onNews((text) => {
    const news = newsFrom(text);
    if (!news) return;
    for (const { shard, bot } of served.values())
      if (news.guildId === null || serves(shard, news.guildId)) bot.follow(news);
  });

  const start = async (shard: Shard, handed: HandedSession | null): Promise<void> => {
    try {
      served.set(nameOf(shard), await startBotOf(shard, handed));
      log.info({ shard: nameOf(shard), resumed: handed !== null }, 'shard is served');
    } catch (error) {
      await locks.give(classesOf(shard)).catch(() => {});
      throw error;
    }
  };

  const handOver = async ({ shard, bot, metrics }: Served): Promise<void> => {
    served.delete(nameOf(shard));
    metrics.remove();
    try {
      const handed = await bot.handOver();
      if (handed) await store.cluster.putHanded(shard, await packSession(handed), clock.now());
    } finally {
      await locks.give(classesOf(shard));
    }
    await locks.tell(SHARDS_NEWS);
    log.info({ shard: nameOf(shard) }, 'shard is handed over');
  };

  const replace = createReplacing({ served, startBotOf, locks, log });

  return {
    replace,
    async take(shard) {
      if (!(await locks.take(classesOf(shard)))) return false;
      const handed = await handedFor(parts, shard);
      const starting = start(shard, handed);
      if (handed) void work.track(starting).catch(onFailed);
      else await starting;
      return true;
    },

    async handOver(shard) {
      const found = served.get(nameOf(shard));
      if (found) await handOver(found);
    },

    async handOverAll() {
      const leaving = [...served.values()].map((each) =>
        handOver(each).catch((error) =>
          log.warn({ shard: nameOf(each.shard), err: error }, 'shard could not be handed over'),
        ),
      );
      await Promise.all(leaving);
    },

    settled: () => work.idle(),
    shards: () => [...served.values()].map(({ shard }) => shard),
    bots: () => [...served.values()].map(({ bot }) => bot),
  };
}

/** The session that the shard's last process has left; null where there is none that can be gone on with. */
async function handedFor({ options, store }: ServingParts, shard: Shard): Promise<HandedSession | null> {
  try {
    const handed = await store.cluster.takeHanded(shard, options.clock.now());
    return handed && (await unpackSession(handed));
  } catch (error) {
    options.log.warn(
      { shard: nameOf(shard), err: error },
      'a session cannot be gone on with; a new one is started',
    );
    return null;
  }
}

/** @returns a function that starts the bot of a shard */
function createStarter({ options, store, locks, api, turns }: ServingParts) {
  const { log } = options;
  const newMetrics = sumGauges(options.metrics ?? noMetrics);
  const loadEmojis = once(options.loadEmojis, turns.alone);
  const tell = (news: ShardNews): void =>
    void locks
      .tell(JSON.stringify(news))
      .catch((error) => log.warn({ err: error }, 'another process could not be told of a change'));

  return async (
    shard: Shard,
    handed: HandedSession | null,
    relieve: () => Promise<void> = async () => {},
  ): Promise<Served> => {
    const metrics = newMetrics();
    const bot = await startBot({
      ...options,
      store: await store.forShard(shard),
      metrics: metrics.metrics,
      loadEmojis,
      // They go on for the others.
      pictures: { ...options.pictures, close: async () => {} },
      exporter: { ...options.exporter, close: async () => {} },
      shard: {
        shard,
        handed,
        waitForTurn: (signal) => turns.waitFor(shard.id, signal),
        maxConnectingMs: MAX_CONNECTING_MS + shard.count * TURN_MS,
        relieve,
        api,
        elsewhere: { serves: (guildId) => serves(shard, guildId), tell },
      },
    });
    return { shard, bot, metrics };
  };
}

function newsFrom(text: string): ShardNews | null {
  if (text === SHARDS_NEWS) return null;
  try {
    return shardNews.parse(JSON.parse(text));
  } catch {
    // A process of another version may tell more.
    return null;
  }
}

/** The emojis belong to the application: they are loaded once for all bots of the process, and uploaded by one process. */
function once(load: EmojiLoader, alone: Alone): EmojiLoader {
  let loading: Promise<Emojis> | null = null;
  let listed: Emojis | null = null;
  const listeners = new Set<(emojis: Emojis) => void>();
  return (rest, applicationId, log, onListed) => {
    if (listed) onListed(listed);
    else listeners.add(onListed);
    loading ??= load(
      rest,
      applicationId,
      log,
      (emojis) => {
        listed = emojis;
        for (const listener of listeners) listener(emojis);
        listeners.clear();
      },
      alone,
    );
    return loading;
  };
}
