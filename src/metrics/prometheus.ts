/** Serves the metrics to Prometheus. Imported only where a port is set: otherwise its libraries are never loaded. */
import { createServer, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, GAUGES, type GaugeName, HISTOGRAMS } from './catalogue.ts';
import { type GaugeReader, MetricsAddressError, type MetricsServer } from './metrics.ts';

const PREFIX = 'madoi_';
/** Each label value is a time series for ever: an error that made new ones without end would fill the memory. */
const MAX_LABEL_VALUES = 100;

/** @throws {MetricsAddressError} where it cannot listen there */
export async function serveMetrics(host: string, port: number, log: Logger): Promise<MetricsServer> {
  const registry = new Registry();
  // These are about the process and Node.js: memory, CPU time, garbage collection, delays of the event loop.
  collectDefaultMetrics({ register: registry });
  const counter = counters(registry);
  const histogram = histograms(registry);
  const gauge = gauges(registry, log);
  const kinds = boundedLabels();
  const server = await listen(registry, host, port, log);
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,

    startInteraction(type, kind) {
      const startedAt = performance.now();
      let isOver = false;
      return (outcome) => {
        if (isOver) return;
        isOver = true;
        counter('interactions_total').inc({ type, kind: kinds(kind), outcome });
        if (outcome === 'answered' || outcome === 'failed')
          histogram('answer_seconds').observe({ type }, secondsSince(startedAt));
      };
    },

    startCommit() {
      const startedAt = performance.now();
      return () => histogram('commit_seconds').observe(secondsSince(startedAt));
    },

    countEdit: (by) => counter('message_edits_total').inc({ by }),
    countResponse: (method, status) => counter('discord_responses_total').inc({ method, status }),
    countDeleted: (what, count) => counter('deleted_total').inc({ what }, count),
    gauge,

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      registry.clear();
    },
  };
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** Reads a catalogue's names with their types. */
const namesOf = <Name extends string>(catalogue: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(catalogue) as Name[];

function counters(registry: Registry) {
  const made = new Map(
    namesOf(COUNTERS).map((name) => {
      const { help, labels } = COUNTERS[name];
      return [
        name,
        new Counter({ name: PREFIX + name, help, labelNames: [...labels], registers: [registry] }),
      ];
    }),
  );
  return (name: keyof typeof COUNTERS): Counter => made.get(name)!;
}

function histograms(registry: Registry) {
  const made = new Map(
    namesOf(HISTOGRAMS).map((name) => {
      const { help, labels, buckets } = HISTOGRAMS[name];
      return [
        name,
        new Histogram({
          name: PREFIX + name,
          help,
          labelNames: [...labels],
          buckets: [...buckets],
          registers: [registry],
        }),
      ];
    }),
  );
  return (name: keyof typeof HISTOGRAMS): Histogram => made.get(name)!;
}

/** A gauge appears among the metrics once a function that reads it is registered. */
function gauges(registry: Registry, log: Logger) {
  return (name: GaugeName, read: GaugeReader): void => {
    const described: { readonly help: string; readonly label?: string } = GAUGES[name];
    registry.removeSingleMetric(PREFIX + name);
    new Gauge({
      name: PREFIX + name,
      help: described.help,
      labelNames: described.label === undefined ? [] : [described.label],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const value = await read();
          const numbers = typeof value === 'number' ? { '': value } : value;
          for (const [label, number] of Object.entries(numbers))
            this.set(described.label === undefined ? {} : { [described.label]: label }, number);
        } catch (error) {
          log.warn({ metric: name, err: error }, 'metric could not be read');
        }
      },
    });
  };
}

function boundedLabels(): (value: string) => string {
  const values = new Set<string>();
  return (value) => {
    if (!values.has(value) && values.size >= MAX_LABEL_VALUES) return 'other';
    values.add(value);
    return value;
  };
}

async function listen(registry: Registry, host: string, port: number, log: Logger): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      log.warn({ err: error }, 'metrics could not be read');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new MetricsAddressError(message)));
    server.listen(port, host, () => resolve());
  });
  // It does not keep the process alive.
  server.unref();
  return server;
}
