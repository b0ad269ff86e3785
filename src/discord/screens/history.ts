/** What is written in a book, an entry a line or two, for one reader, or for the channel where it is told. */
import { ButtonBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import { findGame } from '../../game/game.ts';
import type { EntryDetail, HistoryPage, PlayedHand } from '../../store/ledger/history.ts';
import type { Book } from '../../store/records.ts';
import { signed } from '../../text/ledger/numbers.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { historyPageId } from '../ids.ts';
import { accountName, bookName, box, type DisplayContext, linesThatFit } from './book.ts';

/** Of an entry with more postings only so many are shown in a line. */
const MAX_POSTINGS = 6;
/** Entries asked for at a time; fewer are shown where they are long. */
export const ENTRIES_PER_PAGE = 10;

export interface HistoryView extends HistoryPage {
  readonly guildId: string;
  readonly book: Book;
  /** Whose; null: everybody's. */
  readonly user: string | null;
  /** It was read from older to newer: what does not fit are the newest. */
  readonly readsForward: boolean;
}

/** One entry: number, time, what it was, who moved, and what became of it. */
export function entryLine(entry: EntryDetail, guildId: string, showing: DisplayContext): string {
  const { history, kinds } = ledgerWords(showing.locale);
  // A copy's reason is not somebody's: it says up to where it goes.
  const copied = entry.kind === 'export' ? entry.reason : null;
  const what = [
    `**#${entry.id}**`,
    `<t:${Math.round(entry.at / 1000)}:f>`,
    entry.hand ? `${kinds.hand} ${handLink(entry.hand, guildId, showing)}` : kinds[entry.kind],
    ...(entry.reverses === null ? [] : [history.reverses(entry.reverses)]),
    ...(copied === null ? [] : [history.upTo(copied)]),
    ...(entry.actor === null ? [] : [history.by(accountName(entry.actor, showing.locale))]),
  ].join(' · ');
  const moved = entry.postings
    .slice(0, MAX_POSTINGS)
    .map(({ account, amount }) => `${accountName(account, showing.locale)} ${signed(amount)}`);
  const rest = entry.postingCount - moved.length;
  return [
    what,
    ...(moved.length > 0 ? [`> ${[...moved, ...(rest > 0 ? [history.more(rest)] : [])].join(' · ')}`] : []),
    ...reasonLine(copied === null ? entry.reason : null),
    ...(entry.reversedBy === null ? [] : [`> -# ${history.reversedBy(entry.reversedBy)}`]),
  ].join('\n');
}

/** Why something was done, if somebody said so. */
export const reasonLine = (reason: string | null): string[] =>
  reason === null ? [] : [`> 💬 ${escapeMarkdown(reason)}`];

/** What somebody typed, as they typed it: a reason makes no heading and no link; a person mentioned stays one. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/(<@!?\d+>)|[\\*_~`|<>#[\]()@]/g, (sign, mention?: string) => mention ?? `\\${sign}`);

function handLink(hand: PlayedHand, guildId: string, { games, locale }: DisplayContext): string {
  const game = findGame(games, hand.game);
  const label = ledgerWords(locale).history.hand(game ? game.words[locale].name : hand.game, hand.number);
  if (hand.messageId === null) return label;
  return `[${label}](https://discord.com/channels/${guildId}/${hand.channelId}/${hand.messageId})`;
}

export function historyScreen(shown: HistoryView, showing: DisplayContext): APIMessageTopLevelComponent[] {
  const { guildId, book, user } = shown;
  const { history } = ledgerWords(showing.locale);
  const all = shown.entries.map((entry) => entryLine(entry, guildId, showing));
  const lines = shown.readsForward ? [...linesThatFit(all.toReversed())].reverse() : linesThatFit(all);
  const entries = shown.readsForward
    ? shown.entries.slice(-lines.length)
    : shown.entries.slice(0, lines.length);
  const cut = lines.length < all.length;
  const title = history.title(
    bookName(book, showing),
    user === null ? null : accountName(user, showing.locale),
  );
  const turn = (direction: 'before' | 'after', entry: number, label: string) =>
    new ButtonBuilder()
      .setCustomId(historyPageId({ book, user, from: { direction, entry } }))
      .setLabel(label)
      .setStyle(ButtonStyle.Secondary);
  const [newest, oldest] = [entries[0], entries.at(-1)];
  const newer = newest && (shown.hasNewer || (cut && shown.readsForward));
  const older = oldest && (shown.hasOlder || (cut && !shown.readsForward));
  return [
    box(`## 📒 ${title}\n${lines.length > 0 ? lines.join('\n') : history.empty}`, [
      ...(newer ? [turn('after', newest.id, history.newer)] : []),
      ...(older ? [turn('before', oldest.id, history.older)] : []),
    ]).toJSON(),
  ];
}
