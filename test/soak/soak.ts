/**
 * `npm run -s soak`: the bot's process under load and faults in real time, with Discord's rate limits. People play all
 * games by pressing what they see, while Discord fails and the bot is killed. Prints one JSON line; exits 1 if a check
 * fails. With `--hostile 1`, a second run with a hostile member is compared with the first.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/build/bundle.ts';
import { buildMadoi } from '../../src/build/madoi.ts';
import { readOptions, type SoakOptions } from './options.ts';
import { type SoakResult, soakOnce } from './run.ts';

const MAX_P99_MS = 500;
const MAX_MEMORY_RATIO = 1.15;
/** A process that is a few minutes old still fills its heap. */
const MIN_MEMORY_SAMPLES = 180;
const MAX_HOSTILE_RATIO = 1.5;
const MAX_STOP_MS = 8_000;
/** The share of answers that may be missing while nothing was disturbed. */
const MAX_UNANSWERED_PART = 0.001;

function failedChecks({ answersMs, plays, books, adjustments, requests, memory, ...rest }: SoakResult) {
  const { undisturbed } = answersMs;
  const checks: Record<string, boolean> = {
    'plays were acknowledged': plays.acknowledged > 0,
    'no acknowledged play is lost': plays.lost === 0,
    'no play is doubled': plays.doubled === 0,
    'hands ended': books.hands > 0,
    'no hand is paid twice': books.handsPaidTwice === 0,
    'every ended hand is paid, and no other': books.handsNotPaid + books.unfinishedHandsPaid === 0,
    'books balance': books.unbalancedEntries + books.wrongTotals === 0,
    'logs have no gaps': books.logsWithGaps === 0,
    'no table is quarantined': books.quarantined === 0,
    'no adjustment is lost or doubled': adjustments.lost + adjustments.doubled === 0,
    'no request is knowingly too fast': requests.avoidable === 0,
    'p99 of answers': undisturbed.p99 < MAX_P99_MS,
    'presses are answered': undisturbed.unanswered <= undisturbed.count * MAX_UNANSWERED_PART,
    'memory is flat': memory.samples < MIN_MEMORY_SAMPLES || memory.ratio <= MAX_MEMORY_RATIO,
    'the process ends when told to, and never by itself':
      rest.stop.exit === 0 && rest.stop.ms <= MAX_STOP_MS && rest.unexpectedExits.length === 0,
    'Discord’s rules are kept': rest.violations.count === 0,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

async function soak(options: SoakOptions): Promise<boolean> {
  // Inside the repository, so that packages are found from it.
  const folder = join(ROOT, `node_modules/.cache/soak-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const program = await buildMadoi(folder, { external: ['stand-in-discord'] });
  const plain = await soakOnce(options, program, false);
  const failed = failedChecks(plain);
  const { keep: _, ...shown } = options;
  if (options.hostile === 0) {
    console.log(JSON.stringify({ ...shown, failed, ...plain }));
    return failed.length === 0;
  }
  const hostile = await soakOnce(options, program, true);
  const [before, after] = [plain, hostile].map(({ answersMs }) => answersMs.undisturbed.p99) as [
    number,
    number,
  ];
  const ratio = Number((after / Math.max(1, before)).toFixed(2));
  failed.push(...failedChecks(hostile).map((name) => `with a hostile member: ${name}`));
  if (ratio > MAX_HOSTILE_RATIO) failed.push('others’ p99 beside a hostile member');
  console.log(JSON.stringify({ ...shown, failed, hostileP99Ratio: ratio, plain, hostile }));
  return failed.length === 0;
}

process.exit((await soak(readOptions(process.argv.slice(2)))) ? 0 : 1);
