import type { WhyNotWords } from './words.ts';

export const ja: WhyNotWords = {
  ask: 'どうしてできない？',
  choose: '下のメニューから選ぶと、ここに答えが出ます。',
  chooseMore: (label) => `「${label}」からも選んでください。`,
  notOffered: '🚫 今は選べません',
  youMay: 'できます！ 下のボタンを押してください。',
  range: (label, first, last) => `${label}（${first}〜${last}）`,
};
