/** Cards that do the same in a round, with all hands open. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEquivalent } from '../../../src/games/bukubuku/equal-cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { runs } from '../../runs.ts';
import { afterAction, afterBuilding, play, type Round, roundFromSeed, roundOf, scoresOf } from './setup.ts';

/** Everybody lays the card of a random rank in their hand, low to high. */
function scoresAfter(start: Round, ranks: readonly number[]) {
  let round = start;
  for (let guard = 0; !scoresOf(round); guard++) {
    const [seat] = bukubuku.toAct(round.state);
    const hand = round.state.hands[seat!]!;
    round = afterAction(round, seat!, play(hand[ranks[guard % ranks.length]! % hand.length]!));
  }
  return scoresOf(round);
}

describe('two cards between which nobody else holds one', () => {
  it('pay the same, whatever is laid after them', () => {
    let compared = 0;
    const property = fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.nat({ max: 11 }), { minLength: 12, maxLength: 40 }),
      (seed, players, ranks) => {
        const dealt = roundFromSeed(`equal/${seed}`, players);
        const round = players === 2 ? afterBuilding(dealt) : dealt;
        const [seat] = bukubuku.toAct(round.state);
        const hand = round.state.hands[seat!]!;
        for (const [index, card] of hand.entries()) {
          const other = hand[index + 1];
          if (other === undefined || !isEquivalent(round.state, seat!, play(card), play(other))) continue;
          const [lower, higher] = [card, other].map((each) =>
            scoresAfter(afterAction(round, seat!, play(each)), ranks),
          );
          expect(lower).toEqual(higher);
          compared += 1;
        }
      },
    );
    fc.assert(property, { numRuns: runs(40) });
    expect(compared).toBeGreaterThan(10);
  });

  it('do not, where another player holds or has laid one', () => {
    const hands = [
      [26, 31, 50],
      [27, 32, 51],
      [5, 6, 7],
    ];
    const round = roundOf({
      hands,
      lighthouses: [
        [3, 9],
        [1, 12],
        [4, 4],
      ],
    });
    const areEquivalent = ({ state }: Round, seat: number, low: number, high: number): boolean =>
      isEquivalent(state, seat, play(low), play(high));
    expect(areEquivalent(round, 2, 5, 7)).toBe(true);
    expect(areEquivalent(round, 0, 26, 31)).toBe(false);
    expect(areEquivalent(afterAction(round, 1, play(27)), 0, 26, 31)).toBe(false);
    expect(areEquivalent(round, 0, 31, 31)).toBe(true);
  });
});
