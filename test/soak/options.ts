/** The arguments of `npm run -s soak`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

const FAULTS = ['errors', 'drops', 'slow', 'gateway', 'auto-delete', 'permissions', 'absence'] as const;
export type Fault = (typeof FAULTS)[number];

const number = (min: number, max: number) => z.coerce.number().min(min).max(max);

const faultList = z
  .string()
  .transform((text) => (text === 'all' ? [...FAULTS] : text.split(',').filter((name) => name !== 'none')))
  .pipe(z.array(z.enum(FAULTS)));

const schema = z.object({
  minutes: number(0.1, 100_000),
  tables: number(1, 2_000),
  /** Seated people; the other seats are computers'. */
  members: number(1, 10_000),
  faults: faultList,
  kills: number(0, 10_000),
  /** 1: a second run with a hostile member, compared with the first. */
  hostile: number(0, 1),
  /** Mean time that a member takes over a press. */
  think: number(100, 600_000),
  seed: number(0, 2 ** 32 - 1),
  /** A folder that is kept, with the database and the bot's log. */
  keep: z.string().optional(),
});
export type SoakOptions = z.infer<typeof schema>;

/** @throws {z.ZodError} */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '200' },
      members: { type: 'string', default: '400' },
      faults: { type: 'string', default: 'all' },
      kills: { type: 'string', default: '20' },
      hostile: { type: 'string', default: '0' },
      think: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      keep: { type: 'string' },
    },
  });
  return schema.parse(values);
}
