/** Files for one reader, in as many private messages as they take. */
import { FileBuilder } from '@discordjs/builders';
import { MessageFlags } from 'discord-api-types/v10';
import { ledgerWords } from '../../text/ledger/words.ts';
import { type Content, messageBody, type Reply } from '../answer.ts';
import { readerLocale } from '../commands.ts';
import { textComponents } from '../render.ts';
import { type FileChunk, groupByMessage, readAttachment } from './file-chunks.ts';
import type { ServerInteraction } from './rights.ts';

const withFiles = async (content: string, parts: readonly FileChunk[]): Promise<Content> => ({
  components: [
    ...textComponents(content),
    ...parts.map(({ name }) => new FileBuilder().setURL(`attachment://${name}`).toJSON()),
  ],
  files: await Promise.all(parts.map(readAttachment)),
});

/**
 * An answer with files: one message at a time is in memory.
 * @param over called when nothing more of them is needed, however it went
 */
export async function filesReply(
  interaction: ServerInteraction,
  content: string,
  parts: readonly FileChunk[],
  over: () => Promise<void>,
): Promise<Reply> {
  const { chunk: place } = ledgerWords(readerLocale(interaction)).export;
  const [first = [], ...others] = groupByMessage(parts, interaction.attachmentSizeLimit);
  const said = (number: number) => (others.length > 0 ? place(number, others.length + 1) : '');
  return {
    to: 'ephemeral',
    ...(await withFiles(`${content}\n${said(1)}`.trim(), first)),
    async onSent() {
      for (const [at, more] of others.entries()) {
        await interaction.followUp({
          ...messageBody(await withFiles(said(at + 2), more)),
          flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
        });
      }
    },
    onDone: over,
  };
}
