/** Files of rows: within the size limit, each complete, and together all rows in order. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder, type FileChunk, openChunks } from '../../src/exports/file-chunks.ts';

const frame = { head: '[', separator: ',', tail: ']' };
let folder: string;
beforeEach(async () => {
  const temporary = await createTemporaryFolder();
  folder = temporary.folder;
  onTestFinished(temporary.remove);
});

async function write(rows: readonly string[], maxBytes: number, name: string): Promise<FileChunk[]> {
  const file = openChunks(frame, { folder, name, maxBytes });
  for (let start = 0; start < rows.length; start += 7) await file.write(rows.slice(start, start + 7));
  return file.close();
}

const read = ({ path, name }: FileChunk): unknown[] => {
  const bytes = readFileSync(path);
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as unknown[];
};

describe('rows that fit into one file', () => {
  test('are written to one plain file', async () => {
    const [chunk, ...others] = await write(['"あ"', '2'], 10_000, 'a.json');
    expect(others).toEqual([]);
    expect(chunk).toMatchObject({ name: 'a.json', size: 9 });
    expect(readFileSync(chunk!.path, 'utf8')).toBe('["あ",2]');
  });

  test('are written to one file even if there are none', async () => {
    expect((await write([], 10_000, 'a.json')).map(read)).toEqual([[]]);
  });
});

describe('rows that do not fit into one file', () => {
  const maxBytes = 16_384;
  const noise = (count: number, size: number) =>
    Array.from({ length: count }, () => JSON.stringify(randomBytes(size).toString('base64')));

  test('are written to complete chunks within the limit, in order', async () => {
    const shape = fc.record({
      count: fc.integer({ min: 1, max: 200 }),
      size: fc.integer({ min: 1, max: 700 }),
    });
    let runs = 0;
    const run = fc.asyncProperty(shape, async ({ count, size }) => {
      const rows = noise(count, size);
      const chunks = await write(rows, maxBytes, `${runs++}.json`);
      for (const chunk of chunks) expect(chunk.size).toBeLessThanOrEqual(maxBytes);
      expect(chunks.flatMap(read)).toEqual(rows.map((row) => JSON.parse(row) as unknown));
    });
    await fc.assert(run, { numRuns: 25 });
  });

  test('are written to gzipped, numbered files', async () => {
    const chunks = await write(noise(100, 600), maxBytes, 'b.json');
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks[0]!.name).toBe('b.part01.json.gz');
    expect(chunks[1]!.name).toBe('b.part02.json.gz');
    expect(readdirSync(folder).sort()).toEqual(chunks.map(({ name }) => name).sort());
  });

  test('are written to the same bytes every time', async () => {
    const rows = noise(100, 600);
    const bytes = async (name: string) =>
      (await write(rows, maxBytes, name)).map(({ path }) => readFileSync(path));
    expect(await bytes('c.json')).toEqual(await bytes('d.json'));
  });

  test('are rejected if a single row is too large', async () => {
    await expect(write(noise(1, 20_000), maxBytes, 'e.json')).rejects.toThrow(RangeError);
  });
});

test('a file that cannot be written rejects, a plain one and a gzipped one', async () => {
  const rows = Array.from({ length: 100 }, () => JSON.stringify(randomBytes(600).toString('base64')));
  for (const [name, maxBytes] of [
    ['a.json', 1_000_000],
    ['b.part01.json.gz', 16_384],
  ] as const) {
    mkdirSync(join(folder, name));
    await expect(write(rows, maxBytes, name.replace(/\.part01|\.gz/g, ''))).rejects.toThrow('EISDIR');
  }
});

test('creating a folder removes those that a killed process left behind', async () => {
  const killed = await createTemporaryFolder();
  onTestFinished(killed.remove);
  utimesSync(killed.folder, 0, 0);
  const next = await createTemporaryFolder();
  onTestFinished(next.remove);
  expect([killed.folder, folder, next.folder].map((path) => existsSync(path))).toEqual([false, true, true]);
});
