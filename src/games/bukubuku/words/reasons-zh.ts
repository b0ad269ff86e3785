/** Why the computer makes a choice. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** A lower card that is kept, and the danger of dropping out. */
const besides = ({ saved, out }: Params): string => {
  if (out !== undefined) return `⚠️${out}%会出局${saved === undefined ? '' : `（更稳的${saved}留到后面）`}。`;
  return saved === undefined ? '' : `出${saved}更稳，不过最好留到后面。`;
};

/** No belt is lost; a low lighthouse, or having none, is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string => {
  if (own === undefined) return `估计有${percent}%你的灯塔不是最高，不失去救生圈。`;
  const cost = own === 0 ? '多半会拿到灯塔' : `你的灯塔${own}多半会被盖住`;
  return `估计有${percent}%不失去救生圈，不过${cost}。`;
};

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'takes-low': (params) =>
    `估计有${params.percent}%是最大的牌，拿到灯塔${params.low ?? ''}。${besides(params)}`,
  'takes-high': (params) =>
    `估计有${params.percent}%是第二大的牌，拿到灯塔${params.high ?? ''}。${besides(params)}`,
  'takes-either': (params) =>
    `估计有${params.percent}%拿到灯塔${params.low ?? ''}（第二大也一样）。${besides(params)}`,
  'takes-none': (params) =>
    `估计有${params.percent}%不拿灯塔：你的${params.own ?? ''}比两张都好。${besides(params)}`,
  'others-take-high': (params) =>
    `估计有${params.percent}%不拿灯塔，拿到${params.high ?? ''}的人会代替你成为最高。${besides(params)}`,
  'avoids-high': (params) => `估计有${params.percent}%不拿灯塔，避开${params.high ?? ''}。${besides(params)}`,
  'stays-without': (params) => `估计有${params.percent}%不拿灯塔：没有灯塔是最低的。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'dummy-order': ({ points }) => `估计到这一轮结束，比其他顺序平均多${points}分。`,
  'hardly-differ': () => '估计到这一轮结束，出哪张牌都差不多。',
  'rounds-say': (params) =>
    `估计${outcomesIn(params, '不拿灯塔', (lighthouse) => `拿灯塔${lighthouse}`, ['（', '）']).join('、')}。${params.out === undefined ? `到这一轮结束，比其他牌平均多${params.points}分。` : besides(params)}`,
};
