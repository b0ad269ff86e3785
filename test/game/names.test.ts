/** Names in a sentence. */
import { expect, it } from 'vitest';
import { namesIn } from '../../src/game/names.ts';
import { LOCALES } from '../../src/game/words.ts';
import { wordsFor } from '../../src/text/catalogue.ts';

const list = (locale: 'en' | 'ja' | 'zh', ...names: string[]): string => namesIn(locale)(names).join('');

it('are joined as each language joins them', () => {
  expect(list('en', 'Ann', 'Ben', 'Chika')).toBe('Ann, Ben and Chika');
  expect(list('en', 'Ann', 'Ben')).toBe('Ann and Ben');
  expect(list('ja', 'あおい', 'ケン')).toBe('あおいとケン');
  expect(list('ja', 'あおい', 'ケン', 'ミカ')).toBe('あおいとケン、ミカ');
  expect(list('zh', '小明', '小红')).toBe('小明和小红');
  expect(list('zh', '小明', '小红', '小刚')).toBe('小明、小红和小刚');
  for (const locale of LOCALES) expect([list(locale), list(locale, 'Ann')]).toEqual(['', 'Ann']);
});

it('are no call to the first of those that a table waits for', () => {
  const [ja, zh] = (['ja', 'zh'] as const).map((locale) =>
    wordsFor(locale).table.turn(['あおい', 'ケン'], null, true).join(''),
  );
  expect(ja).toBe('▶️ あおいとケンが選ぶのを待っています');
  expect(zh).toBe('▶️ 正在等あおい和ケン选择');
});
