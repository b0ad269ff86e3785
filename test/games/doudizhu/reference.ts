/**
 * A second implementation of 闘地主's combinations (doudizhu 12–17), straight from the rules: slow, simple, and sharing no
 * code with the game. Tests compare the game's enumeration with it. Cards are ranks: `7`, `SJ`.
 */
const ORDER = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2', 'SJ', 'BJ'];
const NATURAL = ORDER.slice(0, 13);
/** The ranks in the order of straights: the ace is low or high, the 2 is low. */
const LADDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export interface Combination {
  readonly kind: string;
  readonly strength: number;
  /** The number of cards: equal sizes are needed for straights, and a larger bomb beats a smaller one. */
  readonly size: number;
}

/** Cards as text, in one order for equal sets. */
export const sortedText = (cards: readonly string[]): string =>
  cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(' ');

/** The combination that exactly these cards are; null for none. */
export function readCombination(cards: readonly string[]): Combination | null {
  const size = cards.length;
  const ranks = [...new Set(cards)];
  const counts = ranks.map((rank) => cards.filter((card) => card === rank).length);
  const make = (kind: string, rank: string) => ({ kind, strength: ORDER.indexOf(rank), size });

  if (size === 1) return make('single', cards[0]!);
  const jokers = cards.filter((card) => card.endsWith('J') && card.length === 2);
  if (jokers.length > 0) {
    if (size !== 2) return null;
    const natural = cards.find((card) => !jokers.includes(card));
    if (natural) return make('pair', natural);
    return make('pair', jokers.includes('BJ') ? 'BJ' : 'SJ');
  }
  if (ranks.length === 1) return make(size === 2 ? 'pair' : size === 3 ? 'triple' : 'bomb', ranks[0]!);
  if (ranks.length === 2 && counts.includes(3) && counts.includes(2)) {
    return make('plane', ranks[counts.indexOf(3)]!);
  }
  const copies = counts[0]!;
  const minRanks = [0, 5, 3, 2][copies];
  if (minRanks === undefined || ranks.length < minRanks || counts.some((count) => count !== copies))
    return null;
  const top = LADDER.findLastIndex((_, end) => {
    const run = LADDER.slice(Math.max(0, end + 1 - ranks.length), end + 1);
    return run.length === ranks.length && ranks.every((rank) => run.includes(rank));
  });
  return top < 0 ? null : { kind: `straight of ${copies}`, strength: top, size };
}

/** doudizhu 17. */
export function beats(a: Combination, b: Combination): boolean {
  if (a.kind === 'bomb' && b.kind === 'bomb') {
    return a.size > b.size || (a.size === b.size && a.strength > b.strength);
  }
  if (a.kind === 'bomb') return true;
  return a.kind === b.kind && a.size === b.size && a.strength > b.strength;
}

/** Every selection of cards from a hand, the empty one too; selections of equal cards are one. */
function selections(hand: readonly string[]): string[][] {
  const [rank] = hand;
  if (rank === undefined) return [[]];
  const count = hand.filter((card) => card === rank).length;
  const rest = selections(hand.filter((card) => card !== rank));
  return Array.from({ length: count + 1 }, (_, copies) =>
    rest.map((cards) => [...Array.from({ length: copies }, () => rank), ...cards]),
  ).flat();
}

/** Every combination that a hand may lead, or that beats `top`. */
export const legalPlays = (hand: readonly string[], top: Combination | null, mayBomb = true): string[][] =>
  selections(hand).filter((cards) => {
    const combination = cards.length > 0 && readCombination(cards);
    return combination && (mayBomb || combination.kind !== 'bomb') && (!top || beats(combination, top));
  });

/** Every combination of two packs, written out kind by kind. */
export function allCombinations(): string[][] {
  const repeat = (rank: string, count: number) => Array.from({ length: count }, () => rank);
  const straights = (copies: number, minRanks: number) =>
    LADDER.flatMap((_, from) =>
      LADDER.slice(from + minRanks - 1)
        .map((_, more) => LADDER.slice(from, from + minRanks + more))
        .filter((run) => new Set(run).size === run.length)
        .map((run) => run.flatMap((rank) => repeat(rank, copies))),
    ).filter(
      (cards, index, all) => all.findIndex((other) => sortedText(other) === sortedText(cards)) === index,
    );
  return [
    ...ORDER.map((rank) => [rank]),
    ...ORDER.map((rank) => repeat(rank, 2)),
    ...NATURAL.flatMap((rank) => [
      [rank, 'SJ'],
      [rank, 'BJ'],
    ]),
    ['SJ', 'BJ'],
    ...NATURAL.map((rank) => repeat(rank, 3)),
    ...NATURAL.flatMap((rank) =>
      NATURAL.filter((pair) => pair !== rank).map((pair) => [...repeat(rank, 3), ...repeat(pair, 2)]),
    ),
    ...straights(1, 5),
    ...straights(2, 3),
    ...straights(3, 2),
    ...NATURAL.flatMap((rank) => [4, 5, 6, 7, 8].map((size) => repeat(rank, size))),
  ];
}

/** Whether a hand holds these cards. */
export const holds = (hand: readonly string[], cards: readonly string[]): boolean =>
  cards.every(
    (card) => cards.filter((other) => other === card).length <= hand.filter((other) => other === card).length,
  );
