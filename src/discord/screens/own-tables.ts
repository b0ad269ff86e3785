/** The tables at which the reader sits, above the games or the tables of a server: the way back, and the way out. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  type ContainerBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type BegunTable, isBegun, type OpenTable, promptOf, seatIndex } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ownTableWords } from '../../text/own-tables.ts';
import { gameName } from '../game-name.ts';
import { buttonId } from '../ids.ts';
import { linkTo } from './tables.ts';

/** An open table at which the reader sits. */
export interface OwnTable {
  readonly table: OpenTable;
  readonly game: AnyGame;
  readonly userId: string;
}

/** What a table takes of a message's components: a text, and a row of two buttons. */
export const COMPONENTS_PER_TABLE = 4;

/** Adds a line for each table and, where a hand is in play, the buttons that open the panel and leave the seat. */
export function addOwnTables(container: ContainerBuilder, own: readonly OwnTable[], locale: Locale): void {
  for (const { table, game, userId } of own) {
    const seat = seatIndex(table, userId);
    const line = statusOf(game, table, seat, locale);
    container.addTextDisplayComponents(new TextDisplayBuilder().setContent(line));
    if (isBegun(table)) container.addActionRowComponents(buttonsOf(game, table, seat, locale));
  }
}

function statusOf(game: AnyGame, table: OpenTable, seat: number, locale: Locale): string {
  const words = ownTableWords[locale];
  const link = `**[${gameName(game, table, locale)}](${linkTo(table)})**`;
  if (table.phase === 'lobby') return words.inLobby(link);
  if (table.seats[seat]!.away) return words.isAway(link);
  const isActing = table.phase === 'playing' && seatsToAct(game, table).includes(seat);
  return isActing ? words.isYourTurn(link) : words.goesOn(link);
}

function buttonsOf(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
): ActionRowBuilder<ButtonBuilder> {
  const { lobby, table: words } = wordsFor(locale);
  const place = { table: table.id, prompt: promptOf(table, seat) };
  const button = (
    kind: 'hand' | 'away' | 'back',
    label: string,
    style: ButtonStyle.Primary | ButtonStyle.Secondary,
  ) => new ButtonBuilder().setCustomId(buttonId(place, { kind })).setLabel(label).setStyle(style);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('hand', game.words[locale].openHandLabel, ButtonStyle.Primary),
    table.seats[seat]!.away
      ? button('back', words.back, ButtonStyle.Secondary)
      : button('away', lobby.leave, ButtonStyle.Secondary),
  );
}
