/**
 * How often a bot may start a session: a thousand times a day, and once in five seconds for the shards of a bucket, which
 * are those whose number has the same remainder by `max_concurrency`. Resuming does not count.
 */
import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { World } from './world.ts';

const MAX_STARTS = 1_000;
const DAY_MS = 86_400_000;
const MIN_DISTANCE_MS = 5_000;

const forgetOldStarts = (world: World): void => {
  while ((world.sessionStarts[0] ?? Number.POSITIVE_INFINITY) <= world.clock.now() - DAY_MS)
    world.sessionStarts.shift();
};

/** Counts an identify. "too-soon": it comes within five seconds of its bucket's last; "exhausted": it is one too many today. */
export const startSession = (world: World, shardId: number): 'started' | 'too-soon' | 'exhausted' => {
  forgetOldStarts(world);
  const now = world.clock.now();
  const bucket = shardId % world.gateway.maxConcurrency;
  const isTooSoon = now - (world.lastStarts.get(bucket) ?? Number.NEGATIVE_INFINITY) < MIN_DISTANCE_MS;
  if (world.sessionStarts.length >= MAX_STARTS) return 'exhausted';
  if (isTooSoon) return 'too-soon';
  world.sessionStarts.push(now);
  world.lastStarts.set(bucket, now);
  return 'started';
};

/** As GET /gateway/bot gives it. */
export const sessionStartLimit = (world: World): APIGatewaySessionStartLimit => {
  forgetOldStarts(world);
  const [oldest = world.clock.now()] = world.sessionStarts;
  return {
    total: MAX_STARTS,
    remaining: MAX_STARTS - world.sessionStarts.length,
    reset_after: oldest + DAY_MS - world.clock.now(),
    max_concurrency: world.gateway.maxConcurrency,
  };
};
