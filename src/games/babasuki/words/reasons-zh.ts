/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { kindOf } from '../cards.ts';
import { cardNames, nameInSentence } from './names.ts';
import { chancesOf, ifAlike, isPassedOn, type Merits, meritOf, type RunnerUp, runnerUp } from './outlook.ts';
import type { Reasons } from './words.ts';

const MERITS: Merits = {
  safer: '不容易被抓住，所以比那张更有利。',
  bolder: '更容易夺到宝物，所以比那张更有利。',
  cheaper: (points, other) => `就算被抓住，也只失去${points}分的反派（另一张是${other}分）。`,
  richer: (points, other) => `夺到宝物时，反派的分更高（${points}分，另一张是${other}分）。`,
  inPoints: '把可能抽到的牌的分数都算上，比那张更有利。',
  later: (other) => `“${nameInSentence(other, cardNames.zh)}”留到以后，对方手牌更清楚时再派更有利。`,
  win: '要赢下这一桌，比那张更有利。',
  alike: '两张早晚都要用，模拟的平均分差不多。',
  useless: '位置已知的牌，哪张都夺不走。',
};
const ANY_PLACE = '抽哪个位置都一样。';

/** What a villain may come to with a card that nobody knows. */
function chances(params: Params): string {
  const { taken, caught, neither } = chancesOf(params);
  if (taken === 100) return '抽到的一定是夺得走的宝物。';
  const others = [
    caught > 0 ? `会抓住它的英雄约${caught}%` : '几乎不会被英雄抓住',
    ...(neither > 0 && caught > 0 ? [`两者都不是约${neither}%`] : []),
  ];
  return `抽到夺得走的宝物约${taken}%，${others.join('，')}。`;
}

/** The chances of another villain, in the same order. */
function otherVillain(params: Params): string {
  const other = runnerUp(params);
  if (!other) return '';
  return `派“${nameInSentence(other.card, cardNames.zh)}”的话，宝物约${other.of('treasures')}%，英雄约${other.of('heroes')}%。`;
}

/** What the seat has passed on itself. */
const ifCertain = ({ certain }: Params): string =>
  certain ? `轮抽时传过去的“${nameInSentence(Number(certain), cardNames.zh)}”一定在那里。` : '';

function does({ card, of }: RunnerUp): string {
  switch (kindOf(card)) {
    case 'villain':
      return `夺得走${of('treasures')}张宝物，会被${of('heroes')}张英雄抓住`;
    case 'hero':
      return `抓得住${of('villains')}张反派`;
    case 'treasure':
      return `${of('villains')}张反派能夺走`;
    case 'cat':
      return `稳稳${of('points')}分`;
  }
}

/** @param isVillain whether the chosen card is a villain: of that there is enough to say */
function compared(params: Params, isVillain = false): string {
  const other = runnerUp(params);
  if (!other) return '';
  const name = `“${nameInSentence(other.card, cardNames.zh)}”`;
  if (other.isAlike) return `模拟的平均分与${name}差不多。`;
  const what =
    !isVillain && isPassedOn(other)
      ? `传出去后，自己的${other.of('mine')}张反派还可能把它夺回来`
      : does(other);
  return `模拟的平均分比${name}（${what}）高。`;
}

function guards({ villains, others }: Params): string {
  if (others === 0) return '别人不可能拿到反派。';
  const isAll = villains === others;
  if (others === 1) return `别人可能拿到的反派只有1张，它抓${isAll ? '得' : '不'}住。`;
  return isAll
    ? `别人可能拿到的${others}张反派，它都抓得住。`
    : `别人可能拿到的${others}张反派里，它能抓住${villains}张。`;
}

/** Why this villain is sent where none can win much. */
function lastVillain({ villains, cheapest, points }: Params): string {
  if (villains === 1) return '反派也只剩这一张。';
  return cheapest ? `就算被抓住，也只送出最便宜的这张（${points}分）。` : '';
}

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'villain-hunts': (params) =>
    `别人可能拿到的牌里，它夺得走的宝物有${params.treasures}张，会抓住它的英雄有${params.heroes}张。${compared(params, true)}`,
  'hero-guards': (params) => guards(params) + compared(params),
  'treasure-stays': (params) =>
    `留在手里值${params.points}分，${params.villains === 0 ? '别人不可能拿到能夺走它的反派' : `不过别人可能拿到的反派里有${params.villains}张能夺走它`}。${compared(params)}`,
  'cat-is-sure': (params) => `猫不会被夺走，手里稳稳${params.points}分。${compared(params)}`,
  'known-treasure': ({ points }) => `那张是大家都看过的宝物，连同反派一起能赢得${points}分。`,
  'treasure-odds': (params) =>
    chances(params) +
    otherVillain(params) +
    (meritOf(params, MERITS) || ifCertain(params)) +
    ifAlike(params, ANY_PLACE),
  'avoids-hero': () => '避开大家都看过的英雄的位置。',
  'nothing-to-draw': () => '谁都没有手牌，派哪张反派都会弃掉。',
  'weakest-villain': (params) =>
    `${params.none ? '它夺得走的宝物已经没有了' : '眼下夺不到什么'}。${lastVillain(params)}${ifAlike(params, ANY_PLACE)}`,
};
