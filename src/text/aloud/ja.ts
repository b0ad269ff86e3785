import type { AloudWords } from './words.ts';

export const ja: AloudWords = {
  open: '文字で読む',
  again: '更新',
  yourTurn: 'あなたの番です。',
  you: 'あなた',
  acts: '番の人',
  timeLeft: (at) => `<t:${at}:R>に時間切れになります。`,
  onTable: '場',
  hand: '手札',
  seats: '席',
  details: 'くわしく',
  controls: '自分の画面でできる操作（上から順に）',
  noControls: '今できる操作はありません。',
  noted: (text, notes) => `${text}（${notes.join('、')}）`,
  chosen: '選択中',
  notNow: '今は使えません',
  chooseUpTo: (min, max) => (min === max ? `${max}つ選ぶ` : `${min}〜${max}つ選ぶ`),
  moreOptions: (count) => `ほか${count}件`,
  separator: '、',
  smallJoker: '小ジョーカー',
  bigJoker: '大ジョーカー',
};
