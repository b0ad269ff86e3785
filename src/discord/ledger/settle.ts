/** `/ledger settle`: the payments are shown first, and made only if the book is still as it was shown. */
import type { MessageComponentInteraction } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import { isInputError } from '../../ledger/admin-entries.ts';
import { isScoreboard } from '../../ledger/books.ts';
import { type Payment, paymentsFor } from '../../ledger/settlement.ts';
import { isLedgerRefusal } from '../../store/ledger/entries.ts';
import type { Settlement } from '../../store/ledger/settlements.ts';
import type { Book, Posting } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { messageBody, type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';
import { closingScreen, settlementQuestion } from '../screens/settle.ts';
import { entryContext, ledgerRefusalReply, optionalReason } from './admin.ts';
import { announce, serverDisplay } from './announce.ts';
import { readerDisplay } from './reading.ts';
import { adminRefusal } from './rights.ts';

/** A question that nobody answers in this time has to be asked again. */
export const QUESTION_MS = 2 * 60_000;

/** A scoreboard has nothing to square: nobody wins what another loses. */
const settlingPayments = (book: Book, balances: readonly Posting[]): Payment[] =>
  isScoreboard(book) ? [] : paymentsFor(balances);

export async function askToSettle(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
): Promise<Reply> {
  const read = optionalReason(interaction);
  if (isInputError(read)) return textReply(ledgerWords(readerLocale(interaction)).inputErrors[read]);
  const { reason } = read;
  const expires = bot.clock.now() + QUESTION_MS;
  const shown = await bot.store.ledger.propose(entryContext(bot, interaction, reason), book, expires);
  if (isLedgerRefusal(shown)) return ledgerRefusalReply(interaction, shown);
  const due = settlingPayments(book, shown.balances);
  const showing = await readerDisplay(bot, interaction);
  return { to: 'ephemeral', ...settlementQuestion({ ...shown, book, reason, expires }, due, showing) };
}

export type ServerComponentInteraction = MessageComponentInteraction<'raw' | 'cached'>;

export async function settle(
  bot: Bot,
  interaction: ServerComponentInteraction,
  proposal: number,
): Promise<Reply> {
  const refused = await adminRefusal(bot, interaction);
  if (refused) return refused;
  const done = await bot.store.ledger.settle(entryContext(bot, interaction, null), proposal);
  if (isLedgerRefusal(done)) return withoutFiles({ ...ledgerRefusalReply(interaction, done), to: 'update' });
  return {
    ...withoutFiles(textReply(ledgerWords(readerLocale(interaction)).settle.done, 'update')),
    onDone: async () => {
      if (!done.alreadyMade) await postClosing(bot, interaction, done);
    },
  };
}

/** The question is answered: its buttons are gone, and the file that went with it. */
const withoutFiles = (reply: Reply): Reply => ({ ...reply, files: [] });

export const declineSettlement = (interaction: ServerComponentInteraction): Reply =>
  withoutFiles(textReply(ledgerWords(readerLocale(interaction)).settle.kept, 'update'));

/** The closing, where everybody reads who pays whom: here, and in the log channel. */
async function postClosing(
  bot: Bot,
  interaction: ServerComponentInteraction,
  settled: Settlement,
): Promise<void> {
  const balances = settled.postings.map(({ account, amount }) => ({ account, amount: 0 - amount }));
  const due = settlingPayments(settled.book, balances);
  const drawn = closingScreen(settled, due, interaction.user.id, await serverDisplay(bot, interaction));
  const { logChannel } = await bot.store.guilds.ledger(interaction.guildId);
  try {
    await interaction.followUp({ ...messageBody(drawn), flags: MessageFlags.IsComponentsV2 });
  } finally {
    if (logChannel !== interaction.channelId) await announce(bot, interaction, () => drawn, settled.entry);
    else await bot.store.guilds.markAnnounced(interaction.guildId, settled.entry);
  }
}
