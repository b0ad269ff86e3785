import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import {
  EM_SPACE,
  JOINER,
  joinLines,
  NARROW_SPACE,
  NO_BREAK_SPACE,
  unbroken,
} from '../../../game/screen-parts.ts';
import { type Call, WILD } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { reasonsZh } from './reasons-zh.ts';
import { refusalsZh } from './refusals-zh.ts';
import { rulesZh } from './rules-zh.ts';
import { tutorialZh } from './tutorial-zh.ts';
import type { Words } from './words.ts';

/** Wilds count double where calls are compared. */
const worth = ({ count, face }: Call) => (face === WILD ? [`抵${2 * count}个`] : []);
const inBrackets = (notes: readonly string[]) => (notes.length > 0 ? `（${notes.join('，')}）` : '');
const comparedAs = (made: Call) => inBrackets(worth(made));
const call = ({ count, face }: Call) =>
  line`**${count}${JOINER}个**${NARROW_SPACE}${{ cards: [pictureOf(face)] }}`;
// A line may end beside any picture, and within no sign.
const rung = ({ count, face }: Call) => line`${count}${JOINER}个${JOINER}${signOf(face)}`;
const plainCall = ({ count, face }: Call) => `${count}个${signOf(face)}`;
const callLabel = (made: Call) => plainCall(made) + comparedAs(made);

