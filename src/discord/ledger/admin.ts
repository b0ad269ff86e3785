/** What admins do to the books by a command alone: adjust, transfer, take back, close and open again. */
import type { User } from 'discord.js';
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
import type { NamedPosting } from '../../store/ledger/posting.ts';
import type { Book } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { announceEntry, entryText } from './announce.ts';
import { readerDisplay } from './reading.ts';
import type { ServerInteraction } from './rights.ts';

/** What is wrong with an act is told by its name, or by who keeps the books. */
export function ledgerRefusalReply(interaction: ServerInteraction, no: LedgerRefusal): Reply {
  const { refusals } = ledgerWords(readerLocale(interaction));
  return textReply(no.refused === 'reversed' ? refusals.reversed(no.by) : refusals[no.refused]);
}

export const entryContext = (
  bot: Bot,
  interaction: ServerInteraction,
  reason: string | null,
): EntryContext => ({
  guildId: interaction.guildId,
  actor: interaction.user.id,
  reason,
  at: bot.clock.now(),
});

const playerOf = (interaction: ServerCommandInteraction, key: 'player' | 'from' | 'to'): Player => {
  const option = wireName(ledgerOption(key));
  const user: User = interaction.options.getUser(option, true);
  const member = interaction.options.getMember(option);
  const name = (member && 'displayName' in member ? member.displayName : member?.nick) ?? user.displayName;
  return { id: user.id, name, bot: user.bot };
};

/** The act as it now stands in the history; then the log channel is told. */
async function entryReply(
  bot: Bot,
  interaction: ServerCommandInteraction,
  act: WrittenEntry | LedgerRefusal,
): Promise<Reply> {
  if (isLedgerRefusal(act)) return ledgerRefusalReply(interaction, act);
  const showing = await readerDisplay(bot, interaction);
  const told = await entryText(bot, interaction.guildId, act, showing);
  return {
    ...textReply(`${ledgerWords(showing.locale).admin.done}\n${told}`),
    onDone: () => announceEntry(bot, interaction, act),
  };
}

/** Posts what came of the options, and why; or says what is wrong with them. */
async function postEntry(
  bot: Bot,
  interaction: ServerCommandInteraction,
  act: { readonly book: Book; readonly kind: 'adjust' | 'transfer' },
  postings: readonly NamedPosting[] | InputError,
): Promise<Reply> {
  const { inputErrors: mistakes } = ledgerWords(readerLocale(interaction));
  if (isInputError(postings)) return textReply(mistakes[postings]);
  const read = requiredReason(interaction);
  if (isInputError(read)) return textReply(mistakes[read]);
  return entryReply(
    bot,
    interaction,
    await bot.store.ledger.post(entryContext(bot, interaction, read.reason), { ...act, postings }),
  );
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
  const read = requiredReason(interaction);
  if (isInputError(read)) return textReply(ledgerWords(readerLocale(interaction)).inputErrors[read]);
  const entry = interaction.options.getInteger(wireName(ledgerOption('entry')), true);
  return entryReply(
    bot,
    interaction,
    await bot.store.ledger.reverse(entryContext(bot, interaction, read.reason), entry),
  );
}

/** The reason of an act that needs one. */
const requiredReason = (interaction: ServerCommandInteraction): { readonly reason: string } | InputError =>
  parseReason(interaction.options.getString(wireName(ledgerOption('reason'))) ?? '');

/** The reason of an act that may go without one. */
export function optionalReason(
  interaction: ServerCommandInteraction,
): { readonly reason: string | null } | InputError {
  const given = interaction.options.getString(wireName(ledgerOption('note')));
  return given === null ? { reason: null } : parseReason(given);
}

export async function setClosed(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
  closed: boolean,
): Promise<Reply> {
  const read = optionalReason(interaction);
  if (isInputError(read)) return textReply(ledgerWords(readerLocale(interaction)).inputErrors[read]);
  const act = await bot.store.ledger.setClosed(entryContext(bot, interaction, read.reason), book, closed);
  return entryReply(bot, interaction, act);
}
