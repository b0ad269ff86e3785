/**
 * `npm run -s commit-cost -- REVISION`: what the commit of a table's update costs in SQLite, in microseconds of processor time, now
 * and at an earlier commit of this repository: each is measured in processes of its own, in turns, with the file in memory where
 * that is possible. Prints one JSON line. The earlier one runs with the packages and the database client of the working tree.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';
import { ROOT, sourceAt } from './source-at.ts';

const ROUNDS = 7;

const revision = process.argv[2];
if (revision === undefined) {
  console.error('usage: npm run -s commit-cost -- REVISION');
  process.exit(2);
}

/** @returns microseconds a commit */
function measure(source: string): number {
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'madoi-commits-'));
  try {
    const program = fileURLToPath(new URL('./commit-many.ts', import.meta.url));
    const flags = ['--max-semi-space-size=64', '--import', 'tsx'];
    const output = execFileSync(process.execPath, [...flags, program, source, data], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return Number(output);
  } finally {
    rmSync(data, { recursive: true });
  }
}

const earlier = sourceAt(revision, 'commit-cost');
try {
  const ratios: number[] = [];
  const [now, before]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // What runs second finds the machine as the first has left it: they change places.
    const isNowFirst = round % 2 === 0;
    const first = measure(isNowFirst ? ROOT : earlier);
    const second = measure(isNowFirst ? earlier : ROOT);
    now.push(isNowFirst ? first : second);
    before.push(isNowFirst ? second : first);
    ratios.push(now.at(-1)! / before.at(-1)!);
  }
  const rounded = (value: number): number => Number(value.toFixed(3));
  console.log(
    JSON.stringify({
      revision,
      rounds: ROUNDS,
      nowMicroseconds: rounded(median(now)),
      beforeMicroseconds: rounded(median(before)),
      ratio: rounded(median(ratios)),
      ratios: ratios.toSorted((a, b) => a - b).map(rounded),
    }),
  );
} finally {
  rmSync(earlier, { recursive: true });
}
