import type { WhyNotWords } from './words.ts';

export const zh: WhyNotWords = {
  ask: '为什么不行？',
  choose: '选好你想做的，这里就会给出答案。',
  chooseMore: (label) => `请在“${label}”里也选一项。`,
  notOffered: '🚫 现在不行',
  youMay: '可以！按下面的按钮就行。',
  range: (label, first, last) => `${label}（${first}–${last}）`,
};
