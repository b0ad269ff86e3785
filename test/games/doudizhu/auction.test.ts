/** doudizhu 7–11: who must be landlord. */
import { describe, expect, it } from 'vitest';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Options } from '../../../src/games/doudizhu/state.ts';
import { auction, dealt, moved, offered, onTable, ranksOf, refused, settled } from './deals.ts';

const HANDS = ['7 K', '9', 'T', '2'] as const;
const start = (options: Partial<Options> = {}) =>
  auction({ hands: HANDS, kitty: 'Q 3', exposed: 0, options });

const allDecline = (options: Partial<Options> = {}) =>
  moved(start(options), [0, 'decline'], [1, 'decline'], [2, 'decline'], [3, 'decline']);

describe('doudizhu 7: the auction goes round from the holder of the exposed card', () => {
  it('starts with the holder', () => {
    for (const exposed of [0, 1, 2, 3]) {
      expect(doudizhu.toAct(auction({ hands: HANDS, exposed }))).toEqual([exposed]);
    }
  });

  it('lets each say accept or decline', () => expect(offered(start(), 0)).toEqual(['accept', 'decline']));

  it('asks nobody out of turn', () => {
    expect(offered(start(), 1)).toEqual([]);
    expect(refused(start(), 1, 'accept')).toBe('not-your-turn');
  });

  it('ends with the first who accepts', () => {
    const state = moved(start(), [0, 'decline'], [1, 'accept']);
    expect(settled(state).landlord).toBe(1);
    expect(refused(state, 1, 'accept')).toBe('auction-over');
    expect(refused(state, 1, 'decline')).toBe('auction-over');
  });

  it('is over before anybody plays', () => {
    expect(refused(start(), 0, 'K')).toBe('auction-first');
    expect(refused(start(), 0, 'pass')).toBe('auction-first');
  });
});

describe('doudizhu 8: the stake', () => {
  it('is 2 where the holder accepts', () => {
    expect(settled(moved(start(), [0, 'accept']))).toMatchObject({ landlord: 0, stake: 2 });
  });

  it('is 1 where anyone later accepts', () => {
    const one = moved(start(), [0, 'decline']);
    const two = moved(one, [1, 'decline']);
    const three = moved(two, [2, 'decline']);
    expect(settled(moved(one, [1, 'accept']))).toMatchObject({ landlord: 1, stake: 1 });
    expect(settled(moved(two, [2, 'accept']))).toMatchObject({ landlord: 2, stake: 1 });
    expect(settled(moved(three, [3, 'accept']))).toMatchObject({ landlord: 3, stake: 1 });
  });
});

describe('doudizhu 9: whoever declines may play one bomb', () => {
  it('binds those who declined, and nobody else', () => {
    expect(moved(start(), [0, 'decline'], [1, 'decline'], [2, 'accept']).bombs).toEqual([
      'one',
      'one',
      'free',
      'free',
    ]);
  });

  it('binds nobody where the holder accepts', () => {
    expect(moved(start(), [0, 'accept']).bombs).toEqual(['free', 'free', 'free', 'free']);
  });
});

describe('doudizhu 10: all four decline', () => {
  it('makes the first landlord at stake 1', () => {
    expect(settled(allDecline())).toMatchObject({ landlord: 0, stake: 1, turn: 0 });
  });

  it('leaves the first free (forcedLandlordBombs: free, as it is unless chosen otherwise)', () => {
    const others = ['free', 'one', 'one', 'one'];
    expect(allDecline().bombs).toEqual(others);
    expect(allDecline({ forcedLandlordBombs: 'free' }).bombs).toEqual(others);
  });

  it('binds the first too with forcedLandlordBombs: limited', () => {
    expect(allDecline({ forcedLandlordBombs: 'limited' }).bombs).toEqual(['one', 'one', 'one', 'one']);
  });

  it('does not free a landlord who accepted later, whatever the option says', () => {
    const state = moved(start({ forcedLandlordBombs: 'free' }), [0, 'decline'], [1, 'accept']);
    expect(state.bombs).toEqual(['one', 'free', 'free', 'free']);
  });

  it.each(['limited', 'free'] as const)('a forced landlord plays by it: %s', (forcedLandlordBombs) => {
    const hands = ['3333 4444 5', '6', '7', '8'] as const;
    const state = moved(
      auction({ hands, exposed: 0, options: { forcedLandlordBombs } }),
      [0, 'decline'],
      [1, 'decline'],
      [2, 'decline'],
      [3, 'decline'],
      [0, '3333'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
    );
    expect(refused(state, 0, '4444')).toBe(forcedLandlordBombs === 'limited' ? 'bomb-spent' : null);
  });
});

describe('doudizhu 11: the kitty', () => {
  it('goes to the landlord, who then has 33 cards', () => {
    const first = dealt('kitty');
    const state = moved(first, [first.turn, 'accept']);
    expect(state.hands[first.turn]).toHaveLength(33);
    expect(state.hands[first.turn]).toEqual(expect.arrayContaining([...first.kitty]));
    expect(state.hands.map((hand) => hand.length).sort()).toEqual([25, 25, 25, 33]);
  });

  it('goes to a landlord who accepts later, and to one who must be', () => {
    expect(ranksOf(moved(start(), [0, 'decline'], [1, 'accept']).hands[1]!)).toBe('Q 9 3');
    expect(ranksOf(allDecline().hands[0]!)).toBe('K Q 7 3');
  });

  it('the landlord leads to the first trick', () => {
    const state = moved(start(), [0, 'decline'], [1, 'decline'], [2, 'accept']);
    expect(doudizhu.toAct(state)).toEqual([2]);
    expect(onTable(state)).toBeNull();
    expect(offered(state, 2)).toEqual(['single.3', 'single.T', 'single.Q']);
  });

  it('is left unseen with kitty: out', () => {
    const state = moved(start({ kitty: 'out' }), [0, 'accept']);
    expect(ranksOf(state.hands[0]!)).toBe('K 7');
    expect(ranksOf(state.kitty)).toBe('Q 3');
    expect(doudizhu.toAct(state)).toEqual([0]);
  });
});
