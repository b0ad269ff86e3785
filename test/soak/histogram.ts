/** A histogram of milliseconds in constant memory. */
const MAX_MS = 60_000;

export interface Quantiles {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function histogram() {
  const counts = new Uint32Array(MAX_MS + 1);
  let total = 0;
  const quantile = (fraction: number): number => {
    let remaining = Math.ceil(total * fraction);
    return Math.max(
      0,
      counts.findIndex((count) => {
        remaining -= count;
        return count > 0 && remaining <= 0;
      }),
    );
  };
  return {
    add(ms: number): void {
      counts[Math.min(MAX_MS, Math.max(0, Math.round(ms)))]! += 1;
      total += 1;
    },
    summary: (): Quantiles => ({
      count: total,
      p50: quantile(0.5),
      p99: quantile(0.99),
      max: quantile(1),
    }),
  };
}
