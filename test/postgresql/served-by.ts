/** Which shards a process serves, as its log tells. */
import { z } from 'zod';

const logged = z.object({
  msg: z.string(),
  shard: z.string().optional(),
  from: z.array(z.string()).optional(),
  to: z.array(z.string()).optional(),
});

interface Logging {
  readonly log: () => string;
}

/** The shards that a process serves, by its log. */
export function servedBy({ log }: Logging): string[] {
  const served = new Set<string>();
  for (const text of log()
    .split('\n')
    .filter((each) => /"shards? (?:is|are) (?:served|handed over|divided anew)"/.test(each))) {
    const { msg, shard = '', from = [], to = [] } = logged.parse(JSON.parse(text));
    if (msg === 'shard is served') served.add(shard);
    if (msg === 'shard is handed over') served.delete(shard);
    for (const each of from) served.delete(each);
    for (const each of to) served.add(each);
  }
  return [...served].toSorted();
}

/** Whether each of so many shards is served by one process, and all serve about as many. */
export function areShared(processes: readonly Logging[], count: number): boolean {
  const sizes = processes.map((each) => servedBy(each).length);
  const all = processes.flatMap(servedBy);
  return (
    all.length === count &&
    new Set(all).size === count &&
    all.every((name) => name.endsWith(`/${count}`)) &&
    Math.max(...sizes) - Math.min(...sizes) < 2
  );
}
