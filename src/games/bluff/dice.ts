/** Dice and calls: what a die counts as, and which call is higher (bluff 2, 7, 8). */
import { ascending } from '../../game/turns.ts';

/** The side of a die: 1–5, or 6, the wild. */
export type DieFace = number;
export const WILD: DieFace = 6;
export const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, WILD];

export interface Call {
  readonly count: number;
  readonly face: DieFace;
}

/** bluff 2, 9: a wild counts as every face; for a call of wilds, only wilds count. */
export const countsAs = (die: DieFace, face: DieFace): boolean => die === face || die === WILD;

/** How many dice count as a face. */
export function countOf(dice: readonly DieFace[], face: DieFace): number {
  let count = 0;
  for (const die of dice) if (countsAs(die, face)) count++;
  return count;
}

/** bluff 7: a call of wilds is ordered by twice its count. */
const effectiveCount = ({ count, face }: Call): number => (face === WILD ? 2 * count : count);

/** bluff 7: calls go by effective count, then by face. */
export const compareCalls = (a: Call, b: Call): number =>
  effectiveCount(a) - effectiveCount(b) || a.face - b.face;

/** A call as an action. */
export interface Calling extends Call {
  readonly do: 'call';
}

/** Every call that a number of dice on the table allows (bluff 8), in ascending order. */
export function allCalls(dice: number): readonly Calling[] {
  const known = callsByDice.get(dice);
  if (known) return known;
  const numbers = Array.from({ length: dice }, (_, index) => index + 1);
  const calls = FACES.flatMap((face) => numbers.map((count): Calling => ({ do: 'call', count, face })));
  const built = calls.sort(compareCalls);
  callsByDice.set(dice, built);
  return built;
}

/** `allCalls` by the number of dice: it is needed at every turn. */
const callsByDice = new Map<number, readonly Calling[]>();

/** bluff 7, 8: the calls above a call, as the number of dice on the table allows; all of them if there is no call yet. */
export function callsAbove(call: Call | null, dice: number): readonly Calling[] {
  const all = allCalls(dice);
  if (!call) return all;
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareCalls(all[middle]!, call) > 0) high = middle;
    else low = middle + 1;
  }
  return all.slice(low);
}

/** The calls of one face, in the order given. */
export const callsOf = (calls: readonly Calling[], face: DieFace): Calling[] =>
  calls.filter((call) => call.face === face);

export const sortDice = (dice: readonly DieFace[]): DieFace[] => ascending(dice);

/** Dice without some of them; null if one of those is not there. */
export function withoutDice(dice: readonly DieFace[], removed: readonly DieFace[]): DieFace[] | null {
  const left = dice.slice();
  for (const die of removed) {
    const index = left.indexOf(die);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** Dice to be revealed, as an action. */
export interface Revealing {
  readonly do: 'reveal';
  readonly dice: DieFace[];
}

/** bluff 6: every selection of hidden dice, sorted, that may be revealed. At least one die is left; equal dice are the same. */
export function revealsFrom(hidden: readonly DieFace[]): readonly Revealing[] {
  let key = 0;
  for (const die of hidden) key = key * (WILD + 1) + die;
  const known = revealsByDice.get(key);
  if (known) return known;
  const sets: DieFace[][] = [[]];
  for (const face of FACES) {
    const available = hidden.filter((die) => die === face).length;
    const previousCount = sets.length;
    for (let index = 0; index < previousCount; index++) {
      let set = sets[index]!;
      for (let times = 0; times < available; times++) {
        set = [...set, face];
        sets.push(set);
      }
    }
  }
  const reveals = sets
    .filter((set) => set.length > 0 && set.length < hidden.length)
    .map((dice): Revealing => ({ do: 'reveal', dice }));
  revealsByDice.set(key, reveals);
  return reveals;
}

/** `revealsFrom` by the dice, read as digits: five dice are one of 461 hands. */
const revealsByDice = new Map<number, readonly Revealing[]>();
