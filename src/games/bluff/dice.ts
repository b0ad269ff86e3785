/** Dice and calls: what a die counts as, and which call is greater (bluff 2, 7, 8). */

/** 1–5, or the wild. */
export type Face = number;
export const WILD: Face = 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, WILD];

export interface Call {
  readonly count: number;
  readonly face: Face;
}

/** bluff 2, 9: a wild counts as every face; for a call of wilds only wilds count. */
export const countsAs = (die: Face, face: Face): boolean => die === face || die === WILD;

/** How many of a face there are among dice. */
export function countOf(dice: readonly Face[], face: Face): number {
  let count = 0;
  for (const die of dice) if (countsAs(die, face)) count++;
  return count;
}

/** bluff 7: wilds are ordered as twice as many. */
const effectiveCount = ({ count, face }: Call): number => (face === WILD ? 2 * count : count);

/** bluff 7: by effective count, then by face. */
export const compareCalls = (a: Call, b: Call): number =>
  effectiveCount(a) - effectiveCount(b) || a.face - b.face;

/** A call as what a seat does. */
export interface Calling extends Call {
  readonly do: 'call';
}

/** Every call that so many dice allow (bluff 8), from the least to the greatest. */
export function allCalls(dice: number): readonly Calling[] {
  const known = callsByDice.get(dice);
  if (known) return known;
  const numbers = Array.from({ length: dice }, (_, i) => i + 1);
  const calls = FACES.flatMap((face) => numbers.map((count): Calling => ({ do: 'call', count, face })));
  const built = calls.sort(compareCalls);
  callsByDice.set(dice, built);
  return built;
}

/** There are as many ladders as numbers of dice, and one is asked for at every turn. */
const callsByDice = new Map<number, readonly Calling[]>();

/** bluff 7, 8: what may be called on so many dice after a call; the first is free. */
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

export const sortDice = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b);

/** The dice without these; null where one of these is not among them. */
export function withoutDice(dice: readonly Face[], taken: readonly Face[]): Face[] | null {
  const left = dice.slice();
  for (const die of taken) {
    const at = left.indexOf(die);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** bluff 6: what may be revealed of hidden dice, so that one is left to roll; equal dice are the same. */
export function revealsFrom(hidden: readonly Face[]): Face[][] {
  const sets: Face[][] = [[]];
  for (const face of FACES) {
    const most = hidden.reduce((sum, die) => (die === face ? sum + 1 : sum), 0);
    const before = sets.length;
    for (let at = 0; at < before; at++) {
      let set = sets[at]!;
      for (let times = 0; times < most; times++) {
        set = [...set, face];
        sets.push(set);
      }
    }
  }
  return sets.filter((set) => set.length > 0 && set.length < hidden.length);
}
