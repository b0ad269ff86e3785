/** Chinese words of reviews. */
import { type Line, line } from '../../game/screen.ts';
import type { Expecting, ReviewWords } from './words.ts';

/** What a hand pays, with whose it is in front of it. */
const expectedOf = ({ who, hand, isInChips }: Expecting): Line =>
  line`${who}${hand ?? ''}的预计${isInChips ? '筹码' : '得分'}`;
const unitIn = ({ isInChips }: Expecting): string => (isInChips ? '' : '分');

export const zh: ReviewWords = {
  command: { name: '复盘', description: '一步一步地重看已经结束的一局' },
  options: {
    table: { name: '桌', description: '你坐过的桌和本频道的桌，最新的在前' },
    hand: { name: '第几局', description: '这一桌的第几局（默认是最近结束的一局）' },
  },
  open: '复盘',
  openFromHistory: '选一局复盘…',
  plays: (who, action) => line`**${who}**：${action}`,
  playsInSecret: (who) => line`**${who}**做出选择（别人看不到）`,
  allPlayInSecret: '大家同时做出选择（别人看不到）',
  next: (play) => line`▶️ 下一步 ${play}`,
  seenBy: (who) => line`${who}看到的局面（“你”指${who}）：`,
  over: (hand) => `🏁 ${hand}到此结束。`,
  advice: (action, who, reason) =>
    line`💡 换成电脑会选**${action}**（站在${who}的位置）${reason && `：${reason}`}`,
  sameAdvice: (who, reason) => line`💡 电脑也会这样选（站在${who}的位置）${reason && `：${reason}`}`,
  ownReason: (who, reason) => line`💡 ${who}的想法：${reason}`,
  expected: (of, before, after, hasRisen) =>
    line`🔀 按全部公开来算，这一步让${expectedOf(of)}从约${before}${unitIn(of)}${hasRisen ? '升到' : '降到'}约${after}${unitIn(of)}。`,
  unforeseen: (expected) => line`${expected}只凭当时看得到的，电脑也会这样选。`,
  unforeseenGain: (expected) => line`${expected}只凭当时看得到的，电脑会选💡。`,
  expectedAfter: (of, amount) =>
    line`🔀 按全部公开来算，这一步之后${expectedOf(of)}约为${amount}${unitIn(of)}。`,
  expectedAsMuch: (of, amount) =>
    line`🔀 按全部公开来算，与电脑的打法没有明显差别，${expectedOf(of)}约为${amount}${unitIn(of)}。`,
  equivalent: (expected) => line`${expected}换成电脑的打法，在这里结果也一样。`,
  expectedOnceAllChose: (expected, of, then) =>
    line`${expected}别人同时做的选择也亮明后，${of.who}的预计得分变为约${then}${unitIn(of)}。`,
  isThinking: '⏳ 电脑正在思考…',
  handsLeft: '剩下的牌',
  earlierLeftOut: (count) => `…之前的${count}条从略`,
  goTo: '跳到…',
  goToNearest: (shown) => `跳到…（这一步前后的${shown}处）`,
  before: (moment) => `${moment}之前`,
  start: '开头',
  end: '结尾',
  turningPoint: (moment, who, isLuck) => [`🔀 ${isLuck ? '运气的' : ''}转折点：`, who, `（${moment}）`],
  ownTurn: (moment, play) => `▶️ 轮到你（${moment}）${play === null ? '' : `：${play}`}`,
  otherHand: (name) => `↪️ ${name}`,
  allHands: '📜 这一桌的所有局',
  chooseHand: '选一局复盘…',
  handsOver: (count) => `**打完的有${count}局。**最新的在前。`,
  moreTables: '… 还有更多。输入游戏、名字或日期可以缩小范围。',
  olderTables: (searched) =>
    `… 只查找你的和本频道的牌桌，各取最新的${searched}桌。其他牌桌请输入牌桌消息里的 ID。`,
  moreHands: '… 还有更多。请输入第几局。',
  eyes: '视角…',
  eyesOf: {
    table: '👥 大家都看得到的',
    open: '🔓 全部公开',
    seat: (who) => ['👤 ', who, '的视角'],
  },
  share: '发到频道',
  sharedBy: (who) => `📤 ${who}分享`,
  sharedTooOften: (seconds) => `刚刚有人分享过，请过${seconds}秒再试。`,
  mayNotPost: (permissions) => `不能在这里发消息。需要权限：${permissions}`,
  download: '下载记录',
  files: '一步一步的文字记录，以及可以用Madoi的规则重新打一遍的文件。',
  notOver: '还没有打完，暂时不能复盘。',
  corrupt: '保存的记录无法读取，不能复盘。',
  earlierRules: (version, own) =>
    `这是按以前的规则（版本${version}）打的。这个 Madoi 的规则是版本${own}，不能再复盘。`,
  notYet: '还有没公开的内容，整桌结束后就都能看了。',
};
