/** What a chart writes: nothing that its font would show as an empty box. */
import { expect, test } from 'vitest';
import { drawableName, drawableText } from '../../../src/ledger/chart/font.ts';

test.each([
  ['あおい', 'あおい'],
  ['𠮷野家', '𠮷野家'],
  ['Мария Ω', 'Мария Ω'],
  ['★ Ann ♪', '★ Ann ♪'],
  ['🦊 きつね 🦊', 'きつね'],
  ['김민수 Kim', 'Kim'],
  ['👩‍👩‍👧‍👦🇯🇵1️⃣', '1'],
  ['👩‍👩‍👧‍👦', ''],
  ['สวัสดี', ''],
  ['か\u3099', 'が'],
  ['two\nlines\u0000', 'two lines'],
  ['\u202Eright to left', 'right to left'],
])('%j is written as %j', (text, written) => {
  expect(drawableText(text)).toBe(written);
  expect(drawableName(text)).toBe(written);
});

test.each([
  ['Benjamin the Sixteenth', 'Benjamin the Si…'],
  ['ベンジャミン・フランクリン', 'ベンジャミン・…'],
  ['exactly sixteen!', 'exactly sixteen!'],
  ['ちょうど八文字だ', 'ちょうど八文字だ'],
])('the name %j is cut to %j', (name, written) => {
  expect(drawableName(name)).toBe(written);
});
