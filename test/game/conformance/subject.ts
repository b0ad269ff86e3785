/** A game with a number of seats, as the conformance suite examines it. */
import fc from 'fast-check';
import { it } from 'vitest';
import type { AnyGame, Seat } from '../../../src/game/game.ts';
import { runs } from '../../runs.ts';
import { anyTable, type Moment, type TestTable, walk } from '../walk.ts';

/** The number of tables of random play at which each claim is checked; other ones in each run. */
export const RUNS = runs(2);

export interface Subject {
  readonly game: AnyGame;
  readonly seats: number;
  readonly everySeat: readonly Seat[];
  /** Seats that have choices: those that must act, and those that may change a secret pick. */
  seatsWithChoices(state: unknown): readonly Seat[];
  namesOf(state: unknown, seat: Seat): readonly string[];
  /** A test that checks every moment of tables played at random. */
  always(title: string, check: (moment: Moment, table: TestTable) => void): void;
}

export function subjectOf(game: AnyGame, seats: number): Subject {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    game,
    seats,
    everySeat,
    seatsWithChoices: (state) => everySeat.filter((seat) => game.choices(state, seat).length > 0),
    namesOf: (state, seat) => game.choices(state, seat).map((choice) => game.nameOf(choice)),
    always: (title, check) =>
      it(title, () => {
        const property = fc.property(anyTable(game, seats), (table) => {
          for (const moment of walk(game, table)) check(moment, table);
        });
        fc.assert(property, { numRuns: RUNS, endOnFailure: true });
      }),
  };
}
