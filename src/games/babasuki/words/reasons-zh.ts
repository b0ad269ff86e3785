/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

/** Where the numbers alone speak against it: the computer has played each choice to the end many times. */
const allTheSame = (treasures: unknown, heroes: unknown): string =>
  Number(heroes) >= Number(treasures) ? '不过试着玩到本轮结束，还是这样得分最高。' : '';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'villain-hunts': ({ treasures, heroes }) =>
    `在你没有的牌里，它能夺走${treasures}张宝物，会被${heroes}张英雄抓住。${allTheSame(treasures, heroes)}`,
  'hero-guards': ({ villains, others }) => `你没有的${others}张反派里，它能抓住${villains}张。`,
  'treasure-stays': ({ points, villains }) => `留在手里值${points}分，别人的反派里有${villains}张能夺走它。`,
  'cat-is-sure': ({ points }) => `猫不会被夺走，手里稳稳${points}分。`,
  'known-treasure': ({ points }) => `那张是大家都看过的宝物，连同反派一起能赢得${points}分。`,
  'treasure-odds': ({ treasures, heroes, unknown }) =>
    `可能在那里的${unknown}张牌里，它能夺走${treasures}张宝物，会被${heroes}张英雄抓住。${allTheSame(treasures, heroes)}`,
  'avoids-hero': () => '避开大家都看过的英雄的位置。',
  'nothing-to-draw': () => '谁都没有手牌，派哪张反派都会弃掉。',
  'weakest-villain': ({ points }) => `现在能得到的不多，这张反派就算输了也只值${points}分。`,
};
