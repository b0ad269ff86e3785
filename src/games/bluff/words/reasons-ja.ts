/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'call-is-doubtful': ({ percent }) =>
    `あなたのダイスから見て、宣言が当たっている確率は${percent}%しかありません。`,
  'raises-are-worse': ({ percent, best }) =>
    `宣言は当たっていそうですが（${percent}%）、これより大きい宣言は高くても${best}%です。`,
  'reroll-supports': ({ shown, rolled }) =>
    `${shown}個を見せると次の宣言が信じてもらいやすく、残り${rolled}個も良くなるかもしれません。`,
  'call-is-certain': () => '見えているダイスだけで、もう当たっています。',
  'call-is-likely': ({ percent }) => `あなたのダイスから見て、${percent}%の確率で当たります。`,
  'call-is-believed': ({ percent, theirs }) =>
    `当たる確率は${percent}%ですが、次の人には${theirs}%に見えるので、チャレンジされにくい宣言です。`,
  'call-is-a-bluff': ({ percent }) =>
    `当たる確率は${percent}%のうそです。うそをつかない人は、手の内を読まれます。`,
};
