/** Settles turns and scores rounds (bukubuku 4–8, 13, 14), as functions of lighthouses and life belts alone. */
import type { Lighthouse, Pair } from './cards.ts';
import type { Shown, Standing, Turn } from './state.ts';

/** Everything that scores depend on. */
export interface Field {
  /** By seat; null for a seat that is out. */
  readonly standings: (Standing | null)[];
  /** The dummy's lighthouse, null if it has none; undefined without a dummy. */
  readonly dummy: Lighthouse | null | undefined;
}

/**
 * Whether a seat has had the hand that is now at an index, counted over seats and then the dummy, in an earlier round
 * (bukubuku 9, 10).
 * @param handCount the number of hands, the dummy's included
 */
export function hasHeld(seat: number, index: number, handCount: number, round: number): boolean {
  const passes = (index - seat + handCount) % handCount;
  return passes > 0 && passes < round;
}

/** Having no lighthouse counts as lower than any lighthouse (bukubuku 5, 8). */
export const heightOf = (lighthouse: Lighthouse | null): number => lighthouse ?? 0;

/**
 * Settles a turn.
 * @param laid one card for each seat that is in, and for the dummy if there is one, in any order
 */
export function settleTurn(
  { standings, dummy }: Field,
  lighthouses: Pair,
  laid: readonly Shown[],
): { field: Field; turn: Turn } {
  const lower = lighthouses[0];
  const higher = lighthouses[1];
  const shown = highToLow(laid);
  // bukubuku 4: a new lighthouse covers the previous one.
  const taker = shown[0]?.who;
  const nextTaker = shown[1]?.who;
  const settled = standings.slice();
  if (typeof taker === 'number') settled[taker] = withLighthouse(settled[taker], lower);
  if (typeof nextTaker === 'number') settled[nextTaker] = withLighthouse(settled[nextTaker], higher);
  const dummyLighthouse =
    dummy === undefined ? undefined : taker === 'dummy' ? lower : nextTaker === 'dummy' ? higher : dummy;

  // bukubuku 5, 13: the dummy's lighthouse counts, but the dummy loses nothing.
  let top = heightOf(dummyLighthouse ?? null);
  for (const standing of settled) if (standing) top = Math.max(top, heightOf(standing.lighthouse));
  const lost: number[] = [];
  const out: number[] = [];
  for (let seat = 0; seat < settled.length; seat++) {
    const standing = settled[seat];
    if (!standing || top === 0 || heightOf(standing.lighthouse) < top) continue;
    // bukubuku 6: a seat that loses its last belt is not out yet.
    const { belts, lighthouse } = standing;
    (belts > 0 ? lost : out).push(seat);
    settled[seat] = belts > 0 ? { belts: belts - 1, lighthouse } : null;
  }
  return {
    field: { standings: settled, dummy: dummyLighthouse },
    turn: { lighthouses: [lower, higher], shown, lost, out },
  };
}

const withLighthouse = (standing: Standing | null | undefined, lighthouse: Lighthouse): Standing | null =>
  standing ? { belts: standing.belts, lighthouse } : null;

const highToLow = (laid: readonly Shown[]): Shown[] => laid.toSorted((a, b) => b.card - a.card);

/** bukubuku 7, 14: a round ends at once when no more players than this are left in it, the dummy included. */
const MAX_LEFT_AT_END = 2;

export function hasTooFewLeft({ standings, dummy }: Field): boolean {
  let left = dummy === undefined ? 0 : 1;
  for (const standing of standings) if (standing) left++;
  return left <= MAX_LEFT_AT_END;
}

/** Seats that have the highest lighthouse, and lose a belt if the turn ends so. The dummy may have it alone. */
export function seatsInDanger({ standings, dummy }: Field): number[] {
  const heights = standings.map((standing) => heightOf(standing?.lighthouse ?? null));
  const top = Math.max(heightOf(dummy ?? null), ...heights);
  return top === 0 ? [] : heights.flatMap((height, seat) => (height === top ? [seat] : []));
}

/** What a round pays a seat, and why. */
export type RoundScore =
  | { readonly out: true }
  | { readonly out: false; readonly belts: number; readonly lowest: boolean };

/** bukubuku 8, 14: by seat. The dummy's lighthouse may be the lowest, and then nobody else gets the bonus for it. */
export function roundScores({ standings, dummy }: Field): RoundScore[] {
  let lowest = dummy === undefined ? Number.POSITIVE_INFINITY : heightOf(dummy);
  for (const standing of standings) if (standing) lowest = Math.min(lowest, heightOf(standing.lighthouse));
  return standings.map((standing) =>
    standing
      ? { out: false, belts: standing.belts, lowest: heightOf(standing.lighthouse) === lowest }
      : { out: true },
  );
}

export const pointsOf = (score: RoundScore): number =>
  score.out ? -1 : score.belts + (score.lowest ? 1 : 0);
