/** The buttons under a question that an act on the ledger asks first. */
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import type { AnswerPress } from '../ids.ts';
import { declineErase, erase } from './privacy.ts';
import { declineSettlement, type ServerComponentInteraction, settle } from './settle.ts';

export async function handleConfirmation(
  bot: Bot,
  interaction: ServerComponentInteraction,
  press: AnswerPress,
): Promise<Reply> {
  if ('settle' in press) return settle(bot, interaction, press);
  if ('erase' in press) return erase(bot, interaction, press);
  return press.keep === 'settle' ? declineSettlement(interaction) : declineErase(interaction);
}
