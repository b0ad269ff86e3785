/** Exports in a thread: one at a time, whatever becomes of the others. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/build/bundle.ts';
import { createExporter, type Exporter, TooManyExports } from '../../src/exports/exporter.ts';
import { createTemporaryFolder } from '../../src/exports/file-chunks.ts';
import type { ExportJob } from '../../src/exports/job.ts';
import { allOf, newStore } from '../store/files.ts';
import { GUILD, give } from '../store/ledger/fixtures.ts';

const job: ExportJob = {
  source: { engine: 'sqlite', file: 'none' },
  page: { sql: '', values: [] },
  guildId: GUILD,
  book: 'chips',
  through: 1,
  folder: 'none',
  maxBytes: 1,
};

/** Exports a book once, for each of these numbers. */
const exportEach = (exporter: Exporter, numbers: readonly number[]) =>
  numbers.map((through) => exporter.inTurn((write) => write({ ...job, through })));

/** An exporter whose thread is this program; `job` in it is what it is given. */
function exporterOf(program: string) {
  const source = `
    const { parentPort, workerData: job } = require('node:worker_threads');
    const answer = (entries) => parentPort.postMessage({ chunks: [], entries, postings: 0 });
    ${program}`;
  const entry = new URL(
    `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///');${source}`)}`,
  );
  const exporter = createExporter(entry);
  onTestFinished(exporter.close);
  return exporter;
}

test('a book is written by the thread as the store reads it', async () => {
  const { store } = await newStore();
  for (let count = 1; count <= 3; count++) await give(store, 'ann', count);
  const { folder, remove } = await createTemporaryFolder();
  onTestFinished(remove);
  const exporter = createExporter();
  onTestFinished(exporter.close);
  const { source, ledger } = store;
  const page = ledger.pageStatement(GUILD, 'chips', 2);
  const exported = { ...job, source, page, through: 2, folder, maxBytes: 100_000 };
  const written = await exporter.inTurn((write) => write(exported));
  expect(written).toMatchObject({ entries: 2, postings: 4 });
  const json = written.chunks.find(({ name }) => name === 'chips-2.json')!;
  const { entries } = JSON.parse(readFileSync(json.path, 'utf8')) as { entries: { id: number }[] };
  const stored = (await allOf(ledger.exportPages(GUILD, 'chips', 2))).flat();
  expect(entries.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
});

describe('an export that fails', () => {
  test('tells why, and the next one is written', async () => {
    const exporter = exporterOf(`if (job.through === 1) throw new Error('disk full'); answer(job.through);`);
    const [first, second] = exportEach(exporter, [1, 2]);
    await expect(first).rejects.toThrow('disk full');
    expect(await second).toMatchObject({ entries: 2 });
  });

  test('does so, too, where its thread ends without a word', async () => {
    await expect(exportEach(exporterOf('process.exit();'), [1])[0]).rejects.toThrow('has ended');
  });

  test('does so where it needs more memory than it may have', async () => {
    const exporter = exporterOf('const all = []; for (;;) all.push(new Array(1_000_000).fill(job));');
    await expect(exportEach(exporter, [1])[0]).rejects.toThrow('memory');
  });
});

test('exports are written one after another', async () => {
  const running = new BroadcastChannel('running');
  onTestFinished(() => running.close());
  const events: unknown[] = [];
  running.onmessage = ({ data }: MessageEvent) => events.push(data);
  const exporter = exporterOf(`
    const channel = new BroadcastChannel('running');
    channel.postMessage('begins ' + job.through);
    setTimeout(() => {
      channel.postMessage('ends ' + job.through);
      channel.close();
      answer(job.through);
    }, 20);`);
  await Promise.all(exportEach(exporter, [1, 2, 3]));
  await expect.poll(() => events).toHaveLength(6);
  expect(events).toEqual([1, 2, 3].flatMap((number) => [`begins ${number}`, `ends ${number}`]));
});

test('an export that writes its book again keeps its turn', async () => {
  const exporter = exporterOf('answer(job.through);');
  const written: number[] = [];
  const twice = exporter.inTurn(async (write) => {
    for (const through of [1, 2]) written.push((await write({ ...job, through })).entries);
  });
  const after = exporter.inTurn(async (write) => written.push((await write({ ...job, through: 3 })).entries));
  await Promise.all([twice, after]);
  expect(written).toEqual([1, 2, 3]);
});

test('only so many wait; the next one is refused, and all others reject when exports are stopped', async () => {
  const exporter = exporterOf('setInterval(() => {}, 1_000);');
  const waiting = exportEach(
    exporter,
    Array.from({ length: 50 }, (_, index) => index),
  );
  await expect(exportEach(exporter, [50])[0]).rejects.toThrow(TooManyExports);
  const settled = Promise.allSettled(waiting);
  await exporter.close();
  expect((await settled).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
});

test('its thread has a small young generation, though the process was started with a large one', async () => {
  const script = `
    import { startThread } from '${pathToFileURL(join(ROOT, 'src/thread-entry.ts'))}';
    const program = \`
      import { getHeapSpaceStatistics } from 'node:v8';
      import { parentPort } from 'node:worker_threads';
      let kept = [];
      for (let count = 0; count < 3_000; count++) {
        kept.push(Array.from({ length: 1_000 }, () => ({})));
        if (kept.length > 100) kept = [];
      }
      parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);\`;
    const entry = new URL('data:text/javascript,' + encodeURIComponent(program));
    const limits = { maxYoungGenerationSizeMb: 3 };
    startThread(entry, { resourceLimits: limits }).once('message', console.log);
    setTimeout(() => {}, 5_000).unref();`;
  const flags = ['--max-semi-space-size=64', '--import', 'tsx', '--input-type=module'];
  const run = promisify(execFile)(process.execPath, [...flags, '--eval', script], { cwd: ROOT });
  expect(Number((await run).stdout)).toBeLessThan(8_000_000);
});
