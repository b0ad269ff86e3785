/** The odds that players are shown, checked against an enumeration of all unseen dice. */
import { describe, expect, it } from 'vitest';
import { allCalls, countOf, FACES } from '../../../src/games/bluff/dice.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { binomial, oddsOf } from '../../../src/games/bluff/odds.ts';
import { afterMoves, faces, matchOf } from './setup.ts';

/** Every outcome of a roll, all equally likely. */
function* allRolls(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of allRolls(dice - 1)) for (const face of FACES) yield [...rest, face];
}

describe('the odds of a call', () => {
  it.each([
    ['', 2],
    ['6', 3],
    ['1336', 4],
    ['12345', 0],
  ])('with %j seen and %i dice unseen are the share of rolls in which it is true', (seen, unseen) => {
    const own = faces(seen);
    const tables = [...allRolls(unseen)].map((hidden) => [...own, ...hidden]);
    for (const call of allCalls(own.length + unseen)) {
      const actual = tables.map((dice) => countOf(dice, call.face));
      const { enough, exact } = oddsOf(call, own, unseen);
      expect(enough).toBeCloseTo(actual.filter((count) => count >= call.count).length / tables.length, 10);
      expect(exact).toBeCloseTo(actual.filter((count) => count === call.count).length / tables.length, 10);
    }
  });

  it('have probabilities that add up to 1 for any number of dice', () => {
    for (const p of [1 / 6, 1 / 3]) {
      for (let dice = 0; dice <= 30; dice++)
        expect(binomial(dice, p).reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 10);
    }
  });
});

describe('a seat view', () => {
  const withOdds = { odds: true };
  const called = afterMoves(
    matchOf({ dice: '136 245 555', rolls: '11', options: withOdds }),
    [0, 'show 3'],
    [0, '2x1'],
  );

  it('has the odds from its own and the revealed dice with odds: true', () => {
    // Seat 1 sees its three dice and the 3; five dice are unseen.
    expect(bluff.seatView(called.state, 1).odds).toEqual(oddsOf({ count: 2, face: 1 }, faces('2453'), 5));
    expect(bluff.seatView(called.state, 0).odds).toEqual(oddsOf({ count: 2, face: 1 }, faces('113'), 6));
    expect(bluff.seatView(called.state, 0).odds?.enough).toBe(1);
  });

  it('has no odds before the first call, or with odds: false', () => {
    expect(bluff.seatView(matchOf({ dice: '136 245', options: withOdds }).state, 0).odds).toBeNull();
    for (const options of [{}, { odds: false }]) {
      const called = afterMoves(matchOf({ dice: '136 245', options }), [0, '1x1']);
      expect(bluff.seatView(called.state, 1).odds).toBeNull();
    }
  });
});