export const zh: Words = {
  name: '吹牛',
  description: '猜所有人的骰子合起来，某个点数有几个，每次都要叫得更大。要么吹牛，要么识破。',
  openHandLabel: '看骰子',
  listSeparator: '、',
  names: namesIn('zh'),
  match: (number, total) => (total === null ? `第${number}局` : `第${number}局 / 共${total}局`),
  options: {
    end: {
      name: '结束方式',
      description: '一局什么时候结束（默认剩下最后一人）',
      values: {
        last: '剩下最后一人（赢家收筹码，默认）',
        first: '有人输光骰子（剩下的骰子就是得分）',
      },
    },
    stake: { name: '赌注', description: '其余每人付给赢家的筹码（1–100，默认1筹码）' },
    odds: { name: '概率', description: '各自的界面里是否按看得见的骰子显示叫数成立的概率（默认关）' },
    matches: { name: '局数', alwaysShown: true, description: '玩几局（1–20，默认1局）' },
  },
  spoken: {
    die1: '一点',
    die2: '二点',
    die3: '三点',
    die4: '四点',
    die5: '五点',
    die6: '星',
    '×①': '一点',
    '×②': '二点',
    '×③': '三点',
    '×④': '四点',
    '×⑤': '五点',
    '×★': '星',
    // It is not read out.
    '×': ' ',
    dieback: '盖着的骰子：',
    '①': '一点',
    '②': '二点',
    '③': '三点',
    '④': '四点',
    '⑤': '五点',
    '★': '星',
  },
  rules: rulesZh,
  reasons: reasonsZh,
  tutorial: tutorialZh,
  refusals: refusalsZh(callLabel),
  ask: {
    face: '叫：哪种点数？',
    count: '几个？',
    reveal: '重摇：亮出哪些？',
    reroll: '重摇',
  },
  call,
  rung,
  callLabel,
  faceLabel: (face) => (face === WILD ? `${signOf(face)} 万能` : `${face}点`),

  round: (round, dice) => `第${round}轮 · 桌上共${dice}个骰子`,
  opening: (starter) => line`${starter}先叫，随便叫什么都行。`,
  callOf: (who, standing) => line`${who}叫：${call(standing)}${comparedAs(standing)}`,
  inPlay: (dice, seats) => line`桌上${dice}个骰子：${seats}`,
  seatHas: (who, dice) => line`${who}${NO_BREAK_SPACE}**${dice}${JOINER}个**`,
  eachHas: (dice) => `每人${dice}个`,
  othersHave: (dice) => `其余每人**${dice}${JOINER}个**`,
  you: '你',
  inView: (revealed) => line`${unbroken('亮出的：')}${JOINER}${revealed}`,
  ladder: (calls) => line`更大的依次是 ${calls}`,
  nothingAbove: '没有更大的可叫了。',
  wildNote: '★万能：可以当①到⑤的任何点数。',
  onlyWildsCount: '叫★的时候，只数★。',
  wildCallNote: '叫★的时候，个数按两倍比大小：2个★比4个⑤大，比5个①小。',
  lostDice: (count) => `已输${count}个`,
  out: '出局',
  called: (who, made) => line`${who}：${call(made)}${comparedAs(made)}`,
  revealed: (who, dice, rolled) => line`${who}：亮出 ${dice}，重摇${rolled}个`,

  calledInShort: (who, made) => line`${who} ${rung(made)}${comparedAs(made)}`,
  since: (events, hasActed) => line`${hasActed ? '你上次之后' : '到现在为止'}：${events}`,

  thisRound: '这一轮：',
  endOf: (round) => `第${round}轮的结果`,
  lastChallenge: (round) => `第${round}轮，最后一次开：`,
  challenged: (challenger, caller) => line`⚔️ ${challenger}开${caller}！`,
  counted: (call, actual, excess) => {
    const by = excess > 0 ? `多${excess}个` : excess < 0 ? `少${-excess}个` : '正好';
    return line`叫的是 ${call} → 实际 **${actual}个**（${by}）`;
  },
  loses: (who, lost, isOut) =>
    isOut ? line`💥 ${who}手里的**${lost}个**骰子全部输掉，出局` : line`💥 ${who}输掉**${lost}个**骰子`,
  youLose: (lost, isOut) =>
    isOut ? line`💥 你手里的**${lost}个**骰子全部输掉，出局` : line`💥 你输掉**${lost}个**骰子`,
  allButLose: (caller, out) =>
    line`💥 除了${caller}，每人输掉**1个**${out.length > 0 ? line`（${out}出局）` : ''}`,
  diceOf: (who, count, counted, others) =>
    line`${who}：**${count}个** ${joinLines([counted, others.length > 0 ? line`其余 ${others}` : []], '　')}`,
  showdownInShort: ({ round, challenger, caller }, made, actual, loss) =>
    line`第${round}轮：⚔️ ${challenger} → ${caller} ${made} · ${unbroken(`实际${actual}个`)} · ${loss}`,
  losesInShort: (who, lost, isOut) => line`${who} ${signed(-lost)}个${isOut ? ' 💀' : ''}`,
  allButLoseInShort: (caller) => line`除了${caller}，每人 ${signed(-1)}个`,
  countsOf: (seats) => line`其中：${seats}`,
  starts: (who, challenger) => (challenger ? line`${who}先叫（${challenger}的下家）` : line`${who}先叫`),
  wins: (who) => line`🏆 ${who}赢了！`,
  paid: (winner, stake, payers, scores) =>
    line`${payers === 1 ? '对方' : '其余每人'}付给${winner} ${plain(stake)}筹码：${scores}`,
  points: (scores) => line`得分（剩下的骰子数）：${scores}`,
  stopped: (out) => line`${out}的骰子输光了。各人剩下的骰子就是得分。`,

  yourDice: (dice) => unbroken(`你的骰子 ${dice}个`),
  diceApart: (hidden, revealed) => line`盖着 ${hidden}${EM_SPACE}亮出 ${revealed}`,
  youAreOut: '你的骰子输光了，看看这一局最后谁赢吧。',
  outByOwnCall: (challenger, made, actual) =>
    line`你出局了：${challenger}开了你叫的 ${made} → 实际${actual}个。`,
  outByOwnChallenge: (caller, made, actual) =>
    line`你出局了：你开了${caller}叫的 ${made} → 实际${actual}个。`,
  outByExactCall: (challenger, caller, made) =>
    line`你出局了：${challenger}开了${caller}叫的 ${made}，正好。`,
  youWon: (chips) => `🎉 赢了！ ${signed(chips)}筹码`,
  youLost: (winner, chips) => line`${winner}赢了，你 ${signed(-chips)}筹码`,
  youPay: (chips) => `你 ${signed(-chips)}筹码`,
  youKept: (dice) => (dice === 0 ? '骰子输光，0分' : `剩下${dice}个骰子，${dice}分`),
  waiting: (who) => line`轮到${who}。`,
  yourTurn: '轮到你了',
  yourOpening: (challenger) =>
    challenger
      ? line`**由你先叫**（你是开的人${challenger}的下家）：点数和个数随便叫`
      : line`**由你先叫**：点数和个数随便叫`,
  yourCall: (rolled) => `**重摇出${rolled}**，接着叫吧。`,
  yourChallenge: '没有更大的可叫，只能开。',
  odds: (enough, exact) => `🎯 按看得见的骰子，成立 **${enough}**（正好 ${exact}）`,
  challenge: '开',
  dontChallenge: '不开',
  atStake: (caller) =>
    line`实际少了，${caller}输掉相差的个数；多了，你输掉相差的个数；正好，除了${caller}每人输掉1个。`,
  chooseFace: '叫：选择点数',
  counts: (face, least, most) => {
    const range = least === most ? `${least}个` : `${least}–${most}个`;
    return face === WILD ? `${range}，比大小时1个抵2个` : range;
  },
  chooseFaceFirst: '几个？（先选点数）',
  otherCounts: (least, most) => (least === most ? `${least}个…` : `${least}–${most}个…`),
  chooseCount: (face, least, most) => `${signOf(face)} 有几个？（${least}–${most}个）`,
  chooseReveal: '亮出几个，其余的重摇',
  noReveal: '不能重摇：盖着的骰子只有1个',
  afterReveal: '亮出的骰子到这一轮结束都看得见。重摇以后必须叫。',

  pickCall: '叫：选择点数和个数',
  pickCount: '叫：选择个数',
  makeCall: (made) => `叫${callLabel(made)}`,
  makeHopelessCall: (made, isDisproved) =>
    `叫${plainCall(made)}${inBrackets([...worth(made), isDisproved ? '一定不成立' : '概率不到1%'])}`,
  makeRatedCall: (made, enough) => `叫${plainCall(made)}${inBrackets([...worth(made), `成立${enough}`])}`,
  trueIn: (enough) => `按看得见的骰子，成立${enough}`,
  reroll: (shown, rolled) => `亮出${shown}，重摇${rolled}个`,
  challengeCall: (standing) => `开${plainCall(standing)}`,

  aChallenge: '开',
  aChallengeOf: (made) => line`开 ${made}`,
  aCall: (made) => line`叫 ${made}`,
  aReroll: (shown) => line`亮出 ${shown}，重摇其余的`,
};
