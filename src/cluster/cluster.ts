/**
 * Shares the servers with other processes that use the same database: any number of equal processes, each of which serves some of
 * the shards. Nobody leads: what a process serves, it has locked, and all see the locks.
 */
import { writeFile } from 'node:fs/promises';
import { type RESTGetAPIGatewayBotResult, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { systemClock, wait } from '../clock.ts';
import { type Api, createApi } from '../discord/api.ts';
import type { BotOptions } from '../discord/bot-options.ts';
import { ConnectionLostError, isWrongToken, SetupError } from '../discord/errors.ts';
import { withRetries } from '../discord/login.ts';
import type { RunningBot } from '../discord/start.ts';
import { CLASSES, halvesOf, nameOf, shardCountFor } from '../shard.ts';
import type { Store } from '../store/index.ts';
import type { Locks } from '../store/locks.ts';
import { nextStep, type Step } from './plan.ts';
import { createServing, type Serving, SHARDS_NEWS } from './serving.ts';
import { type Stalls, watchStalls } from './stalls.ts';
import { createTurns } from './turns.ts';

const LOOK_MS = 1_000;
const RETRY_MS = 5_000;
/** How often Discord is asked how many shards it wants. */
const ASK_MS = 3_600_000;
/** A process that serves nothing shows that it is well by the file that a beat writes. */
const SPARE_BEAT_MS = 10_000;
/** Stopping waits this long for a shard that is being taken, and for an emoji that is being uploaded. */
const MAX_TAKING_MS = 1_000;
const MAX_UPLOADING_MS = 2_000;

export interface ClusterOptions extends Omit<BotOptions, 'store' | 'shard'> {
  readonly store: Store;
  readonly locks: Locks;
}

/** Another process has taken over what this one served: it was cut off from the database, or hung. */
class ShardsTakenError extends Error {
  constructor() {
    super('another process serves the servers of this one: it was cut off from the database, or hung');
  }
}

/** Resolves when there is no shard left for this process to take. @throws where Discord rejects the token */
export async function startCluster(options: ClusterOptions): Promise<RunningBot> {
  const { store, locks, log, onLost = () => {} } = options;
  const stalls = watchStalls(locks, systemClock);
  const api = leavingToOthers(createApi(options), stalls);
  const { name, applicationId, shards, concurrency } = await withRetries(() => introduce(api), options);
  await store.cluster.atLeastShards(shardCountFor(shards));
  const turns = createTurns(locks, concurrency, systemClock);
  const onFailed = (error: Error): void => {
    log.warn({ err: error }, 'a shard could not be taken');
    if (isFinal(error)) onLost(error);
  };
  const serving = createServing({ options, store, locks, api, turns, onFailed });
  const loop = createLoop({ ...options, serving, api });
  locks.onTaken(() => onLost(new ShardsTakenError()));
  locks.onNews((news) => {
    if (news === SHARDS_NEWS) loop.wake();
  });
  await locks.setMember(true);
  await loop.start();
  log.info({ shards: serving.shards().map(nameOf) }, 'takes part in the cluster');
  return {
    name,
    applicationId,
    idle: async () => void (await Promise.all(serving.bots().map((bot) => bot.idle()))),
    async stop() {
      const uploaded = Promise.race([turns.stop(), wait(systemClock, MAX_UPLOADING_MS)]);
      await locks.setMember(false).catch(() => {});
      const taken = loop.stop().then(serving.settled);
      await Promise.race([taken, wait(systemClock, MAX_TAKING_MS)]);
      await Promise.all([serving.handOverAll(), uploaded]);
      stalls.stop();
      await options.pictures.close();
    },
  };
}

/** Interactions that arrive while another process may serve their servers are left to that one. */
const leavingToOthers = (api: Api, { isUnsure }: Stalls): Api => {
  const { limit, arrivals } = api.admission;
  const judge: typeof arrivals.judge = async (interaction) =>
    isUnsure() ? 'late' : arrivals.judge(interaction);
  return { ...api, admission: { limit, arrivals: { judge } } };
};

/** Neither this process nor another attempt can mend it. */
const isFinal = (error: Error): boolean =>
  error instanceof SetupError || error instanceof ConnectionLostError || isWrongToken(error);

const application = z.object({ id: z.string(), name: z.string() });

/** Asks Discord who the bot is, and how it is to connect. */
async function introduce({ rest }: Api) {
  const gateway = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
  const { id, name } = application.parse(await rest.get(Routes.currentApplication()));
  const { max_concurrency: concurrency } = gateway.session_start_limit;
  return { applicationId: id, name, shards: gateway.shards, concurrency };
}

interface LoopParts extends Pick<ClusterOptions, 'store' | 'locks' | 'log' | 'onLost'> {
  readonly serving: Serving;
  readonly api: Api;
}

/** @returns a function that takes the next step, and says whether there was one */
function createStepping({ store, locks, serving, api }: LoopParts): () => Promise<boolean> {
  let freeSince: number | null = null;

  const step = async (): Promise<boolean> => {
    const now = systemClock.monotonic();
    const holders = await locks.holders();
    api.rest.shareWith(holders.filter(({ isMember }) => isMember).length);
    const count = (await store.cluster.shardCount()) ?? 1;
    const held = new Set(holders.flatMap(({ classes }) => classes));
    freeSince = held.size === CLASSES ? null : (freeSince ?? now);
    const freeForMs = freeSince === null ? 0 : now - freeSince;
    const next = nextStep({ process: locks.process, count, own: serving.shards(), holders, freeForMs });
    return next !== null && take(next);
  };

  const take = async ({ kind, shard }: Step): Promise<boolean> => {
    if (kind === 'take') return serving.take(shard);
    if (kind === 'hand-over') await serving.handOver(shard);
    else if (kind === 'split') await serving.replace([shard], halvesOf(shard));
    else await serving.replace(halvesOf(shard), [shard]);
    return true;
  };

  return step;
}

/** Discord asks for more shards as the bot joins servers, and in the end refuses those that have too many. */
function createAsking({ store, api }: LoopParts): () => Promise<void> {
  let askedAt = systemClock.monotonic();
  return async () => {
    if (systemClock.monotonic() - askedAt < ASK_MS) return;
    askedAt = systemClock.monotonic();
    const { shards } = await introduce(api);
    await store.cluster.atLeastShards(shardCountFor(shards));
  };
}

/** Takes one step after another, as long as there is one; then it looks again at intervals, and when it is woken. */
function createLoop(parts: LoopParts) {
  const { store, locks, log, onLost = () => {}, serving } = parts;
  const step = createStepping(parts);
  const askDiscord = createAsking(parts);
  let isStopped = false;
  let wake = (): void => {};
  let spareBeatAt = Number.NEGATIVE_INFINITY;

  const beatAsSpare = async (): Promise<void> => {
    const now = systemClock.monotonic();
    if (serving.shards().length > 0 || !locks.isHeld() || now - spareBeatAt < SPARE_BEAT_MS) return;
    spareBeatAt = now;
    await writeFile(store.beatFile, '');
  };

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = systemClock.after(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  const run = async (onSettled: (error?: unknown) => void): Promise<void> => {
    while (!isStopped) {
      try {
        if (await step()) continue;
        onSettled();
        await beatAsSpare();
        await askDiscord();
        await pause(LOOK_MS);
      } catch (error) {
        if (error instanceof Error && isFinal(error)) {
          onSettled(error);
          return onLost(error);
        }
        log.warn({ err: error }, 'the cluster could not be looked at, or a shard not be taken');
        await pause(RETRY_MS);
      }
    }
  };

  let running: Promise<void> = Promise.resolve();
  return {
    /** Resolves when there is nothing left to do for now. */
    start: (): Promise<void> =>
      new Promise((resolve, reject) => {
        running = run((error) => (error === undefined ? resolve() : reject(error)));
      }),
    wake: (): void => wake(),
    /** Resolves when no step is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await running;
    },
  };
}
