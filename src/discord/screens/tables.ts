/** Tables for one reader: named in a sentence, listed, or offered as a choice. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type OpenTable, seatIndex, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { cutLabel } from '../display-name.ts';
import { gameName, handName } from '../game-name.ts';
import { type TablePurpose, tableChoiceId, tableChoicePageId } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { type SeatNames, seatNames } from '../seat-names.ts';
import { linesThatFit } from './book.ts';

export const MAX_LISTED = 12;
/** A little less than the 4000 characters that Discord takes. */
const MAX_LIST_LENGTH = 3_900;
/** What a few own tables above the list take of that at most. */
const MAX_OWN_LENGTH = 700;
/** Discord's limits of a select. */
export const TABLES_PER_PAGE = 25;
const MAX_LABEL_LENGTH = 100;

export interface ListedTable {
  readonly table: OpenTable;
  readonly game: AnyGame;
  /** The name of its channel; null where it is unknown. Selects cannot show mentions. */
  readonly channel: string | null;
}

/** A link to a table's message, or to its channel before there is one. */
export const linkTo = ({
  guildId,
  channelId,
  messageId,
}: Pick<Table, 'guildId' | 'channelId' | 'messageId'>): string =>
  `https://discord.com/channels/${guildId}/${channelId}${messageId === null ? '' : `/${messageId}`}`;

/** A table's name in a sentence: its game, its channel, its host. */
export function tableNamed(game: AnyGame, table: Table, locale: Locale): string {
  const link = `**[${gameName(game, table, locale)}](${linkTo(table)})**`;
  const host = seatNames(table.seats, locale).text(seatIndex(table, table.hostId));
  return wordsFor(locale).tables.named(link, `<#${table.channelId}>`, host);
}

export function progressText(
  game: AnyGame,
  table: OpenTable,
  locale: Locale,
  place: keyof SeatNames,
): string {
  const words = wordsFor(locale).tables;
  if (table.phase === 'lobby') return words.gathering(table.seats.length, game.seats.max);
  if (table.phase === 'between') return words.between;
  const names = seatsToAct(game, table).map(seatNames(table.seats, locale)[place]);
  return words.playing(game.handTitle(table.options, table.hand, locale), names);
}

/**
 * Open tables of a server; those where the reader sits are marked.
 * @param count how many there are, listed or not
 * @param notice what the reader is told above them
 * @param isBelowOwn the reader's own tables stand above the list
 */
export function tableList(
  listed: readonly ListedTable[],
  count: number,
  userId: string,
  locale: Locale,
  {
    notice = '',
    isBelowOwn = false,
  }: { readonly notice?: string | undefined; readonly isBelowOwn?: boolean } = {},
): string {
  const words = wordsFor(locale).tables;
  const lines = listed.slice(0, MAX_LISTED).map(({ table, game }) => {
    const mark = seatIndex(table, userId) >= 0 ? '🪑' : '▫️';
    const progress = progressText(game, table, locale, 'text');
    return `${mark} ${tableNamed(game, table, locale)}\n-# ${progress}`;
  });
  const shown = linesThatFit(lines, MAX_LIST_LENGTH - notice.length - (isBelowOwn ? MAX_OWN_LENGTH : 0));
  const more = count > shown.length ? [words.more(count - shown.length)] : [];
  return [...(notice ? [`⚠️ ${notice}`] : []), `**${words.title}**`, ...shown, ...more].join('\n');
}

interface TableChoice {
  /** How many tables there are on all pages. */
  readonly count: number;
  readonly page: number;
  readonly mark: string;
  readonly notice?: string;
}

