/**
 * Writes rows of text to files that Discord accepts: one file if it fits, otherwise several chunks, each complete and
 * gzipped. Little is in memory at a time. The caller removes the files' temporary folder.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Attachment } from '../answer.ts';

/** The text before a file's rows, between two of them, and after the last. */
export interface FileFrame {
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
}

/** Yields batches of rows; called again, it yields the same rows again. */
export type Rows = () => AsyncIterable<readonly string[]>;

export interface FileChunk {
  readonly name: string;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** A gzipped text may grow by a few bytes per block, and closing the file writes some more. */
const GZIP_SLACK_BYTES = 1_024;

const FOLDER_PREFIX = 'madoi-files-';
/** Longer than any interaction lives: the process that made an older folder was killed before it could remove it. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Discord's limit on a message's attachments. */
const MAX_FILES_PER_MESSAGE = 10;

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

async function removeAbandonedFolders(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    // Another process may remove the folder meanwhile, or own it.
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER_MS) await remove(folder).catch(() => {});
  }
}

export async function createTemporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await removeAbandonedFolders();
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  return { folder, remove: () => remove(folder) };
}

type OpenFile = Awaited<ReturnType<typeof openFile>>;

/** Opens a file for writing; it counts its bytes on disk. */
async function openFile(path: string, gzipped: boolean) {
  const encoder = gzipped ? createGzip() : new PassThrough();
  const done = finished(encoder.pipe(createWriteStream(path)));
  // Closing the file awaits `done`; until then a failure must not count as an unhandled rejection.
  done.catch(() => {});
  let bytes = 0;
  encoder.on('data', (data: Buffer) => {
    bytes += data.length;
  });
  const flush = (): Promise<void> =>
    new Promise((resolve) => {
      if ('flush' in encoder && gzipped) encoder.flush(constants.Z_SYNC_FLUSH, resolve);
      else resolve();
    });
  return {
    path,
    bytes: () => bytes,
    async write(text: string): Promise<void> {
      await new Promise<void>((resolve, reject) =>
        encoder.write(text, (error) => (error ? reject(error) : resolve())),
      );
      await flush();
    },
    async close(): Promise<void> {
      encoder.end();
      await done;
    },
  };
}

/** Joins rows to texts of at most about `maxBytes`, so that each fits into the rest of a chunk. */
async function* joinRows(rows: Rows, separator: string, maxBytes: number): AsyncGenerator<string> {
  let joined: string[] = [];
  let length = 0;
  for await (const batch of rows()) {
    for (const row of batch) {
      const size = Buffer.byteLength(row) + separator.length;
      if (length > 0 && length + size > maxBytes) {
        yield joined.join(separator);
        joined = [];
        length = 0;
      }
      joined.push(row);
      length += size;
    }
  }
  if (joined.length > 0) yield joined.join(separator);
}

interface ChunkLimits {
  readonly folder: string;
  readonly name: string;
  readonly maxBytes: number;
}

/**
 * Writes rows to files of at most `maxBytes` each.
 * @param name of a single file, `a.csv`; chunks are called `a.part01.csv.gz` and so on
 * @throws {RangeError} if a single row is larger than a file may be
 */
export const writeFileChunks = async (
  rows: Rows,
  frame: FileFrame,
  limits: ChunkLimits,
): Promise<FileChunk[]> =>
  (await writeFiles(rows, frame, limits, false)) ?? (await writeFiles(rows, frame, limits, true));

type WriteArguments = readonly [rows: Rows, frame: FileFrame, limits: ChunkLimits];

/** Without `gzipped` null if the rows do not fit into one file; nothing is left on disk then. */
async function writeFiles(...args: [...WriteArguments, gzipped: true]): Promise<FileChunk[]>;
async function writeFiles(...args: [...WriteArguments, gzipped: false]): Promise<FileChunk[] | null>;
async function writeFiles(
  rows: Rows,
  { head, separator, tail }: FileFrame,
  { folder, name, maxBytes }: ChunkLimits,
  gzipped: boolean,
): Promise<FileChunk[] | null> {
  const frameBytes = Buffer.byteLength(head + tail);
  const chunks: FileChunk[] = [];
  let file: OpenFile | null = null;

  const begin = async (): Promise<OpenFile> => {
    const number = String(chunks.length + 1).padStart(2, '0');
    const chunkName = gzipped ? `${name.replace(/(?=\.\w+$)/, `.part${number}`)}.gz` : name;
    const opened = await openFile(join(folder, chunkName), gzipped);
    await opened.write(head);
    return opened;
  };
  const end = async (ended: OpenFile): Promise<void> => {
    await ended.write(tail);
    await ended.close();
    const { size } = await stat(ended.path);
    if (size > maxBytes) throw new RangeError(`a chunk of ${size} bytes exceeds the limit of ${maxBytes}`);
    chunks.push({ name: ended.path.slice(folder.length + 1), path: ended.path, size });
  };

  for await (const text of joinRows(rows, separator, Math.max(1, Math.floor(maxBytes / 8)))) {
    const size = Buffer.byteLength(text) + frameBytes + GZIP_SLACK_BYTES;
    if (file && file.bytes() + size > maxBytes) {
      if (!gzipped) {
        await file.close();
        await rm(file.path);
        return null;
      }
      await end(file);
      file = null;
    }
    const isFirst: boolean = file === null;
    file ??= await begin();
    await file.write(isFirst ? text : separator + text);
  }
  await end(file ?? (await begin()));
  return chunks;
}

/** Reads a chunk into memory to send it. */
export const readAttachment = async ({ name, path }: FileChunk): Promise<Attachment> => ({
  name,
  data: await readFile(path),
});

/** Groups chunks by message, limited by the number of files and their total size. */
export function groupByMessage(chunks: readonly FileChunk[], maxBytes: number): FileChunk[][] {
  const messages: FileChunk[][] = [];
  for (const chunk of chunks) {
    const last = messages.at(-1);
    const bytes = (last ?? []).reduce((sum, { size }) => sum + size, 0);
    if (last && last.length < MAX_FILES_PER_MESSAGE && bytes + chunk.size <= maxBytes) last.push(chunk);
    else messages.push([chunk]);
  }
  return messages;
}
