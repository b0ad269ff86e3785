/** What the picture of a table in play shows, and the same in words. Everything is from the table's public view. */
import type { AnyGame } from '../../game/game.ts';
import type { Block } from '../../game/screen.ts';
import type { TablePicture } from '../../pictures/request.ts';
import type { BegunTable } from '../../tables/table.ts';
import { gameName } from '../game-name.ts';
import { tableBlocks } from '../screens/table.ts';
import { altText, drawnNames, facesIn, linesOf, piecesOf, spokenBy } from './mentioned.ts';
import type { MessagePicture } from './picture.ts';

export function tablePicture(game: AnyGame, table: BegunTable): MessagePicture {
  const { locale, seats, options, hand } = table;
  const blocks = tableBlocks(game, table).filter((block) => block.part !== 'text' || !block.isToRead);
  const picture: TablePicture = {
    kind: 'table',
    locale,
    ...drawnNames(seats, locale),
    pieces: piecesOf(game, [...game.emblem, ...facesIn(blocks.flatMap(linesOf))]),
    title: gameName(game, table, locale),
    subtitle: game.handTitle(options, hand, locale),
    emblem: game.emblem,
    blocks,
  };
  return { kind: 'table', request: picture, alt: altOf(picture, game, table) };
}

function altOf(
  { title, subtitle, blocks }: TablePicture,
  game: AnyGame,
  { seats, locale }: BegunTable,
): string {
  const spoken = spokenBy(game, seats, locale);
  const spokenBlock = (block: Block): string[] => {
    if (block.part !== 'seats') return linesOf(block).map(spoken);
    return block.rows.map(({ seat, isActing, note }) => {
      const row = spoken([{ seat, isListed: true }, ' · ', ...note]);
      return isActing ? `▶ ${row}` : row;
    });
  };
  return altText([`${title} · ${subtitle}`, ...blocks.flatMap(spokenBlock)]);
}
