/** A member who plays at a table and opens another by a button is asked first: the button may be in an old message. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { isBegun } from '../../tables/table.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Reply } from '../answer.ts';
import { buttonId } from '../ids.ts';
import { tableNamed } from '../screens/tables.ts';
import { askerOf, findTables } from '../which-table.ts';
import type { ActionContext } from './context.ts';

/** Tables that are looked at: a member sits at few at once. */
const MAX_TABLES = 25;

/**
 * Opens a table for a member who plays at no other one, and asks all others first.
 * @param anywayId the custom id by which they open it all the same
 */
export async function openOnce(
  { bot, interaction, userId, locale }: ActionContext,
  anywayId: string,
  open: () => Promise<Reply>,
): Promise<Reply> {
  await bot.recovered;
  const seated = { userId, isPresent: true };
  const { tables } = await findTables(bot, askerOf(interaction), seated, { count: MAX_TABLES });
  const played = tables.find(isBegun);
  if (!played) return open();
  const { games: words } = guideWords(locale);
  const question = words.alreadyPlaying(tableNamed(bot.tables.gameOf(played), played, locale));
  const button = (label: string, id: string, style: ButtonStyle.Primary | ButtonStyle.Secondary) =>
    new ButtonBuilder().setLabel(label).setCustomId(id).setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(words.goToTable, buttonId({ table: played.id, prompt: 0 }, { kind: 'hand' }), ButtonStyle.Primary),
    button(words.openAnyway, anywayId, ButtonStyle.Secondary),
  );
  return {
    to: 'ephemeral',
    components: [new TextDisplayBuilder().setContent(question).toJSON(), row.toJSON()],
  };
}
