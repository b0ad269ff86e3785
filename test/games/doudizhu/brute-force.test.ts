/** The game's one enumeration of legal plays, held against every choice of cards there is, and counted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceIndex, newPacks, PACK, rankName, rankOf } from '../../../src/game/cards.ts';
import { isRefusal } from '../../../src/game/game.ts';
import { answers, countRanks, leads, type Play, parts } from '../../../src/games/doudizhu/combinations.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { beats, everyCombination, holds, meaning, plays, written } from './by-the-letter.ts';
import { chance, deal, dealt, faces, moved } from './deals.ts';

const PACKS = newPacks(2);
/** Cards of these ranks, `33344 BJ`: a face's first use is in the first pack, its second in the other. */
const cardsOf = (text: string): number[] =>
  faces(text).map((face, i, all) => faceIndex(face)! + (all.indexOf(face) < i ? PACK : 0));
const ranks = (cards: readonly number[]): string[] => cards.map((card) => rankName(rankOf(card)));
const taken = (play: Play): string[] =>
  parts(play).flatMap(([rank, count]) => Array.from({ length: count }, () => rankName(rank)));
const sorted = (all: readonly (readonly string[])[]): string[] => all.map(written).sort();

/** Hands where much is possible: few ranks and many twins, low straights, all thirteen ranks, jokers. */
const hand = fc
  .oneof(
    fc.shuffledSubarray(PACKS, { minLength: 1, maxLength: 11 }),
    among((rank) => rank < 3, 12),
    among((rank) => rank === 11 || rank === 12 || rank < 4, 12),
    among((rank) => rank > 9, 11),
    among((rank) => rank > 11 || rank === 4, 9),
    fc
      .shuffledSubarray(PACKS, { minLength: 0, maxLength: 2 })
      .map((more) => [...new Set([...cardsOf('3456789TJQKA2'), ...more])]),
  )
  .filter((cards) => cards.length > 0);

function among(has: (rank: number) => boolean, most: number) {
  return fc.shuffledSubarray(
    PACKS.filter((card) => has(rankOf(card))),
    { minLength: 1, maxLength: most },
  );
}

describe('every choice of cards', () => {
  it('may be led exactly where it is a combination', () => {
    fc.assert(
      fc.property(hand, fc.boolean(), (cards, mayBomb) => {
        const found = leads(countRanks(cards), mayBomb).map(taken);
        expect(sorted(found)).toEqual(sorted(plays(ranks(cards), null, mayBomb)));
      }),
      { numRuns: 150 },
    );
  });

  it('answers exactly what it beats', () => {
    fc.assert(
      fc.property(hand, hand, fc.nat(), fc.boolean(), (cards, others, pick, mayBomb) => {
        const all = leads(countRanks(others), true);
        const top = all[pick % all.length]!;
        const found = answers(countRanks(cards), top, mayBomb).map(taken);
        expect(sorted(found)).toEqual(sorted(plays(ranks(cards), meaning(taken(top)), mayBomb)));
      }),
      { numRuns: 300 },
    );
  });

  it('is compared the same way among all combinations of two packs', () => {
    const everything = countRanks(PACKS);
    for (const top of leads(everything, true)) {
      const found = answers(everything, top, true);
      const below = meaning(taken(top))!;
      const above = EVERY.filter((cards) => beats(meaning(cards)!, below));
      expect(sorted(found.map(taken)), written(taken(top))).toEqual(sorted(above));
    }
  });
});

const EVERY = everyCombination();
describe('the list of combinations, written out', () => {
  it('has 509 combinations: 15 singles, 42 pairs, 13 triples, 156 planes, 218 straights, 65 bombs', () => {
    const kinds = EVERY.map((cards) => meaning(cards)!.kind);
    const counts = [...new Set(kinds)].map((kind) => [kind, kinds.filter((of) => of === kind).length]);
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

  it('is what both packs together may lead', () => {
    expect(sorted(leads(countRanks(PACKS), true).map(taken))).toEqual(sorted(EVERY));
  });

  it('is what a hand of any size may lead, as far as it holds the cards', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PACKS, { minLength: 20, maxLength: 33 }), (cards) => {
        const held = EVERY.filter((of) => holds(ranks(cards), of));
        expect(sorted(leads(countRanks(cards), true).map(taken))).toEqual(sorted(held));
      }),
      { numRuns: 60 },
    );
  });
});

