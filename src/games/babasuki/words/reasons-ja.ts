/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

/** Where the numbers alone speak against it: the computer has played each choice to the end many times. */
const allTheSame = (treasures: unknown, heroes: unknown): string =>
  Number(heroes) >= Number(treasures)
    ? 'それでも、ラウンドの最後まで試すと、この手の得点がいちばんでした。'
    : '';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'villain-hunts': ({ treasures, heroes }) =>
    `ほかのカードのうち、おたから${treasures}枚を奪えます。ヒーロー${heroes}枚には、つかまります。${allTheSame(treasures, heroes)}`,
  'hero-guards': ({ villains, others }) =>
    `あなたが持っていないヴィラン${others}枚のうち、${villains}枚をつかまえられます。`,
  'treasure-stays': ({ points, villains }) =>
    `手札に残れば${points}点。これを奪えるほかのヴィランは${villains}枚です。`,
  'cat-is-sure': ({ points }) => `ねこは奪われないので、手札の${points}点が確実です。`,
  'known-treasure': ({ points }) =>
    `そのカードは全員が見たおたからです。ヴィランと合わせて${points}点を確保できます。`,
  'treasure-odds': ({ treasures, heroes, unknown }) =>
    `そこにありうる${unknown}枚のうち、おたから${treasures}枚を奪えます。ヒーロー${heroes}枚には、つかまります。${allTheSame(treasures, heroes)}`,
  'avoids-hero': () => '全員が見たヒーローの場所を避けます。',
  'nothing-to-draw': () => 'だれも手札がないので、どのヴィランでも捨て札になります。',
  'weakest-villain': ({ points }) => `今は得られるものが少なく、このヴィランなら失っても${points}点です。`,
};
