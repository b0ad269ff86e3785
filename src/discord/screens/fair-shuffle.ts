/** What makes a table's shuffles verifiable: the commitment to its seed, the salts, and how to check them. */
import { commitment } from '../../game/chance.ts';
import { line, type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';

/** The seed is secret until no card can be dealt with it any more. */
const isSeedPublic = ({ phase }: ReadableTable): boolean => phase === 'over' || phase === 'cancelled';

/** Salts as the recipe of the shuffles joins them, in the order of the seats; computers add nothing. */
const joinedSalts = ({ seats }: ReadableTable): string => seats.map(({ salt }) => salt).join(',');

/** Prints the commitment to a seed, with nothing but Node. */
const checkCommand = (seed: string): string =>
  `node -e "console.log(require('crypto').createHash('sha256').update('${seed}', 'hex').digest('hex'))"`;

/** The explanation for one reader, at any time of the table. */
export function fairShuffleScreen(table: ReadableTable, locale: Locale): TableScreen {
  const { fairShuffle: words, colon } = wordsFor(locale);
  const isPublic = isSeedPublic(table);
  return [
    text(words.title, 'title'),
    text(words.purpose),
    { part: 'rule' },
    text(`**${words.commitment}**\n\`${commitment(table.seed)}\``),
    ...(isPublic ? [text(`**${words.seed}**\n\`${table.seed}\``)] : []),
    text(`**${words.salts}**`),
    ...table.seats.map(({ salt }, seat) =>
      text(
        line`${seat + 1}. ${{ seat, isListed: true }}${colon}${salt === '' ? words.noSalt : `\`${salt}\``}`,
      ),
    ),
    { part: 'rule' },
    text(
      `${isPublic ? words.checkNow : words.checkLater}\n\`\`\`sh\n${checkCommand(isPublic ? table.seed : 'SEED')}\n\`\`\``,
    ),
    text(words.recipe, 'small'),
  ];
}

/** Lines at the end of a table with everything that anybody needs to check the shuffles. */
export function seedLines(table: ReadableTable, words: BotWords): Part<ComponentAction>[] {
  if (!isSeedPublic(table)) return [];
  const { fairShuffle } = words;
  return [
    text(`${fairShuffle.seed} \`${table.seed}\``, 'small'),
    text(`${fairShuffle.commitment} \`${commitment(table.seed)}\``, 'small'),
    text(`${fairShuffle.salts} \`${joinedSalts(table)}\``, 'small'),
  ];
}
