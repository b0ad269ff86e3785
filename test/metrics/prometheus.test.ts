/** The metrics that Prometheus reads from a running bot. */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { MessageView } from 'stand-in-discord/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COUNTERS, GAUGES, HISTOGRAMS } from '../../src/metrics/catalogue.ts';
import { MetricsAddressError } from '../../src/metrics/metrics.ts';
import { serveMetrics } from '../../src/metrics/prometheus.ts';
import { startTable, startTestBot, type TestBot } from '../e2e/test-bot.ts';

const log = pino({ level: 'silent' });

async function startMetrics() {
  const metrics = await serveMetrics('127.0.0.1', 0, log);
  onTestFinished(() => metrics.close());
  const address = `http://127.0.0.1:${metrics.port}`;
  /** By name and labels as they are written, the value. */
  const scrape = async (): Promise<ReadonlyMap<string, number>> => {
    const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
    const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(samples.map((line) => [line.replace(/ \S+$/, ''), Number(line.match(/\S+$/)![0])]));
  };
  return { metrics, address, scrape };
}

const openLobby = async (bot: TestBot): Promise<MessageView> =>
  (await bot.discord.member('Dan').runCommand('/play bluff')).message!;

describe('the metrics of a bot', () => {
  it('count interactions, responses and commits, and say how many tables are open', async () => {
    const { metrics, scrape } = await startMetrics();
    const bot = await startTestBot({}, { metrics });
    onTestFinished(() => bot.close());
    await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
    bot.discord.injectFault('POST /interactions', { dropConnection: 'before' });
    await bot.discord.member('Chika').press(await openLobby(bot), 'Join');
    const samples = await scrape();
    const value = (name: string): number => samples.get(name) ?? Number.NaN;

    expect(value('madoi_interactions_total{type="command",kind="play",outcome="answered"}')).toBe(2);
    expect(value('madoi_interactions_total{type="component",kind="join",outcome="answered"}')).toBe(2);
    expect(value('madoi_answer_seconds_count{type="component"}')).toBe(3);
    expect(value('madoi_tables{phase="playing"}')).toBe(1);
    expect(value('madoi_tables{phase="lobby"}')).toBe(1);
    expect(value('madoi_shards_up')).toBe(1);
    expect(value('madoi_table_queues')).toBe(0);
    expect(value('madoi_commit_seconds_count')).toBeGreaterThan(5);
    expect(value('madoi_discord_responses_total{method="PUT",status="200"}')).toBe(1);
    expect(value('madoi_discord_responses_total{method="POST",status="none"}')).toBe(1);
    expect(value('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0);
    // No name, id, token or custom id: labels are short lower-case words, methods and statuses.
    const labels = [...samples.keys()].filter((key) => key.startsWith('madoi_')).join('\n');
    expect(labels).not.toMatch(/Ann|Ben|\d{10}/);
  });

  it('tell failed interactions from answered ones, each once', async () => {
    const { metrics, scrape } = await startMetrics();
    const settle = metrics.startInteraction('command', 'play');
    settle('failed');
    settle('late');
    expect(
      (await scrape()).get('madoi_interactions_total{type="command",kind="play",outcome="failed"}'),
    ).toBe(1);
    expect([...(await scrape()).keys()].join()).not.toContain('late');
  });

  it('have a bound on the values of a label', async () => {
    const { metrics, scrape } = await startMetrics();
    for (let i = 0; i < 1_000; i++) metrics.startInteraction('component', `kind-${i}`)('answered');
    const series = [...(await scrape()).keys()].filter((key) => key.startsWith('madoi_interactions_total'));
    expect(series.length).toBeLessThanOrEqual(101);
    expect(series.join()).toContain('kind="other"');
  });

  it('leave out a gauge that cannot be read, and keep the others', async () => {
    const { metrics, scrape } = await startMetrics();
    metrics.gauge('table_queues', () => Promise.reject(new Error('closed')));
    metrics.gauge('pending_work', () => 3);
    const samples = await scrape();
    expect([samples.get('madoi_pending_work'), samples.has('madoi_tables')]).toEqual([3, false]);
  });
});

describe('the server of the metrics', () => {
  it('answers nothing but GET /metrics', async () => {
    const { address } = await startMetrics();
    const statuses = await Promise.all([
      fetch(`${address}/metrics`),
      fetch(`${address}/metrics`, { method: 'POST' }),
      fetch(`${address}/`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
  });

  it('reports that its port is in use', async () => {
    const { metrics } = await startMetrics();
    await expect(serveMetrics('127.0.0.1', metrics.port, log)).rejects.toThrow(MetricsAddressError);
  });
});

it('HOSTING.md describes every metric, and no other', () => {
  const hosting = readFileSync(new URL('../../.github/HOSTING.md', import.meta.url), 'utf8');
  const described = [...hosting.matchAll(/`(madoi_\w+)`/g)].map(([, name]) => name!);
  const names = Object.keys({ ...COUNTERS, ...HISTOGRAMS, ...GAUGES }).map((name) => `madoi_${name}`);
  expect([...new Set(described)].sort()).toEqual(names.sort());
});
