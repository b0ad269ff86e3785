/** What admins do to the books by a command alone: adjust, transfer, take back, close and open again. */
import type { User } from 'discord.js';
import {
  type ActPosting,
  adjustment,
  isMistake,
  type Mistake,
  type Player,
  readReason,
  transfer,
} from '../../ledger/acts.ts';
import { type By, type Done, isLedgerRefusal, type LedgerRefusal } from '../../store/ledger/entries.ts';
import type { Book } from '../../store/records.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type Used, wireName } from '../commands.ts';
import { announceEntry, entryTold } from './announce.ts';
import { showingTo } from './reading.ts';
import type { InServer } from './rights.ts';

/** What is wrong with an act is told by its name, or by who keeps the books. */
export function refusedAct(interaction: InServer, no: LedgerRefusal): Reply {
  const { refusals } = ledgerWords(readerLocale(interaction));
  return textReply(no.refused === 'reversed' ? refusals.reversed(no.by) : refusals[no.refused]);
}

export const by = (bot: Bot, interaction: InServer, reason: string | null): By => ({
  guildId: interaction.guildId,
  actor: interaction.user.id,
  reason,
  at: bot.clock.now(),
});

const playerOf = (interaction: Used, key: 'player' | 'from' | 'to'): Player => {
  const option = wireName(ledgerOption(key));
  const user: User = interaction.options.getUser(option, true);
  const member = interaction.options.getMember(option);
  const name = (member && 'displayName' in member ? member.displayName : member?.nick) ?? user.displayName;
  return { id: user.id, name, bot: user.bot };
};

/** The act as it now stands in the history; then the log channel is told. */
async function done(bot: Bot, interaction: Used, act: Done | LedgerRefusal): Promise<Reply> {
  if (isLedgerRefusal(act)) return refusedAct(interaction, act);
  const showing = await showingTo(bot, interaction);
  const told = await entryTold(bot, interaction.guildId, act, showing);
  return {
    ...textReply(`${ledgerWords(showing.locale).acts.done}\n${told}`),
    over: () => announceEntry(bot, interaction, act),
  };
}

/** Posts what came of the options, and why; or says what is wrong with them. */
async function posted(
  bot: Bot,
  interaction: Used,
  act: { readonly book: Book; readonly kind: 'adjust' | 'transfer' },
  postings: readonly ActPosting[] | Mistake,
): Promise<Reply> {
  const { mistakes } = ledgerWords(readerLocale(interaction));
  if (isMistake(postings)) return textReply(mistakes[postings]);
  const read = reasonOf(interaction);
  if (isMistake(read)) return textReply(mistakes[read]);
  return done(
    bot,
    interaction,
    await bot.store.ledger.post(by(bot, interaction, read.reason), { ...act, postings }),
  );
}

export async function adjust(bot: Bot, interaction: Used, book: Book): Promise<Reply> {
  const amount = interaction.options.getInteger(wireName(ledgerOption('amount')), true);
  const postings = adjustment(book, playerOf(interaction, 'player'), amount);
  return posted(bot, interaction, { book, kind: 'adjust' }, postings);
}

export async function transferBetween(bot: Bot, interaction: Used, book: Book): Promise<Reply> {
  const amount = interaction.options.getInteger(wireName(ledgerOption('payment')), true);
  const postings = transfer(playerOf(interaction, 'from'), playerOf(interaction, 'to'), amount);
  return posted(bot, interaction, { book, kind: 'transfer' }, postings);
}

export async function reverse(bot: Bot, interaction: Used): Promise<Reply> {
  const read = reasonOf(interaction);
  if (isMistake(read)) return textReply(ledgerWords(readerLocale(interaction)).mistakes[read]);
  const entry = interaction.options.getInteger(wireName(ledgerOption('entry')), true);
  return done(bot, interaction, await bot.store.ledger.reverse(by(bot, interaction, read.reason), entry));
}

/** The reason of an act that needs one. */
const reasonOf = (interaction: Used): { readonly reason: string } | Mistake =>
  readReason(interaction.options.getString(wireName(ledgerOption('reason'))) ?? '');

/** The reason of an act that may go without one. */
export function noteOf(interaction: Used): { readonly reason: string | null } | Mistake {
  const given = interaction.options.getString(wireName(ledgerOption('note')));
  return given === null ? { reason: null } : readReason(given);
}

export async function setClosed(bot: Bot, interaction: Used, book: Book, closed: boolean): Promise<Reply> {
  const read = noteOf(interaction);
  if (isMistake(read)) return textReply(ledgerWords(readerLocale(interaction)).mistakes[read]);
  const act = await bot.store.ledger.setClosed(by(bot, interaction, read.reason), book, closed);
  return done(bot, interaction, act);
}
