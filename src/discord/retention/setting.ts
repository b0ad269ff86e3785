/** `/settings keep`: how long the plays of a server's finished tables are kept. */
import { DEFAULT_KEEP_DAYS, FOR_EVER } from '../../store/retention.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { settingReply } from '../ledger/settings.ts';

/** A week leaves time to look into a hand that somebody has doubts about. */
export const MIN_KEEP_DAYS = 7;
export const MAX_KEEP_DAYS = 3_650;

/** Stores the setting; without any option it shows the present one. */
export async function setKeepDays(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { guildId, options } = interaction;
  const { retention } = bot.store;
  const days = options.getInteger(wireName(ledgerOption('days')));
  const isForEver = options.getBoolean(wireName(ledgerOption('forever')));
  const previous = (await retention.keepDays(guildId)) ?? DEFAULT_KEEP_DAYS;
  // "Not for ever" alone goes back to the usual time.
  const rest = isForEver === false && previous === FOR_EVER ? DEFAULT_KEEP_DAYS : previous;
  const keepDays = isForEver ? FOR_EVER : (days ?? rest);
  const shown = keepDays === FOR_EVER ? null : keepDays;
  if (keepDays === previous) return textReply(ledgerWords(readerLocale(interaction)).settings.keep(shown));
  await retention.setKeepDays(guildId, keepDays);
  return settingReply(bot, interaction, (locale) => ledgerWords(locale).settings.keep(shown));
}
