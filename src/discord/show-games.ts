/** `/games`: the games that the server plays, below the tables at which the reader sits, and the way to those of others. */
import type { Reply } from './answer.ts';
import type { Bot } from './bot.ts';
import { readerLocale } from './commands.ts';
import { countOthersTables } from './finding/list.ts';
import type { ServerInteraction } from './ledger/rights.ts';
import { allowedGames } from './play-rules.ts';
import { gamesReply } from './screens/games.ts';
import { MAX_LISTED } from './screens/tables.ts';
import { askerOf, ownTables } from './which-table.ts';

export async function showGames(bot: Bot, interaction: ServerInteraction): Promise<Reply> {
  const settings = await bot.store.settings.of(interaction.guildId);
  const own = await ownTables(bot, askerOf(interaction), MAX_LISTED);
  const tables = await countOthersTables(bot, interaction);
  return gamesReply(bot, readerLocale(interaction), own, {
    offered: allowedGames(bot.games, settings),
    tables: tables > 0 || settings.pings ? tables : null,
  });
}
