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
      '可能仍然没有灯塔（87%）、拿灯塔2（13%）。平均算下来，出这张最划算。',
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

  it('says of a card that gives a lighthouse up what keeping that would pay', () => {
    const params = { percent: 86, own: 1, cost: 14, keeper: 25, here: 1.9, there: 1.6 };
    expect(catalogue.en.reasons['loses-no-belt'](params)).toBe(
      'A higher one likely covers lighthouse 1. Risk of losing a belt: 14%. The round pays +1.9 on average; the 25 (likely keeps the 1): +1.6.',
    );
    expect(plainJa('loses-no-belt', params)).toMatch(
      /浮き輪を失う見込み14%。ラウンドの得点は平均\+1\.9点、灯台1のままになりそうな25だと\+1\.6です。$/,
    );
    expect(catalogue.zh.reasons['loses-no-belt'](params)).toMatch(
      /本轮平均得分：出这张\+1\.9，出多半能留住灯塔1的25则\+1\.6。$/,
    );
  });

  it('says of the highest card who pays, or what keeping the lighthouse that it covers would', () => {
    const params = { percent: 80, low: 5, high: 12, own: 4, cost: 8, keeper: 25, here: 1.9, there: 1.6 };
    expect(catalogue.en.reasons['highest-is-safe'](params)).toBe(
      '80% to take lighthouse 5 as highest card and lose no belt. Risk of losing a belt: 8%. The round pays +1.9 on average; the 25 (likely keeps the 4): +1.6.',
    );
    expect(plainJa('highest-is-safe', params)).toMatch(
      /灯台5を取ります。浮き輪を失う見込み8%。ラウンドの得点は平均\+1\.9点、灯台4のままになりそうな25だと\+1\.6です。$/,
    );
    expect(catalogue.zh.reasons['highest-is-safe'](params)).toMatch(
      /拿到灯塔5，这时不失去救生圈。有8%的可能失去一个救生圈。本轮平均得分：出这张\+1\.9，出多半能留住灯塔4的25则\+1\.6。$/,
    );
    expect(catalogue.en.reasons['highest-is-safe']({ percent: 100, low: 5, high: 12 })).toBe(
      'Certain to take lighthouse 5 as highest card; the 12 costs a belt.',
    );
  });

  it('says of a card that is certain to take none what another one pays that is so, too', () => {
    const params = { percent: 100, high: 9, certainToo: 14, here: 1.2, there: 0.9 };
    expect(catalogue.en.reasons['avoids-high'](params)).toBe(
      'Certain to take no lighthouse, and so avoid the 9. The round pays +1.2 on average; the 14, as certain: +0.9.',
    );
    expect(plainJa('avoids-high', params)).toMatch(
      /ラウンドの得点は平均\+1\.2点、同じく確実な14だと\+0\.9です。$/,
    );
    expect(catalogue.zh.reasons['avoids-high'](params)).toMatch(/出这张\+1\.2，出同样保险的14则\+0\.9。$/);
    const same = { percent: 100, high: 9, certainToo: 14 };
    expect(catalogue.en.reasons['avoids-high'](same)).toMatch(
      / The 14 is as certain, and scores about as much\.$/,
    );
    expect(plainJa('avoids-high', same)).toMatch(/同じく確実なカード14でも、得点はほぼ同じです。$/);
    expect(catalogue.zh.reasons['avoids-high'](same)).toMatch(/出同样保险的14，得分也差不多。$/);
  });

  it('says of a card that takes a lighthouse what having none would pay', () => {
    const params = { percent: 100, low: 7, high: 10, keeper: 11, here: 1.2, there: 0.9 };
    expect(catalogue.en.reasons['highest-is-safe'](params)).toBe(
      'Certain to take lighthouse 7 as highest card; the 10 costs a belt. The round pays +1.2 on average; the 11 (likely takes none): +0.9.',
    );
    expect(catalogue.en.reasons['highest-is-safe']({ ...params, percent: 96, cost: 4 })).toMatch(
      / and lose no belt\. Risk of losing a belt: 4%\. The round pays \+1\.2 on average; the 11 \(likely takes none\): \+0\.9\.$/,
    );
    expect(plainJa('highest-is-safe', params)).toMatch(
      /浮き輪を失うのは10を取る人です。ラウンドの得点は平均\+1\.2点、灯台なしのままになりそうな11だと\+0\.9です。$/,
    );
    expect(catalogue.zh.reasons['highest-is-safe'](params)).toMatch(
      /出这张\+1\.2，出多半不拿灯塔的11则\+0\.9。$/,
    );
  });

  it('calls no card surer than one without a risk', () => {
    const params = { percent: 80, cost: 0, saved: 6 };
    expect(catalogue.en.reasons['stays-without'](params)).toMatch(
      / Risk of losing a belt: 0%; card 6 is kept for later\.$/,
    );
    expect(plainJa('stays-without', params)).toMatch(/見込み0%（カード6は温存）。$/);
    expect(catalogue.zh.reasons['stays-without'](params)).toMatch(/（小牌6留到后面）。$/);
    expect(catalogue.en.reasons['stays-without']({ ...params, cost: 9 })).toMatch(
      /9%; the surer card 6 is kept for later\.$/,
    );
  });

  it('says why cards do the same that are not next to each other', () => {
    const params = { percent: 80, low: 2, cost: 0, lowest: 20, highest: 23, same: 2, isGapped: 1 };
    expect(catalogue.en.reasons['takes-low'](params)).toMatch(
      / 20 and 23 do the same here: nobody has a card between\.$/,
    );
    expect(plainJa('takes-low', params)).toMatch(
      /20と23は、間のカードはだれも持っていないので、どちらを出しても同じです。$/,
    );
    expect(catalogue.zh.reasons['takes-low'](params)).toMatch(/20和23之间的牌谁手里都没有，出哪张都一样。$/);
  });
});
