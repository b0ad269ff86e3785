/** A page of the tables of a server: lobbies with *Join*, tables in play with *Watch*. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import type { OpenTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { meWords } from '../../text/me/catalogue.ts';
import { watchingWords } from '../../text/watching.ts';
import { joinFromListId, tablesPageId, watchFromListId, wishesId } from '../finding-ids.ts';
import { SHOW_GAMES_ID } from '../guide-ids.ts';
import { addOwnTables, type OwnTable, waitsForReader } from '../screens/own-tables.ts';
import { progressText, tableNamed } from '../screens/tables.ts';

export const TABLES_ON_PAGE = 4;
/** Of the reader's own tables; those that wait for nobody come last. */
export const MAX_OWN_SHOWN = 6;

interface TablesPage {
  /** Tables of others; null: the page is for those at which the reader sits. */
  readonly listed: readonly { readonly table: OpenTable; readonly game: AnyGame }[] | null;
  readonly pages: number;
  readonly page: number;
  /** Tables at which the reader sits, above all others; those that wait for the reader first. */
  readonly own: readonly OwnTable[];
  readonly notice: string | null;
  /** The games of whose lobbies the reader can be told; null: the server wants nobody mentioned. */
  readonly wishes: {
    readonly games: readonly AnyGame[];
    readonly chosen: readonly string[];
    readonly nonce: string;
  } | null;
}

export function tablesScreen(
  { listed, pages, page, own, notice, wishes }: TablesPage,
  locale: Locale,
): APIMessageTopLevelComponent[] {
  const { tables: words } = guideWords(locale);
  const position = pages > 1 ? ` ${wordsFor(locale).answers.page(page + 1, pages)}` : '';
  const container = new ContainerBuilder();
  if (notice !== null) container.addTextDisplayComponents(text(notice));
  addOwn(container, own, locale);
  if (listed) {
    if (own.length > 0) container.addSeparatorComponents(new SeparatorBuilder());
    container.addTextDisplayComponents(
      text(`### ${words.title}${position}`, ...(listed.length === 0 ? [words.none] : [])),
    );
    for (const { table, game } of listed) addTable(container, table, game, page, locale);
  }
  if (wishes && wishes.games.length > 0) container.addActionRowComponents(wishRow(wishes, locale));
  return [container.addActionRowComponents(lastRow(page, pages, locale)).toJSON()];
}

/** Above several tables stands how many of them wait for the reader. */
function addOwn(container: ContainerBuilder, own: readonly OwnTable[], locale: Locale): void {
  const shown = own.slice(0, MAX_OWN_SHOWN);
  const waiting = own.filter(waitsForReader).length;
  if (own.length > 1 && waiting > 0)
    container.addTextDisplayComponents(text(meWords(locale).waiting.title(waiting)));
  addOwnTables(container, shown, locale, true);
  if (own.length > shown.length)
    container.addTextDisplayComponents(text(wordsFor(locale).tables.more(own.length - shown.length)));
}

const text = (...lines: readonly string[]): TextDisplayBuilder =>
  new TextDisplayBuilder().setContent(lines.join('\n'));

function addTable(
  container: ContainerBuilder,
  table: OpenTable,
  game: AnyGame,
  page: number,
  locale: Locale,
): void {
  const line = text(tableNamed(game, table, locale), `-# ${progressText(game, table, locale, 'text')}`);
  const button = tableButton(table, game, page, locale);
  if (button === null) {
    container.addTextDisplayComponents(line);
    return;
  }
  container.addSectionComponents(
    new SectionBuilder().addTextDisplayComponents(line).setButtonAccessory(button),
  );
}

/** What the reader may do there: join, or watch; null where neither. */
function tableButton(table: OpenTable, game: AnyGame, page: number, locale: Locale): ButtonBuilder | null {
  const button = new ButtonBuilder();
  if (hasRoom(table, game))
    return button
      .setCustomId(joinFromListId(table.id, page))
      .setLabel(guideWords(locale).tables.join)
      .setStyle(ButtonStyle.Primary);
  if (table.phase === 'lobby') return null;
  return button
    .setCustomId(watchFromListId(table.id))
    .setLabel(watchingWords[locale].watch)
    .setStyle(ButtonStyle.Secondary);
}

/** A person who joins takes a free seat, or that of a computer. */
const hasRoom = ({ phase, seats }: OpenTable, game: AnyGame): boolean =>
  phase === 'lobby' && (seats.length < game.seats.max || seats.some(({ userId }) => userId === null));

function wishRow(
  { games, chosen, nonce }: NonNullable<TablesPage['wishes']>,
  locale: Locale,
): ActionRowBuilder<StringSelectMenuBuilder> {
  const menu = new StringSelectMenuBuilder()
    .setCustomId(wishesId(nonce))
    .setPlaceholder(guideWords(locale).tables.wish)
    .setMinValues(0)
    .setMaxValues(games.length)
    .addOptions(
      games.map(({ id, words }) => ({
        label: words[locale].name,
        value: id,
        emoji: { name: '🔔' },
        default: chosen.includes(id),
      })),
    );
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
}

/** The ways to the other pages and to the games. */
function lastRow(page: number, pages: number, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  const button = (label: string, id: string): ButtonBuilder =>
    new ButtonBuilder().setLabel(label).setCustomId(id).setStyle(ButtonStyle.Secondary);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...(page > 0 ? [button('◀', tablesPageId(page - 1))] : []),
    ...(page < pages - 1 ? [button('▶', tablesPageId(page + 1))] : []),
    button(guideWords(locale).help.seeGames, SHOW_GAMES_ID),
  );
}
