/**
 * Rows of text as files that Discord takes: one where it fits, else several, each complete and gzipped. Little is in
 * memory at a time; the files are in a folder of their own, which whoever asked for them removes.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Attachment } from '../answer.ts';

/** What stands before the rows of a file, between two of them, and after the last. */
export interface FileFrame {
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
}

/** Rows, some at a time; asked for anew they come again, the same. */
export type Rows = () => AsyncIterable<readonly string[]>;

export interface FileChunk {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/** Compressed, a text may grow by some bytes a block; and what is flushed at the end takes a few more. */
const GZIP_SLACK_BYTES = 1_024;

const FOLDER_PREFIX = 'madoi-files-';
/** No interaction lives so long: whoever made a folder that is older was killed before they could remove it. */
const ABANDONED_AFTER_MS = 60 * 60_000;

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

async function removeAbandonedFolders(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    // Another may remove it, or own it.
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER_MS) await remove(folder).catch(() => {});
  }
}

/** A folder for files that are only passed on. */
export async function createTemporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await removeAbandonedFolders();
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  return { folder, remove: () => remove(folder) };
}

/** A file that is written bit by bit, and knows how much of it there is. */
async function openFile(path: string, gzipped: boolean) {
  const way = gzipped ? createGzip() : new PassThrough();
  const file = createWriteStream(path);
  const done = finished(way.pipe(file));
  // Waited for when it is closed; until then a failure must not be taken for one that nobody hears.
  done.catch(() => {});
  let bytes = 0;
  way.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const flush = (): Promise<void> =>
    new Promise((resolve) => {
      if ('flush' in way && gzipped) way.flush(constants.Z_SYNC_FLUSH, resolve);
      else resolve();
    });
  return {
    bytes: () => bytes,
    async write(text: string): Promise<void> {
      await new Promise<void>((resolve, reject) =>
        way.write(text, (error) => (error ? reject(error) : resolve())),
      );
      await flush();
    },
    async close(): Promise<void> {
      way.end();
      await done;
    },
  };
}

/** Rows in texts of about so many bytes: what is written at once must fit into what is left of a part. */
async function* batches(rows: Rows, between: string, most: number): AsyncGenerator<string> {
  let batch: string[] = [];
  let length = 0;
  for await (const some of rows()) {
    for (const row of some) {
      const size = Buffer.byteLength(row) + between.length;
      if (length > 0 && length + size > most) {
        yield batch.join(between);
        batch = [];
        length = 0;
      }
      batch.push(row);
      length += size;
    }
  }
  if (batch.length > 0) yield batch.join(between);
}

/**
 * Writes rows to files of at most so many bytes each.
 * @param name of the one file, `a.csv`; several are `a.part01.csv.gz` and so on, and unpacked what they were
 * @throws {RangeError} where a row alone is more than a file may be
 */
export async function writeFileChunks(
  rows: Rows,
  { head, separator: between, tail }: FileFrame,
  { folder, name, most }: { readonly folder: string; readonly name: string; readonly most: number },
): Promise<FileChunk[]> {
  const frame = Buffer.byteLength(head + tail);
  const parts: FileChunk[] = [];
  let gzipped = false;
  let file: Awaited<ReturnType<typeof openFile>> | null = null;
  let path = '';

  const begin = async (): Promise<Awaited<ReturnType<typeof openFile>>> => {
    const part = String(parts.length + 1).padStart(2, '0');
    path = join(folder, gzipped ? name.replace(/(?=\.\w+$)/, `.part${part}`).concat('.gz') : name);
    const begun = await openFile(path, gzipped);
    await begun.write(head);
    return begun;
  };
  const end = async (of: Awaited<ReturnType<typeof openFile>>): Promise<void> => {
    await of.write(tail);
    await of.close();
    const { size } = await stat(path);
    if (size > most) throw new RangeError(`a part of ${size} bytes, where ${most} are taken`);
    parts.push({ name: path.slice(folder.length + 1), path, size });
  };

  for (;;) {
    let overflows = false;
    for await (const text of batches(rows, between, Math.max(1, Math.floor(most / 8)))) {
      const size = Buffer.byteLength(text) + frame + GZIP_SLACK_BYTES;
      if (file && file.bytes() + size > most) {
        if (!gzipped) {
          overflows = true;
          break;
        }
        await end(file);
        file = null;
      }
      const first = file === null;
      file ??= await begin();
      await file.write(first ? text : between + text);
    }
    if (overflows && file) {
      // Too much for one file as it is: begun again, in parts.
      await file.close();
      await rm(path);
      file = null;
      gzipped = true;
      continue;
    }
    file ??= await begin();
    await end(file);
    return parts;
  }
}

/** A part as a message takes it: in memory from now until it is sent. */
export const readAttachment = async ({ name, path }: FileChunk): Promise<Attachment> => ({
  name,
  data: await readFile(path),
});

/** Parts that go together in one message: as many as fit by their number and their bytes. */
export function groupByMessage(parts: readonly FileChunk[], most: number): FileChunk[][] {
  const messages: FileChunk[][] = [];
  for (const part of parts) {
    const last = messages.at(-1);
    const size = (last ?? []).reduce((sum, of) => sum + of.size, 0);
    if (last && last.length < 10 && size + part.size <= most) last.push(part);
    else messages.push([part]);
  }
  return messages;
}
