/** The history of a book, with a few lines per entry. */
import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import { findGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import type { EntryDetail, HistoryPage, PlayedHand } from '../../store/ledger/history.ts';
import type { Book } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { historyPageId } from '../ids.ts';
import { unbrokenFacts } from '../line-text.ts';
import type { UserNames } from '../names.ts';
import { reviewChoice, reviewChoiceId } from '../review-ids.ts';
import { accountName, bookName, box, type DisplayContext, linesThatFit, type NamedDisplay } from './book.ts';

/** Postings shown per entry. */
const MAX_POSTINGS = 6;
/** Entries queried per page; fewer are shown if they are long. */
export const ENTRIES_PER_PAGE = 10;

export interface HistoryView extends HistoryPage {
  readonly guildId: string;
  readonly book: Book;
  /** The user whose postings are shown; null for all. */
  readonly user: string | null;
  /** The page was reached from an older one: if not all entries fit, the newest are left out. */
  readonly readsForward: boolean;
}

/** One entry: number, time, kind, postings, reason and reversal. */
export function entryLine(entry: EntryDetail, guildId: string, display: NamedDisplay): string {
  const { history, kinds } = ledgerWords(display.locale);
  const actor = entry.actor === null ? null : accountName(entry.actor, display);
  // The reason of an export is the number of its last entry.
  const exportedThrough = entry.kind === 'export' ? entry.reason : null;
  const facts = [
    `**#${entry.id}**`,
    `<t:${Math.round(entry.at / 1000)}:f>`,
    entry.hand ? `${kinds[entry.kind]} ${handLink(entry.hand, guildId, display)}` : kinds[entry.kind],
    ...(entry.reverses === null ? [] : [history.reverses(entry.reverses)]),
    ...(exportedThrough === null ? [] : [history.upTo(exportedThrough)]),
    ...(entry.kind === 'unfinished' ? [history.unfinished(actor, entry.endedHow)] : []),
    ...(actor === null || entry.kind === 'unfinished' ? [] : [history.by(actor)]),
  ];
  const postings = [
    ...entry.postings.map(({ account, amount }) => `${accountName(account, display)} ${signed(amount)}`),
    ...entry.players.map((player) => accountName(player, display)),
  ].slice(0, MAX_POSTINGS);
  const rest = entry.postingCount + entry.players.length - postings.length;
  return [
    unbrokenFacts(facts.join(' · ')),
    ...(postings.length > 0
      ? [`> ${unbrokenFacts([...postings, ...(rest > 0 ? [history.more(rest)] : [])].join(' · '))}`]
      : []),
    ...reasonLine(exportedThrough === null ? entry.reason : null, display.names),
    ...(entry.reversedBy === null ? [] : [`> -# ${history.reversedBy(entry.reversedBy)}`]),
  ].join('\n');
}

export const reasonLine = (reason: string | null, names: UserNames): string[] =>
  reason === null ? [] : [`> 💬 ${escapeMarkdown(reason, names)}`];

const MENTION = /<@!?(\d+)>/g;

/** The users whom a text mentions. */
const mentionedIn = (text: string | null): string[] =>
  [...(text ?? '').matchAll(MENTION)].flatMap(([, userId]) => userId ?? []);

/** The users whom the lines of an entry name. */
export const usersIn = ({
  actor,
  postings,
  players = [],
  reason,
}: Pick<EntryDetail, 'actor' | 'postings' | 'reason'> & Partial<EntryDetail>): string[] => [
  ...(actor === null ? [] : [actor]),
  ...players,
  ...postings.map(({ account }) => account),
  ...mentionedIn(reason),
];

/** Escapes formatting in a user's text. Whom it mentions is named; a mention of somebody unknown stays one. */
const escapeMarkdown = (text: string, names: UserNames): string =>
  text.replaceAll(/<@!?(\d+)>|[\\*_~`|<>#[\]()@]/g, (sign, userId?: string) => {
    if (userId === undefined) return `\\${sign}`;
    return names.has(userId) ? `\\@${names.text(userId)}` : sign;
  });

function handLink(hand: PlayedHand, guildId: string, { games, locale }: DisplayContext): string {
  const game = findGame(games, hand.game);
  const label = ledgerWords(locale).history.hand(game ? game.words[locale].name : hand.game, hand.number);
  if (hand.messageId === null) return label;
  return `[${label}](https://discord.com/channels/${guildId}/${hand.channelId}/${hand.messageId})`;
}

/** The hands of these entries, as far as their reviews open; a select that does not exist without one. */
function reviewSelect(
  entries: readonly EntryDetail[],
  { games, locale }: DisplayContext,
): APIMessageTopLevelComponent[] {
  const options = entries.flatMap(({ id, hand }) => {
    if (!hand?.mayReview) return [];
    const game = findGame(games, hand.game);
    const name = ledgerWords(locale).history.hand(game?.words[locale].name ?? hand.game, hand.number);
    return [{ label: `#${id} · ${name}`, value: reviewChoice(hand.tableId, hand.number) }];
  });
  if (options.length === 0) return [];
  // An entry and its reversal have the same hand, and Discord takes no value twice.
  const distinct = options.filter(
    ({ value }, index) => index === options.findIndex((one) => one.value === value),
  );
  const menu = new StringSelectMenuBuilder()
    .setCustomId(reviewChoiceId(`${entries[0]?.id}`))
    .setPlaceholder(reviewWords(locale).openFromHistory)
    .addOptions(distinct);
  return [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu).toJSON()];
}

export function historyScreen(view: HistoryView, display: NamedDisplay): APIMessageTopLevelComponent[] {
  const { guildId, book, user } = view;
  const { history } = ledgerWords(display.locale);
  const allLines = view.entries.map((entry) => entryLine(entry, guildId, display));
  const lines = view.readsForward
    ? [...linesThatFit(allLines.toReversed())].reverse()
    : linesThatFit(allLines);
  const entries = view.readsForward ? view.entries.slice(-lines.length) : view.entries.slice(0, lines.length);
  const isCut = lines.length < allLines.length;
  const title = history.title(bookName(book, display), user === null ? null : accountName(user, display));
  const pageButton = (direction: 'before' | 'after', entry: number, label: string) =>
    new ButtonBuilder()
      .setCustomId(historyPageId({ book, user, from: { direction, entry } }))
      .setLabel(label)
      .setStyle(ButtonStyle.Secondary);
  const [newest, oldest] = [entries[0], entries.at(-1)];
  const newer = newest && (view.hasNewer || (isCut && view.readsForward));
  const older = oldest && (view.hasOlder || (isCut && !view.readsForward));
  return [
    box(`## 📒 ${title}\n${lines.length > 0 ? lines.join('\n') : history.empty}`, [
      ...(newer ? [pageButton('after', newest.id, history.newer)] : []),
      ...(older ? [pageButton('before', oldest.id, history.older)] : []),
    ]).toJSON(),
    ...reviewSelect(entries, display),
  ];
}
