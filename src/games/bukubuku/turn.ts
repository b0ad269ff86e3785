/** What a turn and a round come to (bukubuku 4–8, 13, 14): no course of play in it. */
import type { Lighthouse, Pair } from './cards.ts';
import type { Shown, Standing, Turn } from './state.ts';

/** All there is to score by: who is in, and the dummy's lighthouse (undefined: there is no dummy). */
export interface Field {
  /** By seat; null: out. */
  readonly standings: readonly (Standing | null)[];
  readonly dummy: Lighthouse | null | undefined;
}

/** No lighthouse is below every lighthouse (bukubuku 5, 8). */
const heightOf = (lighthouse: Lighthouse | null): number => lighthouse ?? 0;

/**
 * Shows the cards of a turn.
 * @param laid a card each of who is in, and the dummy's where there is one, in any order
 */
export function settleTurn(
  { standings, dummy }: Field,
  lighthouses: Pair,
  laid: readonly Shown[],
): { field: Field; turn: Turn } {
  const shown = laid.slice().sort((a, b) => b.card - a.card);
  const [first, second] = shown;
  const takes = (who: Shown['who'], before: Lighthouse | null): Lighthouse | null =>
    // bukubuku 4: what is taken covers what one had.
    who === first?.who ? lighthouses[0] : who === second?.who ? lighthouses[1] : before;

  const dummyNow = dummy === undefined ? undefined : takes('dummy', dummy);
  const taken = standings.map(
    (of, seat) => of && { belts: of.belts, lighthouse: takes(seat, of.lighthouse) },
  );
  // bukubuku 5, 13: the dummy's lighthouse counts, but the dummy loses nothing.
  let top = heightOf(dummyNow ?? null);
  for (const of of taken) if (of) top = Math.max(top, heightOf(of.lighthouse));

  const lost: number[] = [];
  const out: number[] = [];
  const after = taken.map((of, seat) => {
    if (!of || top === 0 || heightOf(of.lighthouse) < top) return of;
    // bukubuku 6: losing the last belt is not being out.
    (of.belts > 0 ? lost : out).push(seat);
    return of.belts > 0 ? { belts: of.belts - 1, lighthouse: of.lighthouse } : null;
  });
  return {
    field: { standings: after, dummy: dummyNow },
    turn: { lighthouses: [lighthouses[0], lighthouses[1]], shown, lost, out },
  };
}

/** bukubuku 7, 14: when so few are left in a round, the dummy among them, it ends at once. */
const MIN_PLAYERS = 2;

export function hasFewLeft({ standings, dummy }: Field): boolean {
  let left = dummy === undefined ? 0 : 1;
  for (const of of standings) if (of) left++;
  return left <= MIN_PLAYERS;
}

/** Who has the highest lighthouse loses a belt if the turn ends so; none where nobody has one, or only the dummy has. */
export function seatsInDanger({ standings, dummy }: Field): number[] {
  const heights = standings.map((of) => heightOf(of?.lighthouse ?? null));
  const top = Math.max(heightOf(dummy ?? null), ...heights);
  return top === 0 ? [] : heights.flatMap((height, seat) => (height === top ? [seat] : []));
}

/** What a round pays a seat, and for what. */
export type RoundScore =
  | { readonly out: true }
  | { readonly out: false; readonly belts: number; readonly lowest: boolean };

/** bukubuku 8, 14: the dummy counts for the lowest lighthouse, and takes the bonus with it. */
export function roundScores({ standings, dummy }: Field): RoundScore[] {
  let lowest = dummy === undefined ? Number.POSITIVE_INFINITY : heightOf(dummy);
  for (const of of standings) if (of) lowest = Math.min(lowest, heightOf(of.lighthouse));
  return standings.map((of) =>
    of ? { out: false, belts: of.belts, lowest: heightOf(of.lighthouse) === lowest } : { out: true },
  );
}

export const pointsOf = (of: RoundScore): number => (of.out ? -1 : of.belts + (of.lowest ? 1 : 0));
