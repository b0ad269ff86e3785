/** The buttons under a question that an act on the ledger asks first. */
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import type { AnswerPress } from '../ids.ts';
import { erase, keepNames } from './privacy.ts';
import { type InServerComponent, keepUnsettled, settle } from './settle.ts';

export async function answered(bot: Bot, interaction: InServerComponent, press: AnswerPress): Promise<Reply> {
  if ('settle' in press) return settle(bot, interaction, press);
  if ('erase' in press) return erase(bot, interaction, press);
  return press.keep === 'settle' ? keepUnsettled(interaction) : keepNames(interaction);
}
