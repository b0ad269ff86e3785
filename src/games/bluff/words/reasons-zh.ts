/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { type DieFace, WILD } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Reasons } from './words.ts';

const sign = (face: string | number | undefined) => signOf(Number(face) as DieFace);
/** Other players' calls of the face make it likelier than the dice alone. */
const alsoZh = (called: string | number | undefined) => (Number(called) > 0 ? '，之前的叫数也对它有利' : '');

/** A call that cannot be wrong, and is given up for a reroll all the same. */
const evenZh = (count: string | number | undefined, face: string | number | undefined) =>
  count === undefined ? '' : `，包括一定对的${count}个${sign(face)}`;

/** How likely the seat takes the standing call to be; `called`: by what was called, too. */
const standingZh = ({ standing, called }: Params) =>
  `${Number(called) > 0 ? '算上大家叫过的，' : ''}桌上的叫数约有${standing}%成立`;

/** How likely a seat that rerolls is to win the match if it challenges instead, where that is told. */
const challengeZh = ({ instead, ...params }: Params) => {
  if (params.standing === undefined) return '';
  return instead === undefined
    ? `${standingZh(params)}。`
    : `开的话赢的机会约为${instead}%（${standingZh(params)}）。`;
};

/** How often the best mixture of a duel makes a choice. */
const oftenZh = (often: string | number | undefined) =>
  Number(often) >= 100 ? '总是' : `大约有${often}%的时候`;

/** What the dice shown are for, and what the reroll would be worth with all of their face shown, where that is told. */
const afterRollZh = (face: string | number | undefined, whole: string | number | undefined) => {
  if (face === WILD) return '亮出★，叫什么点都更可信。';
  return whole === undefined ? '叫什么，看摇出的点数再定。' : `把${sign(face)}全部亮出来约为${whole}%。`;
};

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'call-is-doubtful': ({ percent }) =>
    Number(percent) === 0
      ? '只按看得见的骰子算，桌上的叫数不可能成立。'
      : `只按看得见的骰子算，桌上的叫数成立的概率只有约${percent}%。`,
  'raises-are-worse': ({ percent, best }) =>
    `只按看得见的骰子算，桌上的叫数约有${percent}%会成立，而更大的叫数最多也只有${best}%。`,
  'reroll-supports': ({ face, win, whole, sureCount, sureFace, ...params }) =>
    `试摇下来，比叫什么都合算${evenZh(sureCount, sureFace)}，赢下这一局的机会约为${win}%。${challengeZh(params)}${afterRollZh(face, whole)}`,
  'call-is-certain': () => '看得见的骰子已经够数，不会错。',
  'call-is-likely': ({ percent, called }) =>
    `只按看得见的骰子算，成立的概率约为${percent}%，没有明显更稳的叫数${alsoZh(called)}。`,
  'call-is-supported': ({ percent, believed }) =>
    `只按看得见的骰子算，成立的概率约为${percent}%；再算上大家叫过的，约为${believed}%。`,
  'call-is-not-safest': ({ percent, best, bestCount, bestFace, isHigher }) =>
    `只按看得见的骰子算，成立的概率约为${percent}%。${bestCount}个${sign(bestFace)}更稳（${best}%），但${Number(isHigher) > 0 ? '叫得越高，留给下家的余地越小' : '总叫最稳的人会被看穿'}。`,
  'call-is-believed': ({ percent, theirs }) =>
    `只按看得见的骰子算，成立的概率约为${percent}%，但下家会参考叫过的数，看来有${theirs}%，不容易被开。`,
  'call-is-a-bluff': ({ percent, best, bestCount, bestFace }) =>
    `只按看得见的骰子算，成立的概率只有约${percent}%，是在吹牛（最稳的${bestCount}个${sign(bestFace)}是${best}%）：从不吹牛的人会被看穿。`,
  'bluff-beats-challenge': ({ percent, ...params }) =>
    `只按看得见的骰子算，成立的概率只有约${percent}%，是在吹牛。不过${standingZh(params)}，开也有风险。`,
  'duel-challenge': ({ percent, often }) =>
    `骰子这么少，最好的打法各占几成是算得出来的：这手骰子在这里${oftenZh(often)}开。只按看得见的骰子算，桌上的叫数成立的概率约为${percent}%。`,
  'duel-call': ({ percent, often }) =>
    `骰子这么少，最好的打法各占几成是算得出来的：这手骰子在这里${oftenZh(often)}这样叫。只按看得见的骰子算，成立的概率约为${percent}%。`,
  'duel-bluff': ({ percent, often }) =>
    `只按看得见的骰子算，成立的概率只有约${percent}%，是在吹牛。骰子这么少，最好的打法各占几成是算得出来的：这手骰子在这里${oftenZh(often)}这样吹。`,
  'duel-reroll': ({ face, often }) =>
    `骰子这么少，最好的打法各占几成是算得出来的：这手骰子在这里${oftenZh(often)}亮出${sign(face)}，重摇另一个。`,
};
