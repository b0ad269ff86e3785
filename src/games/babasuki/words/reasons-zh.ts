/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { ifAlike, ifDoubtful } from './outlook.ts';
import type { Reasons } from './words.ts';

const EVEN_SO = '即便如此，得分的期望还是比别的选择高。';
const ANY_PLACE = '抽哪个位置都一样。';

/** What may lie in a place where nobody knows the card. */
const oneOf = (count: unknown): string =>
  Number(count) === 1 ? '那里只可能是1张牌：' : `那里可能是${count}张牌里的任意一张，其中`;

/** The cards that the villain neither takes nor is caught by. */
const others = ({ unknown, treasures, heroes }: Params): string => {
  const left = Number(unknown) - Number(treasures) - Number(heroes);
  return left > 0 ? `，两者都不是的有${left}张` : '';
};

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'villain-hunts': (params) =>
    `这张反派只抽一次。别人可能拿到的牌里，它夺得走的宝物有${params.treasures}张，会抓住它的英雄有${params.heroes}张。${ifDoubtful(params, EVEN_SO)}`,
  'hero-guards': ({ villains, others }) => {
    if (others === 0) return '别人不可能拿到反派。';
    const isAll = villains === others;
    if (others === 1) return `别人可能拿到的反派只有1张，它抓${isAll ? '得' : '不'}住。`;
    return isAll
      ? `别人可能拿到的${others}张反派，它都抓得住。`
      : `别人可能拿到的${others}张反派里，它能抓住${villains}张。`;
  },
  'treasure-stays': ({ points, villains }) =>
    `留在手里值${points}分，${villains === 0 ? '别人不可能拿到能夺走它的反派' : `不过别人可能拿到的反派里有${villains}张能夺走它`}。`,
  'cat-is-sure': ({ points }) => `猫不会被夺走，手里稳稳${points}分。`,
  'known-treasure': ({ points }) => `那张是大家都看过的宝物，连同反派一起能赢得${points}分。`,
  'treasure-odds': (params) =>
    `${oneOf(params.unknown)}夺得走的宝物有${params.treasures}张，会抓住它的英雄有${params.heroes}张${others(params)}。${ifDoubtful(params, EVEN_SO)}${ifAlike(params, ANY_PLACE)}`,
  'avoids-hero': () => '避开大家都看过的英雄的位置。',
  'nothing-to-draw': () => '谁都没有手牌，派哪张反派都会弃掉。',
  'weakest-villain': (params) =>
    `现在能得到的不多，${params.villains === 1 ? '反派也只剩这一张' : `这张反派输了值${params.points}分`}。${ifAlike(params, ANY_PLACE)}`,
};
