/** `/privacy`: exports what is stored about the user, and erases their name from it. */
import { createTemporaryFolder, openChunks } from '../../exports/file-chunks.ts';
import { forgetInvitation } from '../../tables/private.ts';
import { stopWaiting } from '../../tables/waiting.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';
import { DECLINE_ERASE_ID, type Erasure, eraseId } from '../ids.ts';
import { box, confirmationButtons } from '../screens/book.ts';
import { filesReply } from './files.ts';
import { CONFIRMATION_MS, type ServerComponentInteraction } from './settle.ts';

export async function exportPersonalData(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { privacy } = ledgerWords(readerLocale(interaction));
  const userId = interaction.user.id;
  const { folder, remove } = await createTemporaryFolder();
  try {
    let rowCount = 0;
    const frame = { head: '[\n', separator: ',\n', tail: '\n]\n' };
    const limits = { folder, name: `madoi-${userId}.json`, maxBytes: interaction.attachmentSizeLimit };
    const file = openChunks(frame, limits);
    for await (const page of bot.store.people.personalData(userId)) {
      rowCount += page.length;
      await file.write(page.map((row) => JSON.stringify(row)));
    }
    const chunks = await file.close();
    if (rowCount === 0) {
      await remove();
      return textReply(privacy.nothing);
    }
    return await filesReply(interaction, privacy.exported, chunks, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Explains what erasing means, and asks for confirmation. */
export function askToErase(bot: Bot, interaction: ServerCommandInteraction, everywhere: boolean): Reply {
  const { privacy } = ledgerWords(readerLocale(interaction));
  const expires = Math.round((bot.clock.now() + CONFIRMATION_MS) / 1000);
  const scope = everywhere ? 'everywhere' : 'here';
  const confirm = { id: eraseId({ scope, expires }), label: privacy.confirm };
  const decline = { id: DECLINE_ERASE_ID, label: privacy.decline };
  return {
    to: 'ephemeral',
    components: [box(privacy.ask(everywhere), confirmationButtons(confirm, decline)).toJSON()],
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
  const where = scope === 'here' ? guildId : null;
  const userId = interaction.user.id;
  const { people, waiting } = bot.store;
  if (await people.isSeated(userId, where)) return textReply(privacy.seated, 'update');
  // Open tables are in memory, too. They come first: an erasure that is interrupted is completed by the store alone.
  for (const id of await waiting.tableIds(userId, where)) await bot.tables.apply(id, stopWaiting(userId));
  for (const id of await people.openInvitations(userId, where))
    await bot.tables.apply(id, forgetInvitation(userId));
  // A panel of theirs that is about to be stored is stored before the erasure, or not at all.
  bot.panels.forgetUser(userId);
  const result = await people.erase(userId, where);
  if ('seated' in result) return textReply(privacy.seated, 'update');
  bot.panels.forgetUser(userId);
  bot.names.forget(userId);
  bot.preferences.forget(userId);
  const number = result.formers.get(guildId);
  return textReply(privacy.erased(number === undefined ? [] : [former(number)]), 'update');
}

export const declineErase = (interaction: ServerComponentInteraction): Reply =>
  textReply(ledgerWords(readerLocale(interaction)).privacy.declined, 'update');
