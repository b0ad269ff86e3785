/** The auction (doudizhu 7–11). */
import { describe, expect, it } from 'vitest';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Options } from '../../../src/games/doudizhu/state.ts';
import {
  afterAuction,
  afterMoves,
  auctionState,
  choiceNames,
  dealFromSeed,
  ranksOf,
  refusalOf,
  topOf,
} from './setup.ts';

const HANDS = ['7 K', '9', 'T', '2'] as const;
const newAuction = (options: Partial<Options> = {}) =>
  auctionState({ hands: HANDS, kitty: 'Q 3', exposed: 0, options });

const allDeclined = (options: Partial<Options> = {}) =>
  afterMoves(newAuction(options), [0, 'decline'], [1, 'decline'], [2, 'decline'], [3, 'decline']);

describe('doudizhu 7: the order of the auction', () => {
  it('starts with the holder of the exposed card', () => {
    for (const exposed of [0, 1, 2, 3]) {
      expect(doudizhu.toAct(auctionState({ hands: HANDS, exposed }))).toEqual([exposed]);
    }
  });

  it('offers to accept or to decline', () =>
    expect(choiceNames(newAuction(), 0)).toEqual(['accept', 'decline']));

  it('refuses a bid out of turn', () => {
    expect(choiceNames(newAuction(), 1)).toEqual([]);
    expect(refusalOf(newAuction(), 1, 'accept')).toBe('not-your-turn');
  });

  it('ends with the first seat that accepts', () => {
    const state = afterMoves(newAuction(), [0, 'decline'], [1, 'accept']);
    expect(afterAuction(state).landlord).toBe(1);
    expect(refusalOf(state, 1, 'accept')).toBe('auction-over');
    expect(refusalOf(state, 1, 'decline')).toBe('auction-over');
  });

  it('refuses plays and passes before there is a landlord', () => {
    expect(refusalOf(newAuction(), 0, 'K')).toBe('auction-first');
    expect(refusalOf(newAuction(), 0, 'pass')).toBe('auction-first');
  });
});

describe('doudizhu 8: the stake', () => {
  it('is 2 if the first seat accepts', () => {
    expect(afterAuction(afterMoves(newAuction(), [0, 'accept']))).toMatchObject({ landlord: 0, stake: 2 });
  });

  it('is 1 if a later seat accepts', () => {
    const one = afterMoves(newAuction(), [0, 'decline']);
    const two = afterMoves(one, [1, 'decline']);
    const three = afterMoves(two, [2, 'decline']);
    expect(afterAuction(afterMoves(one, [1, 'accept']))).toMatchObject({ landlord: 1, stake: 1 });
    expect(afterAuction(afterMoves(two, [2, 'accept']))).toMatchObject({ landlord: 2, stake: 1 });
    expect(afterAuction(afterMoves(three, [3, 'accept']))).toMatchObject({ landlord: 3, stake: 1 });
  });
});

describe('doudizhu 9: a seat that declines may play one bomb', () => {
  it('limits the seats that declined, and no others', () => {
    expect(afterMoves(newAuction(), [0, 'decline'], [1, 'decline'], [2, 'accept']).bombs).toEqual([
      'one',
      'one',
      'free',
      'free',
    ]);
  });

  it('limits nobody if the first seat accepts', () => {
    expect(afterMoves(newAuction(), [0, 'accept']).bombs).toEqual(['free', 'free', 'free', 'free']);
  });
});

describe('doudizhu 10: all four decline', () => {
  it('makes the first seat landlord at stake 1', () => {
    expect(afterAuction(allDeclined())).toMatchObject({ landlord: 0, stake: 1, turn: 0 });
  });

  it('leaves the first seat unlimited with forcedLandlordBombs: free, the default', () => {
    const bombs = ['free', 'one', 'one', 'one'];
    expect(allDeclined().bombs).toEqual(bombs);
    expect(allDeclined({ forcedLandlordBombs: 'free' }).bombs).toEqual(bombs);
  });

  it('limits the first seat too with forcedLandlordBombs: limited', () => {
    expect(allDeclined({ forcedLandlordBombs: 'limited' }).bombs).toEqual(['one', 'one', 'one', 'one']);
  });

  it('keeps the limits of seats that declined when a later seat accepts', () => {
    const state = afterMoves(newAuction({ forcedLandlordBombs: 'free' }), [0, 'decline'], [1, 'accept']);
    expect(state.bombs).toEqual(['one', 'free', 'free', 'free']);
  });

  it.each(['limited', 'free'] as const)(
    'applies the limit to the forced landlord’s second bomb: %s',
    (forcedLandlordBombs) => {
      const hands = ['3333 4444 5', '6', '7', '8'] as const;
      const state = afterMoves(
        auctionState({ hands, exposed: 0, options: { forcedLandlordBombs } }),
        [0, 'decline'],
        [1, 'decline'],
        [2, 'decline'],
        [3, 'decline'],
        [0, '3333'],
        [1, 'pass'],
        [2, 'pass'],
        [3, 'pass'],
      );
      expect(refusalOf(state, 0, '4444')).toBe(forcedLandlordBombs === 'limited' ? 'bomb-spent' : null);
    },
  );
});

describe('doudizhu 11: the kitty', () => {
  it('goes to the landlord, who then has 33 cards', () => {
    const first = dealFromSeed('kitty');
    const state = afterMoves(first, [first.turn, 'accept']);
    expect(state.hands[first.turn]).toHaveLength(33);
    expect(state.hands[first.turn]).toEqual(expect.arrayContaining([...first.kitty]));
    expect(state.hands.map((hand) => hand.length).sort()).toEqual([25, 25, 25, 33]);
  });

  it('goes to a later seat that accepts, and to a forced landlord', () => {
    expect(ranksOf(afterMoves(newAuction(), [0, 'decline'], [1, 'accept']).hands[1]!)).toBe('Q 9 3');
    expect(ranksOf(allDeclined().hands[0]!)).toBe('K Q 7 3');
  });

  it('leaves the lead to the landlord', () => {
    const state = afterMoves(newAuction(), [0, 'decline'], [1, 'decline'], [2, 'accept']);
    expect(doudizhu.toAct(state)).toEqual([2]);
    expect(topOf(state)).toBeNull();
    expect(choiceNames(state, 2)).toEqual(['single.3', 'single.T', 'single.Q']);
  });

  it('goes to nobody with kitty: out', () => {
    const state = afterMoves(newAuction({ kitty: 'out' }), [0, 'accept']);
    expect(ranksOf(state.hands[0]!)).toBe('K 7');
    expect(ranksOf(state.kitty)).toBe('Q 3');
    expect(doudizhu.toAct(state)).toEqual([0]);
  });
});
