import { describe, expect, it } from 'vitest';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import {
  labelText,
  lineText,
  unbroken,
  unbrokenFacts,
  withPunctuation,
} from '../../src/discord/line-text.ts';
import { seatNames } from '../../src/discord/seat-names.ts';
import { line } from '../../src/game/screen.ts';

const person = (name: string) => ({ userId: '123456789012345678', name, salt: '', missed: 0, away: false });
const context = {
  emojis: textEmojis(),
  names: seatNames([person('あおい'), person('Benjamin'), person('ハル')], 'ja'),
};

describe('a name in a sentence', () => {
  it('has no space between it and Japanese or Chinese on both sides', () => {
    expect(lineText(line`⚔️ ${{ seat: 2 }} が ${{ seat: 0 }} にチャレンジ！`, context)).toBe(
      '⚔️ ハルがあおいにチャレンジ！',
    );
    expect(labelText(['把 ', { seat: 0 }, ' 移出'], context)).toBe('把あおい移出');
  });

  it('keeps its spaces where it or what is beside it is in Latin letters, digits or signs', () => {
    expect(lineText(line`${{ seat: 1 }} が ${{ seat: 1 }} にチャレンジ！`, context)).toBe(
      'Benjamin が Benjamin にチャレンジ！',
    );
    expect(lineText(line`${{ seat: 0 }} calls ${{ seat: 2 }} · ${{ seat: 2 }} +3`, context)).toBe(
      'あおい calls ハル\u00A0· ハル +3',
    );
  });
});

it('keeps a bracket on the line of the card that it closes behind, and leaves links as they are', () => {
  expect(withPunctuation('(drew <:c1:2>) 「<:c1:2>」')).toBe('(drew <:c1:2>\u2060) 「\u2060<:c1:2>\u2060」');
  expect(withPunctuation('[a](<https://example.com>)')).toBe('[a](<https://example.com>)');
});

describe('a line of facts', () => {
  const shown = (text: string): string =>
    unbrokenFacts(text)
      .replaceAll('\u2060', '⁀')
      .replaceAll(/[\u00A0\u202F]/g, '_');

  it('breaks behind its dots alone', () => {
    expect(shown('あおい · **5枚** ⚠️ · 計36点')).toBe('あおい_· **5⁀枚**_⚠️_· 計⁀36⁀点');
    expect(shown('Ann +3 · Ben −3')).toBe('Ann_+3_· Ben_−3');
    expect(shown('確保 18点 · <:ba01:1> 2枚')).toBe('確保_18⁀点_· ⁀<:ba01:1>⁀_2⁀枚');
  });

  it('may break in facts that are long, but not in their last part', () => {
    const long = '📒 ドラフト・ババスキ！の成績：あおい 通算 ±0';
    expect(shown(`a · ${long}`)).toBe('a_· 📒 ドラフト・ババスキ！の成績：あおい_通算_±0');
  });

  it('never parts a number from its counter, however long the line is', () => {
    expect(shown('1人につき20枚です')).toBe('1⁀人につき20⁀枚です');
    expect(shown('Ann の手札の点がいちばん大きいので、相手に **4,800**点を払います · a')).toContain(
      '**4,800**⁀点',
    );
  });

  it('is as it was where there is one fact, a command, or a mark of Markdown', () => {
    for (const text of ['あおいの番です', 'a b', '']) expect(unbrokenFacts(text)).toBe(text);
    expect(shown('`/卓 見る` · 1. あ')).toBe('`/卓 見る`_· 1. あ');
  });

  it('keeps emojis of several characters whole', () => {
    for (const name of ['🏳️‍🌈', '👍🏽', '👨‍👩‍👧', 'か\u3099'])
      expect(unbroken(`あ${name}い`).replaceAll('\u2060', '')).toBe(`あ${name}い`);
    for (const name of ['🏳️‍🌈', '👍🏽', '👨‍👩‍👧', 'か\u3099']) expect(unbroken(`あ${name}い`)).toContain(name);
  });
});
