/** How files are shared out among messages. */
import { expect, test } from 'vitest';
import { groupByMessage } from '../../../src/discord/ledger/files.ts';
import type { FileChunk } from '../../../src/exports/file-chunks.ts';

test('groupByMessage fills messages up to the size limit and ten files', () => {
  const chunk = (size: number): FileChunk => ({ name: '', path: '', size });
  const sizes = (chunks: readonly FileChunk[]) =>
    groupByMessage(chunks, 100).map((group) => group.map(({ size }) => size));
  expect(sizes([chunk(60), chunk(40), chunk(1)])).toEqual([[60, 40], [1]]);
  expect(sizes(Array.from({ length: 12 }, () => chunk(1))).map(({ length }) => length)).toEqual([10, 2]);
  expect(sizes([])).toEqual([]);
});
