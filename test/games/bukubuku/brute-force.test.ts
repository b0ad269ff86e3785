/** Random rounds, turn by turn, held against the rules by the letter. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beltsIn, endsEarly, type Player, score, turn } from './by-the-letter.ts';
import {
  acted,
  belts,
  built,
  chanceOf,
  dummyOf,
  lighthouses,
  play,
  round,
  type Staged,
  scores,
} from './rounds.ts';

const SIZES = [4, 8, 12] as const;

interface Case {
  readonly hands: readonly (readonly number[])[];
  readonly lighthouses: readonly [number, number][];
  readonly seed: string;
}

/** Hands of a size, the last the dummy's where two play; lighthouses come from few numbers now and then, so that they tie. */
const anyCase = (seats: number): fc.Arbitrary<Case> =>
  fc
    .record({ seed: fc.stringMatching(/^[0-9a-f]{8}$/), size: fc.constantFrom(...SIZES) })
    .map(({ seed, size }) => {
      const chance = chanceOf(seed);
      const pack = chance.shuffle(
        'cards',
        [...Array(60).keys()].map((card) => card + 1),
      );
      const towers = chance.shuffle(
        'lighthouses',
        [...Array(24).keys()].map((at) => (at % 12) + 1),
      );
      if (chance.below('ties', 2) === 0) towers.sort((a, b) => a - b);
      const hands = [...Array(Math.max(3, seats)).keys()].map((at) => pack.slice(at * size, (at + 1) * size));
      return {
        seed,
        hands,
        lighthouses: [...Array(size).keys()].map((at): [number, number] => [
          towers[2 * at]!,
          towers[2 * at + 1]!,
        ]),
      };
    });

describe.each([2, 3, 4, 5])('%s seats', (seats) => {
  it('who takes which lighthouse, who loses a belt, who is out, when it ends and what it pays', () => {
    let early = 0;
    let late = 0;
    const property = fc.property(anyCase(seats), ({ hands, lighthouses: pairs, seed }) => {
      const chance = chanceOf(seed);
      let staged: Staged = built(
        round({ hands, lighthouses: pairs, ...(seats === 2 && { builder: chance.below('builder', 2) }) }),
      );
      const players: Player[] = hands.map((hand, at) => {
        const isDummy = seats === 2 && at === 2;
        return { name: isDummy ? 'D' : `${at}`, belts: isDummy ? 0 : beltsIn(hand), taken: [], in: true };
      });
      const left = hands.map((hand) => [...hand]);
      let number = 0;
      for (; ; number++) {
        const laid: Record<string, number> = {};
        if (seats === 2) {
          const { builder, piles } = dummyOf(staged);
          laid.D = piles[number % 2 === 0 ? 1 - builder : builder]!.at(-1)!;
        }
        const order = chance.shuffle(`order/${number}`, [...Array(seats).keys()]);
        for (const seat of order) {
          if (!players[seat]!.in) continue;
          const [card] = left[seat]!.splice(chance.below(`${number}/${seat}`, left[seat]!.length), 1);
          laid[`${seat}`] = card!;
          staged = acted(staged, seat, play(card!));
        }
        turn(players, laid, pairs[number]!);
        const own = players.filter(({ name }) => name !== 'D');
        expect(belts(staged)).toEqual(own.map((of) => (of.in ? of.belts : 'out')));
        expect(lighthouses(staged)).toEqual(own.map((of) => (of.in ? (of.taken.at(-1) ?? null) : null)));
        if (seats === 2) expect(dummyOf(staged).lighthouse).toBe(players[2]!.taken.at(-1) ?? null);
        if (endsEarly(players) || number + 1 === pairs.length) break;
        expect(scores(staged)).toBeNull();
      }
      if (number + 1 < pairs.length) early++;
      else late++;
      const points = score(players);
      expect(scores(staged)).toEqual([...Array(seats).keys()].map((seat) => points[`${seat}`]));
    });
    fc.assert(property, { numRuns: 120, endOnFailure: true });
    expect(Math.min(early, late), 'rounds that ended early, and that did not').toBeGreaterThan(0);
  });
});
