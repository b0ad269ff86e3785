/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'takes-low': ({ percent, low }) =>
    `试着玩下去，有${percent}%是最大的天气牌，拿到较低的灯塔（${low ?? ''}）。`,
  'takes-high': ({ percent, high }) => `试着玩下去，有${percent}%是第二大的天气牌，拿到灯塔${high ?? ''}。`,
  'takes-none': ({ percent }) => `试着玩下去，有${percent}%拿不到灯塔：保持现在的灯塔更好。`,
  'stays-without': ({ percent }) => `试着玩下去，有${percent}%拿不到灯塔：没有灯塔是最低的。`,
  'loses-no-belt': ({ percent }) => `试着玩下去，之后有${percent}%你的灯塔不是最高，不失去救生圈。`,
  'dummy-order': ({ points }) => `试着玩完这一轮，比其他顺序平均多${points}分。`,
  'hardly-differ': () => '试着玩完这一轮，出哪张天气牌都差不多。',
  'rounds-say': ({ percent, low, next, high, other, points }) =>
    `试着玩下去，有${percent}%拿灯塔${low ?? ''}，${next}%拿灯塔${high ?? ''}，${other}%什么都不拿。玩完这一轮，比其他天气牌平均多${points}分。`,
};
