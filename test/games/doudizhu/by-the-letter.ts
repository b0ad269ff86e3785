/**
 * 闘地主's combinations by the letter of its rules (doudizhu 12–17), slow and simple, sharing no line with the game's own:
 * what the game enumerates is held against it. Cards are ranks: `7`, `SJ`.
 */
const ORDER = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2', 'SJ', 'BJ'];
const NATURAL = ORDER.slice(0, 13);
/** The order of straights: A is low or high, 2 is low. */
const ROW = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export interface Meaning {
  readonly kind: string;
  readonly strength: number;
  /** Cards: what must be the same in straights, and counts first in bombs. */
  readonly size: number;
}

/** The same cards are written the same way. */
export const written = (cards: readonly string[]): string =>
  cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(' ');

/** What exactly these cards are; null: no combination. */
export function meaning(cards: readonly string[]): Meaning | null {
  const size = cards.length;
  const ranks = [...new Set(cards)];
  const counts = ranks.map((rank) => cards.filter((card) => card === rank).length);
  const is = (kind: string, rank: string) => ({ kind, strength: ORDER.indexOf(rank), size });

  if (size === 1) return is('single', cards[0]!);
  const jokers = cards.filter((card) => card.endsWith('J') && card.length === 2);
  if (jokers.length > 0) {
    if (size !== 2) return null;
    const natural = cards.find((card) => !jokers.includes(card));
    if (natural) return is('pair', natural);
    return is('pair', jokers.includes('BJ') ? 'BJ' : 'SJ');
  }
  if (ranks.length === 1) return is(size === 2 ? 'pair' : size === 3 ? 'triple' : 'bomb', ranks[0]!);
  if (ranks.length === 2 && counts.includes(3) && counts.includes(2)) {
    return is('plane', ranks[counts.indexOf(3)]!);
  }
  const each = counts[0]!;
  const least = [0, 5, 3, 2][each];
  if (least === undefined || ranks.length < least || counts.some((count) => count !== each)) return null;
  const top = ROW.findLastIndex((_, end) => {
    const run = ROW.slice(Math.max(0, end + 1 - ranks.length), end + 1);
    return run.length === ranks.length && ranks.every((rank) => run.includes(rank));
  });
  return top < 0 ? null : { kind: `straight of ${each}`, strength: top, size };
}

/** doudizhu 17. */
export function beats(one: Meaning, other: Meaning): boolean {
  if (one.kind === 'bomb' && other.kind === 'bomb') {
    return one.size > other.size || (one.size === other.size && one.strength > other.strength);
  }
  if (one.kind === 'bomb') return true;
  return one.kind === other.kind && one.size === other.size && one.strength > other.strength;
}

/** Every choice of cards from a hand, the empty one too; equal cards are one. */
export function selections(hand: readonly string[]): string[][] {
  const [rank] = hand;
  if (rank === undefined) return [[]];
  const count = hand.filter((card) => card === rank).length;
  const rest = selections(hand.filter((card) => card !== rank));
  return Array.from({ length: count + 1 }, (_, taken) =>
    rest.map((cards) => [...Array.from({ length: taken }, () => rank), ...cards]),
  ).flat();
}

/** Everything in a hand that may be led, or that beats what lies there. */
export const plays = (hand: readonly string[], below: Meaning | null, mayBomb = true): string[][] =>
  selections(hand).filter((cards) => {
    const of = cards.length > 0 && meaning(cards);
    return of && (mayBomb || of.kind !== 'bomb') && (!below || beats(of, below));
  });

/** The list of combinations written out: all there are in two packs. */
export function everyCombination(): string[][] {
  const times = (rank: string, count: number) => Array.from({ length: count }, () => rank);
  const straights = (each: number, least: number) =>
    ROW.flatMap((_, from) =>
      ROW.slice(from + least - 1)
        .map((_, more) => ROW.slice(from, from + least + more))
        .filter((run) => new Set(run).size === run.length)
        .map((run) => run.flatMap((rank) => times(rank, each))),
    ).filter((cards, i, all) => all.findIndex((other) => written(other) === written(cards)) === i);
  return [
    ...ORDER.map((rank) => [rank]),
    ...ORDER.map((rank) => times(rank, 2)),
    ...NATURAL.flatMap((rank) => [
      [rank, 'SJ'],
      [rank, 'BJ'],
    ]),
    ['SJ', 'BJ'],
    ...NATURAL.map((rank) => times(rank, 3)),
    ...NATURAL.flatMap((rank) =>
      NATURAL.filter((of) => of !== rank).map((of) => [...times(rank, 3), ...times(of, 2)]),
    ),
    ...straights(1, 5),
    ...straights(2, 3),
    ...straights(3, 2),
    ...NATURAL.flatMap((rank) => [4, 5, 6, 7, 8].map((size) => times(rank, size))),
  ];
}

/** Whether a hand holds these cards. */
export const holds = (hand: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card) => cards.filter((of) => of === card).length <= hand.filter((of) => of === card).length);
