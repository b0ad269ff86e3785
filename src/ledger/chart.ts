/** Turns the balances of a book over time into the lines of a chart, one per account. Pure. */
import type { Locale } from '../game/words.ts';
import type { BalanceSeries } from '../store/ledger/series.ts';

export interface ChartLine {
  /** The account's name; empty if no font has any of its letters. */
  readonly name: string;
  /** Pairs of an entry's index and the balance after it. Index 0 is the balance before the first entry. */
  readonly points: readonly (readonly [number, number])[];
  readonly total: number;
}

/** A chart as the drawer takes it; it holds only what is visible. */
export interface Chart {
  /** Decides on the shape of letters. */
  readonly locale: Locale;
  readonly title: string;
  readonly axis: string;
  /** How many entries the chart spans. */
  readonly entries: number;
  readonly lines: readonly ChartLine[];
}

/** @returns null if there are fewer than two entries */
export function chartOf(
  { standings, changes }: BalanceSeries,
  {
    locale,
    title,
    axis,
    nameOf,
  }: { locale: Locale; title: string; axis: string; nameOf: (account: string) => string },
): Chart | null {
  const entryIds = [...new Set(changes.map(({ entry }) => entry))];
  const indexes = new Map(entryIds.map((entry, index) => [entry, index + 1]));
  if (indexes.size < 2) return null;
  const lines = standings.map(({ account, total }): ChartLine => {
    const accountChanges = changes.filter((change) => change.account === account);
    const start = total - accountChanges.reduce((sum, { amount }) => sum + amount, 0);
    let balance = start;
    const points = accountChanges.map(({ entry, amount }): readonly [number, number] => {
      balance += amount;
      return [indexes.get(entry)!, balance];
    });
    return { name: nameOf(account), total, points: [[0, start], ...points, [indexes.size, total]] };
  });
  return { locale, title, axis, entries: indexes.size, lines };
}
