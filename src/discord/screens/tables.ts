/** Tables as they are told apart from one another: named in a sentence, in a list, in a choice; for one reader. */
import {
  ActionRowBuilder,
  ContainerBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type OpenTable, seatIndex, type Table, type TableSeat } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type TablePurpose, tableChoiceId } from '../ids.ts';
import { seatName, type TableScreen } from '../render.ts';
import { linesThatFit } from './book.ts';

/** So many are listed, or as many as fit: Discord takes 4000 characters. */
const LISTED = 12;
const LENGTH = 3_900;
const CHOICES = 25;
const OPTION = 100;

export interface Listed {
  readonly table: OpenTable;
  readonly game: AnyGame;
  /** The name of its channel, as selects show it; null: not known. */
  readonly channel: string | null;
}

/** Where a table is, for somebody to press. */
export const linkTo = ({ guildId, channelId, messageId }: Table): string =>
  `https://discord.com/channels/${guildId}/${channelId}${messageId === null ? '' : `/${messageId}`}`;

/** A table in a sentence: its game, its channel, its host. */
export function tableNamed(game: AnyGame, table: Table, locale: Locale): string {
  const link = `**[${game.words[locale].name}](${linkTo(table)})**`;
  return wordsFor(locale).tables.named(link, `<#${table.channelId}>`, `<@${table.hostId}>`);
}

/** What a table is at, in words. */
function stateOf(
  game: AnyGame,
  table: OpenTable,
  locale: Locale,
  called: (seat: TableSeat) => string,
): string {
  const say = wordsFor(locale).tables;
  if (table.phase === 'lobby') return say.gathering(table.seats.length, game.seats.max);
  if (table.phase !== 'playing') return say.between;
  const who = seatsToAct(game, table).map((seat) => called(table.seats[seat]!));
  return say.playing(game.handTitle(table.options, table.hand, locale), who);
}

/** The server's tables; the reader's own are marked. */
export function tableList(listed: readonly Listed[], userId: string, locale: Locale): string {
  const say = wordsFor(locale).tables;
  const lines = listed.slice(0, LISTED).map(({ table, game }) => {
    const mark = seatIndex(table, userId) >= 0 ? '🪑' : '▫️';
    const state = stateOf(game, table, locale, (seat) => seatName(seat, locale));
    return `${mark} ${tableNamed(game, table, locale)}\n-# ${state}`;
  });
  const shown = linesThatFit(lines, LENGTH);
  const more = listed.length > shown.length ? [say.more(listed.length - shown.length)] : [];
  return [`**${say.title}**`, ...shown, ...more].join('\n');
}

/** Which of several tables a command means. */
export function tableChoice(
  purpose: TablePurpose,
  listed: readonly Listed[],
  locale: Locale,
  { mark, notice }: { readonly mark: string; readonly notice?: string },
): APIMessageTopLevelComponent[] {
  const { tables: say, table: words, computer } = wordsFor(locale);
  const question = purpose === 'leave' ? say.chooseTableToLeave : say.chooseTableToEnd;
  const plainly = ({ userId, name }: TableSeat): string => (userId === null ? computer(name) : name);
  const menu = new StringSelectMenuBuilder()
    .setCustomId(tableChoiceId(purpose, mark))
    .setPlaceholder(question)
    .addOptions(
      listed.slice(0, CHOICES).map(({ table, game, channel }) => {
        const { name } = game.words[locale];
        const host = table.seats.filter(({ userId }) => userId === table.hostId);
        const others = table.seats.filter(({ userId }) => userId !== table.hostId);
        const people = [...host, ...others].map(plainly).join(', ');
        return {
          value: table.id,
          label: cut(channel === null ? words.named(name, table.id) : say.plain(name, `#${channel}`)),
          description: cut(`${people} · ${stateOf(game, table, locale, plainly)}`),
        };
      }),
    );
  const more = listed.length > CHOICES ? [`-# ${say.more(listed.length - CHOICES)}`] : [];
  const lines = [...(notice ? [`⚠️ ${notice}`] : []), `**${question}**`, ...more];
  return [
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(lines.join('\n')))
      .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu))
      .toJSON(),
  ];
}

/** As much as an option takes; an emoji is not cut in two. */
const cut = (label: string): string => label.slice(0, OPTION).replace(/[\uD800-\uDBFF]$/, '');

/** Whether a table in play is really to end, and what is lost. */
export function confirmScreen(game: AnyGame, table: OpenTable, locale: Locale): TableScreen {
  const say = wordsFor(locale).tables;
  const state = stateOf(game, table, locale, (seat) => seatName(seat, locale));
  return [
    text(say.confirm(tableNamed(game, table, locale))),
    text(state, 'small'),
    text(table.phase === 'between' ? say.lost.between : say.lost.playing),
    {
      part: 'buttons',
      buttons: [
        { label: say.end, action: { kind: 'end' }, style: 'danger' },
        { label: say.decline, action: { kind: 'keep' }, style: 'secondary' },
      ],
    },
  ];
}
