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

const heading = (game: AnyGame, { title }: BotWords['fairShuffle']): TableScreen[number] =>
  text(title[game.usesDice ? 'dice' : 'cards'], 'title');

/** What the check proves, for one reader, and the way to it. */
export function fairShuffleScreen(game: AnyGame, locale: Locale): TableScreen {
  const { fairShuffle: words } = wordsFor(locale);
  return [
    heading(game, words),
    text(words.proves),
    { part: 'buttons', buttons: [{ label: words.check, action: { kind: 'fairCheck' }, style: 'secondary' }] },
  ];
}

/** Everything that anybody needs to check the shuffles, as far as it is public yet. */
export function fairCheckScreen(game: AnyGame, table: ReadableTable, locale: Locale): TableScreen {
  const { fairShuffle: words, colon } = wordsFor(locale);
  const isPublic = isSeedPublic(table);
  return [
    heading(game, words),
    text(words.purpose),
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
    text(words.wholeTable),
    text(words.recipe, 'small'),
  ];
}
