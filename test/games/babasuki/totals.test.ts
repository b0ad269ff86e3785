/** babasuki 6: from the second round on a player's panel has what everybody has in all. */
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { panelOf, textsOf } from './panel-text.ts';
import { dealFromSeed, overState, raidState } from './setup.ts';

const TOTALS = 'So far: seat 0\u00a059, seat 1\u00a062, seat 2\u00a040';
const withTotals = (state: State): State => ({ ...state, round: 3, totals: [59, 62, 40] });

const isToldIn = (state: State, seat = 0): boolean => {
  const { headline, table } = panelOf(state, seat);
  return textsOf([...headline, ...table]).includes(TOTALS);
};

describe('the totals before a round', () => {
  const raiding = raidState({
    hands: [
      [1, 10],
      [22, 15],
      [3, 24],
    ],
  });

  it('stand in the panel of the draft and of the raid, in turn and out of turn', () => {
    expect(isToldIn(withTotals(dealFromSeed(3, 'totals')))).toBe(true);
    for (const seat of [0, 1, 2]) expect(isToldIn(withTotals(raiding), seat)).toBe(true);
  });

  it('do not in the first round, when there are none', () => {
    for (const state of [dealFromSeed(3, 'totals'), raiding])
      expect(
        textsOf(panelOf(state, 0).headline).join() + textsOf(panelOf(state, 0).table).join(),
      ).not.toContain('So far');
  });

  it('are in the details, too, so that a panel may leave them out', () => {
    const panel = panelOf(withTotals(raiding), 0);
    const totals = panel.headline.find((block) => block.part === 'text' && block.spare !== undefined);
    expect(textsOf([totals!])).toEqual([TOTALS]);
    expect(textsOf(detailsOf(panel)).join('\n')).toMatch(/earlier: 59\b.*earlier: 62\b.*earlier: 40\b/s);
  });
});

describe('the scores of a round that is over', () => {
  const rows = (state: State, seat = 0): string[] => textsOf(panelOf(state, seat).table);

  it('stand beside the totals from the second round on', () => {
    const hands = [[15], [22], []];
    expect(rows(overState({ hands, totals: [50, 40, 30], round: 2 }))).toEqual([
      'seat 0\u00a0**+3**\u00a0(total\u00a053)  in\u00a0hand\u00a03\u00a0pts: ba15',
      'seat 1\u00a0**+2**\u00a0(total\u00a042)  in\u00a0hand\u00a02\u00a0pts: ba22',
      'seat 2\u00a0**±0**\u00a0(total\u00a030)',
    ]);
    expect(rows(overState({ hands }))[0]).toBe('seat 0\u00a0**+3**  in\u00a0hand\u00a03\u00a0pts: ba15');
  });

  it('do so for many seats, too', () => {
    const many = overState({ hands: [[15], [22], [], [], []], totals: [5, 4, 3, 2, 1], round: 2 });
    expect(rows(many, 4)).toEqual([
      'seat 4\u00a0**±0**\u00a0(total\u00a01)',
      'seat 0\u00a0**+3**\u00a0(total\u00a08)',
      'seat 1\u00a0**+2**\u00a0(total\u00a06)',
      'seat 2\u00a0**±0**\u00a0(total\u00a03)',
      'seat 3\u00a0**±0**\u00a0(total\u00a02)',
    ]);
  });
});
