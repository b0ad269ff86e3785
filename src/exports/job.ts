/** What is asked of the thread that writes an export, and what it answers. */
import type { ReadStatement, Source } from '../store/reader.ts';
import type { Book } from '../store/records.ts';
import type { FileChunk } from './file-chunks.ts';

export interface ExportJob {
  readonly source: Source;
  /** The statement of a page of entries, but for its last value: the id after which the page begins. */
  readonly page: ReadStatement;
  readonly guildId: string;
  readonly book: Book;
  /** The id of the last entry. */
  readonly through: number;
  /** Where the files are written. */
  readonly folder: string;
  /** Of the largest file that Discord accepts. */
  readonly maxBytes: number;
}

export interface WrittenBook {
  readonly chunks: readonly FileChunk[];
  readonly entries: number;
  readonly postings: number;
}
