/** What makes a table's shuffles verifiable: the commitment to its seed, the salts, and how to check them. */
import { commitment } from '../../game/chance.ts';
import type { AnyGame } from '../../game/game.ts';
import { line, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import type { TableScreen } from '../render.ts';

/** The seed is secret until no card can be dealt with it any more. */
const isSeedPublic = ({ phase }: ReadableTable): boolean => phase === 'over' || phase === 'cancelled';

/** Salts as the recipe of the shuffles joins them, in the order of the seats; computers add nothing. */
const joinedSalts = ({ seats }: ReadableTable): string => seats.map(({ salt }) => salt).join(',');

/** Prints the commitment to a seed, with nothing but Node. */
const checkCommand = (seed: string): string =>
  `node -e "console.log(require('crypto').createHash('sha256').update('${seed}', 'hex').digest('hex'))"`;

/** What a game leaves to chance, by which its words are chosen. */
const chanceOf = ({ usesDice }: AnyGame): 'dice' | 'cards' => (usesDice ? 'dice' : 'cards');

/** The heading, and the label of the button that opens it. */
export const fairTitle = (game: AnyGame, { fairShuffle }: BotWords): string =>
  fairShuffle.title[chanceOf(game)];

/** What the check proves, for one reader, and the way to it. */
export function fairShuffleScreen(game: AnyGame, locale: Locale): TableScreen {
  const all = wordsFor(locale);
  const { fairShuffle: words } = all;
  return [
    text(fairTitle(game, all), 'title'),
    text(words.proves[chanceOf(game)]),
    { part: 'buttons', buttons: [{ label: words.check, action: { kind: 'fairCheck' }, style: 'secondary' }] },
  ];
}

/** Everything that anybody needs to check the shuffles, as far as it is public yet. */
export function fairCheckScreen(game: AnyGame, table: ReadableTable, locale: Locale): TableScreen {
  const all = wordsFor(locale);
  const { fairShuffle: words, colon } = all;
  const isPublic = isSeedPublic(table);
  const chance = chanceOf(game);
  return [
    text(fairTitle(game, all), 'title'),
    text(words.purpose[chance]),
    { part: 'rule' },
    text(`**${words.commitment}**\n\`${commitment(table.seed)}\``),
    ...(isPublic ? [text(`**${words.seed}**\n\`${table.seed}\``)] : []),
    text(`**${words.salts}**${isPublic ? `\n\`${joinedSalts(table)}\`` : ''}`),
    ...table.seats.map(({ salt }, seat) =>
      text(
        line`${seat + 1}. ${{ seat, isListed: true }}${colon}${salt === '' ? words.noSalt : `\`${salt}\``}`,
      ),
    ),
    { part: 'rule' },
    text(
      `${isPublic ? words.checkNow : words.checkLater}\n\`\`\`sh\n${checkCommand(isPublic ? table.seed : 'SEED')}\n\`\`\``,
    ),
    text(words.wholeTable[chance]),
    text(words.recipe[chance], 'small'),
  ];
}
