/** The tables at which the reader sits, above the games or the tables of a server: the way back, and the way out. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  type ContainerBuilder,
  SectionBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import { awaitedSeats } from '../../tables/awaited.ts';
import { type BegunTable, isBegun, type OpenTable, promptOf, seatIndex } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ownTableWords } from '../../text/own-tables.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { gameName } from '../game-name.ts';
import { buttonId } from '../ids.ts';
import { linkTo } from './tables.ts';

/** An open table at which the reader sits. */
export interface OwnTable {
  readonly table: OpenTable;
  readonly game: AnyGame;
  readonly userId: string;
}

/** Whether the table waits for the reader. */
export const waitsForReader = ({ table, game, userId }: OwnTable): boolean =>
  table.phase !== 'lobby' && awaitedSeats(game, table).includes(seatIndex(table, userId));

/** What a table takes of a message's components: a text, and a row of two buttons. */
export const COMPONENTS_PER_TABLE = 4;

/**
 * Adds a line for each table and, where a hand is in play, the buttons that open the panel and leave the seat.
 * @param isBrief only one button, beside the line: back to the seat, or to the panel, which has the way out
 */
export function addOwnTables(
  container: ContainerBuilder,
  own: readonly OwnTable[],
  locale: Locale,
  isBrief = false,
): void {
  for (const { table, game, userId } of own) {
    const seat = seatIndex(table, userId);
    const isListed = isBrief && own.length > 1;
    const line = statusOf({ table, game, userId }, seat, locale, isListed);
    const text = new TextDisplayBuilder().setContent(line);
    const buttons = isBegun(table) ? buttonsOf(game, table, seat, locale) : [];
    const [main] = table.seats[seat]!.away ? buttons.toReversed() : buttons;
    if (isBrief && main) {
      container.addSectionComponents(
        new SectionBuilder().addTextDisplayComponents(text).setButtonAccessory(main),
      );
      continue;
    }
    container.addTextDisplayComponents(text);
    if (buttons.length > 0)
      container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons));
  }
}

/** @param isListed below a title that says whose turn it is */
function statusOf(own: OwnTable, seat: number, locale: Locale, isListed: boolean): string {
  const { game, table } = own;
  const words = ownTableWords[locale];
  const link = `**[${gameName(game, table, locale)}](${linkTo(table)})**`;
  if (table.phase === 'lobby') return words.inLobby(link);
  if (table.seats[seat]!.away) return words.isAway(link);
  if (isListed && waitsForReader(own)) return waitingLine(table, link, locale);
  return waitsForReader(own) ? words.isYourTurn(link) : words.goesOn(link);
}

/** Of several tables, one in which the reader is awaited: where it is, and until when. */
function waitingLine(table: OpenTable, link: string, locale: Locale): string {
  const line = `▶️ ${link} <#${table.channelId}>`;
  if (table.phase !== 'playing' || table.deadline === null) return line;
  return `${line}\n-# ${wordsFor(locale).table.timeLeft(inSeconds(table.deadline))}`;
}

function buttonsOf(game: AnyGame, table: BegunTable, seat: number, locale: Locale): ButtonBuilder[] {
  const { lobby, table: words } = wordsFor(locale);
  const place = { table: table.id, prompt: promptOf(table, seat) };
  const button = (
    kind: 'hand' | 'away' | 'back',
    label: string,
    style: ButtonStyle.Primary | ButtonStyle.Secondary,
  ) => new ButtonBuilder().setCustomId(buttonId(place, { kind })).setLabel(label).setStyle(style);
  return [
    button('hand', game.words[locale].openHandLabel, ButtonStyle.Primary),
    table.seats[seat]!.away
      ? button('back', words.back, ButtonStyle.Secondary)
      : button('away', lobby.leave, ButtonStyle.Secondary),
  ];
}
