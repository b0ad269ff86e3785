/** What each may see of a match. */
import { describe, expect, it } from 'vitest';
import { resampleHidden } from '../../../src/games/bluff/audit.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { begun, faces, match, played } from './matches.ts';

describe('hidden dice', () => {
  const { state, chance } = begun('views', 4);

  it.each([0, 1, 2, 3])('of seat %i are its own to see', (seat) => {
    expect(bluff.seatView(state, seat).hidden).toEqual(state.hidden[seat]);
    const other = resampleHidden(state, seat, chance);
    expect(other).not.toEqual(state);
    expect(bluff.tableView(other)).toEqual(bluff.tableView(state));
    for (const viewer of [0, 1, 2, 3].filter((of) => of !== seat))
      expect(bluff.seatView(other, viewer)).toEqual(bluff.seatView(state, viewer));
  });
});

describe('everybody sees', () => {
  const shown = played(match({ dice: '1236 44 566', rolls: '55' }), [0, 'show 16'], [0, '2x5'], [1, '3x5']);

  it('revealed dice, numbers of dice, all calls, and whose turn it is', () => {
    expect(bluff.tableView(shown.state)).toMatchObject({
      left: [4, 2, 3],
      shown: [faces('16'), [], []],
      call: { seat: 1, count: 3, face: 5 },
      turn: 2,
      log: [
        { seat: 0, kind: 'reveal', dice: faces('16'), rolled: 2 },
        { seat: 0, kind: 'call', count: 2, face: 5 },
        { seat: 1, kind: 'call', count: 3, face: 5 },
      ],
    });
  });

  it('all dice of the round at a challenge, and into the next', () => {
    const open = played(shown, [2, 'challenge']);
    const last = {
      round: 1,
      challenger: 2,
      caller: 1,
      actual: 6,
      dice: [faces('1556'), faces('44'), faces('566')],
    };
    expect(bluff.tableView(open.state).last).toMatchObject(last);
    expect(bluff.tableView(played(open, [0, '1x1']).state).last).toMatchObject(last);
  });

  it('nothing of the new dice', () => {
    const open = played(shown, [2, 'challenge']);
    expect(bluff.tableView(open.state).shown).toEqual([[], [], []]);
  });
});
