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

/** What speaks for the card that is laid, on average: its own points; what it costs opponents; or that beside what it costs itself. */
export type Merit = 'scores' | 'hinders' | 'costs-them-more';

/** Null where nothing does, or where the dummy's card is a guess. */
export function meritIn(params: Params): Merit | null {
  const gain = params.isGuess ? null : gainIn(params);
  if (gain?.own?.isMore) return 'scores';
  if (!gain?.others) return null;
  return gain.own ? 'costs-them-more' : 'hinders';
}

/** What the card that is laid scores in the round on average, and another one in its place; null where that is not told. */
export function pointsBeside({ here, there, lowCard, lowCardThere }: Params): PointsBeside | null {
  if (here === undefined || there === undefined) return null;
  const [card, other, low] = [here, there, lowCardThere ?? 0].map((points) => expectation(Number(points)));
  return {
    card: card!,
    other: other!,
    low: lowCard === undefined ? null : { card: lowCard, points: low! },
  };
}

export interface PointsBeside {
  readonly card: string;
  readonly other: string;
  /** The lowest card of the hand, which a reader may take for the safest; null: it is that one, or scores more. */
  readonly low: { readonly card: number | string; readonly points: string } | null;
}

/** The cards that do the same as the one that is laid: two of them, or from the lowest to the highest. */
export function equalCards({ lowest, highest }: Params): readonly [string, string] | null {
  return lowest === undefined || highest === undefined ? null : [`${lowest}`, `${highest}`];
}

/** Whether these are only two cards. */
export const isPair = ({ same }: Params): boolean => Number(same) === 2;

/** The parts of a sentence that a language puts behind another one; each is empty where it says nothing. */
interface Behind {
  /** The danger, and a card that is kept. */
  readonly besides: (params: Params) => string;
  readonly why: (params: Params) => string;
  readonly worth: (params: Params) => string;
}

/** What stands behind the sentence that no belt is lost, or that the seat's own lighthouse is given up. */
export function behindNoLoss(params: Params, { besides, why, worth }: Behind): string {
  const { own, isAnySafe, isSafest, safer, saved } = params;
  const danger = isAnySafe ? '' : besides(params);
  if (own === undefined) return danger || why(params);
  const isExplained = [isSafest, safer, saved].some((reason) => reason !== undefined);
  return danger + (isExplained ? '' : worth(params));
}

/** What stands behind the sentence that the highest card takes the lower lighthouse, which may cover the seat's own. */
export function behindHighest(params: Params, behind: Behind): string {
  const { own, high, keeper } = params;
  if (own !== undefined) return behindNoLoss(params, behind);
  const danger = behind.besides(params);
  if (keeper !== undefined) return danger + behind.worth(params);
  return danger || (high === undefined ? behind.worth(params) : '');
}

/** Whether a belt, or the seat's place in the round, is told to be in no danger. */
export const isRiskNone = ({ cost, out }: Params): boolean => (cost ?? out) === 0;

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