/** Asks which of several tables to leave, to end or to look at. @param listed the tables of the page */
export function tableChoice(
  purpose: TablePurpose,
  listed: readonly ListedTable[],
  locale: Locale,
  { count, page, mark, notice }: TableChoice,
): APIMessageTopLevelComponent[] {
  const { tables: words, answers } = wordsFor(locale);
  const question = {
    leave: words.chooseTableToLeave,
    end: words.chooseTableToEnd,
    seats: companyWords[locale].chooseTable,
  }[purpose];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(tableChoiceId(purpose, mark))
    .setPlaceholder(question)
    .addOptions(listed.map((entry) => tableOption(entry, locale)));
  const pages = Math.ceil(count / TABLES_PER_PAGE);
  const position = pages > 1 ? ` ${answers.page(page + 1, pages)}` : '';
  const lines = [...(notice ? [`⚠️ ${notice}`] : []), `**${question}**${position}`];
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(lines.join('\n')))
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu));
  const pageButton = (number: number, arrow: string) =>
    new ButtonBuilder()
      .setCustomId(tableChoicePageId(purpose, number))
      .setLabel(arrow)
      .setStyle(ButtonStyle.Secondary);
  const arrows = [
    ...(page > 0 ? [pageButton(page - 1, '◀')] : []),
    ...(page < pages - 1 ? [pageButton(page + 1, '▶')] : []),
  ];
  if (arrows.length > 0)
    container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(arrows));
  return [container.toJSON()];
}

function tableOption({ table, game, channel }: ListedTable, locale: Locale) {
  const { tables: words, table: tableWords } = wordsFor(locale);
  const name = gameName(game, table, locale);
  const host = seatIndex(table, table.hostId);
  const others = [...table.seats.keys()].filter((seat) => seat !== host);
  const people = [host, ...others].map(seatNames(table.seats, locale).listed.label).join(words.listSeparator);
  const label = channel === null ? tableWords.named(name, table.id) : words.plain(name, `#${channel}`);
  const description = `${people} · ${progressText(game, table, locale, 'label')}`;
  return {
    value: table.id,
    label: cutLabel(label, MAX_LABEL_LENGTH),
    description: cutLabel(description, MAX_LABEL_LENGTH),
  };
}

/** What its reader may do about the end of a table that has begun. */
export interface EndRights {
  /** They manage the server, or nobody else is playing. */
  readonly mayEnd: boolean;
  /** They host a hand in which others play, and may ask now. */
  readonly mayAsk: boolean;
  /** They have asked, and may take that back. */
  readonly mayTakeBack: boolean;
  /** They host a hand, and may leave it to a computer. */
  readonly mayLeaveHand: boolean;
}

/** Asks how a table in play is to end, and says what is lost. @param state how an earlier wish of its host stands */
export function endScreen(
  game: AnyGame,
  table: OpenTable,
  locale: Locale,
  { mayEnd, mayAsk, mayTakeBack, mayLeaveHand }: EndRights,
  state: readonly Part<never>[],
): TableScreen {
  const {
    tables: words,
    ending: { takeBack },
  } = wordsFor(locale);
  const progress = progressText(game, table, locale, 'text');
  const hand = table.phase === 'playing' ? handName(game, table, locale) : null;
  const name = tableNamed(game, table, locale);
  return [
    text(state.length > 0 && !mayEnd ? name : words.confirm(name)),
    text(progress, 'small'),
    ...state,
    ...(mayEnd ? [text(words.lost(hand))] : []),
    ...(mayAsk && !mayEnd ? [text(words.needsAll)] : []),
    ...(mayLeaveHand ? [text(words.orLastHand)] : []),
    {
      part: 'buttons',
      buttons: [
        ...(mayEnd ? [{ label: words.end, action: { kind: 'end' }, style: 'danger' } as const] : []),
        ...(mayAsk ? [{ label: words.ask, action: { kind: 'askEnd' }, style: 'danger' } as const] : []),
        ...(mayTakeBack
          ? [{ label: takeBack, action: { kind: 'playOn' }, style: 'secondary' } as const]
          : []),
        ...(mayLeaveHand
          ? [{ label: words.lastHand, action: { kind: 'lastHand' }, style: 'primary' } as const]
          : []),
        ...(mayTakeBack
          ? []
          : [{ label: words.decline, action: { kind: 'keep' }, style: 'secondary' } as const]),
      ],
    },
  ];
}
