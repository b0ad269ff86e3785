/** Which shards a process serves, as its log tells. */
import { z } from 'zod';

const logged = z.object({
  msg: z.string(),
  shard: z.string().optional(),
  from: z.array(z.string()).optional(),
  to: z.array(z.string()).optional(),
});

/** The shards that a process serves, by its log. */
export function servedBy({ log }: { readonly log: () => string }): string[] {
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
