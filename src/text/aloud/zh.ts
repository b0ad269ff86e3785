import type { AloudWords } from './words.ts';

export const zh: AloudWords = {
  open: '文字版',
  again: '刷新',
  yourTurn: '轮到你了。',
  you: '你',
  acts: '轮到此人',
  timeLeft: (at) => `<t:${at}:R>时间用完。`,
  onTable: '桌上',
  hand: '手牌',
  seats: '座位',
  details: '详情',
  controls: '自己的界面里可以做的操作（从上到下）',
  noControls: '现在没有可做的操作。',
  noted: (text, notes) => `${text}（${notes.join('，')}）`,
  chosen: '已选',
  notNow: '现在不能用',
  chooseUpTo: (min, max) => (min === max ? `选${max}个` : `选${min}–${max}个`),
  moreOptions: (count) => `还有${count}个`,
  separator: '；',
  smallJoker: '小王',
  bigJoker: '大王',
};
