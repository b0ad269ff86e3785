/** A player's stats by game. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { findGame } from '../../game/game.ts';
import { isScoreboard } from '../../ledger/books.ts';
import type { PlayerStats } from '../../store/ledger/player-stats.ts';
import type { UnfinishedHands } from '../../store/ledger/stats.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { unbrokenFacts } from '../line-text.ts';
import { accountName, bookName, box, linesThatFit, type NamedDisplay } from './book.ts';

export function statsScreen(
  userId: string,
  stats: readonly PlayerStats[],
  unfinished: UnfinishedHands,
  display: NamedDisplay,
): APIMessageTopLevelComponent[] {
  const { games, locale } = display;
  const { stats: words } = ledgerWords(locale);
  const blocks = stats.map(({ game: id, book, tables, hands, wins, total, best, worst }) =>
    [
      // The name of a scoreboard is its game's, which is already there.
      [
        `**${findGame(games, id)?.words[locale].name ?? id}**`,
        ...(book === null || isScoreboard(book) ? [] : [bookName(book, display)]),
      ].join(' · '),
      unbrokenFacts(
        `${words.hands(hands, tables)} · ${words.wins(wins, Math.round((100 * wins) / hands))} · ${words.total(total)}`,
      ),
      unbrokenFacts(words.evenings(best, worst)),
    ].join('\n'),
  );
  const played = blocks.length > 0 ? [...linesThatFit(blocks), `-# ${words.note}`] : [words.empty];
  const { hands, endedByPlayer } = unfinished;
  const content = [...played, ...(hands > 0 ? [words.unfinished(hands, endedByPlayer)] : [])].join('\n');
  return [box(`## 📊 ${words.title(accountName(userId, display))}\n${content}`).toJSON()];
}
