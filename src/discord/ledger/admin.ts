/** Entries that admins make by a command alone: adjustment, transfer, reversal, closing and reopening a book. */
import {
  adjustmentPostings,
  type InputError,
  isInputError,
  type Player,
  parseReason,
  transferPostings,
} from '../../ledger/admin-entries.ts';
import {
  type EntryContext,
  isLedgerRefusal,
  type LedgerRefusal,
  type WrittenEntry,
} from '../../store/ledger/entries.ts';
import type { Book, Posting } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { memberName } from '../member.ts';
import { announceEntry, entryText } from './announce.ts';
import { readerDisplay } from './reading.ts';
import type { ServerInteraction } from './rights.ts';

export function ledgerRefusalReply(interaction: ServerInteraction, refusal: LedgerRefusal): Reply {
  const { refusals } = ledgerWords(readerLocale(interaction));
  return textReply(
    refusal.refused === 'reversed' ? refusals.reversed(refusal.by) : refusals[refusal.refused],
  );
}

export const inputErrorReply = (interaction: ServerInteraction, error: InputError): Reply =>
  textReply(ledgerWords(readerLocale(interaction)).inputErrors[error]);

export const entryContext = (
  bot: Bot,
  interaction: ServerInteraction,
  reason: string | null,
): EntryContext => ({
  guildId: interaction.guildId,
  actor: interaction.user.id,
  reason,
  at: bot.clock.now(),
  interaction: interaction.id,
});

const playerOf = (interaction: ServerCommandInteraction, key: 'player' | 'from' | 'to'): Player => {
  const option = wireName(ledgerOption(key));
  const user = interaction.options.getUser(option, true);
  const name = memberName(user, interaction.options.getMember(option));
  return { id: user.id, name, bot: user.bot };
};

/** Shows the entry as the history has it, and announces it afterwards. */
async function entryReply(
  bot: Bot,
  interaction: ServerCommandInteraction,
  result: WrittenEntry | LedgerRefusal,
): Promise<Reply> {
  if (isLedgerRefusal(result)) return ledgerRefusalReply(interaction, result);
  const display = await readerDisplay(bot, interaction);
  const text = await entryText(bot, interaction.guildId, result, display);
  return {
    ...textReply(`${ledgerWords(display.locale).admin.done}\n${text}`),
    onDone: async () => {
      if (!result.alreadyMade) await announceEntry(bot, interaction, result);
    },
  };
}

async function postEntry(
  bot: Bot,
  interaction: ServerCommandInteraction,
  entry: { readonly book: Book; readonly kind: 'adjust' | 'transfer' },
  postings: readonly Posting[] | InputError,
): Promise<Reply> {
  if (isInputError(postings)) return inputErrorReply(interaction, postings);
  const parsed = requiredReason(interaction);
  if (isInputError(parsed)) return inputErrorReply(interaction, parsed);
  const context = entryContext(bot, interaction, parsed.reason);
  return entryReply(bot, interaction, await bot.store.ledger.post(context, { ...entry, postings }));
}

export async function adjust(bot: Bot, interaction: ServerCommandInteraction, book: Book): Promise<Reply> {
  const amount = interaction.options.getInteger(wireName(ledgerOption('amount')), true);
  const postings = adjustmentPostings(book, playerOf(interaction, 'player'), amount);
  return postEntry(bot, interaction, { book, kind: 'adjust' }, postings);
}

export async function transfer(bot: Bot, interaction: ServerCommandInteraction, book: Book): Promise<Reply> {
  const amount = interaction.options.getInteger(wireName(ledgerOption('payment')), true);
  const postings = transferPostings(playerOf(interaction, 'from'), playerOf(interaction, 'to'), amount);
  return postEntry(bot, interaction, { book, kind: 'transfer' }, postings);
}

export async function reverse(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const parsed = requiredReason(interaction);
  if (isInputError(parsed)) return inputErrorReply(interaction, parsed);
  const entry = interaction.options.getInteger(wireName(ledgerOption('entry')), true);
  const context = entryContext(bot, interaction, parsed.reason);
  return entryReply(bot, interaction, await bot.store.ledger.reverse(context, entry));
}

const requiredReason = (interaction: ServerCommandInteraction): { readonly reason: string } | InputError =>
  parseReason(interaction.options.getString(wireName(ledgerOption('reason'))) ?? '');

export function optionalReason(
  interaction: ServerCommandInteraction,
): { readonly reason: string | null } | InputError {
  const reason = interaction.options.getString(wireName(ledgerOption('note')));
  return reason === null ? { reason: null } : parseReason(reason);
}

export async function setClosed(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
  closed: boolean,
): Promise<Reply> {
  const parsed = optionalReason(interaction);
  if (isInputError(parsed)) return inputErrorReply(interaction, parsed);
  const context = entryContext(bot, interaction, parsed.reason);
  return entryReply(bot, interaction, await bot.store.ledger.setClosed(context, book, closed));
}
