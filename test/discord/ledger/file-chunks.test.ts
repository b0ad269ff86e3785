/** Rows as files: none larger than is taken, each complete, all of them together what was given. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  createTemporaryFolder,
  type FileChunk,
  groupByMessage,
  readAttachment,
  writeFileChunks,
} from '../../../src/discord/ledger/file-chunks.ts';

const frame = { head: '[', separator: ',', tail: ']' };
let folder: string;
beforeEach(async () => {
  const made = await createTemporaryFolder();
  folder = made.folder;
  onTestFinished(made.remove);
});

const written = (rows: readonly string[], most: number, name: string): Promise<FileChunk[]> =>
  writeFileChunks(
    async function* () {
      for (let at = 0; at < rows.length; at += 7) yield rows.slice(at, at + 7);
    },
    frame,
    { folder, name, most },
  );

const read = ({ path, name }: FileChunk): unknown[] => {
  const bytes = readFileSync(path);
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as unknown[];
};

describe('rows that fit', () => {
  test('are one file as it is', async () => {
    const [part, ...none] = await written(['"あ"', '2'], 10_000, 'a.json');
    expect(none).toEqual([]);
    expect(part).toMatchObject({ name: 'a.json', size: 9 });
    expect((await readAttachment(part!)).data.toString()).toBe('["あ",2]');
  });

  test('are one file where there are none', async () => {
    expect((await written([], 10_000, 'a.json')).map(read)).toEqual([[]]);
  });
});

describe('rows that do not fit', () => {
  const most = 16_384;
  const noise = (count: number, size: number) =>
    Array.from({ length: count }, () => JSON.stringify(randomBytes(size).toString('base64')));

  test('are several, none too large, each complete, in their order', async () => {
    const size = fc.record({
      count: fc.integer({ min: 1, max: 200 }),
      size: fc.integer({ min: 1, max: 700 }),
    });
    let runs = 0;
    const run = fc.asyncProperty(size, async ({ count, size: of }) => {
      const rows = noise(count, of);
      const parts = await written(rows, most, `${runs++}.json`);
      for (const part of parts) expect(part.size).toBeLessThanOrEqual(most);
      expect(parts.flatMap(read)).toEqual(rows.map((row) => JSON.parse(row) as unknown));
    });
    await fc.assert(run, { numRuns: 25 });
  });

  test('are gzipped, numbered, and unpacked of the same kind', async () => {
    const parts = await written(noise(100, 600), most, 'b.json');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0]!.name).toBe('b.part01.json.gz');
    expect(parts[1]!.name).toBe('b.part02.json.gz');
  });

  test('are the same bytes the next time', async () => {
    const rows = noise(100, 600);
    const bytes = async (name: string) =>
      (await written(rows, most, name)).map(({ path }) => readFileSync(path));
    expect(await bytes('c.json')).toEqual(await bytes('d.json'));
  });

  test('are refused where a row alone is too large', async () => {
    await expect(written(noise(1, 20_000), most, 'e.json')).rejects.toThrow(RangeError);
  });
});

test('what fits into a message goes in one, at most ten files of it', () => {
  const part = (size: number): FileChunk => ({ name: '', path: '', size });
  const sizes = (parts: readonly FileChunk[]) =>
    groupByMessage(parts, 100).map((of) => of.map(({ size }) => size));
  expect(sizes([part(60), part(40), part(1)])).toEqual([[60, 40], [1]]);
  expect(sizes(Array.from({ length: 12 }, () => part(1))).map(({ length }) => length)).toEqual([10, 2]);
  expect(sizes([])).toEqual([]);
});

test('what a bot that was killed has left behind goes with the next that is made', async () => {
  const killed = await createTemporaryFolder();
  onTestFinished(killed.remove);
  utimesSync(killed.folder, 0, 0);
  const next = await createTemporaryFolder();
  onTestFinished(next.remove);
  expect([killed.folder, folder, next.folder].map((path) => existsSync(path))).toEqual([false, true, true]);
});
