import type { RunningShardBot } from '../discord/start.ts';
import type { Shard } from '../shard.ts';
import type { BotMetrics } from './summed-gauges.ts';

/** A shard that this process serves. */
export interface Served {
  readonly shard: Shard;
  readonly bot: RunningShardBot;
  readonly metrics: BotMetrics;
}
