/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** A lower card that is kept, and the danger of dropping out. @param surer what it is surer of */
const besides = ({ saved, out }: Params, surer = '更稳的'): string => {
  if (out !== undefined)
    return `⚠️有${out}%的可能出局${saved === undefined ? '' : `（${surer}${saved}留到后面）`}。`;
  return saved === undefined ? '' : `${surer}${saved}留到后面。`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string =>
  own === undefined
    ? `有${percent}%的可能灯塔不是最高，不失去救生圈。`
    : `有${percent}%的可能不失去救生圈，但灯塔${own}多半会被更高的灯塔盖住。`;

const outcomes = (params: Params): string =>
  outcomesIn(params, '不拿灯塔', (lighthouse) => `拿灯塔${lighthouse}`, ['（', '）']).join('、');

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'takes-low': (params) =>
    `有${params.percent}%的可能是最大的牌，拿到灯塔${params.low ?? ''}。${besides(params)}`,
  'takes-high': (params) =>
    `有${params.percent}%的可能是第二大的牌，拿到灯塔${params.high ?? ''}。${besides(params)}`,
  'takes-either': (params) =>
    `有${params.percent}%的可能拿到灯塔${params.low ?? ''}（第二大也一样）。${besides(params)}`,
  'takes-none': (params) =>
    `有${params.percent}%的可能不拿灯塔，留住比两张都低的灯塔${params.own ?? ''}。${besides(params)}`,
  'others-take-high': (params) =>
    `有${params.percent}%的可能不拿灯塔，换成拿到${params.high ?? ''}的人最高。${besides(params)}`,
  'avoids-high': (params) =>
    `有${params.percent}%的可能不拿灯塔，躲开${params.high ?? ''}。${besides(params)}`,
  'stays-without': (params) => `有${params.percent}%的可能不拿灯塔，没有灯塔的人最低。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'probably-safe': (params) =>
    `有${params.safe}%的可能不失去救生圈。${besides(params) || `可能${outcomes(params)}。`}`,
  'highest-is-safe': (params) =>
    `有${params.percent}%的可能是最大的牌，拿到灯塔${params.low ?? ''}，不失去救生圈。${besides(params, '更不容易失去救生圈的')}`,
  'dummy-order': ({ points }) => `选这两张、这样叠，打到这一轮结束，预计比各种叠法的平均多得${points}分。`,
  'orders-hardly-differ': () => '打到这一轮结束，预计和大多数叠法差不多。',
  'hardly-differ': () => '打到这一轮结束，预计和大多数牌差不多。',
  'rounds-say': (params) =>
    `可能${outcomes(params)}。${params.out === undefined ? `打到这一轮结束，预计比各张牌的平均多得${params.points}分。` : besides(params)}`,
};
