/** The computer player of ブクブク: choices that any good player would make, and wins against random play. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/game/game.ts';
import { LEVELS } from '../../../src/game/levels.ts';
import { knowledgeOf, sampleWorld } from '../../../src/games/bukubuku/computer/worlds.ts';
import { computer } from '../../../src/games/bukubuku/computer.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Carry, State } from '../../../src/games/bukubuku/state.ts';
import {
  afterAction,
  afterTurns,
  carryOf,
  chanceOf,
  playToEnd,
  type Round,
  roundFromSeed,
  roundOf,
} from './setup.ts';

/** The names of the choices that the computer makes here with any of six seeds. */
const decisions = ({ state }: Round, seat: number): string[] => {
  const view = bukubuku.seatView(state, seat);
  const names = Array.from({ length: 6 }, (_, i) =>
    bukubuku.nameOf(computer(view, chanceOf(`computer/${i}`)).choice),
  );
  return [...new Set(names)];
};

describe('the computer', () => {
  it('keeps a card that nothing beats for the last turn’s low lighthouse', () => {
    const round = roundOf({
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
    // Laid on the first turn, the 60 takes the 5; kept, it takes the 1 and leaves the 12 to somebody else.
    const last = afterTurns(round, [1, 26, 41]);
    expect(decisions(last, 0)).toEqual(['play.60']);
  });

  it('without a belt avoids the 12', () => {
    const round = roundOf({
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
    const second = afterTurns(round, [13, 60, 2, 3]);
    expect(second.state.standings[0]).toEqual({ belts: 0, lighthouse: 9 });
    expect(decisions(second, 0)).toEqual(['play.1']);
  });

  it('knows the hands that it has had in earlier rounds (bukubuku 9)', () => {
    const first = roundOf({
      hands: [
        [1, 50],
        [26, 51],
        [27, 52],
      ],
      lighthouses: [
        [5, 6],
        [1, 12],
      ],
    });
    const view = bukubuku.seatView({ ...first.state, round: 3 }, 0);
    const world = sampleWorld(knowledgeOf(view), () => 0.5);
    expect(world.participants.map(({ hand }) => hand)).toEqual(first.state.hands);
  });

  it('gives no lighthouse as a reason that is not lower than its own, and having none its due', () => {
    let round = roundFromSeed('reasons', 3);
    const reasons: string[] = [];
    for (let step = 0; step < 15; step++) {
      const seat = bukubuku.toAct(round.state)[0]!;
      const { choice, reason } = computer(bukubuku.seatView(round.state, seat), chanceOf(`${step}`));
      const own = round.state.standings[seat]!.lighthouse ?? 0;
      const { because, params } = reason;
      if (because === 'takes-low') expect(params!.low).toBeLessThan(own);
      if (because === 'takes-high') expect(params!.high).toBeLessThan(own);
      if (because === 'takes-none') expect(own).toBeGreaterThan(0);
      if (because === 'stays-without') expect(own).toBe(0);
      reasons.push(because);
      round = afterAction(round, seat, choice);
    }
    expect(reasons).toContain('stays-without');
  });

  it('draws among cards that are equal, as nobody holds a card between them', () => {
    const round = roundOf({
      hands: [
        [1, 2, 3],
        [58, 59, 60],
        [55, 56, 57],
      ],
      lighthouses: [
        [11, 12],
        [3, 4],
        [5, 6],
      ],
    });
    // In the last round all hands are known (bukubuku 9), and whatever is laid here is lowest.
    const known: Round = { ...round, state: { ...round.state, round: 3 } };
    expect(decisions(known, 0).toSorted()).toEqual(['play.1', 'play.2', 'play.3']);
    expect(decisions(known, 1).every((name) => /5[89]|60/.test(name))).toBe(true);
  });

  it('draws between cards that do the same: what nobody holds lies between them for nothing', () => {
    const round = roundOf({
      hands: [
        [2, 4],
        [30, 50],
        [31, 51],
      ],
      lighthouses: [
        [11, 12],
        [3, 4],
      ],
    });
    // In the last round all hands are known (bukubuku 9): the 3 is nobody's.
    const known: Round = { ...round, state: { ...round.state, round: 3 } };
    expect(decisions(known, 0).toSorted()).toEqual(['play.2', 'play.4']);
  });

  it.each(LEVELS)('makes a legal choice with a reason as %s, the same from the same view', (level) => {
    for (const seats of [2, 3, 5]) {
      const { state } = roundFromSeed('levels', seats);
      const [seat] = bukubuku.toAct(state);
      const view = bukubuku.seatView(state, seat!);
      const decision = computer(view, chanceOf('level'), level);
      expect(view.choices).toContainEqual(decision.choice);
      expect(decision.reason.because).not.toBe('');
      expect(computer(view, chanceOf('level'), level)).toEqual(decision);
    }
  });

  it('as friendly remembers nothing of earlier rounds', () => {
    const round = roundFromSeed('friendly', 3, {}, carryOf(playToEnd(roundFromSeed('friendly', 3))));
    const { shownBefore: _, ...state } = round.state;
    const forgotten = bukubuku.seatView({ ...state, round: 1 }, 0);
    const view = bukubuku.seatView(round.state, 0);
    const choiceIn = (seen: typeof view) => computer(seen, chanceOf('friendly'), 'friendly').choice;
    expect(choiceIn(view)).toEqual(choiceIn(forgotten));
  });

  it('makes the same choice from the same view and chance, and a legal one at a time-out', () => {
    for (const seats of [2, 3, 5]) {
      const { state } = roundFromSeed('same', seats);
      const [seat] = bukubuku.toAct(state);
      const view = bukubuku.seatView(state, seat!);
      expect(computer(view, chanceOf('same'))).toEqual(computer(view, chanceOf('same')));
      expect(bukubuku.choices(state, seat!)).toContainEqual(bukubuku.safe(view, chanceOf('same')));
    }
  });

  /** The computer's share of the win at a table with random play at all other seats; a tie is shared. */
  function winShare(seats: number, number: number): number {
    const computerSeat = number % seats;
    const totals = Array.from({ length: seats }, () => 0);
    let previous: Carry | null = null;
    for (let index = 0; ; index++) {
      const { state: first, chance } = roundFromSeed(`table/${number}/${index}`, seats, {}, previous);
      let state: State = first;
      for (let step = 0; ; step++) {
        const [seat] = bukubuku.toAct(state);
        if (seat === undefined) break;
        const choices = bukubuku.choices(state, seat);
        const stepChance = chance.scope(`play/${step}`);
        const choice =
          seat === computerSeat
            ? computer(bukubuku.seatView(state, seat), stepChance).choice
            : choices[stepChance.below('any', choices.length)]!;
        const next = bukubuku.apply(state, seat, choice, chance);
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      const { scores, carry } = bukubuku.result(state)!;
      scores.forEach((points, seat) => {
        totals[seat]! += points;
      });
      if (!carry) break;
      previous = carry;
    }
    const best = Math.max(...totals);
    return totals[computerSeat] === best ? 1 / totals.filter((total) => total === best).length : 0;
  }

  it.each([
    [2, 0.7],
    [4, 0.55],
  ])('wins far more than its share of tables of %s seats against random play', (seats, minimum) => {
    const tables = 6;
    const won = Array.from({ length: tables }, (_, number) => winShare(seats, number)).reduce(
      (a, b) => a + b,
    );
    expect(won / tables).toBeGreaterThanOrEqual(minimum);
  });
});
