/** How the house plays ブクブク: choices that any good player would agree on, and that it beats random play. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/game/game.ts';
import { computer } from '../../../src/games/bukubuku/computer.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Carry, State } from '../../../src/games/bukubuku/state.ts';
import { chanceOf, dealt, round, type Staged, turns } from './rounds.ts';

/** What it does here, whatever chance says: each of its answers once. */
const does = ({ state }: Staged, seat: number): string[] => {
  const view = bukubuku.seatView(state, seat);
  const names = Array.from({ length: 6 }, (_, i) =>
    bukubuku.nameOf(computer(view, chanceOf(`computer/${i}`))),
  );
  return [...new Set(names)];
};

describe('the computer', () => {
  it('wins the last turn’s low lighthouse with a card that nothing beats', () => {
    const staged = round({
      hands: [
        [60, 1],
        [26, 40],
        [27, 41],
      ],
      lighthouses: [
        [5, 6],
        [1, 12],
      ],
    });
    // Laying the 60 now takes 5; kept, it takes the 1 against the 12.
    const last = turns(staged, [1, 26, 41]);
    expect(does(last, 0)).toEqual(['play.60']);
  });

  it('without a belt keeps out of the way of the 12', () => {
    const staged = round({
      hands: [
        [1, 13, 30],
        [60, 31, 26],
        [2, 32, 27],
        [3, 33, 28],
      ],
      lighthouses: [
        [2, 9],
        [1, 12],
        [4, 5],
      ],
    });
    const now = turns(staged, [13, 60, 2, 3]);
    expect(now.state.standings[0]).toEqual({ belts: 0, lighthouse: 9 });
    expect(does(now, 0)).toEqual(['play.1']);
  });

  it('chooses the same from the same view and chance, and in place of who is late', () => {
    for (const seats of [2, 3, 5]) {
      const { state } = dealt('same', seats);
      const [seat] = bukubuku.toAct(state);
      const view = bukubuku.seatView(state, seat!);
      expect(computer(view, chanceOf('same'))).toEqual(computer(view, chanceOf('same')));
      expect(bukubuku.choices(state, seat!)).toContainEqual(bukubuku.safe(view, chanceOf('same')));
    }
  });

  /** Who wins a table where the computer sits at one seat and all others play anything; ties count their share. */
  function table(seats: number, number: number): number {
    const house = number % seats;
    const totals = Array.from({ length: seats }, () => 0);
    let before: Carry | null = null;
    for (let played = 0; ; played++) {
      const { state: first, chance } = dealt(`table/${number}/${played}`, seats, {}, before);
      let state: State = first;
      for (let step = 0; ; step++) {
        const [seat] = bukubuku.toAct(state);
        if (seat === undefined) break;
        const offered = bukubuku.choices(state, seat);
        const own = chance.scope(`play/${step}`);
        const choice =
          seat === house
            ? computer(bukubuku.seatView(state, seat), own)
            : offered[own.below('any', offered.length)]!;
        const next = bukubuku.apply(state, seat, choice, chance);
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      const { scores, carry } = bukubuku.result(state)!;
      scores.forEach((points, seat) => {
        totals[seat]! += points;
      });
      if (!carry) break;
      before = carry;
    }
    const best = Math.max(...totals);
    return totals[house] === best ? 1 / totals.filter((total) => total === best).length : 0;
  }

  it.each([
    [2, 0.7],
    [4, 0.55],
  ])('with %s seats wins far more than its share against random play', (seats, share) => {
    const tables = 6;
    const won = Array.from({ length: tables }, (_, number) => table(seats, number)).reduce((a, b) => a + b);
    expect(won / tables).toBeGreaterThanOrEqual(share);
  });
});
