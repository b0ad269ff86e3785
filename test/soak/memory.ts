/** The bot's resident memory over its last life, which is the longest. */
import { type Soak, wait } from './context.ts';

const MAX_SAMPLES = 400;

export async function sampleMemory(
  soak: Pick<Soak, 'isOn'>,
  residentMegabytes: () => Promise<number | undefined>,
  lifeMs: number,
): Promise<number[]> {
  const samples: number[] = [];
  while (soak.isOn()) {
    await wait(soak, Math.max(1_000, lifeMs / MAX_SAMPLES));
    const megabytes = await residentMegabytes();
    if (megabytes !== undefined && samples.length < MAX_SAMPLES) samples.push(megabytes);
  }
  return samples;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Means of the second and the last quarter, and their ratio. */
export function memorySummary(samples: readonly number[]) {
  const quarter = Math.floor(samples.length / 4);
  const second = mean(samples.slice(quarter, 2 * quarter));
  const last = mean(samples.slice(3 * quarter));
  return {
    samples: samples.length,
    secondQuarterMb: Math.round(second),
    lastQuarterMb: Math.round(last),
    ratio: Number((last / Math.max(1, second)).toFixed(3)),
  };
}
