/** The solver of ends with all hands open, held against a search of everything by the rules themselves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPacks, rankName, rankOf } from '../../../src/game/cards.ts';
import { playoutRandom, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { stepValue } from '../../../src/game/step-values.ts';
import type { Side } from '../../../src/games/doudizhu/computer/end.ts';
import { playout } from '../../../src/games/doudizhu/computer/open-hands.ts';
import { solve } from '../../../src/games/doudizhu/computer/solver.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { actionFor, apply, choices } from '../../../src/games/doudizhu/rules.ts';
import { type Bombs, type Playing, SEATS, type State } from '../../../src/games/doudizhu/state.ts';
import { runs } from '../../runs.ts';
import { afterMoves, dealFromSeed, playState } from './setup.ts';

/** The side that wins, found by every play of every seat. */
function bruteForce(state: State, known = new Map<string, Side>()): Side {
  if (state.phase === 'auction') throw new Error('the auction is not over');
  if (state.phase === 'over') return state.winner === state.landlord ? 'landlord' : 'farmers';
  const { hands, bombs, top, turn, landlord } = state;
  const key = JSON.stringify([hands.map((hand) => hand.map(rankOf)), bombs, top?.seat, top?.play, turn]);
  const found = known.get(key);
  if (found) return found;
  const own = turn === landlord ? 'landlord' : 'farmers';
  const wins = choices(state, turn).some(
    (choice) => bruteForce(apply(state, turn, actionFor(state, turn, choice)), known) === own,
  );
  const winner = wins ? own : own === 'landlord' ? 'farmers' : 'landlord';
  known.set(key, winner);
  return winner;
}

/** Few ranks, so that hands hold pairs, triples, bombs and straights. */
const FEW_RANKS = newPacks(2).filter((card) => [0, 1, 2, 3, 4, 13, 14].includes(rankOf(card)));
const BOMBS: readonly Bombs[] = ['free', 'one', 'spent'];

const ends = fc
  .record({
    cards: fc.shuffledSubarray(FEW_RANKS, { minLength: 4, maxLength: 14 }),
    owners: fc.array(fc.nat(SEATS - 1), { minLength: 14, maxLength: 14 }),
    bombs: fc.array(fc.constantFrom(...BOMBS), { minLength: SEATS, maxLength: SEATS }),
    landlord: fc.nat(SEATS - 1),
    turn: fc.nat(SEATS - 1),
  })
  .map(({ cards, owners, bombs, landlord, turn }): Playing => {
    const base = playState({ hands: ['3', '4', '5', '6'] });
    if (base.phase !== 'play') throw new Error(base.phase);
    const hands = [0, 1, 2, 3].map((seat) =>
      cards.filter((_, i) => (i < SEATS ? i : owners[i]) === seat).sort((a, b) => rankOf(b) - rankOf(a)),
    );
    return { ...base, hands, bombs, landlord, turn, exposed: null };
  });

/** The player’s example: the landlord is seat 0 and has one card left, and seat 2 leads. */
const LAST_CARD = playing({ ...playState({ hands: ['7h', '99TTJ4', 'QQQK3', '5566883'] }), turn: 2 });

function playing(state: State): Playing {
  if (state.phase !== 'play') throw new Error(state.phase);
  return state;
}

const chance = seededChance(seedFromText('solver'));

/** Ends where a seat has nothing but a bomb. */
const lastBombs = fc
  .record({ end: ends, holder: fc.nat(SEATS - 1), size: fc.integer({ min: 4, max: 5 }) })
  .map(({ end, holder, size }): Playing => {
    const bomb = newPacks(2)
      .filter((card) => rankOf(card) === 5)
      .slice(0, size);
    return { ...end, hands: end.hands.with(holder, bomb) };
  });

/** A fresh player's deal: the landlord has a queen and four jacks, two farmers have a greater bomb each. */
const QUEEN_AND_JACKS = playing(
  playState({
    hands: ['QJJJJ', 'BJ222KKJJTT9988755543', 'SJ2AKQQQQQJT9998877655433', 'SJ22AQQJT9887766666544433'],
    oneBomb: [1, 2, 3],
  }),
);

/** The states of a deal of random play. */
function randomDeal(seed: string): State[] {
  const random = playoutRandom(seededChance(seedFromText(seed)), 'play');
  const states: State[] = [dealFromSeed(seed)];
  for (let state = states[0]!; state.phase !== 'over'; states.push(state)) {
    const all = choices(state, state.turn);
    state = apply(state, state.turn, actionFor(state, state.turn, all[Math.floor(random() * all.length)]!));
  }
  return states;
}

