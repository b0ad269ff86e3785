/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import { type AboutPrey, outlook } from './outlook.ts';
import type { Reasons } from './words.ts';

const HINTS: AboutPrey = {
  any: 'どこを引いても、見込みは同じです。',
  best: 'それでも、ラウンドの終わりまでの見込みは、ほかのどれよりも上です。',
};

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'villain-hunts': (params) =>
    `引けるのは1枚。ほかの人の手に渡りうるカードに、奪えるおたからが${params.treasures}枚、つかまるヒーローが${params.heroes}枚あります。${outlook(params, HINTS)}`,
  'hero-guards': ({ villains, others }) => {
    if (others === 0) return 'ほかの人のものになりうるヴィランは、1枚もありません。';
    const isAll = villains === others;
    if (others === 1)
      return `ほかの人のものになりうるヴィランは1枚だけで、${isAll ? 'つかまえられます' : 'つかまえられません'}。`;
    return `ほかの人のものになりうるヴィラン${others}枚${isAll ? 'とも' : `のうち、${villains}枚を`}つかまえられます。`;
  },
  'treasure-stays': ({ points, villains }) =>
    `手札に残れば${points}点。これを奪えるほかのヴィランは${villains}枚です。`,
  'cat-is-sure': ({ points }) => `ねこは奪われないので、手札の${points}点が確実です。`,
  'known-treasure': ({ points }) =>
    `そのカードは全員が見たおたからです。ヴィランと合わせて${points}点を確保できます。`,
  'treasure-odds': (params) =>
    `そこにあるのは${params.unknown}枚のうちの1枚（残りはほかの場所）。奪えるおたからが${params.treasures}枚、つかまるヒーローが${params.heroes}枚あります。${outlook(params, HINTS)}`,
  'avoids-hero': () => '全員が見たヒーローの場所を避けます。',
  'nothing-to-draw': () => 'だれも手札がないので、どのヴィランでも捨て札になります。',
  'weakest-villain': ({ points }) => `今は得られるものが少なく、このヴィランなら失っても${points}点です。`,
};
