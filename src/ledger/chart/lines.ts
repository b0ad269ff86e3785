/** From what a book says to what a chart shows: a line for each account, point by point. Pure. */
import type { BalanceSeries } from '../../store/ledger/standings.ts';

export interface ChartLine {
  /** Empty: nothing of it can be written. */
  readonly name: string;
  /** Which entry of those shown, and what the account stood at then; the first is before them all. */
  readonly points: readonly (readonly [number, number])[];
  readonly total: number;
}

/** A chart as the drawer takes it: nothing but what is seen. */
export interface Chart {
  readonly title: string;
  readonly axis: string;
  /** How many entries it spans. */
  readonly entries: number;
  readonly lines: readonly ChartLine[];
}

/** Null: there is too little to draw. */
export function chartOf(
  { standings, changes: steps }: BalanceSeries,
  { title, axis, nameOf }: { title: string; axis: string; nameOf: (account: string) => string },
): Chart | null {
  const places = new Map([...new Set(steps.map(({ entry }) => entry))].map((entry, at) => [entry, at + 1]));
  if (places.size < 2) return null;
  const lines = standings.map(({ account, total }): ChartLine => {
    const own = steps.filter((step) => step.account === account);
    let stands = total - own.reduce((sum, { amount }) => sum + amount, 0);
    const before: readonly [number, number] = [0, stands];
    const points = own.map(({ entry, amount }): readonly [number, number] => {
      stands += amount;
      return [places.get(entry)!, stands];
    });
    return { name: nameOf(account), total, points: [before, ...points, [places.size, total]] };
  });
  return { title, axis, entries: places.size, lines };
}
