import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { JOINER, NARROW_SPACE, unbroken } from '../../../game/screen-parts.ts';
import { reasonsZh } from './reasons-zh.ts';
import { rulesZh } from './rules-zh.ts';
import { spokenWords } from './spoken.ts';
import { tutorialZh } from './tutorial-zh.ts';
import type { Words } from './words.ts';

const placeOf = (place: number, isTied: boolean): string => `${isTied ? '并列' : ''}第${place}名`;

export const zh: Words = {
  name: '咕噜咕噜',
  description: '同时打出天气牌，抢低灯塔、躲高灯塔，保住救生圈，比谁得分多。日文名Bukubuku，原作Land Unter。',
  openHandLabel: '看手牌',
  options: {
    memo: {
      name: '两人局假人备忘',
      description: '只用于两人局：各自的界面里是否列出堆牌时看过的假人的天气牌（默认关）',
    },
  },
  spoken: spokenWords({
    weather: (number) => `天气${number}`,
    lighthouse: (number) => `灯塔${number}`,
    back: '背面朝上的牌',
    belt: '救生圈',
  }),
  rules: rulesZh,
  reasons: reasonsZh,
  tutorial: tutorialZh,
  refusals: {
    'memo-for-two': () => '“两人局假人备忘”只能在两个人玩时使用。',
    'build-first': () => '先要堆好假人的牌，然后才打自己的天气牌。',
    'same-card': () => '上面和下面要选两张不同的牌。',
    'not-in-hand': ({ card }) => `${card}不在你的手牌里。每张牌在一轮里只能打一次。`,
    'already-played': ({ card, turn }) => `${card}在第${turn}回合已经打出了。每张牌在一轮里只能打一次。`,
    'face-down': ({ card }) => `${card}已经背面朝上打出了。在所有人打出之前，可以换成别的。`,
  },
  ask: { lay: '想打出哪张牌？', top: '想放在上面的是？', below: '想放在下面的是？' },

  length: (rounds, turns) =>
    `${rounds === null ? '几个人就打几轮' : `${rounds}个人打${rounds}轮`}，每轮最多${turns}个回合：每手牌人人都用一次。`,
  noteForTwo: '两个人时玩“你站哪边？”：假人当第三个玩家。',
  nameForTwo: '你站哪边？',
  listSeparator: '、',
  names: namesIn('zh'),
  you: '你',
  youFirst: '你',
  colon: '：',
  round: (number) => `第${number}轮`,
  roundOf: (number, total) => `第${number}/${total}轮`,
  turn: (number, total) => `第${number}/${total}回合`,
  turnNumber: (number) => `第${number}回合`,
  takes: (low, high) => line`最大的牌拿 ${low}，第二大的拿 ${high}`,
  takeSame: (lighthouse) => line`最大的两张牌都拿 ${lighthouse}`,
  aboutHeights: (hasDummy) =>
    `你的灯塔只算最新的一张，数字就是高度。每个回合后，灯塔最高的人失去一个救生圈（🛟−1）；这一轮结束时，灯塔最低的人加1分。${hasDummy ? '假人的灯塔也算：只有它最高时，谁都不失去；玩家和它一样高，就要失去；只有它最低时，没有人加分。' : ''}`,
  aboutWarning:
    '⚠️“最高（不变就……）”的人，这回合不变的话就要失去救生圈。只写“最高”时，桌上还有更高的灯塔，拿到它的人会变成最高。',
  dummy: '🎭 假人',
  dummyFrom: (owner) => line`来自${owner}的牌堆`,
  pile: (owner, count) => line`${owner}的牌堆 ${count}张`,

  noLighthouse: '没有灯塔',
  noLighthouseMark: '（无）',
  extreme: { highest: '最高', lowest: '最低' },
  ifItLasts: {
    highest: unbroken('⚠️最高（不变就🛟−1）'),
    lowest: unbroken('最低（轮末+1分）'),
    dropsOut: unbroken('⚠️最高（不变就出局）'),
  },
  highestInShort: unbroken('⚠️最高'),
  lowestInShort: unbroken('最低（轮末+1分）'),
  beltCount: (count) => `🛟${JOINER}${count}`,
  total: (points) => unbroken(`累计${plain(points)}分`),
  pointCount: (points) => `${plain(points)}${JOINER}分`,
  totalSoFar: (points, place, isTied) => unbroken(`累计${plain(points)}分（${placeOf(place, isTied)}）`),
  totals: (list, place, isTied) => line`总分：${list}（你${placeOf(place, isTied)}）`,
  isOut: '🌊 出局',
  hasLaid: '已出牌',

  lastTurn: (number) => `上一回合（${number}）`,
  finalTurn: (number) => `最后一回合（${number}）`,
  otherCards: '没拿灯塔',
  lost: (who) => line`🛟 失去一个救生圈：${who}`,
  lostShort: (who) => line`${who}${NARROW_SPACE}🛟${JOINER}−1`,
  wentOut: (who) => line`🌊 出局：${who}`,
  asHighAsDummy: '（和假人一样高）',
  dummyHighest: '🎭 最高的是假人，谁都不失去救生圈',
  nobodyLost: '🎭 谁都没有失去救生圈',

  handsMoved: (giver, taker) => line`这一轮用${giver}上一轮的手牌，你的手牌传给了${taker}。`,
  whereHands: '各手牌还剩哪些（前几轮亮过的），看“更多”。',
  handsMovedForAll: '手牌传给了左邻：每个人用的都是上一轮前一个座位的手牌。',
  theDummy: '假人',
  turnsSoFar: '到目前为止的回合',

  building: (who, cards) =>
    cards > 2
      ? line`${who}看假人的${cards}张天气牌，把其中2张叠到自己的牌堆上。`
      : line`${who}把假人的最后${cards}张叠到自己的牌堆上。`,
  step: (number, total) => `堆假人的牌 ${number} / ${total}`,
  roundOver: (number) => `第${number}轮结束`,
  finalResult: (rounds) => `最终结果（${rounds}轮总分）`,
  endsEarly: (round, turn, left) => {
    const why = left === null ? '有人出局' : left === 0 ? '所有人都出局' : `只剩${left}人`;
    return `${why}，第${round}轮在第${turn}回合结束。`;
  },
  points: (points) => `**${signed(points)}分**`,
  belts: (count) => `🛟 救生圈${count}个`,
  lostOn: (turns) => `失去救生圈的回合 ${turns.join('、')}`,
  outOn: (turn) => `🌊 第${turn}回合出局`,
  lowestBonus: '灯塔最低 +1分',
  lowestUnpaid: '最低，所以没有人加分',
  briefPoints: (points) => `**${signed(points)}分**`,
  lowestGot: (who) => line`灯塔最低 +1分：${who}`,

  yourHand: (count) => `你的手牌 ${count}张`,
  unplayed: (count) => `没打出的手牌 ${count}张`,
  build: (topTurn, belowTurn) =>
    `**从假人的天气牌里选两张，叠到自己的牌堆上。** 先选的在上面，**第${topTurn}回合**出；后选的在它下面，**第${belowTurn}回合**出。`,
  buildLast: (topTurn, belowTurn) =>
    `**假人的最后两张。** 请选叠在上面的一张。上面的**第${topTurn}回合**出，下面的**第${belowTurn}回合**出。`,
  aboutDummy: '假人当第三个人一起出牌：牌大就拿走灯塔，牌小就把灯塔留给你们两人。',
  buildNote: (hasMemo) =>
    hasMemo
      ? '放下以后不能改变顺序。备忘只列出看过的牌，不留下顺序。'
      : '放下以后不能再看，也不能改变顺序。请记住。',
  cardOnTop: (card) => `${card} 上`,
  cardBelow: (card) => `${card} 下`,
  layTwo: '叠上两张',
  layBoth: (top, below) => `叠上：${top.card}→第${top.turn}回合、${below.card}→第${below.turn}回合`,
  youWait: (who) => line`正在等${who}`,
  choose: '**背面朝上打出哪一张？**',
  chooseLast: (card) => `**请打出最后一张：${card}。**`,
  youLaid: '打出的天气牌',
  laidCard: (card) => `${card} 已出`,
  change: '在所有人打出之前，可以换成别的。',
  youAreOut: (isLastRound) => `🌊 你这一轮出局了，${isLastRound ? '这是最后一轮' : '等下一轮吧'}。`,
  youGot: (points, isBest) => `${isBest ? '🎉 ' : ''}本轮 ${signed(points)}分`,
  shownSoFar: '打出过的牌',
  leftInHands: '剩下的手牌（前几轮大家都看到过）',
  notShownYet: (count) => `还没亮出来的${count}张`,
  range: (first, last) => `${first}–${JOINER}${last}`,
  highShown: (first, last) => `打出过的大牌（${first}–${JOINER}${last}）`,
  shownBy: (who, cards) => line`${who}：${cards}`,
  memo: '📝 堆牌时看过、还没打出的假人的牌',
  none: '无',

  aStack: (top, below) => line`把${top}叠在${below}上面`,
  aCoveredStack: '堆假人的牌',
  dummyLater: (cards) => line`之后 ${cards}`,
  openPile: (owner, cards) => line`${owner}的牌堆 ${cards}`,
  unlaid: '还没叠上',
};
