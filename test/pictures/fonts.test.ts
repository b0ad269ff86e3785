/** Texts in a chart have no letters that its font would show as empty boxes. */
import { expect, test } from 'vitest';
import { drawableName, drawableText } from '../../src/pictures/fonts.ts';

test.each([
  ['あおい', 'あおい'],
  ['𠮷野家', '𠮷野家'],
  ['张伟 记录', '张伟 记录'],
  ['筹码走势', '筹码走势'],
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
])('draws %j as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
  expect(drawableName(text)).toBe(drawn);
});

test.each([
  ['Benjamin the Sixteenth', 'Benjamin the Si…'],
  ['ベンジャミン・フランクリン', 'ベンジャミン・…'],
  ['exactly sixteen!', 'exactly sixteen!'],
  ['ちょうど八文字だ', 'ちょうど八文字だ'],
  ['一二三四五六七八九', '一二三四五六七…'],
])('shortens the name %j to %j', (name, drawn) => {
  expect(drawableName(name)).toBe(drawn);
});
