/**
 * How a duel is played in equilibrium, which no opponent can read. `npm run -s equilibrium` computes the table and writes
 * `duel-data.ts`; `test/games/bluff/best-response.test.ts` measures what a perfect opponent makes of it.
 *
 * A row is for a die that the other has shown (or none), a standing call and a hand. It says what to do, by one's own last
 * call: a run of entries, each a mixture of moves and a sign for the number of own calls (from none on) that it is for; the
 * last entry is for all the others. A mixture is moves with weights before them, in sixteenths; its last move has the rest.
 * Players who have shown a die have rows of their own, where the table rerolls at all.
 */
import { allCalls, FACES } from '../dice.ts';
import { CHALLENGE, type Hand, handsOf, hiddenDice, type Move, type Point } from './duel.ts';
import { DUELS } from './duel-data.ts';

/** Challenge, then the calls from the lowest on; and rerolls, by the die that is shown. */
const MOVE_SIGNS = 'abcdefghijklmnopqrstuvwxy';
const REROLL_SIGNS = '!#%:;=';
/** A row of what cannot happen. */
export const NO_ROW = '.';
/** One own call, two, three … */
export const COUNT_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWX';
/** One sixteenth, two, three … */
export const WEIGHT_SIGNS = '0123456789()*+-';
export const WEIGHTS = WEIGHT_SIGNS.length + 1;
const ENTRY = /(?<weighted>(?:[0-9()*+-][a-y!#%:;=])*)(?<last>[a-y!#%:;=.])(?<count>[A-X]?)/g;

/** A move and its probability. */
export interface Mixed {
  readonly move: Move;
  readonly probability: number;
}

interface Entry {
  /** It is for the first so many own calls, from none on, that no entry before it is for. */
  readonly until: number;
  readonly mixture: readonly Mixed[];
}
type Row = readonly Entry[];

const tables = new Map<string, readonly Row[]>();

/** What the table does with a hand; null where it has no row. */
export function mixtureOf(point: Point, hidden: Hand): readonly Mixed[] | null {
  const { dice, othersDice, own, standing } = point;
  const name = `${dice}v${othersDice}`;
  const text = DUELS[name];
  if (text === undefined) return null;
  if (standing + 1 === allCalls(dice + othersDice).length) return [{ move: CHALLENGE, probability: 1 }];
  const table = tables.get(name) ?? parseTable(text);
  tables.set(name, table);
  return table[rowOf(point, hidden)]?.find(({ until }) => own + 1 < until)?.mixture ?? null;
}

/** The place of a row: by the dice that are shown, the standing call (after the highest there is nothing to choose) and the hand. */
export function rowOf(
  { dice, othersDice, shown, othersShown, standing, rerolled }: Point,
  hidden: Hand,
): number {
  const calls = allCalls(dice + othersDice).length;
  const shows = othersDice > 1 ? FACES.length + 1 : 1;
  const hands = handsOf(hiddenDice(dice, shown));
  const hand = hands.findIndex((each) => each.every((die, index) => die === hidden[index]));
  const row = (othersShown * calls + standing + 1) * hands.length + hand;
  if (shown === 0) return row;
  const before = shows * calls * (handsOf(dice).length + (2 * (shown - 1) + Number(rerolled)) * hands.length);
  return before + row;
}

function parseTable(text: string): Row[] {
  const rows: Row[] = [];
  let row: Entry[] = [];
  let until = 0;
  for (const { groups } of text.matchAll(ENTRY)) {
    const { weighted = '', last = '', count = '' } = groups ?? {};
    until = count ? until + 1 + COUNT_SIGNS.indexOf(count) : Number.POSITIVE_INFINITY;
    if (last !== NO_ROW) row.push({ until, mixture: parseMixture(weighted, last) });
    if (count) continue;
    rows.push(row);
    [row, until] = [[], 0];
  }
  return rows;
}

function parseMixture(weighted: string, last: string): Mixed[] {
  const mixture: Mixed[] = [];
  let rest = WEIGHTS;
  for (let index = 0; index < weighted.length; index += 2) {
    const weight = 1 + WEIGHT_SIGNS.indexOf(weighted[index]!);
    rest -= weight;
    mixture.push({ move: moveOf(weighted[index + 1]!), probability: weight / WEIGHTS });
  }
  return [...mixture, { move: moveOf(last), probability: rest / WEIGHTS }];
}

export const signOfMove = (move: Move): string => (move < 0 ? REROLL_SIGNS[-move - 1]! : MOVE_SIGNS[move]!);

const moveOf = (sign: string): Move => {
  const face = REROLL_SIGNS.indexOf(sign);
  return face < 0 ? MOVE_SIGNS.indexOf(sign) : -1 - face;
};
