/** Random rounds, compared turn by turn with a second implementation of the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../runs.ts';
import { beltsInHand, endsEarly, type Player, playTurn, scoresOfRound } from './reference.ts';
import {
  afterAction,
  afterBuilding,
  beltsBySeat,
  chanceOf,
  dummyOf,
  lighthousesBySeat,
  play,
  type Round,
  roundOf,
  scoresOf,
} from './setup.ts';

const SIZES = [4, 8, 12] as const;
const MIN_ROUNDS = 120;

interface Case {
  readonly hands: readonly (readonly number[])[];
  readonly lighthouses: readonly [number, number][];
  readonly seed: string;
}

/** Hands of one size, with the dummy's last for two seats. Half of the cases have sorted lighthouses, so that they tie. */
const anyCase = (seats: number): fc.Arbitrary<Case> =>
  fc
    .record({ seed: fc.stringMatching(/^[0-9a-f]{8}$/), size: fc.constantFrom(...SIZES) })
    .map(({ seed, size }) => {
      const chance = chanceOf(seed);
      const pack = chance.shuffle(
        'cards',
        [...Array(60).keys()].map((card) => card + 1),
      );
      const lighthousePack = chance.shuffle(
        'lighthouses',
        [...Array(24).keys()].map((index) => (index % 12) + 1),
      );
      if (chance.below('ties', 2) === 0) lighthousePack.sort((a, b) => a - b);
      const hands = [...Array(Math.max(3, seats)).keys()].map((index) =>
        pack.slice(index * size, (index + 1) * size),
      );
      return {
        seed,
        hands,
        lighthouses: [...Array(size).keys()].map((index): [number, number] => [
          lighthousePack[2 * index]!,
          lighthousePack[2 * index + 1]!,
        ]),
      };
    });

describe.each([2, 3, 4, 5])('random rounds of %s seats', (seats) => {
  it('take the lighthouses, lose the belts, go out, end and score as the rules say', () => {
    let endedEarly = 0;
    let endedInFull = 0;
    const property = fc.property(anyCase(seats), ({ hands, lighthouses: pairs, seed }) => {
      const chance = chanceOf(seed);
      let round: Round = afterBuilding(
        roundOf({ hands, lighthouses: pairs, ...(seats === 2 && { builder: chance.below('builder', 2) }) }),
      );
      const players: Player[] = hands.map((hand, index) => {
        const isDummy = seats === 2 && index === 2;
        const belts = isDummy ? 0 : beltsInHand(hand);
        return { name: isDummy ? 'D' : `${index}`, belts, taken: [], isIn: true };
      });
      const remaining = hands.map((hand) => [...hand]);
      let turn = 0;
      for (; ; turn++) {
        const laid: Record<string, number> = {};
        if (seats === 2) {
          const { builder, piles } = dummyOf(round);
          laid.D = piles[turn % 2 === 0 ? 1 - builder : builder]!.at(-1)!;
        }
        const order = chance.shuffle(`order/${turn}`, [...Array(seats).keys()]);
        for (const seat of order) {
          if (!players[seat]!.isIn) continue;
          const [card] = remaining[seat]!.splice(chance.below(`${turn}/${seat}`, remaining[seat]!.length), 1);
          laid[`${seat}`] = card!;
          round = afterAction(round, seat, play(card!));
        }
        playTurn(players, laid, pairs[turn]!);
        const seated = players.filter(({ name }) => name !== 'D');
        expect(beltsBySeat(round)).toEqual(seated.map((player) => (player.isIn ? player.belts : 'out')));
        expect(lighthousesBySeat(round)).toEqual(
          seated.map((player) => (player.isIn ? (player.taken.at(-1) ?? null) : null)),
        );
        if (seats === 2) expect(dummyOf(round).lighthouse).toBe(players[2]!.taken.at(-1) ?? null);
        if (endsEarly(players) || turn + 1 === pairs.length) break;
        expect(scoresOf(round)).toBeNull();
      }
      if (turn + 1 < pairs.length) endedEarly++;
      else endedInFull++;
      const expected = scoresOfRound(players);
      expect(scoresOf(round)).toEqual([...Array(seats).keys()].map((seat) => expected[`${seat}`]));
    });
    // With fewer, there is sometimes no round of three seats that ends early.
    fc.assert(property, { numRuns: Math.max(MIN_ROUNDS, runs(MIN_ROUNDS)), endOnFailure: true });
    expect(Math.min(endedEarly, endedInFull), 'rounds that ended early, and that did not').toBeGreaterThan(0);
  });
});
