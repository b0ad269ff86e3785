/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { ifAlike, ifDoubtful } from './outlook.ts';
import type { Reasons } from './words.ts';

const EVEN_SO = 'それでも、点の見込みはほかの選択より上です。';
const ANY_PLACE = '位置はどこでも同じです。';

/** What may lie in a place where nobody knows the card. */
const oneOf = (count: unknown): string =>
  Number(count) === 1 ? 'そこにありうるカードは1枚だけです。' : `そこにありうるカードは${count}枚。うち、`;

/** The cards that the villain neither takes nor is caught by. */
const others = ({ unknown, treasures, heroes }: Params): string => {
  const left = Number(unknown) - Number(treasures) - Number(heroes);
  return left > 0 ? `、どちらでもないカードは${left}枚` : '';
};

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'villain-hunts': (params) =>
    `このヴィランで引けるのは1回。ほかの人の手札に入りそうなカードのうち、奪えるおたからは${params.treasures}枚、つかまるヒーローは${params.heroes}枚です。${ifDoubtful(params, EVEN_SO)}`,
  'hero-guards': ({ villains, others }) => {
    if (others === 0) return 'ほかの人が持つかもしれないヴィランは、1枚もありません。';
    const isAll = villains === others;
    if (others === 1)
      return `ほかの人が持つかもしれないヴィランは1枚だけで、マーク${isAll ? 'が合います' : 'は合いません'}。`;
    return `ほかの人が持つかもしれないヴィラン${others}枚の${isAll ? 'どれとも' : `うち、${villains}枚と`}マークが合います。`;
  },
  'treasure-stays': ({ points, villains }) =>
    `手札に残れば${points}点。${villains === 0 ? 'これを奪えるヴィランは、ほかの人にはありません。' : `ただし、これを奪えるヴィランを、ほかの人が${villains}枚持つかもしれません。`}`,
  'cat-is-sure': ({ points }) => `ねこは奪われないので、手札の${points}点が確実です。`,
  'known-treasure': ({ points }) =>
    `そのカードは全員が見たおたからです。ヴィランと合わせて${points}点を確保できます。`,
  'treasure-odds': (params) =>
    `${oneOf(params.unknown)}奪えるおたからは${params.treasures}枚、つかまるヒーローは${params.heroes}枚${others(params)}です。${ifDoubtful(params, EVEN_SO)}${ifAlike(params, ANY_PLACE)}`,
  'avoids-hero': () => '全員が見たヒーローの場所を避けます。',
  'nothing-to-draw': () => 'だれも手札がないので、どのヴィランでも捨て札になります。',
  'weakest-villain': (params) =>
    `今は得られるものが少なく、${params.villains === 1 ? '残っているヴィランはこれだけです' : `このヴィランなら失っても${params.points}点です`}。${ifAlike(params, ANY_PLACE)}`,
};