describe('counts', () => {
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
  ])('%s may lead %i ways', (cards, count) => {
    expect(leads(countRanks(cardsOf(cards)), true)).toHaveLength(count);
    expect(EVERY.filter((of) => holds(ranks(cardsOf(cards)), of))).toHaveLength(count);
  });

  it.each([
    ['perft 1', [72, 77, 99, 70], 162],
    ['perft 2', [74, 111, 114, 82], 194],
    ['perft 3', [84, 61, 76, 119], 204],
  ])(
    'the deal of seed %s: %o ways with 25 cards each, %i for the landlord with 33',
    (seed, each, landlord) => {
      const first = dealt(seed);
      expect(first.hands.map((cards) => leads(countRanks(cards), true).length)).toEqual(each);
      const held = (cards: readonly number[]) => EVERY.filter((of) => holds(ranks(cards), of)).length;
      expect(first.hands.map(held)).toEqual(each);
      const state = moved(first, [first.turn, 'accept']);
      expect(doudizhu.choices(state, first.turn)).toHaveLength(landlord);
      expect(held(state.hands[first.turn]!)).toBe(landlord);
    },
  );
});

/** Sequences of plays and passes, `depth` long or until somebody is out, as the game has them. */
function sequences(state: State, depth: number): number {
  const [seat] = doudizhu.toAct(state);
  if (depth === 0 || seat === undefined) return 1;
  return doudizhu.choices(state, seat).reduce((sum, choice) => {
    const next = doudizhu.apply(state, seat, doudizhu.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(next.refused);
    return sum + sequences(next, depth - 1);
  }, 0);
}

interface Table {
  readonly hands: readonly (readonly string[])[];
  readonly turn: number;
  readonly top: { readonly cards: readonly string[]; readonly passes: number } | null;
  /** Bombs each may still play. */
  readonly bombs: readonly number[];
}

/** The same, by the letter of doudizhu 17–21. */
function sequencesByTheLetter({ hands, turn, top, bombs }: Table, depth: number): number {
  if (depth === 0 || hands.some((cards) => cards.length === 0)) return 1;
  const after = (turn + 1) % 4;
  const laid = plays(hands[turn]!, top && meaning(top.cards), bombs[turn]! > 0).map((cards): Table => {
    const left = [...hands[turn]!];
    for (const card of cards) left.splice(left.indexOf(card), 1);
    const spent = meaning(cards)!.kind === 'bomb' ? 1 : 0;
    return {
      hands: hands.with(turn, left),
      turn: after,
      top: { cards, passes: 0 },
      bombs: bombs.with(turn, bombs[turn]! - spent),
    };
  });
  const passes = (top?.passes ?? 0) + 1;
  const passed: Table[] = top
    ? [{ hands, turn: after, top: passes < 3 ? { ...top, passes } : null, bombs }]
    : [];
  return [...laid, ...passed].reduce((sum, next) => sum + sequencesByTheLetter(next, depth - 1), 0);
}

describe('sequences of plays', () => {
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
  ] as const)('$about: $count', (given) => {
    const { hands, depth, count } = given;
    const oneBomb: readonly number[] = 'oneBomb' in given ? given.oneBomb : [];
    const state = deal({ hands, oneBomb });
    const table: Table = {
      hands: state.hands.map(ranks),
      turn: 0,
      top: null,
      bombs: hands.map((_, seat) => (oneBomb.includes(seat) ? 1 : 100)),
    };
    expect(sequences(state, depth)).toBe(count);
    expect(sequencesByTheLetter(table, depth)).toBe(count);
  });
});
