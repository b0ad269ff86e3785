/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** What is certain needs no number. */
const likely = (percent: unknown): string => (Number(percent) === 100 ? '一定' : `有${percent}%的可能`);

/** A lower card that is kept, and the danger of dropping out. @param surer what it is surer of */
const besides = ({ saved, out }: Params, surer = '更保险的小牌'): string => {
  if (out !== undefined)
    return `⚠️${likely(out)}出局${saved === undefined ? '' : `（${surer}${saved}留到后面）`}。`;
  return saved === undefined ? '' : `${surer}${saved}留到后面。`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string =>
  own === undefined
    ? `灯塔${likely(percent)}不是最高，不失去救生圈。`
    : `${likely(percent)}不失去救生圈，但多半会拿到更高的灯塔，盖住灯塔${own}。`;

const outcomes = (params: Params): string =>
  outcomesIn(params, '不拿灯塔', (lighthouse) => `拿灯塔${lighthouse}`, ['（', '）']).join('、');

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'all-drop-out': () => '这一回合怎么出都会出局。',
  'takes-low': (params) =>
    `${likely(params.percent)}是最大的牌，拿到灯塔${params.low ?? ''}。${besides(params)}`,
  'takes-high': (params) =>
    `${likely(params.percent)}是第二大的牌，拿到灯塔${params.high ?? ''}。${besides(params)}`,
  'takes-either': (params) =>
    `${likely(params.percent)}拿到灯塔${params.low ?? ''}（第二大也一样）。${besides(params)}`,
  'takes-none': (params) =>
    `${likely(params.percent)}不拿灯塔，留住比两张都低的灯塔${params.own ?? ''}。${besides(params)}`,
  'others-take-high': (params) =>
    `${likely(params.percent)}不拿灯塔，由拿到${params.high ?? ''}的人当最高。${besides(params)}`,
  'avoids-high': (params) => `${likely(params.percent)}躲开灯塔${params.high ?? ''}。${besides(params)}`,
  'stays-without': (params) => `${likely(params.percent)}不拿灯塔，没有灯塔的人最低。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'probably-safe': (params) =>
    `${likely(params.safe)}不失去救生圈。${besides(params) || `可能${outcomes(params)}。`}`,
  'highest-is-safe': (params) =>
    `${likely(params.percent)}是最大的牌，拿到灯塔${params.low ?? ''}，不失去救生圈。${besides(params, '更不容易失去救生圈的小牌')}`,
  'dummy-order': ({ points }) => `选这两张、这样叠，算到本轮结束，预计比随便叠多得约${points}分。`,
  'orders-hardly-differ': () => '算到本轮结束，预计和大多数叠法差不多。',
  'hardly-differ': (params) =>
    `可能${outcomes(params)}。${besides(params) || '算到本轮结束，预计和大多数牌差不多。'}`,
  'rounds-say': (params) =>
    `可能${outcomes(params)}。${params.out === undefined ? `算到本轮结束，预计比随便出一张多得约${params.points}分。` : besides(params)}`,
};
