/** Squaring a book: the fewest payments after which nobody owes anybody. */

export interface Balance {
  readonly account: string;
  /** What the account is up; below 0: what it owes. */
  readonly amount: number;
}

export interface Payment {
  readonly from: string;
  readonly to: string;
  /** Above 0. */
  readonly amount: number;
}

/**
 * So many accounts are squared with provably the fewest payments. Of more, who owes just what another is up pays that
 * one; the rest takes at most one payment less than there are.
 */
export const MAX_EXACT_ACCOUNTS = 16;

/**
 * Accounts that square among themselves need one payment less than they are, so the fewest payments come of the most
 * groups that each add up to zero.
 * @throws {RangeError} where the balances do not add up to zero
 */
export function paymentsFor(balances: readonly Balance[]): Payment[] {
  const open = balances.filter(({ amount }) => amount !== 0);
  const sum = open.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`the balances add up to ${sum}, not to zero`);
  if (open.length <= MAX_EXACT_ACCOUNTS) return zeroSumGroups(open).flatMap(settleGroup);
  const { pairs, rest } = pairOpposites(open);
  return [...pairs, ...(rest.length <= MAX_EXACT_ACCOUNTS ? zeroSumGroups(rest) : [rest])].flatMap(
    settleGroup,
  );
}

/** Debts and credits of the same size, two by two, and what has no counterpart. */
function pairOpposites(open: readonly Balance[]): { pairs: Balance[][]; rest: readonly Balance[] } {
  const waiting = new Map<number, Balance[]>();
  const pairs: Balance[][] = [];
  for (const balance of open) {
    const counterpart = waiting.get(-balance.amount)?.pop();
    const same = waiting.get(balance.amount);
    if (counterpart) pairs.push([counterpart, balance]);
    else if (same) same.push(balance);
    else waiting.set(balance.amount, [balance]);
  }
  return { pairs, rest: [...waiting.values()].flat() };
}

/**
 * The most groups that add up to zero. Put in a row, accounts fall into groups wherever the sum so far is zero; over
 * all sets of accounts, the best row of a set is the best row of one account less, and that account.
 */
function zeroSumGroups(open: readonly Balance[]): Balance[][] {
  const all = 2 ** open.length - 1;
  const sums = new Float64Array(all + 1);
  /** In the best row of a set: how often the sum is zero on the way, and which account is last. */
  const zeros = new Int8Array(all + 1);
  const last = new Int8Array(all + 1);
  for (let set = 1; set <= all; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = sums[set & (set - 1)]! + open[lowest]!.amount;
    let most = -1;
    for (let i = lowest; i < open.length; i++) {
      const without = set & ~(1 << i);
      if (without === set || zeros[without]! <= most) continue;
      most = zeros[without]!;
      last[set] = i;
    }
    zeros[set] = most + (sums[set] === 0 ? 1 : 0);
  }
  const groups: Balance[][] = [];
  for (let set = all; set > 0; ) {
    const group: Balance[] = [];
    do {
      group.push(open[last[set]!]!);
      set &= ~(1 << last[set]!);
    } while (sums[set] !== 0);
    groups.push(group);
  }
  return groups;
}

/** The largest debt pays the largest credit, and so on: each payment squares one of its two, and the last one both. */
function settleGroup(group: readonly Balance[]): Payment[] {
  const row = group.toSorted((a, b) => b.amount - a.amount);
  const left = row.map(({ amount }) => amount);
  const payments: Payment[] = [];
  for (let to = 0, from = row.length - 1; to < from; ) {
    const amount = Math.min(left[to]!, -left[from]!);
    payments.push({ from: row[from]!.account, to: row[to]!.account, amount });
    left[to]! -= amount;
    left[from]! += amount;
    if (left[to] === 0) to++;
    if (left[from] === 0) from--;
  }
  return payments;
}
