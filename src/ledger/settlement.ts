/** The fewest payments after which every account of a book is at zero. */

export interface Balance {
  readonly account: string;
  /** Above 0: what the account is owed; below 0: what it owes. */
  readonly amount: number;
}

export interface Payment {
  readonly from: string;
  readonly to: string;
  /** Positive. */
  readonly amount: number;
}

/**
 * Up to this many accounts the payments are provably the fewest. Of more, accounts with opposite balances are paired
 * first; the rest takes at most one payment less than it has accounts.
 */
export const MAX_EXACT_ACCOUNTS = 16;

/**
 * A group of accounts that sums to zero needs one payment less than it has accounts, so the fewest payments come from
 * the partition into the most such groups.
 * @throws {RangeError} if the balances do not sum to zero
 */
export function paymentsFor(balances: readonly Balance[]): Payment[] {
  const open = balances.filter(({ amount }) => amount !== 0);
  const sum = open.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`the balances sum to ${sum}, not to zero`);
  if (open.length <= MAX_EXACT_ACCOUNTS) return zeroSumGroups(open).flatMap(settleGroup);
  const { pairs, rest } = pairOpposites(open);
  return [...pairs, ...(rest.length <= MAX_EXACT_ACCOUNTS ? zeroSumGroups(rest) : [rest])].flatMap(
    settleGroup,
  );
}

/** Pairs of a debt and a credit of the same amount, and the balances without a counterpart. */
function pairOpposites(open: readonly Balance[]): { pairs: Balance[][]; rest: readonly Balance[] } {
  const unpaired = new Map<number, Balance[]>();
  const pairs: Balance[][] = [];
  for (const balance of open) {
    const counterpart = unpaired.get(-balance.amount)?.pop();
    const equals = unpaired.get(balance.amount);
    if (counterpart) pairs.push([counterpart, balance]);
    else if (equals) equals.push(balance);
    else unpaired.set(balance.amount, [balance]);
  }
  return { pairs, rest: [...unpaired.values()].flat() };
}

/**
 * Partitions the accounts into the most groups that each sum to zero. In an order of accounts, a group ends wherever the
 * running sum is zero. Dynamic programming over all subsets finds the best order: that of a subset is the best order of
 * the subset without one account, followed by that account. Subsets are bit masks.
 */
function zeroSumGroups(open: readonly Balance[]): Balance[][] {
  const full = 2 ** open.length - 1;
  const sums = new Float64Array(full + 1);
  /** For the best order of each subset: how often the running sum is zero, and which account is last. */
  const zeros = new Int8Array(full + 1);
  const last = new Int8Array(full + 1);
  for (let subset = 1; subset <= full; subset++) {
    const lowest = 31 - Math.clz32(subset & -subset);
    sums[subset] = sums[subset & (subset - 1)]! + open[lowest]!.amount;
    let best = -1;
    for (let index = lowest; index < open.length; index++) {
      const without = subset & ~(1 << index);
      if (without === subset || zeros[without]! <= best) continue;
      best = zeros[without]!;
      last[subset] = index;
    }
    zeros[subset] = best + (sums[subset] === 0 ? 1 : 0);
  }
  const groups: Balance[][] = [];
  for (let subset = full; subset > 0; ) {
    const group: Balance[] = [];
    do {
      group.push(open[last[subset]!]!);
      subset &= ~(1 << last[subset]!);
    } while (sums[subset] !== 0);
    groups.push(group);
  }
  return groups;
}

/** The largest debt pays the largest credit: each payment brings one of its two accounts to zero, the last one both. */
function settleGroup(group: readonly Balance[]): Payment[] {
  const sorted = group.toSorted((a, b) => b.amount - a.amount);
  const remaining = sorted.map(({ amount }) => amount);
  const payments: Payment[] = [];
  for (let to = 0, from = sorted.length - 1; to < from; ) {
    const amount = Math.min(remaining[to]!, -remaining[from]!);
    payments.push({ from: sorted[from]!.account, to: sorted[to]!.account, amount });
    remaining[to]! -= amount;
    remaining[from]! += amount;
    if (remaining[to] === 0) to++;
    if (remaining[from] === 0) from--;
  }
  return payments;
}
