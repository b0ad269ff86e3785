/** The table of a review as some eyes saw it: the game's own screens, without controls, and as far as there is room. */
import type { Face } from '../../game/cards.ts';
import type { AnyGame, AnySeatView, Seat } from '../../game/game.ts';
import {
  type Block,
  type Line,
  line,
  type Panel,
  type Part,
  type SeatRow,
  type Text,
  text,
} from '../../game/screen.ts';
import { kept, separator, smallText } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import type { Eyes } from '../../tables/review.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { fitting, heightOfAll, isEvent, isHeading, type Unit } from './room.ts';
import { groupsOf, inline, unitsOf, WORTH_OF_NOTE } from './units.ts';

/**
 * @param room in CSS pixels, on a phone
 * @param isResultTold whether what comes of the next play is told above the table
 */
export function tableAsSeen(
  game: AnyGame,
  state: unknown,
  eyes: Eyes,
  locale: Locale,
  room: number,
  isResultTold = false,
): Block[] {
  const isOver = game.result(state) !== null;
  if (typeof eyes === 'number') return withHand(game, state, eyes, locale, room);
  const isOpen = eyes === 'open' && !isOver;
  const onTable = eyes === 'open' ? (game.drawOpenTable?.(state, locale) ?? []) : [];
  const isLeftOut = (block: Block): boolean =>
    isOpen && block.part === 'text' && ((block.isFaceDown || (isResultTold && block.isInResult)) ?? false);
  const groups = groupsOf(game.drawTable(game.tableView(state), locale).filter(isBlock));
  const rowsAt = groups.findIndex((group) => group.some(({ part }) => part === 'seats'));
  const units = groups.flatMap((group, index): Unit[] => {
    const blocks = (isOver ? withCardsBehindTitle(group) : group)
      .filter(isNotRepeated)
      .filter((block) => !isLeftOut(block))
      .flatMap((block) => {
        if (!isOpen) return [inline(block)];
        const lines = block.part === 'seats' ? onTable.map((line) => kept(text(line))) : [];
        return [opened(game, state, block, locale), ...lines];
      });
    // What has happened stands below the seats, and what is there above them.
    if (index <= rowsAt) return unitsOf(blocks);
    const title = blocks.filter((block, at) => isHeading(block) && isEventAt(blocks, at + 1));
    const others = blocks.filter((block) => !isEvent(block) && !title.includes(block));
    return [
      // At the end, what a hand has paid matters more than its latest events.
      ...(isOver && rowsAt < 0 ? unitsOf(others) : [{ blocks: others, worth: 0 }]),
      { blocks: title, worth: 0 },
      ...blocks.filter(isEvent).map((block) => ({ blocks: [block], worth: 0 })),
    ];
  });
  const drawn = units.flatMap(({ blocks }) => blocks);
  const left = eyes === 'open' && isOver ? handsLeft(game, state, drawn, onTable, locale) : [];
  const all = [...units, { blocks: left, worth: null }];
  return isOver ? withCount(all, room, locale) : fitting(all, room);
}

/** The cards below a title, such as the last play, in its line. */
const withCardsBehindTitle = (group: readonly Block[]): Block[] =>
  group.flatMap((block, index): Block[] => {
    const [previous, next] = [group[index - 1], group[index + 1]];
    if (block.part === 'cards' && previous && isTitle(previous)) return [];
    return isTitle(block) && next?.part === 'cards'
      ? [{ ...block, line: line`${block.line} ${{ cards: next.cards }}` }]
      : [block];
  });

const isTitle = (block: Block): block is Text => block.part === 'text' && block.size === 'title';

const isEventAt = (blocks: readonly Block[], index: number): boolean => {
  const block = blocks[index];
  return block !== undefined && isEvent(block);
};

