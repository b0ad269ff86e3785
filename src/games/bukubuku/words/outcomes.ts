/** What the reasons of all languages share. */
import { signed } from '../../../game/numbers.ts';
import type { Params } from '../../../game/words.ts';
import type { Reasons } from './words.ts';

export interface OutcomeWords {
  /** It takes none: the lighthouse that its seat has already stays. */
  readonly keeps: (lighthouse: number | string) => string;
  /** It takes none, and its seat has none yet. */
  readonly staysWithout: string;
  readonly takes: (lighthouse: number | string) => string;
}

/** "takes lighthouse 2 (13%)" for everything that may happen, the likeliest first. */
export function outcomesIn(
  { percent, low, next, high, other, own }: Params,
  { keeps, staysWithout, takes }: OutcomeWords,
  [open, close]: readonly [string, string] = [' (', ')'],
): string[] {
  const outcomes = [
    { name: own === undefined ? staysWithout : keeps(own), share: Number(other) },
    { name: takes(low ?? ''), share: Number(percent) },
    { name: takes(high ?? ''), share: Number(next) },
  ];
  return outcomes
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, share }) => `${name}${open}${share}%${close}`);
}

/** "+0.5 points (others −0.3)": what a choice pays its seat and the other players, beside other choices; undefined where that is not told. */
export function gainIn({ gain, othersGain }: Params, { own, others, both }: GainWords): string | undefined {
  if (gain === undefined || othersGain === undefined) return undefined;
  const [ownAmount, othersAmount] = [signed(Number(gain)), signed(Number(othersGain))];
  if (othersGain === 0) return own(ownAmount);
  return gain === 0 ? others(othersAmount) : both(ownAmount, othersAmount);
}

/** Amounts have a sign. */
export interface GainWords {
  readonly own: (amount: string) => string;
  readonly others: (amount: string) => string;
  readonly both: (own: string, others: string) => string;
}

/** Every sentence with another one behind it, where there is one to say. */
export const withEach = (reasons: Reasons, rest: (params: Params) => string): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).map(([id, sentence]) => [
      id,
      (params: Params) => `${sentence(params)}${rest(params)}`,
    ]),
  ) as Reasons;

/** Whether something else than what is named may happen, and costs no belt, and drops nobody out. */
export const isSafeOtherwise = ({ percent, out, cost }: Params): boolean =>
  Number(percent) < 100 && out === undefined && cost === undefined;
