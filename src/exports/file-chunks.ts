/**
 * Writes rows of text to files that Discord accepts: one file if it fits, otherwise several chunks, each complete and
 * gzipped. Little is in memory at a time. The caller removes the files' temporary folder.
 */
import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

/** The text before a file's rows, between two of them, and after the last. */
export interface FileFrame {
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
}

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

/** Rows are written in blocks: few calls, and little in memory. */
const MAX_BLOCK_BYTES = 65_536;

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

/** A gzipped file that is being written; it counts its bytes on disk. */
interface GzippedFile {
  readonly path: string;
  readonly bytes: () => number;
  write(...texts: readonly (string | Buffer)[]): Promise<void>;
  close(): Promise<void>;
}

function openGzipped(path: string): GzippedFile {
  const encoder = createGzip();
  const done = finished(encoder.pipe(createWriteStream(path)));
  // Closing the file awaits `done`; until then a failure must not count as an unhandled rejection.
  done.catch(() => {});
  let bytes = 0;
  encoder.on('data', (data: Buffer) => {
    bytes += data.length;
  });
  return {
    path,
    bytes: () => bytes,
    async write(...texts) {
      const written = async (): Promise<void> => {
        for (const text of texts)
          await new Promise<void>((resolve, reject) =>
            encoder.write(text, (error) => (error ? reject(error) : resolve())),
          );
        await new Promise<void>((resolve) => encoder.flush(constants.Z_SYNC_FLUSH, resolve));
      };
      // Once the disk has failed, the encoder waits for ever.
      await Promise.race([written(), done]);
    },
    async close() {
      encoder.end();
      await done;
    },
  };
}

interface ChunkLimits {
  readonly folder: string;
  /** Of a single file, `a.csv`; chunks are called `a.part01.csv.gz` and so on. */
  readonly name: string;
  /** The largest file. */
  readonly maxBytes: number;
}

export interface ChunkWriter {
  write(rows: readonly string[]): Promise<void>;
  /**
   * Ends the files.
   * @returns one plain file where all rows fit into it, else gzipped ones
   * @throws {RangeError} if a single row is larger than a file may be
   */
  close(): Promise<FileChunk[]>;
}

/** Writes gzipped files, each complete. A block of rows is never divided between two of them. */
function gzippedChunks({ head, separator, tail }: FileFrame, { folder, name, maxBytes }: ChunkLimits) {
  const frameBytes = Buffer.byteLength(head + tail);
  const chunks: FileChunk[] = [];
  let file: GzippedFile | null = null;

  const end = async (ended: GzippedFile): Promise<void> => {
    await ended.write(tail);
    await ended.close();
    const { size } = await stat(ended.path);
    if (size > maxBytes) throw new RangeError(`a chunk of ${size} bytes exceeds the limit of ${maxBytes}`);
    chunks.push({ name: ended.path.slice(folder.length + 1), path: ended.path, size });
  };

  return {
    async write(block: string | Buffer): Promise<void> {
      const size = Buffer.byteLength(block) + frameBytes + GZIP_SLACK_BYTES;
      if (file && file.bytes() + size > maxBytes) {
        await end(file);
        file = null;
      }
      if (file) return file.write(separator, block);
      const number = String(chunks.length + 1).padStart(2, '0');
      file = openGzipped(join(folder, `${name.replace(/(?=\.\w+$)/, `.part${number}`)}.gz`));
      await file.write(head, block);
    },

    async close(): Promise<FileChunk[]> {
      if (file) await end(file);
      return chunks;
    },
  };
}

/** Writes one plain file, as long as it is no larger than a file may be. */
function plainFile({ head, separator, tail }: FileFrame, { folder, name, maxBytes }: ChunkLimits) {
  const path = join(folder, name);
  let size = Buffer.byteLength(head);
  /** Where its blocks of rows are. */
  const blocks: { readonly start: number; readonly length: number }[] = [];
  // An earlier try may have left a file of this name.
  const write = (text: string): Promise<void> =>
    blocks.length === 0 ? writeFile(path, text) : appendFile(path, text);

  return {
    /** @returns whether there was room for the block */
    async write(block: string): Promise<boolean> {
      const before = blocks.length === 0 ? head : separator;
      const start = blocks.length === 0 ? size : size + Buffer.byteLength(separator);
      const length = Buffer.byteLength(block);
      if (start + length + Buffer.byteLength(tail) > maxBytes) return false;
      await write(before + block);
      blocks.push({ start, length });
      size = start + length;
      return true;
    },

    async *blocks(): AsyncGenerator<Buffer> {
      if (blocks.length === 0) return;
      const file = await open(path);
      try {
        for (const { start, length } of blocks)
          yield (await file.read(Buffer.alloc(length), 0, length, start)).buffer;
      } finally {
        await file.close();
      }
    },

    remove: (): Promise<void> => rm(path, { force: true }),

    async close(): Promise<FileChunk> {
      await write(blocks.length === 0 ? head + tail : tail);
      return { name, path, size: size + Buffer.byteLength(tail) };
    },
  };
}

/** Writes rows to one plain file; once they do not fit into it, to gzipped ones of at most `maxBytes` each. */
export function openChunks(frame: FileFrame, limits: ChunkLimits): ChunkWriter {
  // A block is at most an eighth of a file, so that each fits into the rest of one.
  const maxBlock = Math.min(MAX_BLOCK_BYTES, Math.max(1, Math.floor(limits.maxBytes / 8)));
  let plain: ReturnType<typeof plainFile> | null = plainFile(frame, limits);
  const gzipped = gzippedChunks(frame, limits);
  let rows: string[] = [];
  let bytes = 0;

  const writeBlock = async (): Promise<void> => {
    const block = rows.join(frame.separator);
    [rows, bytes] = [[], 0];
    if (await plain?.write(block)) return;
    if (plain) {
      for await (const earlier of plain.blocks()) await gzipped.write(earlier);
      await plain.remove();
      plain = null;
    }
    await gzipped.write(block);
  };

  return {
    async write(added) {
      for (const row of added) {
        const size = Buffer.byteLength(row) + frame.separator.length;
        if (rows.length > 0 && bytes + size > maxBlock) await writeBlock();
        rows.push(row);
        bytes += size;
      }
    },

    async close() {
      if (rows.length > 0) await writeBlock();
      return plain ? [await plain.close()] : gzipped.close();
    },
  };
}
