/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'takes-low': ({ percent, low }) =>
    `试着玩下去，有${percent}%是最大的天气牌，拿到较低的灯塔（${low ?? ''}）。`,
  'takes-high': ({ percent, high }) => `试着玩下去，有${percent}%是第二大的天气牌，拿到灯塔${high ?? ''}。`,
  'takes-none': ({ percent }) => `试着玩下去，有${percent}%拿不到灯塔：保持现在的灯塔更好。`,
  'loses-no-belt': ({ percent }) => `试着玩下去，有${percent}%不会成为最高的灯塔，不失去救生圈。`,
  'dummy-order': ({ points }) => `试着玩完这一轮，比其他顺序平均多${points}分。`,
  'rounds-say': ({ points }) => `试着玩完这一轮，比其他天气牌平均多${points}分。`,
};
