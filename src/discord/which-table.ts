/** Finds the tables that a reader means: of `/table leave`, `end` and `seats`, with what is done to them, and of lists. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import { text } from '../game/screen.ts';
import type { Locale } from '../game/words.ts';
import type { TableFilter } from '../store/table-lists.ts';
import { cancel, leave } from '../tables/lobby.ts';
import { goAway } from '../tables/play.ts';
import { mayEnter } from '../tables/private.ts';
import { isRefused, type Transition } from '../tables/refusals.ts';
import { isLastPresent, presentSeats } from '../tables/request.ts';
import {
  isBegun,
  isDeserted,
  isOpen,
  isReadable,
  type OpenTable,
  seatIndex,
  type Table,
} from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { companyWords } from '../text/company.ts';
import { type Reply, type ReplyTarget, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { releaseAllGone } from './gone-members.ts';
import type { TablePurpose } from './ids.ts';
import { managesServer } from './member.ts';
import { notInvitedReply, refusalReply, tableRefusalText } from './refusal-text.ts';
import type { TableScreen } from './render.ts';
import { seatsScreenFor } from './screens/company.ts';
import { endingState } from './screens/ending.ts';
import { leavingScreen, leftDesertedText } from './screens/leaving.ts';
import type { OwnTable } from './screens/own-tables.ts';
import { endScreen, type ListedTable, TABLES_PER_PAGE, tableChoice, tableNamed } from './screens/tables.ts';
import { tableQuestion } from './table-question.ts';

/** The user who asks, and the server and channel where they ask. */
interface Asker {
  readonly userId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly locale: Locale;
  readonly managesServer: boolean;
  readonly interactionId: string;
}

export const askerOf = (interaction: ChatInputCommandInteraction | MessageComponentInteraction): Asker => ({
  userId: interaction.user.id,
  guildId: interaction.guildId ?? '',
  channelId: interaction.channelId,
  locale: localeFromDiscord(interaction.locale),
  managesServer: managesServer(interaction),
  interactionId: interaction.id,
});

export interface FoundTables {
  /** At most as many as asked for, this channel's first, each group from newest to oldest. */
  readonly tables: readonly OpenTable[];
  /** The number of all such tables of the server. */
  readonly count: number;
}

interface FoundWindow {
  readonly first?: number;
  readonly count: number;
  /** This channel's tables first, or lobbies. By default this channel's. */
  readonly order?: 'here' | 'lobbies';
}

/** Finds some of the server's open tables. Unreadable ones are left out. */
export async function findTables(
  bot: Bot,
  { guildId, channelId, interactionId }: Asker,
  filter: TableFilter,
  { first = 0, count, order = 'here' }: FoundWindow,
): Promise<FoundTables> {
  const find = (id: string) =>
    bot.tables.find(id).catch((error) => {
      bot.log.error({ table: id, interaction: interactionId, err: error }, 'a table cannot be read');
      return null;
    });
  const { openTableIds, openTableCount } = bot.store.tables;
  const [ids, total] = await Promise.all([
    openTableIds(
      guildId,
      filter,
      order === 'here' ? { channelId, first, count } : { channelId: '', lobbiesFirst: true, first, count },
    ),
    openTableCount(guildId, filter),
  ]);
  const found = await Promise.all(ids.map(find));
  const tables = found.filter((table) => table !== null).filter(isOpen);
  return { tables, count: total - (ids.length - tables.length) };
}

/** The open tables of the server at which the asker sits. */
export async function ownTables(bot: Bot, asker: Asker, count: number): Promise<OwnTable[]> {
  const { tables } = await findTables(bot, asker, { userId: asker.userId }, { count });
  return tables.map((table) => ({ table, game: bot.tables.gameOf(table), userId: asker.userId }));
}

export const listed = ({ servers, tables }: Bot, table: OpenTable): ListedTable => ({
  table,
  game: tables.gameOf(table),
  channel: servers.channel(table)?.name ?? null,
});

