/** `/ledger export`: the whole book as CSV and JSON, only for the admin who asked, however large it is. */
import { yieldToEventLoop } from '../../event-loop.ts';
import { CSV_FORMAT, type ExportFormat, jsonFormat } from '../../ledger/export-formats.ts';
import type { Book } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { type ServerCommandInteraction, wireName } from '../commands.ts';
import { bookName } from '../screens/book.ts';
import { entryContext } from './admin.ts';
import { announceEntry } from './announce.ts';
import { createTemporaryFolder, type FileChunk, openChunks } from './file-chunks.ts';
import { filesReply } from './files.ts';
import { readerDisplay } from './reading.ts';

/** Servers with an export in progress: each may have one at a time. */
const exporting = new Set<string>();

interface ExportJob {
  readonly guildId: string;
  readonly book: Book;
  readonly through: number;
  readonly folder: string;
  /** The largest file that Discord accepts. */
  readonly maxBytes: number;
}

interface WrittenBook {
  readonly chunks: readonly FileChunk[];
  readonly entries: number;
  readonly postings: number;
}

export async function exportBook(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
): Promise<Reply> {
  const display = await readerDisplay(bot, interaction);
  const { export: words, history } = ledgerWords(display.locale);
  const { guildId } = interaction;
  const last = await bot.store.ledger.lastEntry(guildId, book);
  const requested = interaction.options.getInteger(wireName(ledgerOption('through'))) ?? last;
  const through = Math.min(Math.trunc(requested), last);
  if (exporting.has(guildId)) return textReply(words.busy);
  exporting.add(guildId);
  const { folder, remove } = await createTemporaryFolder().catch((error) => {
    exporting.delete(guildId);
    throw error;
  });
  const cleanUp = async (): Promise<void> => {
    exporting.delete(guildId);
    await remove();
  };
  try {
    const maxBytes = interaction.attachmentSizeLimit;
    const job = { guildId, book, through, folder, maxBytes };
    const { chunks, entries, postings } = await writeConsistently(bot, job);
    if (entries === 0) {
      await cleanUp();
      return textReply(last === 0 ? history.empty : words.noEntry);
    }
    const context = entryContext(bot, interaction, `#${through}`);
    const entry = await bot.store.ledger.recordExport(context, book);
    const content = `📤 ${words.done(bookName(book, display), through, entries, postings)}\n-# ${words.how}`;
    return await filesReply(interaction, content, chunks, async () => {
      await cleanUp();
      await announceEntry(bot, interaction, entry);
    });
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Starts again if a name is erased meanwhile: otherwise one file could have the name and another not. */
async function writeConsistently({ store }: Bot, job: ExportJob): Promise<WrittenBook> {
  for (;;) {
    const formers = await store.people.formerMemberCount(job.guildId);
    const written = await writeBook(store, job);
    if ((await store.people.formerMemberCount(job.guildId)) === formers) return written;
  }
}

/** Writes the book in every format: it is read once, and each of its pages goes to all of them. */
async function writeBook(
  { ledger }: Bot['store'],
  { guildId, book, through, folder, maxBytes }: ExportJob,
): Promise<WrittenBook> {
  const formats: readonly ExportFormat[] = [CSV_FORMAT, jsonFormat({ guild: guildId, book, through })];
  const writers = formats.map((format) => {
    const name = `${book}-${through}.${format.extension}`;
    return { format, file: openChunks(format, { folder, maxBytes, name }) };
  });
  let entries = 0;
  let postings = 0;
  for await (const page of ledger.exportPages(guildId, book, through)) {
    entries += page.length;
    for (const entry of page) postings += entry.postings.length;
    for (const { format, file } of writers) {
      await yieldToEventLoop();
      await file.write(page.map(format.format));
    }
  }
  const chunks: FileChunk[] = [];
  for (const { file } of writers) chunks.push(...(await file.close()));
  return { chunks, entries, postings };
}
