/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { type DieFace, WILD } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Reasons } from './words.ts';

const sign = (face: string | number | undefined) => signOf(Number(face) as DieFace);
/** Other players' calls of the face make it likelier than the dice alone. */
const alsoJa = (called: string | number | undefined) =>
  Number(called) > 0 ? 'これまでの宣言も、それを裏づけています。' : '';

/** A call that cannot be wrong, and is given up for a reroll all the same. */
const callsJa = (count: string | number | undefined, face: string | number | undefined) =>
  count === undefined ? 'どの宣言' : `確実な${sign(face)} ${count}個`;

/** How likely the seat takes the standing call to be, before a verb's end; `called`: by what was called, too. */
const standingJa = ({ standing, called }: Params) =>
  `${Number(called) > 0 ? '宣言もふまえると、' : ''}場の宣言は約${standing}%で当たる`;

/** How likely a seat that rerolls is to win the match if it challenges instead, where that is told. */
const challengeJa = ({ instead, standing, called }: Params) => {
  if (standing === undefined) return '';
  const likely = `${Number(called) > 0 ? '宣言もふまえ、' : ''}場の宣言は${standing}%で当たる`;
  return instead === undefined ? `${likely}見込みです。` : `チャレンジなら${instead}%（${likely}）。`;
};

/** What the dice shown are for, and what the reroll would be worth with all of their face shown, where that is told. */
const afterRollJa = (face: string | number | undefined, whole: string | number | undefined) => {
  if (face === WILD) return '★を見せるとどの宣言も通りやすくなります。';
  return whole === undefined
    ? '何を言うかは、振った目で決めます。'
    : `${sign(face)}を全部見せる場合は${whole}%です。`;
};

/** How often the best mixture of a duel makes a choice. */
const oftenJa = (often: string | number | undefined) =>
  Number(often) >= 100 ? '必ず' : `約${often}%の割合で`;

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'call-is-doubtful': ({ percent }) =>
    Number(percent) === 0
      ? '見えるダイスから見て、この宣言が当たることはありません。'
      : `見えるダイスから見て、この宣言が当たる確率は約${percent}%しかありません。`,
  'raises-are-worse': ({ percent, best }) =>
    `見えるダイスから見て、この宣言は約${percent}%で当たりますが、これより大きい宣言は高くても${best}%です。`,
  'reroll-supports': ({ face, win, whole, sureCount, sureFace, ...params }) =>
    `試し振りで試合の勝率${win}%、${callsJa(sureCount, sureFace)}より得です。${challengeJa(params)}${afterRollJa(face, whole)}`,
  'call-is-certain': () => '見えているダイスだけで足りるので、外れません。',
  'call-is-likely': ({ percent, called }) =>
    `見えるダイスから見て約${percent}%で当たり、これよりはっきり確かな宣言はありません。${alsoJa(called)}`,
  'call-is-supported': ({ percent, believed }) =>
    `見えるダイスだけなら約${percent}%ですが、これまでの宣言もふまえると、約${believed}%で当たります。`,
  'call-is-not-safest': ({ percent, best, bestCount, bestFace, isHigher }) =>
    `見えるダイスから見て約${percent}%で当たります。${sign(bestFace)} ${bestCount}個のほうが確か（${best}%）ですが、${Number(isHigher) > 0 ? '大きく宣言するほど、次の人の余地が狭まります' : 'いつもいちばん確かな宣言をする人は、手の内を読まれます'}。`,
  'call-is-believed': ({ percent, theirs }) =>
    `見えるダイスから見て約${percent}%ですが、宣言も手がかりにする次の人には${theirs}%に見えるので、チャレンジされにくい宣言です。`,
  'call-is-a-bluff': ({ percent, best, bestCount, bestFace }) =>
    `見えるダイスから見て、当たる確率が約${percent}%のブラフです（いちばん確かな${sign(bestFace)}が${bestCount}個は${best}%）。ブラフをしない人は、手の内を読まれます。`,
  'bluff-beats-challenge': ({ percent, ...params }) =>
    `見えるダイスから見て、当たる確率が約${percent}%のブラフです。でも${standingJa(params)}ので、チャレンジも危険です。`,
  'duel-challenge': ({ percent, often }) =>
    `ダイスがこれだけ少ないと、最善の割合が計算できます。この目では${oftenJa(often)}チャレンジします。見えるダイスから見て、宣言は約${percent}%で当たります。`,
  'duel-call': ({ percent, often }) =>
    `ダイスがこれだけ少ないと、最善の割合が計算できます。この目では${oftenJa(often)}この宣言をします。見えるダイスから見て約${percent}%で当たります。`,
  'duel-bluff': ({ percent, often }) =>
    `見えるダイスから見て、当たる確率が約${percent}%のブラフです。ダイスがこれだけ少ないと最善の割合が計算でき、この目では${oftenJa(often)}こう言います。`,
  'duel-reroll': ({ face, often }) =>
    `ダイスがこれだけ少ないと、最善の割合が計算できます。この目では${oftenJa(often)}${sign(face)}を見せて、もう1個を振り直します。`,
};
