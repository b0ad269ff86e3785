/** What a table view and a seat view show of a match. */
import { describe, expect, it } from 'vitest';
import { resampleHidden } from '../../../src/games/bluff/audit.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { afterMoves, faces, matchFromSeed, matchOf } from './setup.ts';

describe('hidden dice', () => {
  const { state, chance } = matchFromSeed('views', 4);

  it.each([0, 1, 2, 3])('of seat %i are in its own view alone', (seat) => {
    expect(bluff.seatView(state, seat).hidden).toEqual(state.hidden[seat]);
    const other = resampleHidden(state, seat, chance);
    expect(other).not.toEqual(state);
    expect(bluff.tableView(other)).toEqual(bluff.tableView(state));
    for (const viewer of [0, 1, 2, 3].filter((other) => other !== seat))
      expect(bluff.seatView(other, viewer)).toEqual(bluff.seatView(state, viewer));
  });
});

describe('the table view', () => {
  const called = afterMoves(
    matchOf({ dice: '1236 44 566', rolls: '55' }),
    [0, 'show 16'],
    [0, '2x5'],
    [1, '3x5'],
  );

  it('has revealed dice, numbers of dice, all calls, and the seat to act', () => {
    expect(bluff.tableView(called.state)).toMatchObject({
      diceLeft: [4, 2, 3],
      revealed: [faces('16'), [], []],
      call: { seat: 1, count: 3, face: 5 },
      turn: 2,
      log: [
        { seat: 0, kind: 'reveal', dice: faces('16'), rolled: 2 },
        { seat: 0, kind: 'call', count: 2, face: 5 },
        { seat: 1, kind: 'call', count: 3, face: 5 },
      ],
    });
  });

  it('has all dice of a round after its challenge, during the next round too', () => {
    const challenged = afterMoves(called, [2, 'challenge']);
    const showdown = {
      round: 1,
      challenger: 2,
      caller: 1,
      actual: 6,
      dice: [faces('1556'), faces('44'), faces('566')],
    };
    expect(bluff.tableView(challenged.state).lastShowdown).toMatchObject(showdown);
    expect(bluff.tableView(afterMoves(challenged, [0, '1x1']).state).lastShowdown).toMatchObject(showdown);
  });

  it('has no dice of the new round', () => {
    const challenged = afterMoves(called, [2, 'challenge']);
    expect(bluff.tableView(challenged.state).revealed).toEqual([[], [], []]);
  });
});
