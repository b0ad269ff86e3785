/** Compares the game's enumeration of legal plays with the reference implementation, and with known counts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceIndex, newPacks, PACK_SIZE, rankName, rankOf } from '../../../src/game/cards.ts';
import { isRefusal } from '../../../src/game/game.ts';
import {
  answers,
  countRanks,
  leads,
  type PlayChoice,
  rankCountsOf,
} from '../../../src/games/doudizhu/combinations.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { runs } from '../../runs.ts';
import { allCombinations, beats, holds, legalPlays, readCombination, sortedText } from './reference.ts';
import { afterMoves, dealFromSeed, faces, noChance, playState } from './setup.ts';

const PACKS = newPacks(2);
/** Cards of these ranks, `33344 BJ`; a face's second use is the card of the second pack. */
const cardsOf = (text: string): number[] =>
  faces(text).map((face, index, all) => faceIndex(face)! + (all.indexOf(face) < index ? PACK_SIZE : 0));
const ranks = (cards: readonly number[]): string[] => cards.map((card) => rankName(rankOf(card)));
const ranksTaken = ({ play }: PlayChoice): string[] =>
  rankCountsOf(play).flatMap(([rank, count]) => Array.from({ length: count }, () => rankName(rank)));
const asTexts = (plays: readonly (readonly string[])[]): string[] => plays.map(sortedText).sort();

/** Hands with many plays: few ranks and many twins, low straights, all thirteen ranks, jokers. */
const anyHand = fc
  .oneof(
    fc.shuffledSubarray(PACKS, { minLength: 1, maxLength: 11 }),
    handsFrom((rank) => rank < 3, 12),
    handsFrom((rank) => rank === 11 || rank === 12 || rank < 4, 12),
    handsFrom((rank) => rank > 9, 11),
    handsFrom((rank) => rank > 11 || rank === 4, 9),
    fc
      .shuffledSubarray(PACKS, { minLength: 0, maxLength: 2 })
      .map((more) => [...new Set([...cardsOf('3456789TJQKA2'), ...more])]),
  )
  .filter((cards) => cards.length > 0);

function handsFrom(isIncluded: (rank: number) => boolean, maxLength: number) {
  return fc.shuffledSubarray(
    PACKS.filter((card) => isIncluded(rankOf(card))),
    { minLength: 1, maxLength },
  );
}

