/** `/ledger settle`: the payments are shown first, and made only if the book is still as it was shown. */
import type { MessageComponentInteraction } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import { isMistake } from '../../ledger/acts.ts';
import { isScoreboard } from '../../ledger/books.ts';
import { type Payment, paymentsFor } from '../../ledger/settlement.ts';
import { isLedgerRefusal } from '../../store/ledger/entries.ts';
import type { Settled } from '../../store/ledger/settlements.ts';
import type { Book, Posting } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { bodyOf, type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type Used } from '../commands.ts';
import { closingScreen, settleQuestion } from '../screens/settle.ts';
import { by, noteOf, refusedAct } from './admin.ts';
import { announce, showingToAll } from './announce.ts';
import { showingTo } from './reading.ts';
import { refusedAdmin } from './rights.ts';

/** A question that nobody answers in this time has to be asked again. */
export const QUESTION_MS = 2 * 60_000;

/** A scoreboard has nothing to square: nobody wins what another loses. */
const payments = (book: Book, balances: readonly Posting[]): Payment[] =>
  isScoreboard(book) ? [] : paymentsFor(balances);

export async function askToSettle(bot: Bot, interaction: Used, book: Book): Promise<Reply> {
  const read = noteOf(interaction);
  if (isMistake(read)) return textReply(ledgerWords(readerLocale(interaction)).mistakes[read]);
  const { reason } = read;
  const expires = bot.clock.now() + QUESTION_MS;
  const shown = await bot.store.ledger.propose(by(bot, interaction, reason), book, expires);
  if (isLedgerRefusal(shown)) return refusedAct(interaction, shown);
  const due = payments(book, shown.balances);
  const showing = await showingTo(bot, interaction);
  return { to: 'ephemeral', ...settleQuestion({ ...shown, book, reason, expires }, due, showing) };
}

export type InServerComponent = MessageComponentInteraction<'raw' | 'cached'>;

export async function settle(bot: Bot, interaction: InServerComponent, proposal: number): Promise<Reply> {
  const refused = await refusedAdmin(bot, interaction);
  if (refused) return refused;
  const done = await bot.store.ledger.settle(by(bot, interaction, null), proposal);
  if (isLedgerRefusal(done)) return shut({ ...refusedAct(interaction, done), to: 'update' });
  return {
    ...shut(textReply(ledgerWords(readerLocale(interaction)).settle.done, 'update')),
    over: async () => {
      if (!done.before) await post(bot, interaction, done);
    },
  };
}

/** The question is answered: its buttons are gone, and the file that went with it. */
const shut = (reply: Reply): Reply => ({ ...reply, files: [] });

export const keepUnsettled = (interaction: InServerComponent): Reply =>
  shut(textReply(ledgerWords(readerLocale(interaction)).settle.kept, 'update'));

/** The closing, where everybody reads who pays whom: here, and in the log channel. */
async function post(bot: Bot, interaction: InServerComponent, settled: Settled): Promise<void> {
  const balances = settled.postings.map(({ account, amount }) => ({ account, amount: 0 - amount }));
  const due = payments(settled.book, balances);
  const drawn = closingScreen(settled, due, interaction.user.id, await showingToAll(bot, interaction));
  const { logChannel } = await bot.store.guilds.ledger(interaction.guildId);
  try {
    await interaction.followUp({ ...bodyOf(drawn), flags: MessageFlags.IsComponentsV2 });
  } finally {
    if (logChannel !== interaction.channelId) await announce(bot, interaction, () => drawn, settled.entry);
    else await bot.store.guilds.markAnnounced(interaction.guildId, settled.entry);
  }
}
