/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { kindOf } from '../cards.ts';
import { cardNames, nameInSentence } from './names.ts';
import { chancesOf, ifAlike, isPassedOn, type Merits, meritOf, type RunnerUp, runnerUp } from './outlook.ts';
import type { Reasons } from './words.ts';

const MERITS: Merits = {
  safer: 'つかまりにくいぶん、それより有利です。',
  bolder: '奪いやすいぶん、それより有利です。',
  cheaper: (points, other) => `つかまっても、失うヴィランは${points}点で済みます（もう一方は${other}点）。`,
  richer: (points, other) => `奪えたときのヴィランの点が高めです（${points}点、もう一方は${other}点）。`,
  inPoints: '引けるカードの点まで数えると、それより有利です。',
  later: (other) => `「${nameInSentence(other, cardNames.ja)}」は、手札が読めてからが有利です。`,
  win: 'この卓に勝つには、それより有利です。',
  alike: 'どちらもいずれ使うので、シミュレーションの平均点はほぼ同じです。',
  useless: '場所のわかっているカードは、どれも奪えません。',
};
const ANY_PLACE = 'どの位置でも同じです。';

/** What a villain may come to with a card that nobody knows. */
function chances(params: Params): string {
  const { taken, caught, neither } = chancesOf(params);
  if (taken === 100) return '必ず、おたからを奪えます。';
  const others = [
    caught > 0 ? `つかまるのは約${caught}%` : 'つかまることはまずありません',
    ...(neither > 0 && caught > 0 ? [`ほかは約${neither}%`] : []),
  ];
  return `おたからを奪うのは約${taken}%、${others.join('、')}。`;
}

/** The chances of another villain, in the same order. */
function otherVillain(params: Params): string {
  const other = runnerUp(params);
  if (!other) return '';
  return `「${nameInSentence(other.card, cardNames.ja)}」なら、奪う約${other.of('treasures')}%、つかまる約${other.of('heroes')}%。`;
}

/** What the seat has passed on itself. */
const ifCertain = ({ certain }: Params): string =>
  certain ? `回した「${nameInSentence(Number(certain), cardNames.ja)}」が引く手札に必ずあります。` : '';

function does({ card, of }: RunnerUp): string {
  switch (kindOf(card)) {
    case 'villain':
      return `奪えるおたから${of('treasures')}枚、つかまえに来るヒーロー${of('heroes')}枚`;
    case 'hero':
      return `合うヴィラン${of('villains')}枚`;
    case 'treasure':
      return `これを奪えるヴィラン${of('villains')}枚`;
    case 'cat':
      return `確実に${of('points')}点`;
  }
}

/** @param isVillain whether the chosen card is a villain: of that there is enough to say */
function compared(params: Params, isVillain = false): string {
  const other = runnerUp(params);
  if (!other) return '';
  const name = `「${nameInSentence(other.card, cardNames.ja)}」`;
  if (other.isAlike) return `シミュレーションの平均点は、${name}とほぼ同じです。`;
  const what =
    !isVillain && isPassedOn(other) ? `渡しても自分のヴィラン${other.of('mine')}枚で奪える` : does(other);
  return `シミュレーションの平均点は、${name}（${what}）より上です。`;
}

function guards({ villains, others }: Params): string {
  if (others === 0) return 'ほかの人が持つかもしれないヴィランは、1枚もありません。';
  const isAll = villains === others;
  if (others === 1)
    return `ほかの人が持つかもしれないヴィランは1枚だけで、マーク${isAll ? 'が合います' : 'は合いません'}。`;
  return `ほかの人が持つかもしれないヴィラン${others}枚の${isAll ? 'どれとも' : `うち、${villains}枚と`}マークが合います。`;
}

/** Why this villain is sent where none can win much. */
function lastVillain({ villains, cheapest, points }: Params): string {
  if (villains === 1) return '残っているヴィランはこれだけです。';
  return cheapest ? `つかまっても、失うのはいちばん安いこの${points}点のヴィランで済みます。` : '';
}

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'villain-hunts': (params) =>
    `ほかの人の手札には、奪えるおたからが${params.treasures}枚、逆にこれをつかまえるヒーローが${params.heroes}枚ありえます。${compared(params, true)}`,
  'hero-guards': (params) => guards(params) + compared(params),
  'treasure-stays': (params) =>
    `手札に残れば${params.points}点。${params.villains === 0 ? 'これを奪えるヴィランは、ほかの人にはありません。' : `ただし、これを奪えるヴィランを、ほかの人が${params.villains}枚持つかもしれません。`}${compared(params)}`,
  'cat-is-sure': (params) => `ねこは奪われないので、手札の${params.points}点が確実です。${compared(params)}`,
  'known-treasure': ({ points }) =>
    `そのカードは全員が見たおたからです。ヴィランと合わせて${points}点を確保できます。`,
  'treasure-odds': (params) =>
    chances(params) +
    otherVillain(params) +
    (meritOf(params, MERITS) || ifCertain(params)) +
    ifAlike(params, ANY_PLACE),
  'avoids-hero': () => '全員が見たヒーローの場所を避けます。',
  'nothing-to-draw': () => 'だれも手札がないので、どのヴィランでも捨て札になります。',
  'weakest-villain': (params) =>
    `${params.none ? '奪えるおたからはもうありません' : '今引いても、得られるものは少なそうです'}。${lastVillain(params)}${ifAlike(params, ANY_PLACE)}`,
};
