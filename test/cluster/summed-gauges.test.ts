/** Gauges of the bots of one process. */
import { expect, test } from 'vitest';
import { sumGauges } from '../../src/cluster/summed-gauges.ts';
import type { GaugeReader } from '../../src/metrics/metrics.ts';
import { noMetrics } from '../../src/metrics/metrics.ts';

test('a gauge is the sum of all bots’, by label where it has one; a bot that is stopped counts no more', async () => {
  const gauges = new Map<string, GaugeReader>();
  const newBot = sumGauges({ ...noMetrics, gauge: (name, read) => void gauges.set(name, read) });
  const [first, second] = [newBot(), newBot()];
  first.metrics.gauge('guilds', () => 3);
  second.metrics.gauge('guilds', async () => 4);
  first.metrics.gauge('tables', () => ({ lobby: 1, playing: 2 }));
  second.metrics.gauge('tables', async () => ({ playing: 5 }));
  expect(await gauges.get('guilds')!()).toBe(7);
  expect(await gauges.get('tables')!()).toEqual({ lobby: 1, playing: 7 });
  first.remove();
  expect(await gauges.get('guilds')!()).toBe(4);
  expect(await gauges.get('tables')!()).toEqual({ playing: 5 });
});
