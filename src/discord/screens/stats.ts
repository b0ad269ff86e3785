/** What somebody has come to, game by game. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { findGame } from '../../game/game.ts';
import { isScoreboard } from '../../ledger/books.ts';
import type { PlayerStats } from '../../store/ledger/stats.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { accountName, bookName, box, type DisplayContext, linesThatFit } from './book.ts';

export function statsScreen(
  userId: string,
  stats: readonly PlayerStats[],
  showing: DisplayContext,
): APIMessageTopLevelComponent[] {
  const { games, locale } = showing;
  const { stats: say } = ledgerWords(locale);
  const blocks = stats.map(({ game: id, book, tables, hands, wins, total, best, worst }) =>
    [
      // A scoreboard has its game's name.
      [
        `**${findGame(games, id)?.words[locale].name ?? id}**`,
        ...(book === null || isScoreboard(book) ? [] : [bookName(book, showing)]),
      ].join(' · '),
      `${say.hands(hands, tables)} · ${say.wins(wins, Math.round((100 * wins) / hands))} · ${say.total(total)}`,
      say.evenings(best, worst),
    ].join('\n'),
  );
  const content = blocks.length > 0 ? `${linesThatFit(blocks).join('\n')}\n-# ${say.note}` : say.empty;
  return [box(`## 📊 ${say.title(accountName(userId, locale))}\n${content}`).toJSON()];
}
