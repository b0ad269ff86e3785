/** A question about a table, for one reader. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Locale } from '../game/words.ts';
import type { Table } from '../tables/table.ts';
import type { Bot } from './bot.ts';
import { render, type TableScreen } from './render.ts';

export const tableQuestion = (
  bot: Bot,
  table: Table,
  screen: TableScreen,
  locale: Locale,
): APIMessageTopLevelComponent[] =>
  render(screen, {
    seats: table.seats,
    locale,
    emojis: bot.emojis(),
    // The table checks who may answer, so that the answer does not depend on its version.
    id: { table: table.id, prompt: 0 },
    nonce: '',
  });
