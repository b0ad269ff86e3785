/** Sentences of the Japanese texts whose wording carries a rule, and was once wrong or easily misread. */
import { expect, it } from 'vitest';
import { catalogueTexts } from './catalogues.ts';

const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  daifugo: [
    'その場ですでに11バックされているとき',
    '残りの手札がその枚数以下なら',
    '2が入る階段',
    '逆のときは3が入る階段',
    '2〜4人。52枚とジョーカー1枚（オプションで2枚）。※',
    '階段を出しても縛りは生まれません。※',
    'Jを何枚出しても、選ぶのは1度だけです',
    'ジョーカー以外の札が1枚は必要で、同じ数字は5枚にできません。※',
    '間にパスがあってもかまいません※',
    '支払いは120点',
  ],
  doudizhu: [
    '💣 もう出せない',
    'よけた8枚',
    'スリーカードの連番に別の札を付けたもの',
    '2は3の下側でだけ使えます',
    'ほかの3人が続けてパスすると',
    '1人につき□チップ',
    '見送',
  ],
  bluff: ['小さい順に並べると', '自分の番ごとに1度だけ', '全員が1個ずつ失'],
  babasuki: ['襲撃の間はいつでも', 'ゲームシステムとイラスト：ヨシダさん'],
};

it.each(Object.entries(WORDINGS))('the Japanese texts of %s keep them', (game, wordings) => {
  const all = catalogueTexts('ja')
    .filter((text) => text.startsWith(`src/games/${game}/`))
    .join('\n');
  expect(wordings.filter((wording) => !all.includes(wording))).toEqual([]);
});
