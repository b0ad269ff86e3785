/** The context of a component action: who pressed what and where; for a control of a table, also the table. */
import type { MessageComponentInteraction } from 'discord.js';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { localeFromDiscord } from '../../text/catalogue.ts';
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';

export interface ActionContext {
  readonly bot: Bot;
  readonly interaction: MessageComponentInteraction;
  /** The user who pressed, as Discord says. */
  readonly userId: string;
  readonly locale: Locale;
}

export interface TableContext extends ActionContext {
  readonly table: ReadableTable;
  readonly game: AnyGame;
  /** The table's version at which the control's reader was asked. */
  readonly prompt: number;
}

/** Runs a component action. The payload is what the custom id carries. */
export type Run<Context, Payload> = (context: Context, payload: Payload) => Promise<Reply>;

export const contextOf = (bot: Bot, interaction: MessageComponentInteraction): ActionContext => ({
  bot,
  interaction,
  userId: interaction.user.id,
  locale: localeFromDiscord(interaction.locale),
});

export const isOnPrivateMessage = ({ message }: MessageComponentInteraction): boolean =>
  message.flags.has('Ephemeral');

/** Updates a private message; a press forged on a public one is answered in private, and changes nothing there. */
export const updateOrPrivate = (interaction: MessageComponentInteraction): 'update' | 'ephemeral' =>
  isOnPrivateMessage(interaction) ? 'update' : 'ephemeral';
