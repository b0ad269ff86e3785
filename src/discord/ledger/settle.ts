/** `/ledger settle`: shows the payments first, and settles only if the book has not changed since. */
import type { MessageComponentInteraction } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import { isInputError } from '../../ledger/admin-entries.ts';
import { isScoreboard } from '../../ledger/books.ts';
import { isSeasonNameError } from '../../ledger/season-name.ts';
import { type Payment, paymentsFor } from '../../ledger/settlement.ts';
import { isLedgerRefusal } from '../../store/ledger/entries.ts';
import type { Settlement } from '../../store/ledger/settlements.ts';
import type { Book, Posting } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { messageBody, type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';
import { usersIn } from '../screens/history.ts';
import { closingScreen, settlementQuestion } from '../screens/settle.ts';
import { linkTo } from '../screens/tables.ts';
import { entryContext, inputErrorReply, ledgerRefusalReply, optionalReason } from './admin.ts';
import { announce, serverDisplay } from './announce.ts';
import { readerDisplay, withNames } from './reading.ts';
import { adminRefusal } from './rights.ts';
import { badSeasonNameReply, seasonNameIn } from './seasons.ts';

/** A confirmation expires after this time. */
export const CONFIRMATION_MS = 2 * 60_000;

/** A scoreboard needs no payments: nobody's score is another's loss. */
const settlingPayments = (book: Book, balances: readonly Posting[]): Payment[] =>
  isScoreboard(book) ? [] : paymentsFor(balances);

export async function askToSettle(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
): Promise<Reply> {
  const parsed = optionalReason(interaction);
  if (isInputError(parsed)) return inputErrorReply(interaction, parsed);
  const { reason } = parsed;
  const named = seasonNameIn(interaction, 'seasonName');
  if (isSeasonNameError(named)) return badSeasonNameReply(interaction);
  const season = named?.name ?? null;
  const expires = bot.clock.now() + CONFIRMATION_MS;
  const context = entryContext(bot, interaction, reason);
  const proposal = await bot.store.ledger.propose(context, book, { expires, season });
  if (isLedgerRefusal(proposal)) return ledgerRefusalReply(interaction, proposal);
  const payments = settlingPayments(book, proposal.balances);
  const display = await withNames(
    bot,
    interaction,
    await readerDisplay(bot, interaction),
    usersIn({ actor: null, postings: proposal.balances, reason }),
  );
  return {
    to: 'ephemeral',
    ...settlementQuestion({ ...proposal, book, reason, season, expires }, payments, display),
  };
}

export type ServerComponentInteraction = MessageComponentInteraction<'raw' | 'cached'>;

export async function settle(
  bot: Bot,
  interaction: ServerComponentInteraction,
  proposalId: number,
): Promise<Reply> {
  const refused = await adminRefusal(bot, interaction);
  if (refused) return refused;
  const settlement = await bot.store.ledger.settle(entryContext(bot, interaction, null), proposalId);
  if (isLedgerRefusal(settlement))
    return withoutFiles({ ...ledgerRefusalReply(interaction, settlement), to: 'update' });
  return {
    ...withoutFiles(textReply(ledgerWords(readerLocale(interaction)).settle.done, 'update')),
    onDone: async () => {
      if (!settlement.alreadyMade) await postClosing(bot, interaction, settlement);
    },
  };
}

/** Removes the question's file from the message, too. */
const withoutFiles = (reply: Reply): Reply => ({ ...reply, files: [] });

export async function declineSettlement(
  bot: Bot,
  interaction: ServerComponentInteraction,
  proposalId: number | null,
): Promise<Reply> {
  await bot.store.ledger.decline(interaction.guildId, interaction.user.id, proposalId);
  return withoutFiles(textReply(ledgerWords(readerLocale(interaction)).settle.declined, 'update'));
}

/**
 * Posts who pays whom, for everybody: in this channel and in the log channel. Files can be attached to answers everywhere;
 * in the log channel that would need a permission.
 */
async function postClosing(
  bot: Bot,
  interaction: ServerComponentInteraction,
  settlement: Settlement,
): Promise<void> {
  const balances = settlement.postings.map(({ account, amount }) => ({ account, amount: 0 - amount }));
  const payments = settlingPayments(settlement.book, balances);
  const actor = interaction.user.id;
  const display = await withNames(
    bot,
    interaction,
    await serverDisplay(bot, interaction),
    usersIn({ ...settlement, actor }),
  );
  const closing = closingScreen(settlement, payments, actor, display);
  const { guildId, channelId } = interaction;
  const { logChannel } = await bot.store.guilds.ledger(guildId);
  let messageId: string | null = null;
  try {
    const body = messageBody(closing);
    messageId = (await interaction.followUp({ ...body, flags: MessageFlags.IsComponentsV2 })).id;
  } finally {
    const link = linkTo({ guildId, channelId, messageId });
    const summary = closingScreen(settlement, payments, actor, display, link);
    if (logChannel !== channelId) await announce(bot, interaction, () => summary, settlement.entry);
    else await bot.store.guilds.markAnnounced(guildId, settlement.entry);
  }
}
