/** The table of a review as some eyes saw it: the game's own screens, without controls, and as far as there is room. */
import type { Face } from '../../game/cards.ts';
import type { AnyGame, AnySeatView } from '../../game/game.ts';
import { type Block, type Line, type Panel, type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { Eyes } from '../../tables/review.ts';
import { fitting, isEvent, type Unit } from './room.ts';
import { groupsOf, inline, unitsOf } from './units.ts';

/** @param room in CSS pixels, on a phone */
export function tableAsSeen(
  game: AnyGame,
  state: unknown,
  eyes: Eyes,
  locale: Locale,
  room: number,
): Block[] {
  const isOver = game.result(state) !== null;
  if (typeof eyes === 'number') return withHand(game, game.seatView(state, eyes), isOver, locale, room);
  const isOpen = eyes === 'open' && !isOver;
  const groups = groupsOf(game.drawTable(game.tableView(state), locale).filter(isBlock));
  const rowsAt = groups.findIndex((group) => group.some(({ part }) => part === 'seats'));
  const units = groups.flatMap((group, index): Unit[] => {
    const blocks = group
      .filter(isNotRepeated)
      .filter((block) => !isOpen || block.part !== 'text' || !block.isFaceDown)
      .map((block) => (isOpen ? opened(game, state, block, locale) : inline(block)));
    // What has happened stands below the seats, and what is there above them.
    if (index <= rowsAt) return unitsOf(blocks);
    const others = blocks.filter((block) => !isEvent(block));
    return [
      // At the end, what a hand has paid matters more than its latest events.
      ...(isOver && rowsAt < 0 ? unitsOf(others) : [{ blocks: others, worth: 0 }]),
      ...blocks.filter(isEvent).map((block) => ({ blocks: [block], worth: 0 })),
    ];
  });
  return fitting(units, room);
}

/** Large cards become small ones here: those that the next line names would stand there twice. */
function isNotRepeated(block: Block, index: number, group: readonly Block[]): boolean {
  const next = group[index + 1];
  if (block.part !== 'cards' || next?.part !== 'text') return true;
  const named = facesOf(next.line);
  return !block.cards.every((face) => named.includes(face));
}

/** The rows of seats with what they hold. */
function opened(game: AnyGame, state: unknown, block: Block, locale: Locale): Block {
  if (block.part !== 'seats') return inline(block);
  const rows = block.rows.map((row) => {
    const view = withoutChoices(game.seatView(state, row.seat));
    const hand = game.drawOpen?.(view, locale) ?? game.drawHand?.(view, locale) ?? [];
    return hand.length > 0 ? { ...row, note: hand } : row;
  });
  return { ...block, rows };
}

/** A seat's panel: its hand is the last to be left out. */
function withHand(game: AnyGame, view: AnySeatView, isOver: boolean, locale: Locale, room: number): Block[] {
  const quiet = withoutChoices(view);
  const { headline, table, hand }: Panel = game.drawPanel(quiet, '', locale);
  const line = game.drawHand?.(quiet, locale) ?? [];
  // While a hand is the controls, the panel without them has not all of it. At the end it is among all hands, if at all.
  const shown = (isOver ? [...table, ...hand] : hand).flatMap(facesIn);
  const missing = line.filter((inlined) => !isShown(inlined, shown));
  const pieces = facesOf(missing).length === 0 ? hand : [...hand, text(missing)];
  const each = (blocks: readonly Block[], worthOfSmall: number): Unit[] =>
    blocks.map((block) => ({
      blocks: [block],
      worth: block.part === 'text' && block.size === 'small' ? worthOfSmall : null,
    }));
  return fitting([{ blocks: headline, worth: 1 }, ...each(table.map(inline), 0), ...each(pieces, 2)], room);
}

/** Whether these cards are all there already. */
const isShown = (inlined: Line[number], shown: readonly Face[]): boolean =>
  typeof inlined === 'object' && 'cards' in inlined && inlined.cards.every((face) => shown.includes(face));

const facesIn = (block: Block): readonly Face[] => {
  if (block.part === 'cards') return block.cards;
  return block.part === 'text' ? facesOf(block.line) : [];
};

const facesOf = (line: Line): Face[] =>
  line.flatMap((inlined) => (typeof inlined === 'object' && 'cards' in inlined ? inlined.cards : []));

/** A view as if it were not the seat's turn: a review asks nothing. */
const withoutChoices = (view: AnySeatView): AnySeatView => ({ ...view, choices: [] });

const isBlock = (part: Part): part is Block =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats' || part.part === 'rule';
