/** The words of the computer's reasons in ブクブク. */
import { describe, expect, it } from 'vitest';
import { JOINER } from '../../../src/game/screen-parts.ts';
import type { Params } from '../../../src/game/words.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import type { ReasonId } from '../../../src/games/bukubuku/words/words.ts';

const plainJa = (id: ReasonId, params: Params): string =>
  catalogue.ja.reasons[id](params).replaceAll(JOINER, '');

describe('a reason', () => {
  it('lists what a card may take, the likeliest first, with a name in front of every number', () => {
    const params = { percent: 0, low: 1, next: 13, high: 2, other: 87, gain: 0.2, othersGain: -0.3 };
    expect(catalogue.en.reasons['rounds-say'](params)).toBe(
      'May take none (87%) or the 2 (13%). On average it does best this round.',
    );
    expect(plainJa('rounds-say', params)).toBe(
      '灯台なしのままが87%、灯台2が13%。平均ではこれがいちばん有利です。',
    );
    expect(catalogue.zh.reasons['rounds-say'](params)).toBe(
      '可能还是没有灯塔（87%）、拿灯塔2（13%）。平均算下来，出这张最划算。',
    );
  });

  it('lists no outcome as probable that may well not happen, and says a verb once', () => {
    const said = (params: Params) =>
      catalogue.en.reasons['rounds-say']({ gain: 0.4, othersGain: 0, ...params });
    const first = { percent: 14, low: 4, next: 37, high: 5, other: 49 };
    expect(said(first)).toMatch(/^May take none \(49%\), the 5 \(37%\) or the 4 \(14%\)\./);
    const held = { percent: 11, low: 6, next: 44, high: 12, other: 45, own: 3 };
    expect(said(held)).toMatch(/^May keep lighthouse 3 \(45%\), take the 12 \(44%\) or the 6 \(11%\)\./);
    expect(said({ percent: 0, low: 6, next: 0, high: 12, other: 100, own: 3 })).toMatch(
      /^Certain to keep lighthouse 3\./,
    );
  });
});
