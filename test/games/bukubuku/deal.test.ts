/** bukubuku 1–3: the cards and the deal. */
import { describe, expect, it } from 'vitest';
import { allLighthouses, allWeather, beltsOf, halvesOn } from '../../../src/games/bukubuku/cards.ts';
import { beltsBySeat, buildingOf, roundFromSeed } from './setup.ts';

describe('bukubuku 1: the cards', () => {
  it('are 60 weather cards, 1–60, and 24 lighthouses, 1–12 twice', () => {
    expect(allWeather()).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    expect(allLighthouses()).toHaveLength(24);
    for (let number = 1; number <= 12; number++)
      expect(allLighthouses().filter((other) => other === number)).toHaveLength(2);
  });
});

describe('bukubuku 2: belt symbols', () => {
  it.each([
    [1, 12, 0],
    [13, 24, 1],
    [25, 36, 2],
    [37, 48, 1],
    [49, 60, 0],
  ])('on weather cards %s–%s are %s half belts', (from, to, halves) => {
    for (let card = from; card <= to; card++) expect(halvesOn(card)).toBe(halves);
  });
});

describe('bukubuku 3: the deal', () => {
  it.each([3, 4, 5])('gives each of %s seats twelve weather cards and leaves the rest out', (seats) => {
    const { state } = roundFromSeed('deal', seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 12));
    expect(new Set(state.hands.flat()).size).toBe(12 * seats);
    for (const hand of state.hands) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
  });

  it('spreads all lighthouses over twelve turns', () => {
    const { ahead } = roundFromSeed('deal', 4).state;
    expect(ahead).toHaveLength(12);
    expect(ahead.flat().sort((a, b) => a - b)).toEqual(allLighthouses());
  });

  it.each([
    [[1, 12, 49, 60], 0],
    [[13, 60], 0],
    [[13, 24], 1],
    [[25, 36], 2],
    [[37, 25, 48], 2],
    [[37, 25, 48, 14], 2],
    [[26, 27, 40], 2],
  ])('gives the hand %o a total of %s belts, rounded down', (hand, sum) => expect(beltsOf(hand)).toBe(sum));

  it('gives each seat the belts of its hand', () => {
    const round = roundFromSeed('belts', 5);
    expect(beltsBySeat(round)).toEqual(round.state.hands.map(beltsOf));
  });

  it('is a function of the seed', () => {
    expect(roundFromSeed('a', 3).state).toEqual(roundFromSeed('a', 3).state);
    expect(roundFromSeed('a', 3).state.hands).not.toEqual(roundFromSeed('b', 3).state.hands);
  });

  it('has a third hand for two seats, the dummy’s, of which four cards are drawn', () => {
    const state = buildingOf(roundFromSeed('two', 2));
    expect(state.hands.map((hand) => hand.length)).toEqual([12, 12]);
    expect(state.drawn).toHaveLength(4);
    expect(state.pool).toHaveLength(8);
    expect(new Set([...state.hands.flat(), ...state.drawn, ...state.pool]).size).toBe(36);
  });
});