describe('the solver', () => {
  it('agrees with a search of everything, for every lead and answer', () => {
    fc.assert(
      fc.property(ends, fc.nat(99), (state, pick) => {
        expect(solve(state, Number.POSITIVE_INFINITY)).toBe(bruteForce(state));
        const all = choices(state, state.turn);
        const next = apply(state, state.turn, actionFor(state, state.turn, all[pick % all.length]!));
        if (next.phase === 'play') expect(solve(next, Number.POSITIVE_INFINITY)).toBe(bruteForce(next));
      }),
      { numRuns: runs(150) },
    );
  });

  it('sees that farmers win who lead what the landlord’s last card cannot beat', () => {
    expect(solve(LAST_CARD, 500)).toBe('farmers');
    expect(solve(playing(afterMoves(LAST_CARD, [2, 'QQQ'])), 500)).toBe('farmers');
    expect(solve(playing(afterMoves(LAST_CARD, [2, '3'], [3, 'pass'])), 500)).toBe('landlord');
  });

  it('agrees with a search of everything where a seat has nothing but a bomb', () => {
    let judged = 0;
    fc.assert(
      fc.property(lastBombs, (state) => {
        const winner = solve(state, 1);
        if (winner) judged += 1;
        expect(winner ?? bruteForce(state)).toBe(bruteForce(state));
        expect(solve(state, Number.POSITIVE_INFINITY)).toBe(bruteForce(state));
      }),
      { numRuns: runs(100) },
    );
    expect(judged).toBeGreaterThan(0);
  });

  it('sees at once that a last bomb wins whatever the others lead, though they hold two greater ones', () => {
    expect(solve(QUEEN_AND_JACKS, 300)).toBe('landlord');
    expect(solve(playing(afterMoves(QUEEN_AND_JACKS, [0, 'Q'])), 300)).toBe('landlord');
    // The jacks first are beaten by a greater bomb, and the queen by many a card.
    expect(solve(playing(afterMoves(QUEEN_AND_JACKS, [0, 'JJJJ'])), 300)).not.toBe('landlord');
  });

  it('gives up where it may look at no more positions', () => expect(solve(LAST_CARD, 1)).toBeNull());
});

describe('with open hands', () => {
  it('a solved end is worth what it pays, in every playout', () => {
    for (const name of ['a', 'b', 'c']) {
      expect(playout(LAST_CARD, chance.scope(name))).toEqual([-3, 1, 1, 1]);
      const lost = afterMoves(LAST_CARD, [2, '3'], [3, 'pass']);
      expect(playout(lost, chance.scope(name))).toEqual([3, -1, -1, -1]);
    }
  });

  it('a lead that wins anyway is no gain: it was won before', () => {
    const lead = { do: 'play' as const, cards: QUEEN_AND_JACKS.hands[0]!.slice(0, 1) };
    expect(stepValue(doudizhu, QUEEN_AND_JACKS, { step: 0, seat: 0, action: lead }, chance, 8)).toMatchObject(
      {
        before: 3,
        after: 3,
        error: 0,
      },
    );
  });

  it('what is proved of a later state is proved of those before it in which its winner moved alone', () => {
    let carried = 0;
    for (const seed of ['a', 'b', 'c']) {
      const states = randomDeal(seed);
      for (const [index, state] of states.entries()) {
        if (state.phase !== 'play' || choices(state, state.turn).length === 1) continue;
        const own = state.turn === state.landlord ? 'landlord' : 'farmers';
        const next = states[index + 1]!;
        const isWon =
          next.phase === 'over'
            ? next.winner === state.turn
            : next.phase === 'play' && solve(next, 300) === own;
        if (!isWon) continue;
        const pay = playout(state, chance, states.slice(index + 1))[state.turn]!;
        expect(Math.sign(pay)).toBe(1);
        carried += 1;
      }
    }
    expect(carried).toBeGreaterThan(3);
  });

  it('a play that keeps a won end changes nothing, and one that gives it away changes all', () => {
    const lead = { do: 'play', cards: LAST_CARD.hands[2]!.filter((card) => rankName(rankOf(card)) === 'Q') };
    expect(stepValue(doudizhu, LAST_CARD, { step: 0, seat: 2, action: lead }, chance, 8)).toMatchObject({
      before: 1,
      after: 1,
      change: 0,
      error: 0,
    });
    // Nobody else can keep the landlord from beating the 3.
    const led = afterMoves(LAST_CARD, [2, '3']);
    expect(stepValue(doudizhu, led, { step: 1, seat: 3, action: { do: 'pass' } }, chance, 8)).toMatchObject({
      before: 1,
      after: -1,
      change: -6,
      error: 0,
    });
  });
});
