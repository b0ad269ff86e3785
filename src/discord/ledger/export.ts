/** `/ledger export`: the whole book as CSV and JSON, only for the admin who asked, however large it is. */
import { TooManyExports } from '../../exports/exporter.ts';
import { createTemporaryFolder } from '../../exports/file-chunks.ts';
import type { ExportJob, WrittenBook } from '../../exports/job.ts';
import type { Book } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { type ServerCommandInteraction, wireName } from '../commands.ts';
import { bookName } from '../screens/book.ts';
import { entryContext } from './admin.ts';
import { announceEntry } from './announce.ts';
import { filesReply } from './files.ts';
import { readerDisplay } from './reading.ts';

/** Servers with an export in progress: each may have one at a time. */
const exporting = new Set<string>();

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
    const { source, ledger } = bot.store;
    const page = ledger.pageStatement(guildId, book, through);
    const maxBytes = interaction.attachmentSizeLimit;
    const job = { source, page, guildId, book, through, folder, maxBytes };
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
    if (error instanceof TooManyExports) return textReply(words.busy);
    throw error;
  }
}

/** Starts again if a name is erased meanwhile: otherwise one file could have the name and another not. */
const writeConsistently = ({ store, exporter }: Bot, job: ExportJob): Promise<WrittenBook> =>
  exporter.inTurn(async (write) => {
    for (;;) {
      const formers = await store.people.formerMemberCount(job.guildId);
      const written = await write(job);
      if ((await store.people.formerMemberCount(job.guildId)) === formers) return written;
    }
  });
