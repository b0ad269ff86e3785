/**
 * What the outcomes of a card cost its seat: after the turn it pays if it has the highest lighthouse, or ties for it
 * (bukubuku 5, 13). That depends on the outcome, and now and then on whose lighthouses the others cover.
 */
import type { Pair, Weather } from '../cards.ts';
import { heightOf } from '../turn.ts';
import { type Knowledge, type Other, possibleOthers } from './worlds.ts';

/** What a card can become in a turn: the highest, the second highest, or neither. */
export const OUTCOMES = [0, 1, 2] as const;

export const outcomeOf = (cardsAbove: number): number => Math.min(cardsAbove, OUTCOMES.length - 1);

/** The ways in which the lighthouses may go to the others with one outcome, for all that the seat knows. */
export interface Ways {
  /** 0: the outcome is not possible. */
  count: number;
  /** Those in which the seat pays. */
  costly: number;
}

/** By outcome. */
export function waysOf(knowledge: Knowledge, card: Weather, [low, high]: Pair): readonly Ways[] {
  const { table, seat } = knowledge.view;
  const own = heightOf(table.standings[seat]?.lighthouse ?? null);
  const others = possibleOthers(knowledge);
  const ways = OUTCOMES.map((): Ways => ({ count: 0, costly: 0 }));
  const add = (outcome: number, ownHeight: number, taken: ReadonlyMap<Other, number>): void => {
    const heights = others.map((other) => taken.get(other) ?? other.height);
    ways[outcome]!.count++;
    if (ownHeight > 0 && heights.every((height) => height <= ownHeight)) ways[outcome]!.costly++;
  };
  for (const first of others) {
    const rest = others.filter((other) => other !== first);
    const next = highestBelow(first, card);
    if (next > 0 && mayLayBelow(rest, next)) add(0, low, new Map([[first, high]]));
    const highest = Math.max(0, ...first.cards);
    if (highest <= card) continue;
    if (mayLayBelow(rest, card)) add(1, high, new Map([[first, low]]));
    for (const second of rest) {
      const between = highestBelow(second, highest);
      const isAbove = between > card;
      if (
        isAbove &&
        mayLayBelow(
          rest.filter((other) => other !== second),
          between,
        )
      )
        add(
          2,
          own,
          new Map([
            [first, low],
            [second, high],
          ]),
        );
    }
  }
  return ways;
}

/** 0: none. */
const highestBelow = ({ cards }: Other, limit: number): number =>
  Math.max(0, ...cards.filter((card) => card < limit));

/** Whether all of these may lay a card below another one. */
const mayLayBelow = (others: readonly Other[], limit: number): boolean =>
  mayDiffer(
    others.map(({ cards }) => cards.filter((card) => card < limit)).toSorted((a, b) => a.length - b.length),
  );

/** Whether everybody may lay another card than all the others. @param hands the smallest first, so that a failure is found soon */
function mayDiffer([cards, ...rest]: readonly (readonly Weather[])[]): boolean {
  if (!cards) return true;
  return cards.some((card) => mayDiffer(rest.map((others) => others.filter((other) => other !== card))));
}
