/** The odds that players are told, against every way the unseen dice may lie. */
import { describe, expect, it } from 'vitest';
import { countOf, FACES, ladder } from '../../../src/games/bluff/dice.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { binomial, oddsOf } from '../../../src/games/bluff/odds.ts';
import { faces, match, played } from './matches.ts';

/** All ways that dice may lie, each as likely. */
function* ways(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of ways(dice - 1)) for (const face of FACES) yield [...rest, face];
}

describe('the odds of a call', () => {
  it.each([
    ['', 2],
    ['6', 3],
    ['1336', 4],
    ['12345', 0],
  ])('seeing %j, not seeing %i dice, are the share of the ways in which it is so', (seen, unseen) => {
    const own = faces(seen);
    const all = [...ways(unseen)].map((hidden) => [...own, ...hidden]);
    for (const call of ladder(own.length + unseen)) {
      const numbers = all.map((dice) => countOf(dice, call.face));
      const { enough, exact } = oddsOf(call, own, unseen);
      expect(enough).toBeCloseTo(numbers.filter((of) => of >= call.count).length / all.length, 10);
      expect(exact).toBeCloseTo(numbers.filter((of) => of === call.count).length / all.length, 10);
    }
  });

  it('of any number of dice add up to one', () => {
    for (const p of [1 / 6, 1 / 3]) {
      for (let dice = 0; dice <= 30; dice++)
        expect(binomial(dice, p).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    }
  });
});

describe('a player', () => {
  const asked = { odds: true };
  const called = played(
    match({ dice: '136 245 555', rolls: '11', options: asked }),
    [0, 'show 3'],
    [0, '2x1'],
  );

  it('is told them from their own and the revealed dice, where the table asked for it', () => {
    // Seat 1 sees its three dice and the 3; five dice it does not see.
    expect(bluff.seatView(called.state, 1).odds).toEqual(oddsOf({ count: 2, face: 1 }, faces('2453'), 5));
    expect(bluff.seatView(called.state, 0).odds).toEqual(oddsOf({ count: 2, face: 1 }, faces('113'), 6));
    expect(bluff.seatView(called.state, 0).odds?.enough).toBe(1);
  });

  it('is told nothing before there is a call, or where the table did not ask', () => {
    expect(bluff.seatView(match({ dice: '136 245', options: asked }).state, 0).odds).toBeNull();
    for (const options of [{}, { odds: false }]) {
      const off = played(match({ dice: '136 245', options }), [0, '1x1']);
      expect(bluff.seatView(off.state, 1).odds).toBeNull();
    }
  });
});
