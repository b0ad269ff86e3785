import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import { cardNames } from './names.ts';
import { reasonsZh } from './reasons-zh.ts';
import { rulesZh } from './rules-zh.ts';
import { spokenWords } from './spoken.ts';
import { tutorialZh } from './tutorial-zh.ts';
import type { Words } from './words.ts';

/** No line ends between the number and its counter. */
const worth = (points: number): string => unbroken(`${plain(points)}分`);

const capturedBy: Words['capturedBy'] = (actor, points) => line`💰 ${actor}夺走（${worth(points)}）`;

export const zh: Words = {
  name: '轮抽夺宝',
  description: '轮流抽选凑成手牌，再派反派去抽邻座的牌，夺走宝物（Draft Babasuki）。',
  noteForTwo: '两个人玩时没有轮抽：每次从两张里留一张，共六次；没留的牌弃掉。',
  openHandLabel: '看手牌',
  options: {
    oneShot: { name: '一轮定胜负', description: '开：只玩一轮就定胜负；关（默认）：玩到100分' },
    suddenDeath: {
      name: '加赛',
      description: '100分以上并列第一时，开：加赛到有人单独领先；关（默认）：算平局',
    },
  },
  spoken: spokenWords({
    ...cardNames.zh,
    marks: { '☀': '太阳', '☾': '月亮', '★': '星星' },
    back: '背面朝上的牌',
    and: '和',
    marked: (kind, marks) => `${marks}的${kind}`,
  }),
  rules: rulesZh,
  reasons: reasonsZh,
  tutorial: tutorialZh,
  refusals: {
    'one-round-only': () => '加赛是玩到100分时用的。一轮定胜负时，同分看持有的牌来决定。请只选其中一项。',
    over: () => '这一轮已经结束。',
    'draft-first': () => '手牌还没有凑好，袭击和整理手牌都在那之后。',
    'no-such-place': ({ cards }) => `手牌只有${cards}张，那个位置没有牌。`,
    'not-your-hand': () => '只能整理自己的手牌，每张正好一次。',
    'not-passed': () => '只能从这一次的牌里选，之前留下的牌已经是你的手牌。',
    'already-picked': () => '这张你已经选了。在所有人选好之前，可以换成别的。',
    'not-your-villain': () => '只有亮在你面前的反派才能派去袭击，其他的牌都留在手里。',
    'which-card': ({ cards }) => `这张反派可以派出。请再选要抽的牌（共${cards}张）。`,
  },
  ask: { keep: '想留下哪张牌？', send: '想派出哪张牌？', draw: '想抽第几张？' },
  ...cardNames.zh,
  listSeparator: '、',
  names: namesIn('zh'),
  colon: '：',
  round: (number) => `第${number}轮`,
  oneShotTitle: (number) => `一轮定胜负${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ kind, secured, inHand }) =>
    [...(kind === 'cat' ? [] : [`赢得${secured}`]), ...(kind === 'villain' ? [] : [`手牌${inHand}`])].join(
      ' / ',
    ),
  pointsOfCards: (points, count) => `${count > 1 ? '各' : ''}${points}分`,
  pointsLegend: '“赢得”：袭击中赢到牌的人得分（宝物归夺走的人）；“手牌”：最后还在手里的分',
  totalBefore: (points) => `本轮之前${plain(points)}分`,
  totalsBefore: '本轮之前',
  dealer: '庄家',
  discards: '弃牌',
  leftOut: '本轮不用的牌',

  draft: (choices) => `**轮抽** · 每人从${choices}张里留下一张`,
  passing: {
    left: (circle) => line`🔄 其余的牌依次传：${circle}`,
    right: (circle) => line`🔄 其余的牌依次传（这一轮反方向）：${circle}`,
  },
  pairs: (cardsLeft) => `**拿牌** · 两张里留一张，另一张弃掉（牌堆还有${cardsLeft}张）`,
  choosing: '正在选…',
  hasPicked: '✅ 已选好',
  otherWay: '这轮反方向',
  goal: (points) => `有人总分到${points}分的那一轮就是最后一轮`,
  you: '你',

  raidBegins: '⚔️ 袭击开始！',
  withoutVillain: (who) => line`没有反派：${who}`,
  raids: (actor, target) => line`⚔️ ${actor}从${target}的手牌里抽1张。`,
  raidsNobody: (actor) => line`别人都没有手牌，${actor}的反派直接弃掉。`,
  handCards: (count) => `手牌 ${count}张`,
  among: (cards) => line`（其中有 ${cards}）`,
  drew: (actor, target, place, card) => line`${actor} → ${target}的第${place}张是 ${card}`,
  drewNothing: (actor) => line`${actor} → 没有牌可抽`,
  outcome: (actor, target, points, isFromReader) => ({
    treasure: line`💰 **${isFromReader ? '宝物被夺走！' : '夺到宝物！'}** ${actor}赢得两张（${worth(points)}）。`,
    caught: line`🛡️ **被英雄抓住！** ${target}赢得两张（${worth(points)}）。`,
    'both-out': line`💥 **是标记对不上的英雄。** 两张都弃掉。`,
    back: line`💨 **扑空。** 反派弃掉，牌回到${target}的手里。`,
    nothing: line`💨 **没有人可抽。** 反派弃掉。`,
  }),
  shortOutcome: (actor, target, points, isFromReader) => ({
    treasure: isFromReader ? capturedBy(actor, points) : line`💰 赢得（${worth(points)}）`,
    caught: isFromReader
      ? line`🛡️ 你抓住反派（${worth(points)}）`
      : line`🛡️ 被抓住（${target}得${worth(points)}）`,
    'both-out': line`💥 都弃掉`,
    back: line`💨 扑空`,
    nothing: line`💨 没有人可抽，弃掉`,
  }),

  capturedBy,

  drawnFromYou: (isSince) => (isSince ? '之后从你手里抽的牌' : '从你手里抽的牌'),
  becameOfDrawn: (actor, drawn, points) => ({
    treasure: line`💰 ${actor}夺走${drawn}（${worth(points)}）`,
    caught: line`🛡️ ${drawn}抓住${actor}的反派（你得${worth(points)}）`,
    'both-out': line`💥 ${drawn}和${actor}的反派都弃掉`,
    back: line`💨 ${drawn}放回手里`,
  }),
  raidsLeftOut: (count) => `……另有${count}次，见“更多”`,
  raidsAmongOthers: (count) => `此外别人之间有${count}次，见“更多”`,

  roundOver: '袭击结束',
  roundScore: (points) => `**${signed(points)}分**`,
  roundScoreOfTotal: (points, total) => `**${signed(points)}分**（总分${plain(total)}分）`,
  fromSecured: (points) => `赢得 ${points}分`,
  fromHand: (points) => `手牌 ${points}分`,
  leads: (who, points, isShared) => line`${isShared ? '并列领先' : '领先'}：${who} ${plain(points)}分`,
  tieGoesOn: (who, points) => line`同分：${who} ${plain(points)}分（加赛，再玩一轮）`,
  goalReached: (points) => `总分最高 ${plain(points)}分（到了100分，游戏结束）`,
  bestOfRound: (points, next) =>
    next === null ? `都得${plain(points)}分` : `得分最高 ${plain(points)}分（其次${plain(next)}分）`,
  wins: (who) => line`🏆 ${who}获胜！`,
  draw: (who) => line`🤝 平局！ ${who}`,
  tieBroken: '同分，由持有的牌数决定（还相同就看其中最大的编号）。',

  pickOne: (number, total) => `**请选一张留下**（第${number}次，共${total}次）。`,
  pickPair: (number, total) =>
    `**请选一张留下**（第${number}次，共${total}次）。另一张弃掉（对方也看得到）。`,
  lastPick: '这是最后一次选择，接下来传来的一张自动成为手牌。',
  keepButton: (card) => (card === null ? '请选一张牌' : `留下 ${card}`),
  keepsOther: '所有人选好之前可以换',
  picked: (card) => line`✅ 留下 ${card}。`,
  passTo: (receiver, giver) => line`其余的传给${receiver}（袭击时你抽的人），下一批来自${giver}（抽你的人）`,
  youKept: (cards) => line`手牌：${cards}`,

  kept: '手牌',
  offered: '可选',

  yourHand: (count, points) => `**你的手牌 ${count}张** · ${points}分`,
  allKnowPlaces: (places) => `大家都知道第${places.join('、')}张`,
  emptyHand: '你没有手牌。',
  handIsSafe: '不会再被抽走',
  yourVillains: '👿 你的反派',
  youDrawHere: '你从这里抽',
  drawsFromYouNext: '会抽你的牌',
  yourSecured: (cards, points, total) => line`赢得 ${cards} ${worth(points)}（连手牌共**${total}分**）`,
  handIsShuffled: '整理手牌（现在自动打乱）',
  handKeepsOrder: '整理手牌（现在按你排的顺序）',
  yourTurn: (target, size, known) =>
    line`**轮到你了。** 从${target}的手牌里抽1张${known.length > 0 ? line`（${known}在这${size}张里，位置不明）` : ''}。`,
  chooseVillain: '选择要派出的反派',
  pointsIfSecured: (points) => `夺到宝物得${points}分，另加宝物的分`,
  drawButton: (villain, place) => {
    if (villain === null) return place === null ? '请选反派和要抽的牌' : '请选反派';
    return place === null ? '请选要抽的牌' : `用 ${villain} 抽第${place}张`;
  },
  discardButton: (villain) => (villain === null ? '请选反派' : `弃掉 ${villain}`),
  nothingLeft: '**轮到你了。** 谁都没有手牌，反派直接弃掉。',
  drawsFromYou: (who) => line`👀 **${who}要从你的手牌里抽1张。**`,
  arrangeNow: '抽走之前，都可以整理手牌。',
  shuffle: '打乱',
  shuffleNote: '每当有牌回来，就自动打乱',
  moveCard: (place, card) => `移动第${place}张 ${card}……`,
  moveNowhere: '不移动',
  moveWhere: (card) => `移到哪里？ ${card}`,
  place: (number) => `第${number}张`,
  moveTo: (place, neighbor, isBefore) => `移到第${place}张（${neighbor} ${isBefore ? '前面' : '后面'}）`,
  youScored: (points) => `本轮 **${signed(points)}分**`,
  yourTotal: (points, place, seats, isShared) =>
    `你的总分 **${plain(points)}分**（${seats}人中${isShared ? '并列' : ''}第${place}名）`,
  yourResult: (points) => `你的得分 **${plain(points)}分**`,
  youWon: '🎉 你赢了！',

  aKeep: (card) => line`留下 ${card}`,
  aRaid: (villain, place) => (place === null ? line`弃掉 ${villain}` : line`用 ${villain} 抽第${place}张`),
  aMove: (card, place) => line`把手里的${card}移到第${place}张`,
  aShuffle: '手牌洗牌',
  anArrangement: '整理手牌',
};
