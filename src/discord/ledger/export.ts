/** `/ledger export`: the whole book as CSV and as JSON, for whoever asked alone, however large it is. */
import { CSV_FORMAT, type ExportFormat, jsonFormat } from '../../ledger/export-formats.ts';
import type { Book } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { type ServerCommandInteraction, wireName } from '../commands.ts';
import { bookName } from '../screens/book.ts';
import { entryContext } from './admin.ts';
import { announceEntry } from './announce.ts';
import { createTemporaryFolder, type FileChunk, writeFileChunks } from './file-chunks.ts';
import { filesReply } from './files.ts';
import { readerDisplay } from './reading.ts';

/** Servers whose book is being written to files: one at a time each. */
const exporting = new Set<string>();

interface WrittenBook {
  readonly parts: readonly FileChunk[];
  readonly entries: number;
  readonly postings: number;
}

export async function exportBook(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
): Promise<Reply> {
  const showing = await readerDisplay(bot, interaction);
  const { export: words } = ledgerWords(showing.locale);
  const { guildId } = interaction;
  const last = await bot.store.ledger.lastEntry(guildId, book);
  const through = Math.min(
    Math.trunc(interaction.options.getInteger(wireName(ledgerOption('through'))) ?? last),
    last,
  );
  if (exporting.has(guildId)) return textReply(words.busy);
  exporting.add(guildId);
  const { folder, remove } = await createTemporaryFolder().catch((error) => {
    exporting.delete(guildId);
    throw error;
  });
  const over = async (): Promise<void> => {
    exporting.delete(guildId);
    await remove();
  };
  try {
    const most = interaction.attachmentSizeLimit;
    const copy = { guildId, book, through, folder, most };
    const { parts, entries, postings } = await writeConsistently(bot, copy);
    if (entries === 0) {
      await over();
      return textReply(words.noEntry);
    }
    const done = await bot.store.ledger.recordExport(entryContext(bot, interaction, `#${through}`), book);
    const content = `📤 ${words.done(bookName(book, showing), through, entries, postings)}\n-# ${words.how}`;
    return await filesReply(interaction, content, parts, async () => {
      await over();
      await announceEntry(bot, interaction, done);
    });
  } catch (error) {
    await over();
    throw error;
  }
}

/** Which book, up to which entry, and where to: files of so many bytes at most. */
interface ExportJob {
  readonly guildId: string;
  readonly book: Book;
  readonly through: number;
  readonly folder: string;
  readonly most: number;
}

/** No file has somebody's name here and not there: where one is taken out meanwhile, all is written again. */
async function writeConsistently({ store }: Bot, copy: ExportJob): Promise<WrittenBook> {
  for (;;) {
    const formers = await store.people.formers(copy.guildId);
    const counted = await writeBook(store, copy);
    if ((await store.people.formers(copy.guildId)) === formers) return counted;
  }
}

/** The book in every format. */
async function writeBook(
  { ledger }: Bot['store'],
  { guildId, book, through, folder, most }: ExportJob,
): Promise<WrittenBook> {
  const formats: readonly ExportFormat[] = [CSV_FORMAT, jsonFormat({ guild: guildId, book, through })];
  const parts: FileChunk[] = [];
  let entries = 0;
  let postings = 0;
  for (const format of formats) {
    const rows = async function* () {
      entries = 0;
      postings = 0;
      for await (const page of ledger.exportPages(guildId, book, through)) {
        entries += page.length;
        for (const entry of page) postings += entry.postings.length;
        yield page.map(format.format);
      }
    };
    const name = `${book}-${through}.${format.extension}`;
    parts.push(...(await writeFileChunks(rows, format, { folder, most, name })));
  }
  return { parts, entries, postings };
}
