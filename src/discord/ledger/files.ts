/** Files for one reader, in as many private messages as they take. */
import { FileBuilder } from '@discordjs/builders';
import { MessageFlags } from 'discord-api-types/v10';
import { ledgerWords } from '../../text/ledger/words.ts';
import { bodyOf, type Content, type Reply } from '../answer.ts';
import { readerLocale } from '../commands.ts';
import { writing } from '../render.ts';
import { attached, inMessages, type Part } from './file-chunks.ts';
import type { InServer } from './rights.ts';

const withFiles = async (content: string, parts: readonly Part[]): Promise<Content> => ({
  components: [
    ...writing(content),
    ...parts.map(({ name }) => new FileBuilder().setURL(`attachment://${name}`).toJSON()),
  ],
  files: await Promise.all(parts.map(attached)),
});

/**
 * An answer with files: one message at a time is in memory.
 * @param over called when nothing more of them is needed, however it went
 */
export async function filesReply(
  interaction: InServer,
  content: string,
  parts: readonly Part[],
  over: () => Promise<void>,
): Promise<Reply> {
  const { part: place } = ledgerWords(readerLocale(interaction)).export;
  const [first = [], ...others] = inMessages(parts, interaction.attachmentSizeLimit);
  const said = (number: number) => (others.length > 0 ? place(number, others.length + 1) : '');
  return {
    to: 'ephemeral',
    ...(await withFiles(`${content}\n${said(1)}`.trim(), first)),
    async sent() {
      for (const [at, more] of others.entries()) {
        await interaction.followUp({
          ...bodyOf(await withFiles(said(at + 2), more)),
          flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
        });
      }
    },
    over,
  };
}