/** What there is room for; in front of the events at the end of a hand, how many earlier ones are left out. */
function withCount(units: readonly Unit[], room: number, locale: Locale): Block[] {
  const eventsIn = (blocks: readonly Block[]): number => blocks.filter(isEvent).length;
  const total = eventsIn(units.flatMap(({ blocks }) => blocks));
  const whole = fitting(units, room);
  if (eventsIn(whole) === total) return whole;
  const note = (count: number): Block => smallText(reviewWords(locale).earlierLeftOut(count));
  const shown = fitting(units, room - heightOfAll([note(total)]));
  const first = shown.findIndex(isEvent);
  return first < 0 ? shown : shown.toSpliced(first, 0, note(total - eventsIn(shown)));
}

/** The hands of which the end of a game does not show all, and what is left on the table. */
function handsLeft(
  game: AnyGame,
  state: unknown,
  drawn: readonly Block[],
  onTable: readonly Line[],
  locale: Locale,
): Block[] {
  const shown = drawn.flatMap(facesIn);
  const rows = (game.result(state)?.scores ?? []).flatMap((_, seat) => {
    const hand = game.drawHand?.(game.seatView(state, seat), locale) ?? [];
    return facesOf(hand).every((face) => shown.includes(face)) ? [] : [rowOf(seat, hand)];
  });
  const lines = onTable.map((line) => text(line));
  if (rows.length + lines.length === 0) return [];
  const title = smallText(reviewWords(locale).handsLeft);
  return [separator, title, ...(rows.length > 0 ? [{ part: 'seats', rows } as const] : []), ...lines];
}

const rowOf = (seat: Seat, note: Line, isActing = false): SeatRow => ({ seat, isActing, note });

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

/** A seat's panel, with its hand in the row of its name: the panel's own words for it speak to its player. */
function withHand(game: AnyGame, state: unknown, seat: Seat, locale: Locale, room: number): Block[] {
  const quiet = withoutChoices(game.seatView(state, seat));
  const { headline, table }: Panel = game.drawPanel(quiet, '', locale);
  const isOver = game.result(state) !== null;
  // At the end it is among all hands, if at all.
  const shown = isOver ? table.flatMap(facesIn) : [];
  const drawn = (!isOver && game.drawOpen?.(quiet, locale)) || (game.drawHand?.(quiet, locale) ?? []);
  const hand = drawn.filter((inlined) => !isShown(inlined, shown));
  const isActing = !isOver && game.toAct(state).includes(seat);
  const pieces: Block[] =
    facesOf(hand).length === 0 ? [] : [{ part: 'seats', rows: [rowOf(seat, hand, isActing)] }];
  // Where in the hand it is stands above the play, too.
  const each = (blocks: readonly Block[], worthOfSmall: number): Unit[] =>
    blocks.map((block): Unit => {
      if (block.part !== 'text') return { blocks: [block], worth: null };
      if (block.isTableState) return { blocks: [block], worth: 1 };
      if (block.isNote) return { blocks: [block], worth: WORTH_OF_NOTE };
      return { blocks: [block], worth: block.size === 'small' ? worthOfSmall : null };
    });
  // What came of the play before stands above the table in every step.
  const untold = table.filter((block) => block.part !== 'text' || !block.isOutcome);
  return fitting([...unitsOf(headline), ...each(untold.map(inline), 0), ...each(pieces, 2)], room);
}

/** Whether these cards are all there already. */
const isShown = (inlined: Line[number], shown: readonly Face[]): boolean =>
  typeof inlined === 'object' && 'cards' in inlined && inlined.cards.every((face) => shown.includes(face));

const facesIn = (block: Block): readonly Face[] => {
  if (block.part === 'cards') return block.cards;
  if (block.part === 'seats') return block.rows.flatMap(({ note }) => facesOf(note));
  return block.part === 'text' ? facesOf(block.line) : [];
};

const facesOf = (line: Line): Face[] =>
  line.flatMap((inlined) => (typeof inlined === 'object' && 'cards' in inlined ? inlined.cards : []));

/** A view as if it were not the seat's turn: a review asks nothing. */
const withoutChoices = (view: AnySeatView): AnySeatView => ({ ...view, choices: [] });

const isBlock = (part: Part): part is Block =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats' || part.part === 'rule';
