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
    const line = statusOf(game, table, seat, locale);
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

function statusOf(game: AnyGame, table: OpenTable, seat: number, locale: Locale): string {
  const words = ownTableWords[locale];
  const link = `**[${gameName(game, table, locale)}](${linkTo(table)})**`;
  if (table.phase === 'lobby') return words.inLobby(link);
  if (table.seats[seat]!.away) return words.isAway(link);
  const isActing = table.phase === 'playing' && seatsToAct(game, table).includes(seat);
  return isActing ? words.isYourTurn(link) : words.goesOn(link);
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
