/** `/privacy`: what is stored about oneself, to take away or to have one's name taken out of. */
import { ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';
import { DECLINE_ERASE_ID, type Erasure, eraseId } from '../ids.ts';
import { box, confirmationButtons } from '../screens/book.ts';
import { createTemporaryFolder, writeFileChunks } from './file-chunks.ts';
import { filesReply } from './files.ts';
import { QUESTION_MS, type ServerComponentInteraction } from './settle.ts';

export async function exportPersonalData(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { privacy } = ledgerWords(readerLocale(interaction));
  const userId = interaction.user.id;
  const { folder, remove } = await createTemporaryFolder();
  try {
    let rows = 0;
    const texts = async function* () {
      rows = 0;
      for await (const page of bot.store.people.about(userId)) {
        rows += page.length;
        yield page.map((row) => JSON.stringify(row));
      }
    };
    const frame = { head: '[\n', separator: ',\n', tail: '\n]\n' };
    const most = interaction.attachmentSizeLimit;
    const parts = await writeFileChunks(texts, frame, { folder, name: `madoi-${userId}.json`, most });
    if (rows === 0) {
      await remove();
      return textReply(privacy.nothing);
    }
    return await filesReply(interaction, privacy.exported, parts, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What erasing means, and whether to. */
export function askToErase(bot: Bot, interaction: ServerCommandInteraction, everywhere: boolean): Reply {
  const { privacy } = ledgerWords(readerLocale(interaction));
  const expires = Math.round((bot.clock.now() + QUESTION_MS) / 1000);
  const scope = everywhere ? 'everywhere' : 'here';
  const goOn = { id: eraseId({ scope, expires }), label: privacy.confirm };
  const leave = { id: DECLINE_ERASE_ID, label: privacy.keep };
  return {
    to: 'ephemeral',
    components: [box(privacy.ask(everywhere), confirmationButtons(goOn, leave)).toJSON()],
  };
}

export async function erase(
  bot: Bot,
  interaction: ServerComponentInteraction,
  { scope, expires }: Erasure,
): Promise<Reply> {
  const { privacy, former } = ledgerWords(readerLocale(interaction));
  if (bot.clock.now() > expires * 1000) return textReply(privacy.expired, 'update');
  const { guildId } = interaction;
  const erased = await bot.store.people.erase(interaction.user.id, scope === 'here' ? guildId : null);
  if ('seated' in erased) return textReply(privacy.seated, 'update');
  const number = erased.formers.get(guildId);
  return textReply(privacy.erased(number === undefined ? [] : [former(number)]), 'update');
}

export const declineErase = (interaction: ServerComponentInteraction): Reply =>
  textReply(ledgerWords(readerLocale(interaction)).privacy.kept, 'update');
