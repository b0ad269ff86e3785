/** What the reasons of all languages share. */
import { expectation, tenths } from '../../../game/numbers.ts';
import type { Params } from '../../../game/words.ts';
import type { Reasons } from './words.ts';

export interface OutcomeWords {
  /** It takes none: the lighthouse that its seat has already stays. */
  readonly keeps: (lighthouse: number | string) => string;
  /** It takes none, and its seat has none yet. */
  readonly staysWithout: string;
  /** @param isOther another one of the same number may be kept */
  readonly takes: (lighthouse: number | string, isOther: boolean) => string;
}

/** "takes lighthouse 2 (13%)" for everything that may happen, the likeliest first. */
export function outcomesIn(
  { percent, low, next, high, other, own }: Params,
  { keeps, staysWithout, takes }: OutcomeWords,
  [open, close]: readonly [string, string] = [' (', ')'],
): string[] {
  const isKept = Number(other) > 0;
  const taken = (lighthouse: number | string = ''): string => takes(lighthouse, isKept && lighthouse === own);
  const outcomes = [
    { name: own === undefined ? staysWithout : keeps(own), share: Number(other) },
    { name: taken(low), share: Number(percent) },
    { name: taken(high), share: Number(next) },
  ];
  return outcomes
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, share }) => `${name}${open}${share}%${close}`);
}

/** What the card that is laid scores on average beside others, or beside one of them: for its player, and for everybody else. */
export interface Gain {
  readonly own: Difference | null;
  /** Null, too, where the player's points are reason enough: what it leaves to the others speaks for it, or does not outweigh them. */
  readonly others: Difference | null;
}

interface Difference {
  readonly amount: string;
  readonly isMore: boolean;
}

/** Null where that is not told. */
export function gainIn({ gain, othersGain }: Params): Gain | null {
  if (gain === undefined || othersGain === undefined) return null;
  const differenceOf = (more: number): Difference | null =>
    more === 0 ? null : { amount: tenths(Math.abs(more)), isMore: more > 0 };
  const [own, others] = [Number(gain), Number(othersGain)];
  return { own: differenceOf(own), others: own > 0 ? null : differenceOf(others) };
}

/** What the card that is laid, and a safer one in its place, score in the round on average; null where that is not told. */
export function pointsBesideSafer({ here, there, lowCard, lowCardThere }: Params): PointsBesideSafer | null {
  if (here === undefined || there === undefined) return null;
  const [card, safer] = [here, there].map((points) => expectation(Number(points)));
  const low =
    lowCardThere === undefined ? null : { card: lowCard, points: expectation(Number(lowCardThere)) };
  return { card: card!, safer: safer!, low };
}

/** The same beside the card that would probably keep the seat's lighthouse. */
export function pointsBesideKeeper({ keeper, here, there }: Params): PointsBesideKeeper | null {
  if (keeper === undefined) return null;
  const [card, kept] = [here, there].map((points) => expectation(Number(points)));
  return { keeper, card: card!, kept: kept! };
}

interface PointsBesideKeeper {
  readonly keeper: number | string;
  readonly card: string;
  readonly kept: string;
}

export interface PointsBesideSafer {
  readonly card: string;
  readonly safer: string;
  /** The lowest card of the hand, which a reader may take for the safest; null: it is that one, or scores more. */
  readonly low: { readonly card: number | string | undefined; readonly points: string } | null;
}

/** The cards that do the same as the one that is laid: two of them, or from the lowest to the highest. */
export function equalCards({ lowest, highest }: Params): readonly [string, string] | null {
  return lowest === undefined || highest === undefined ? null : [`${lowest}`, `${highest}`];
}

/** Whether these are only two cards. */
export const isPair = ({ same }: Params): boolean => Number(same) === 2;

/** Whether a danger is told with why the card is laid nevertheless. */
export const isInSpite = ({ isSafest, safer }: Params): boolean =>
  isSafest !== undefined || safer !== undefined;

/** Whether a card costs its seat a belt whichever lighthouse it takes. */
export const costsAnyway = ({ cost, percent, next, other }: Params): boolean =>
  Number(cost) === 100 && [percent, next, other].filter((share) => Number(share) > 0).length > 1;

/** Every sentence with another one behind it, where there is one to say. */
export const withEach = (reasons: Reasons, rest: (params: Params) => string): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).map(([id, sentence]) => [
      id,
      (params: Params) => `${sentence(params)}${rest(params)}`,
    ]),
  ) as Reasons;
