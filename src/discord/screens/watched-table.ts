/** A table in play for somebody who watches it: as much of what its message shows as a private panel has room for. */
import type { AnyGame } from '../../game/game.ts';
import { type Block, line, text } from '../../game/screen.ts';
import { kept, smallText } from '../../game/screen-parts.ts';
import { LOCALES, type Locale } from '../../game/words.ts';
import { type BegunTable, isOpen } from '../../tables/table.ts';
import type { TableScreen } from '../render.ts';
import { countToLeaveOut, heightOfAll, leavingOut, type Unit } from './room.ts';
import { isBlock, standingParts, type TableFacts, tableBlocks } from './table.ts';
import { headParts } from './table-head.ts';
import { turningPointParts } from './turning-points.ts';
import { inline, isRow, unitsOf } from './units.ts';

/** What is left out where there is no room, the first first. What is not named here stays. */
const WORTH = {
  ledger: 0,
  smallPrintBelow: 0,
  smallPrint: 1,
  pastPlays: 2,
  turningPoints: 3,
  lists: 4,
  lines: 5,
  totals: 6,
  seats: 7,
} as const;
/** Worth no more than this is left out before the rest is put in fewer lines. */
const LEAST = WORTH.pastPlays;

/** How much is cut, the least first: of each form the number of units that are left out. */
interface Cut {
  readonly form: 'usual' | 'brief' | 'small';
  readonly count: number;
}

/**
 * Watchers of all languages see the same: so much is left out as the longest language needs.
 * @param roomIn in CSS pixels, on a phone
 */
export function watchedTable(
  game: AnyGame,
  table: BegunTable,
  facts: TableFacts,
  roomIn: (locale: Locale) => number,
): Block[] {
  const cuts = LOCALES.map((locale) => cutNeeded(game, { ...table, locale }, facts, roomIn(locale)));
  return cutBy(game, table, facts, cuts.reduce(deeper));
}

const FORMS = ['usual', 'brief', 'small'] as const satisfies readonly Cut['form'][];

const deeper = (a: Cut, b: Cut): Cut =>
  (FORMS.indexOf(a.form) - FORMS.indexOf(b.form) || a.count - b.count) > 0 ? a : b;

function cutNeeded(game: AnyGame, table: BegunTable, facts: TableFacts, room: number): Cut {
  let cut: Cut = { form: 'usual', count: 0 };
  for (const form of FORMS) {
    const units = unitsIn(form, game, table, facts);
    cut = { form, count: countToLeaveOut(units, room) };
    if (heightOfAll(leavingOut(units, cut.count)) <= room) break;
  }
  return cut;
}

const cutBy = (game: AnyGame, table: BegunTable, facts: TableFacts, { form, count }: Cut): Block[] =>
  leavingOut(unitsIn(form, game, table, facts), count);

function unitsIn(form: Cut['form'], game: AnyGame, table: BegunTable, facts: TableFacts): Unit[] {
  const units = tableUnits(game, table, facts, form !== 'usual');
  switch (form) {
    case 'usual':
      return units.map((unit) =>
        unit.worth !== null && unit.worth > LEAST ? { ...unit, worth: null } : unit,
      );
    case 'brief':
      return units;
    case 'small':
      return units.map((unit) => ({ ...unit, blocks: unit.blocks.flatMap(inSmallPrint) }));
  }
}

/** Seats and titles, where nothing else is left to be cut. */
function inSmallPrint(block: Block): Block[] {
  if (block.part === 'seats')
    return block.rows.map(({ seat, isActing, note }) =>
      smallText(line`${isActing ? '▶️' : '▫️'} ${{ seat, isListed: true }} · ${note}`),
    );
  return block.part === 'text' && block.size === 'title' ? [text(line`**${block.line}**`)] : [block];
}

/**
 * @param isBrief with totals in one line, lists of seats in small print, a mark for who is away, and nothing of who has not
 * pressed *Next*
 */
function tableUnits(game: AnyGame, table: BegunTable, facts: TableFacts, isBrief: boolean): Unit[] {
  const { endedBy, turningPoints } = facts;
  const rule: Unit = { blocks: [{ part: 'rule' }], worth: null };
  const totals = isBrief && isOpen(table) ? WORTH.totals : null;
  // Earlier hands are in the table's message.
  const scores = standingParts(game, table, { ...facts, past: [] }, isBrief);
  return [
    ...all(headParts(game, table, endedBy, { isBrief, isWatched: true }), null),
    rule,
    ...pictureUnits(game, table, isBrief),
    ...all(turningPointParts(game, table, turningPoints, table.locale), WORTH.turningPoints),
    rule,
    ...scores.filter(isBlock).map((block) => ({
      blocks: [block],
      worth: isSmall(block) ? WORTH.ledger : totals,
    })),
  ];
}

const isTableState = (block: Block): boolean => block.part === 'text' && block.isTableState === true;

const isSmall = (block: Block): boolean => block.part === 'text' && block.size === 'small';

/** Each block for itself. */
const all = (parts: TableScreen, worth: number | null): Unit[] =>
  parts.filter(isBlock).map((block) => ({ blocks: [block], worth }));

/** What the game draws. How the last plays went stands below the seats, and what is there above them. */
function pictureUnits(game: AnyGame, table: BegunTable, isBrief: boolean): Unit[] {
  const blocks = tableBlocks(game, table, isBrief);
  const seatsAt = blocks.findIndex(({ part }) => part === 'seats');
  const [above, below] =
    seatsAt < 0 ? [blocks, []] : [blocks.slice(0, seatsAt + 1), blocks.slice(seatsAt + 1)];
  return [
    ...unitsOf(above).map((unit) => {
      // At the end of a table the totals are what matters most.
      const isLast = isBrief && !isOpen(table) && unit.blocks.some(({ part }) => part === 'seats');
      return isLast ? { ...unit, worth: WORTH.seats } : aboveSeats(unit, isBrief);
    }),
    ...below.map((block) => ({ blocks: [block], worth: worthBelow(block) })),
  ];
}

function aboveSeats({ blocks, worth }: Unit, isBrief: boolean): Unit {
  const [first] = blocks;
  if (first?.part !== 'text') return { blocks: isBrief ? blocks.map(inline) : blocks, worth: null };
  if (first.size === 'title') return { blocks: isBrief ? [kept(text(first.line))] : blocks, worth: null };
  if (isTableState(first)) return { blocks, worth: null };
  if (isSmall(first)) return { blocks, worth: worth && WORTH.smallPrint };
  if (blocks.length === 1) return { blocks, worth: worth && WORTH.lines };
  const rows = isBrief ? blocks.map((row) => (isRow(row) ? text(row.line, 'small') : row)) : blocks;
  return { blocks: rows, worth: WORTH.lists };
}

const worthBelow = (block: Block): number | null => {
  if (block.part !== 'text' || block.size === 'title' || block.isKept || block.isTableState) return null;
  return isSmall(block) ? WORTH.smallPrintBelow : WORTH.pastPlays;
};
