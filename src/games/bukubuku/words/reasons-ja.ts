/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'takes-low': ({ percent, low }) =>
    `試しに進めると${percent}%でいちばん高い天気カードになり、低いほうの灯台（${low ?? ''}）を取れます。`,
  'takes-high': ({ percent, high }) =>
    `試しに進めると${percent}%で2番目に高い天気カードになり、灯台${high ?? ''}を取れます。`,
  'takes-none': ({ percent }) =>
    `試しに進めると${percent}%で灯台を取らずにすみます。今の灯台のままのほうが有利です。`,
  'stays-without': ({ percent }) =>
    `試しに進めると${percent}%で灯台を取らずにすみます。灯台なしは、どの灯台よりも低い扱いです。`,
  'loses-no-belt': ({ percent }) =>
    `試しに進めると${percent}%で、あなたの灯台がいちばん高くはならず、浮き輪を失いません。`,
  'dummy-order': ({ points }) => `試しにラウンドを進めると、ほかの順番の平均より${points}点よくなります。`,
  'hardly-differ': () => '試しにラウンドを進めると、どの天気カードでもほとんど差がありません。',
  'rounds-say': ({ percent, low, next, high, other, points }) =>
    `試しに進めると、灯台${low ?? ''}を取るのが${percent}%、${high ?? ''}が${next}%、なしが${other}%。ラウンド全体では、ほかのカードの平均より${points}点よくなります。`,
};
