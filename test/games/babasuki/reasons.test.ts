/** Reasons of the computer player: what it has compared, and what nobody could tell apart. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { meritOver } from '../../../src/games/babasuki/computer/merit.ts';
import type { Trial } from '../../../src/games/babasuki/computer/raid.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { Options, State } from '../../../src/games/babasuki/state.ts';
import { chanceOf, draftState } from './setup.ts';

describe('where the chances alone speak against a villain, its reason says what speaks for it', () => {
  const said = (locale: 'en' | 'ja' | 'zh', params: Record<string, string | number>): string => {
    const chances = { treasures: 25, heroes: 39, over: 6, 'over-treasures': 25, 'over-heroes': 25 };
    const points = { points: 3, 'over-points': 4, certain: 0, options: 2, alike: 0 };
    return babasuki.words[locale].reasons['treasure-odds']!({ ...chances, ...points, ...params });
  };

  it('by what the computer has compared', () => {
    expect(said('en', { merit: 'later' })).toMatch(/ Villain.*%\. Better kept until more is known\.$/);
    expect(said('ja', { merit: 'later' })).toMatch(/「.*」は、手札が読めてからが有利です。$/);
    expect(said('zh', { merit: 'later' })).toMatch(/留到以后，对方手牌更清楚时再派更有利。$/);
    expect(said('en', { merit: 'now' })).toMatch(/ If caught, it costs 3 points, not 4\.$/);
    expect(said('en', { merit: 'now', points: 5 })).toMatch(/ With a treasure, it scores 5, not 4\.$/);
    expect(said('en', { merit: 'now', heroes: 20, treasures: 10 })).toMatch(
      / caught less often is worth more\.$/,
    );
    expect(said('en', { merit: 'now', treasures: 45 })).toMatch(/ A likelier treasure is worth more\.$/);
    expect(said('en', { merit: 'win' })).toMatch(/ That one wins the table less often\.$/);
    expect(said('en', { merit: 'alike' })).toMatch(/ Both go anyway, in either order\.$/);
  });

  it('and where they speak for it, they are enough', () => {
    expect(said('en', { merit: 'later', heroes: 20 })).toMatch(/: 25%, caught 25%\.$/);
  });

  it('in place of a card that is certain, always with that places are alike, and in no more than 160 characters', () => {
    const all = { merit: 'later', certain: 21, alike: 1 };
    expect(said('ja', all)).toMatch(
      /つかまる約25%。「.*」は、手札が読めてからが有利です。どの位置でも同じです。$/,
    );
    expect(said('ja', { ...all, heroes: 20 })).toMatch(/が引く手札に必ずあります。どの位置でも同じです。$/);
    for (const locale of LOCALES)
      for (const params of [{}, { heroes: 20, treasures: 10 }, { treasures: 45 }])
        for (const merit of ['now', 'later', 'win', 'alike'])
          expect(said(locale, { ...all, ...params, merit, over: 7 }).length).toBeLessThanOrEqual(160);
  });

  it('finds what counts most, and what may be luck', () => {
    const trials = (now: number, later: number, win: number) => Array<Trial>(100).fill({ now, later, win });
    expect(meritOver(trials(1, 4, 0), trials(2, 1, 0))).toBe('later');
    expect(meritOver(trials(3, 0, 0), trials(1, 1, 0))).toBe('now');
    expect(meritOver(trials(0, 0, 9), trials(1, 1, 0))).toBe('win');
    expect(meritOver(trials(0, 0, 0), trials(1, 1, 0))).toBe('alike');
    const noisy = trials(0, 0, 0).map((trial, world) => ({ ...trial, now: world % 2 ? 9 : -8.9 }));
    expect(meritOver(noisy, trials(0, 0, 0))).toBe('alike');
    // A villain that was dropped early is compared in its own worlds alone.
    expect(meritOver([...trials(1, 0, 0), ...trials(-9, 0, 0)], trials(0, 0, 0))).toBe('now');
    expect(meritOver([], [])).toBe('alike');
  });
});

describe('cats', () => {
  const state = (options: Partial<Options> = {}) =>
    draftState({
      hands: [
        [22, 23, 1],
        [8, 16, 24],
        [9, 17, 25],
      ],
      options,
    });
  const asPicked = (before: State, picked: string): string =>
    babasuki.nameOf(babasuki.asPicked!(babasuki.seatView(before, 0), { do: 'secure', card: 22 }, picked));

  it('are not told apart, except where a single round decides by numbers (babasuki 7)', () => {
    expect(asPicked(state(), 'k.23')).toBe('secure.23');
    for (const picked of ['k.1', 'k.24', '']) expect(asPicked(state(), picked)).toBe('secure.22');
    expect(asPicked(state({ oneShot: true }), 'k.23')).toBe('secure.22');
  });

  it('are compared with other cards, never with each other', () => {
    const reasons = Array.from({ length: 8 }, (_, seed) =>
      babasuki.computer(babasuki.seatView(state(), 0), chanceOf(`${seed}`)),
    );
    for (const { choice, reason } of reasons)
      expect(reason.params!.over).toBe(babasuki.nameOf(choice) === 'secure.1' ? 22 : 1);
  });
});
