/** Metrics for the bots of one process: a gauge that several of them have is the sum of theirs. */
import type { GaugeName } from '../metrics/catalogue.ts';
import type { GaugeReader, Metrics } from '../metrics/metrics.ts';

export interface BotMetrics {
  readonly metrics: Metrics;
  /** The bot is stopped: its gauges count no more. */
  remove(): void;
}

/** @returns a function that makes the metrics of one more bot */
export function sumGauges(metrics: Metrics): () => BotMetrics {
  const readers = new Map<GaugeName, Set<GaugeReader>>();

  const readersOf = (name: GaugeName): Set<GaugeReader> => {
    const known = readers.get(name);
    if (known) return known;
    const made = new Set<GaugeReader>();
    readers.set(name, made);
    metrics.gauge(name, () => sum(made));
    return made;
  };

  return () => {
    const own: [GaugeName, GaugeReader][] = [];
    return {
      metrics: {
        ...metrics,
        gauge(name, read) {
          own.push([name, read]);
          readersOf(name).add(read);
        },
      },
      remove() {
        for (const [name, read] of own) readers.get(name)?.delete(read);
      },
    };
  };
}

async function sum(readers: Iterable<GaugeReader>): Promise<number | Record<string, number>> {
  const values = await Promise.all([...readers].map((read) => read()));
  const labelled = values.filter((value) => typeof value === 'object');
  if (labelled.length === 0)
    return values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
  const labels = new Set(labelled.flatMap((value) => Object.keys(value)));
  return Object.fromEntries(
    [...labels].map((label) => [label, labelled.reduce((total, value) => total + (value[label] ?? 0), 0)]),
  );
}
