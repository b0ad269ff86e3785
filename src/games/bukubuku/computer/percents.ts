/** Probabilities in percent, as hints tell them. */
import type { Pair } from '../cards.ts';
import type { Forecast, Shares } from './forecast.ts';

export const isCertain = (share: number): boolean => share > 1 - 1e-9;

/** Only what is certain is 100 %. */
export const percent = (share: number): number =>
  Math.min(Math.round(100 * share), isCertain(share) ? 100 : 99);

/** Shares of a whole, low, high and none, in percents that add up to 100: those with the largest fractions are rounded up. */
function percents(shares: readonly [number, number, number]): [number, number, number] {
  const whole = shares.map((share) =>
    isCertain(share) ? 100 : Math.min(99, Math.floor(100 * share + 1e-9)),
  );
  // Only what is certain is 100 %.
  const fractions = whole.map((each, index) => (each === 99 ? -1 : 100 * shares[index]! - each));
  const byFraction = [...fractions.keys()].toSorted((a, b) => fractions[b]! - fractions[a]!);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const [low = 0, high = 0, none = 0] = whole.map(
    (each, index) => each + Number(byFraction.indexOf(index) < left),
  );
  return [low, high, none];
}

/** The outcomes of a card in percent, which add up to 100. */
export interface Percents {
  /** The lower lighthouse, or both of one number. */
  readonly first: number;
  readonly second: number;
  readonly none: number;
  /** That its seat loses a belt, or drops out: the percents of the outcomes that cost it. */
  readonly risk: number;
}

export function percentsOf([low, high]: Pair, { paid, ...shares }: Forecast): Percents {
  const isSame = low === high;
  const byPlace = (of: Shares) => [isSame ? of.high : of.low, isSame ? 0 : of.high, of.none] as const;
  const [first, second, none] = percents(byPlace(shares));
  const shareOf = byPlace(shares);
  const costs = byPlace(paid).map((cost, place) => (cost > 0 ? cost / shareOf[place]! : 0));
  const risk = [first, second, none].reduce((sum, percent, place) => sum + percent * costs[place]!, 0);
  return { first, second, none, risk: riskPercent(risk, shares.safe) };
}

/** Only what is certain is 100 %, or 0. */
function riskPercent(risk: number, safe: number): number {
  if (isCertain(safe)) return 0;
  return isCertain(1 - safe) ? 100 : Math.min(99, Math.max(1, Math.round(risk)));
}
