/** What somebody has come to, game by game. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { gameIn } from '../../game/game.ts';
import type { Stats } from '../../store/ledger/stats.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { accountName, box, fitting, type Showing } from './book.ts';

export function statsScreen(
  userId: string,
  stats: readonly Stats[],
  { games, locale }: Showing,
): APIMessageTopLevelComponent[] {
  const { stats: say } = ledgerWords(locale);
  const blocks = stats.map(({ game: id, tables, hands, wins, total, best, worst }) =>
    [
      `**${gameIn(games, id)?.words[locale].name ?? id}**`,
      `${say.hands(hands, tables)} · ${say.wins(wins, Math.round((100 * wins) / hands))} · ${say.total(total)}`,
      say.evenings(best, worst),
    ].join('\n'),
  );
  const content = blocks.length > 0 ? `${fitting(blocks).join('\n')}\n-# ${say.note}` : say.empty;
  return [box(`## 📊 ${say.title(accountName(userId, locale))}\n${content}`).toJSON()];
}