/** Leaves, ends or shows the seats of the only table that can be meant; asks which where there are several. */
export async function leaveOrEnd(
  bot: Bot,
  asker: Asker,
  purpose: TablePurpose,
  { page = 0, to = 'ephemeral' }: { readonly page?: number; readonly to?: ReplyTarget } = {},
): Promise<Reply> {
  const words = wordsFor(asker.locale).tables;
  const first = page * TABLES_PER_PAGE;
  const candidates = await findTables(bot, asker, candidateTables(asker, purpose), {
    first,
    count: TABLES_PER_PAGE,
  });
  const [only] = candidates.tables;
  if (only && candidates.count === 1) return apply(bot, asker, purpose, only, to);
  if (only) return askWhichTable(bot, asker, purpose, { ...candidates, page }, to);
  // Tables of earlier pages may have ended since.
  if (page > 0) return leaveOrEnd(bot, asker, purpose, { page: page - 1, to });
  if (purpose === 'end') return textReply(words.noneToEnd, to);
  if (purpose === 'seats') return textReply(companyWords[asker.locale].none, to);
  const [left] = (await findTables(bot, asker, { userId: asker.userId }, { count: 1 })).tables;
  if (!left) return textReply(words.noneToLeave, to);
  const name = tableNamed(bot.tables.gameOf(left), left, asker.locale);
  return leftReply(bot, left, leftText(left, name, asker.locale), asker, to);
}

/** Leaves or ends the table that was chosen from several. */
export async function leaveOrEndChosen(
  bot: Bot,
  asker: Asker,
  { purpose, table: id }: { readonly purpose: TablePurpose; readonly table: string },
  to: ReplyTarget,
): Promise<Reply> {
  const { locale, interactionId } = asker;
  const table = await bot.tables.find(id);
  if (!table || table.guildId !== asker.guildId) return refusalReply('no-table', locale, to);
  const mayEnd = purpose === 'end' && asker.managesServer;
  if (!mayEnter(table, asker.userId) && !mayEnd) return notInvitedReply(table, locale, to);
  if (!isReadable(table)) return refusalReply(table.phase, locale, to);
  if (!isOpen(table)) return refusalReply('finished', locale, to);
  try {
    return await apply(bot, asker, purpose, table, to);
  } catch (error) {
    bot.log.error(
      { table: id, interaction: interactionId, err: error },
      'a chosen table could not be changed',
    );
    // With a new custom id, as Discord does not send the same choice of a select twice.
    const notice = wordsFor(locale).answers.failed;
    return askWhichTable(bot, asker, purpose, { tables: [table], count: 1, page: 0, notice }, to);
  }
}

/** The tables that the user may leave or end. */
function candidateTables({ userId, managesServer: isManager }: Asker, purpose: TablePurpose): TableFilter {
  if (purpose === 'leave') return { userId, isPresent: true };
  if (purpose === 'seats') return isManager ? { visibleTo: userId } : { userId };
  return isManager ? {} : { hostId: userId };
}

const askWhichTable = (
  bot: Bot,
  { locale, interactionId }: Asker,
  purpose: TablePurpose,
  { tables, ...choice }: FoundTables & { readonly page: number; readonly notice?: string },
  to: ReplyTarget,
): Reply => ({
  to,
  components: tableChoice(
    purpose,
    tables.map((table) => listed(bot, table)),
    locale,
    { ...choice, mark: interactionId.slice(-6) },
  ),
});

const apply = (
  bot: Bot,
  asker: Asker,
  purpose: TablePurpose,
  table: OpenTable,
  to: ReplyTarget,
): Promise<Reply> => {
  const run = { leave: leaveTable, end: endTable, seats: showSeats }[purpose];
  return run(bot, asker, table, to);
};

/** Who sits at a table in play, and what the asker may do about it. */
async function showSeats(
  bot: Bot,
  { userId, locale, managesServer: isManager }: Asker,
  found: OpenTable,
  to: ReplyTarget,
): Promise<Reply> {
  const table = await releaseAllGone(bot, found, userId);
  if (!isOpen(table)) return refusalReply('finished', locale, to);
  if (!isBegun(table)) return refusalReply('not-begun', locale, to);
  const screen = seatsScreenFor(table, userId, isManager, locale);
  return { to, components: tableQuestion(bot, table, screen, locale) };
}

