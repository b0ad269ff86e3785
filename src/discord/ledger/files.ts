/** Sends files to one reader, in as many private messages as they need. */
import { readFile } from 'node:fs/promises';
import { FileBuilder } from '@discordjs/builders';
import { MessageFlags } from 'discord-api-types/v10';
import type { FileChunk } from '../../exports/file-chunks.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Attachment, type Content, messageBody, type Reply } from '../answer.ts';
import { readerLocale } from '../commands.ts';
import { textComponents } from '../render.ts';
import type { ServerInteraction } from './rights.ts';

/** Discord's limit on a message's attachments. */
const MAX_FILES_PER_MESSAGE = 10;

/** Reads a chunk into memory to send it. */
const readAttachment = async ({ name, path }: FileChunk): Promise<Attachment> => ({
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

const contentWithFiles = async (text: string, chunks: readonly FileChunk[]): Promise<Content> => ({
  components: [
    ...textComponents(text),
    ...chunks.map(({ name }) => new FileBuilder().setURL(`attachment://${name}`).toJSON()),
  ],
  files: await Promise.all(chunks.map(readAttachment)),
});

/**
 * A reply with files, of which only one message's are in memory at a time.
 * @param onDone called when the files are no longer needed, whether or not they were sent
 */
export async function filesReply(
  interaction: ServerInteraction,
  text: string,
  chunks: readonly FileChunk[],
  onDone: () => Promise<void>,
): Promise<Reply> {
  const { chunk: position } = ledgerWords(readerLocale(interaction)).export;
  const [first = [], ...others] = groupByMessage(chunks, interaction.attachmentSizeLimit);
  const messageNumber = (number: number) => (others.length > 0 ? position(number, others.length + 1) : '');
  return {
    to: 'ephemeral',
    ...(await contentWithFiles(`${text}\n${messageNumber(1)}`.trim(), first)),
    async onSent() {
      for (const [index, group] of others.entries()) {
        await interaction.followUp({
          ...messageBody(await contentWithFiles(messageNumber(index + 2), group)),
          flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
        });
      }
    },
    onDone,
  };
}