describe('every selection of cards', () => {
  it('may be led exactly if it is a combination (doudizhu 12–16)', () => {
    fc.assert(
      fc.property(anyHand, fc.boolean(), (cards, mayBomb) => {
        const found = leads(countRanks(cards), mayBomb).map(ranksTaken);
        expect(asTexts(found)).toEqual(asTexts(legalPlays(ranks(cards), null, mayBomb)));
      }),
      { numRuns: runs(150) },
    );
  });

  it('may be played exactly on what it beats (doudizhu 17)', () => {
    fc.assert(
      fc.property(anyHand, anyHand, fc.nat(), fc.boolean(), (cards, otherCards, topIndex, mayBomb) => {
        const tops = leads(countRanks(otherCards), true);
        const top = tops[topIndex % tops.length]!;
        const found = answers(countRanks(cards), top.play, mayBomb).map(ranksTaken);
        expect(asTexts(found)).toEqual(
          asTexts(legalPlays(ranks(cards), readCombination(ranksTaken(top)), mayBomb)),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('compares in the same way with every combination of two packs', () => {
    const allCounts = countRanks(PACKS);
    for (const top of leads(allCounts, true)) {
      const found = answers(allCounts, top.play, true);
      const topCombination = readCombination(ranksTaken(top))!;
      const higher = ALL.filter((_, index) => beats(READ[index]!, topCombination));
      expect(asTexts(found.map(ranksTaken)), sortedText(ranksTaken(top))).toEqual(asTexts(higher));
    }
  });
});

const ALL = allCombinations();
const READ = ALL.map((cards) => readCombination(cards)!);

describe('the full list of combinations', () => {
  it('has 509 entries: 15 singles, 42 pairs, 13 triples, 156 planes, 218 straights, 65 bombs', () => {
    const kinds = ALL.map((cards) => readCombination(cards)!.kind);
    const counts = [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]);
    expect(Object.fromEntries(counts)).toEqual({
      single: 15,
      pair: 42,
      triple: 13,
      plane: 156,
      'straight of 1': 53,
      'straight of 2': 76,
      'straight of 3': 89,
      bomb: 65,
    });
  });

  it('equals what two whole packs may lead', () => {
    expect(asTexts(leads(countRanks(PACKS), true).map(ranksTaken))).toEqual(asTexts(ALL));
  });

  it('contains exactly what a hand may lead, as far as the hand holds the cards', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PACKS, { minLength: 20, maxLength: 33 }), (cards) => {
        const held = ALL.filter((combination) => holds(ranks(cards), combination));
        expect(asTexts(leads(countRanks(cards), true).map(ranksTaken))).toEqual(asTexts(held));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('the number of leads', () => {
  it.each([
    ['3', 1],
    ['3 3', 2],
    ['BJ SJ', 3],
    ['BJ BJ SJ SJ', 5],
    ['3 BJ SJ', 6],
    ['33333333', 8],
    ['33344', 6],
    ['333444', 9],
    ['34567', 6],
    ['A2345', 6],
    ['JQKA2', 5],
    ['AA2233', 7],
    ['AAA222', 9],
    ['3456789TJQKA2', 66],
    ['33445566778899TTJJQQKKAA22', 155],
  ])('%s has %i', (cards, count) => {
    expect(leads(countRanks(cardsOf(cards)), true)).toHaveLength(count);
    expect(ALL.filter((combination) => holds(ranks(cardsOf(cards)), combination))).toHaveLength(count);
  });

  it.each([
    ['perft 1', [72, 77, 99, 70], 162],
    ['perft 2', [74, 111, 114, 82], 194],
    ['perft 3', [84, 61, 76, 119], 204],
  ])(
    'the deal of seed %s has %o for 25 cards each, and %i for the landlord with 33',
    (seed, bySeat, landlord) => {
      const first = dealFromSeed(seed);
      expect(first.hands.map((cards) => leads(countRanks(cards), true).length)).toEqual(bySeat);
      const countHeld = (cards: readonly number[]) =>
        ALL.filter((combination) => holds(ranks(cards), combination)).length;
      expect(first.hands.map(countHeld)).toEqual(bySeat);
      const state = afterMoves(first, [first.turn, 'accept']);
      expect(doudizhu.choices(state, first.turn)).toHaveLength(landlord);
      expect(countHeld(state.hands[first.turn]!)).toBe(landlord);
    },
  );
});

/** The number of sequences of plays and passes, `depth` long or until a seat is out, by the game. */
function countSequences(state: State, depth: number): number {
  const [seat] = doudizhu.toAct(state);
  if (depth === 0 || seat === undefined) return 1;
  return doudizhu.choices(state, seat).reduce((sum, choice) => {
    const next = doudizhu.apply(state, seat, doudizhu.actionFor(state, seat, choice), noChance);
    if (isRefusal(next)) throw new Error(next.refused);
    return sum + countSequences(next, depth - 1);
  }, 0);
}

interface Table {
  readonly hands: readonly (readonly string[])[];
  readonly turn: number;
  readonly top: { readonly cards: readonly string[]; readonly passes: number } | null;
  /** By seat: how many bombs it may still play. */
  readonly bombs: readonly number[];
}

/** The same number by the reference implementation of doudizhu 17–21. */
function countReferenceSequences({ hands, turn, top, bombs }: Table, depth: number): number {
  if (depth === 0 || hands.some((cards) => cards.length === 0)) return 1;
  const nextTurn = (turn + 1) % 4;
  const afterPlays = legalPlays(hands[turn]!, top && readCombination(top.cards), bombs[turn]! > 0).map(
    (cards): Table => {
      const rest = [...hands[turn]!];
      for (const card of cards) rest.splice(rest.indexOf(card), 1);
      const spent = readCombination(cards)!.kind === 'bomb' ? 1 : 0;
      return {
        hands: hands.with(turn, rest),
        turn: nextTurn,
        top: { cards, passes: 0 },
        bombs: bombs.with(turn, bombs[turn]! - spent),
      };
    },
  );
  const passes = (top?.passes ?? 0) + 1;
  const afterPass: Table[] = top
    ? [{ hands, turn: nextTurn, top: passes < 3 ? { ...top, passes } : null, bombs }]
    : [];
  return [...afterPlays, ...afterPass].reduce(
    (sum, next) => sum + countReferenceSequences(next, depth - 1),
    0,
  );
}

describe('the number of sequences of plays', () => {
  it.each([
    { about: 'two cards each', hands: ['3 4', '5 6', '7 8', '9 T'], depth: 9, count: 54 },
    { about: 'singles and pairs', hands: ['33 5', '44 6', '55 3', '66 4'], depth: 10, count: 130 },
    { about: 'jokers', hands: ['BJ 3 4', 'SJ 3 4', 'BJ SJ 5', '3 4 5'], depth: 9, count: 242 },
    { about: 'bombs', hands: ['3333 5', '4444 5', '55555 6', '6 7'], depth: 8, count: 539 },
    {
      about: 'bombs, one each',
      hands: ['3333 4444', '5555 6666', 'K', 'Q'],
      oneBomb: [0, 1],
      depth: 8,
      count: 712,
    },
    { about: 'straights', hands: ['34567 8', 'A2345 6', '56789 T', '9TJQK A'], depth: 7, count: 2594 },
    { about: 'planes', hands: ['33344', '55566', '77733', 'AAA22'], depth: 8, count: 716 },
  ] as const)('with $about is $count', (given) => {
    const { hands, depth, count } = given;
    const oneBomb: readonly number[] = 'oneBomb' in given ? given.oneBomb : [];
    const state = playState({ hands, oneBomb });
    const table: Table = {
      hands: state.hands.map(ranks),
      turn: 0,
      top: null,
      bombs: hands.map((_, seat) => (oneBomb.includes(seat) ? 1 : 100)),
    };
    expect(countSequences(state, depth)).toBe(count);
    expect(countReferenceSequences(table, depth)).toBe(count);
  });
});
