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
  'loses-no-belt': ({ percent }) =>
    `試しに進めると${percent}%で、いちばん高い灯台にならず、浮き輪を失いません。`,
  'dummy-order': ({ points }) => `試しにラウンドを進めると、ほかの順番の平均より${points}点よくなります。`,
  'rounds-say': ({ points }) =>
    `試しにラウンドを進めると、ほかの天気カードの平均より${points}点よくなります。`,
};
