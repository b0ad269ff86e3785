/**
 * A duel: two players are left, with at most two dice each. It is small enough that its equilibrium is known
 * (`duel-table.ts`). Here is what a player remembers of a round of it, and may do, as numbers.
 */
import { allCalls, type DieFace, FACES } from '../dice.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';

export const MAX_DUEL_DICE = 2;

/** Hidden dice, sorted. */
export type Hand = readonly DieFace[];

const ONE: readonly Hand[] = FACES.map((face) => [face]);
const TWO: readonly Hand[] = FACES.flatMap((low) =>
  FACES.filter((high) => high >= low).map((high) => [low, high]),
);

/** All hands of one or two hidden dice. */
export const handsOf = (dice: number): readonly Hand[] => (dice === 1 ? ONE : TWO);

/** What is remembered of a round when a player is to act. Calls are indices into `allCalls`; −1: none. */
export interface Point {
  /** The dice of the player to act, and of the other. */
  readonly dice: number;
  readonly othersDice: number;
  /** The die that each has shown; 0: none. */
  readonly shown: number;
  readonly othersShown: number;
  /** The call of the player to act that the standing call has answered. */
  readonly own: number;
  readonly standing: number;
  /** Whether the player to act has just rerolled, and now must call. */
  readonly rerolled: boolean;
}

/** How many dice a player has hidden who has shown one, or none (0). */
export const hiddenDice = (dice: number, shown: number): number => (shown > 0 ? dice - 1 : dice);

/** What a player may do: 0 to challenge, 1 + the index of a call, or −face to reveal a die. */
export type Move = number;
export const CHALLENGE: Move = 0;

/** All that a player could do with some hand; a die can be revealed only by who has it. */
export function movesAt({ dice, othersDice, shown, standing, rerolled }: Point): Move[] {
  const calls = allCalls(dice + othersDice).length;
  const moves: Move[] = standing >= 0 && !rerolled ? [CHALLENGE] : [];
  for (let call = standing + 1; call < calls; call++) moves.push(1 + call);
  if (!rerolled && hiddenDice(dice, shown) > 1 && standing + 1 < calls)
    moves.push(...FACES.map((face) => -face));
  return moves;
}

export function choiceOf(move: Move, dice: number): Choice {
  if (move === CHALLENGE) return { do: 'challenge' };
  return move < 0 ? { do: 'reveal', dice: [-move] } : allCalls(dice)[move - 1]!;
}

/** Where a seat's view is in a duel; null outside of one. */
export function pointOf({ table, seat }: SeatView): Point | null {
  const { diceLeft, revealed, log, call, rerolled } = table;
  const left = diceLeft.flatMap((dice, other) => (dice > 0 ? [other] : []));
  const other = left.find((each) => each !== seat);
  if (left.length !== 2 || other === undefined || left.some((each) => diceLeft[each]! > MAX_DUEL_DICE))
    return null;
  const calls = allCalls(diceLeft[seat]! + diceLeft[other]!);
  const indexOf = ({ count, face }: { count: number; face: DieFace }) =>
    calls.findIndex((each) => each.count === count && each.face === face);
  const own = log.findLast((entry) => entry.kind === 'call' && entry.seat === seat);
  return {
    dice: diceLeft[seat]!,
    othersDice: diceLeft[other]!,
    shown: revealed[seat]![0] ?? 0,
    othersShown: revealed[other]![0] ?? 0,
    own: own?.kind === 'call' ? indexOf(own) : -1,
    standing: call ? indexOf(call) : -1,
    rerolled,
  };
}
