/** The contract of a hand: who acts, when it ends, what it pays, and that no piece is lost. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../src/game/game.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

export function checkHands({ game, seats, everySeat, seatsWithChoices, namesOf, always }: Subject): void {
  always('random play ends, with a result then and not before', ({ state }, { options }) => {
    const result = game.result(state);
    const isOver = game.toAct(state).length === 0;
    expect(result !== null, 'there is a `result` when `toAct` is empty, and not before').toBe(isOver);
    if (!result) return;
    expect(result.scores, 'a score for every seat').toHaveLength(seats);
    expect(
      result.scores.filter((score) => !Number.isInteger(score)),
      'scores are integers',
    ).toEqual([]);
    const book = game.bookKind(options);
    const sum = result.scores.reduce((total, score) => total + score, 0);
    if (book !== 'score') expect(sum, `scores of ${book} add up to 0: ${result.scores.join(', ')}`).toBe(0);
  });

  it('every step has the same pieces, each once', () => {
    const property = fc.property(anyTable(game, seats), (table) => {
      let first = '';
      for (const { state, log } of walk(game, table)) {
        const pieces = game.audit.pieces(state).toSorted((a, b) => (a < b ? -1 : 1));
        expect(new Set(pieces).size, '`audit.pieces` names every piece once').toBe(pieces.length);
        if (log.length === 0) first = pieces.join();
        expect(pieces.join(), `pieces after ${log.length} steps are those of the deal`).toBe(first);
      }
    });
    fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });

  always('seats that must act are in ascending order, each once, and have choices', ({ state }) => {
    const acting = game.toAct(state);
    expect(acting, '`toAct` is ascending').toEqual(everySeat.filter((seat) => acting.includes(seat)));
    for (const seat of acting)
      if (game.choices(state, seat).length === 0) expect.fail(`seat ${seat} must act, and has no choices`);
  });

  always('other seats have no choices, but for changing their pick while others pick', (moment) => {
    const { state } = moment;
    const acting = game.toAct(state);
    for (const seat of seatsWithChoices(state)) {
      if (acting.includes(seat)) continue;
      expect(acting, 'somebody else must act').not.toEqual([]);
      expect(namesOf(state, seat).length, 'there is another pick').toBeGreaterThan(0);
      const [choice] = game.choices(state, seat);
      const next = game.apply(state, seat, game.actionFor(state, seat, choice), moment.chance);
      if (isRefusal(next)) expect.fail(next.refused);
      expect(game.toAct(next), 'the same seats must act after a change').toEqual(acting);
    }
  });

  always('every seat is on one side', ({ state }) => {
    expect(game.sides(state).flat().sort(), '`sides` has every seat once').toEqual(everySeat);
  });
}