/** In the lobby the seat becomes free; in play the computer plays it. */
function leaveTable(bot: Bot, asker: Asker, table: OpenTable, to: ReplyTarget): Promise<Reply> {
  const words = wordsFor(asker.locale).tables;
  const done: Done = (name) => textReply(words.left(name), to);
  if (table.phase === 'lobby') return transitionReply(bot, asker, table, leave(asker.userId), done, to);
  const game = bot.tables.gameOf(table);
  if (isLastPresent(table, seatIndex(table, asker.userId))) {
    const screen: TableScreen = [
      text(tableNamed(game, table, asker.locale), 'small'),
      ...leavingScreen(game, table, asker.locale, 'keep'),
    ];
    return Promise.resolve({ to, components: tableQuestion(bot, table, screen, asker.locale) });
  }
  const transition = goAway(game, asker.userId);
  const { ending } = wordsFor(asker.locale);
  const handedOver: Done = (name, after) => {
    if (!isOpen(after)) return textReply(`${words.left(name)}\n${ending.allAgreed}`, to);
    return leftReply(bot, after, leftText(after, name, asker.locale), asker, to);
  };
  return transitionReply(bot, asker, table, transition, handedOver, to);
}

const leftText = (table: Table, name: string, locale: Locale): string =>
  isDeserted(table) ? leftDesertedText(table, name, locale) : wordsFor(locale).tables.handedOver(name);

/** The answer to a member whom a computer plays for now, with the way back to their seat. */
const leftReply = (bot: Bot, table: Table, left: string, { locale }: Asker, to: ReplyTarget): Reply => {
  const back = { label: wordsFor(locale).table.back, action: { kind: 'back' }, style: 'success' } as const;
  const screen: TableScreen = [text(left), { part: 'buttons', buttons: [back] }];
  return { to, components: tableQuestion(bot, table, screen, locale) };
};

/** Ends a lobby at once, and a table in play once that is confirmed. */
async function endTable(bot: Bot, asker: Asker, table: OpenTable, to: ReplyTarget): Promise<Reply> {
  const { locale } = asker;
  if (!asker.managesServer && table.hostId !== asker.userId) return refusalReply('not-host', locale, to);
  if (table.phase === 'lobby') {
    const transition = cancel(asker.userId, asker.managesServer);
    const done: Done = (name) => textReply(wordsFor(locale).tables.ended(name), to);
    return transitionReply(bot, asker, table, transition, done, to);
  }
  const isHost = table.hostId === asker.userId;
  const isAlone = presentSeats(table.seats, asker.userId).length === 0;
  const now = bot.clock.now();
  const ending = table.phase === 'playing' ? table.ending : null;
  const isUnasked = ending === null || (ending.kind === 'declined' && ending.until <= now);
  const rights = {
    mayEnd: asker.managesServer || isAlone || table.phase === 'between',
    mayAsk: isHost && !isAlone && table.phase === 'playing' && isUnasked,
    mayTakeBack: isHost && ending?.kind === 'asked',
    mayLeaveHand: isHost && table.phase === 'playing' && ending?.kind !== 'last-hand',
  };
  const state = isHost ? endingState(table, now, locale) : [];
  const screen = endScreen(bot.tables.gameOf(table), table, locale, rights, state);
  return { to, components: tableQuestion(bot, table, screen, locale) };
}

/** The answer to a member whose wish has been carried out at the table of that name. */
type Done = (name: string, after: Table) => Reply;

async function transitionReply(
  bot: Bot,
  { locale }: Asker,
  table: OpenTable,
  transition: Transition,
  done: Done,
  to: ReplyTarget,
): Promise<Reply> {
  const game = bot.tables.gameOf(table);
  const outcome = await bot.tables.apply(table.id, transition);
  if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale), to);
  return done(tableNamed(game, table, locale), outcome.table);
}
