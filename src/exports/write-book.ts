/** Writes a book in every format: it is read once, and each of its pages goes to all of them. */
import { CSV_FORMAT, type ExportFormat, jsonFormat } from '../ledger/export-formats.ts';
import { entryPages } from '../store/ledger/export-pages.ts';
import { openReader } from '../store/open-reader.ts';
import { type FileChunk, openChunks } from './file-chunks.ts';
import type { ExportJob, WrittenBook } from './job.ts';

export async function writeBook(job: ExportJob): Promise<WrittenBook> {
  const { source, page, guildId, book, through, folder, maxBytes } = job;
  const formats: readonly ExportFormat[] = [CSV_FORMAT, jsonFormat({ guild: guildId, book, through })];
  const writers = formats.map(({ format, extension, ...frame }) => ({
    format,
    file: openChunks(frame, { folder, maxBytes, name: `${book}-${through}.${extension}` }),
  }));
  let entries = 0;
  let postings = 0;
  const reader = await openReader(source);
  try {
    const readPage = (after: number) => reader.read({ ...page, values: [...page.values, after] });
    for await (const read of entryPages(readPage)) {
      entries += read.length;
      for (const entry of read) postings += entry.postings.length;
      for (const { format, file } of writers) await file.write(read.map(format));
    }
  } finally {
    await reader.close();
  }
  const chunks: FileChunk[] = [];
  for (const { file } of writers) chunks.push(...(await file.close()));
  return { chunks, entries, postings };
}
