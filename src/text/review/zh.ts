/** Chinese words of reviews. */
import { line } from '../../game/screen.ts';
import type { ReviewWords } from './words.ts';

export const zh: ReviewWords = {
  command: { name: '复盘', description: '一步一步地重看已经结束的一局' },
  options: {
    table: { name: '桌', description: '你坐过的桌和本频道的桌，最新的在前' },
    hand: { name: '第几局', description: '这一桌的第几局（默认是最近结束的一局）' },
  },
  open: '复盘',
  openFromHistory: '选一局复盘…',
  plays: (who, action) => line`▶️ **${who}**：${action}`,
  playsInSecret: (who) => line`▶️ **${who}**做出选择（别人还看不到）`,
  over: '🏁 这一局结束了。',
  advice: (action, reason) => line`💡 换成电脑会选**${action}**：${reason}`,
  sameAdvice: (reason) => line`💡 电脑也会这样选：${reason}`,
  expected: (after, before, isInChips) => {
    const [expected, unit] = isInChips ? ['筹码', ''] : ['得分', '分'];
    return `🔀 假如全都看得见，预计${expected}${after}${unit}（换别的打法：${before}${unit}）`;
  },
  matteredLittle: '🔀 这一步对结果几乎没有影响。',
  isThinking: '⏳ 电脑正在思考…',
  goTo: '跳到…',
  start: '开头',
  end: '结尾',
  turningPoint: (moment, who) => ['🔀 转折点：', who, `（${moment}）`],
  otherHand: (name) => `↪️ ${name}`,
  eyes: '视角…',
  eyesOf: {
    table: '👥 大家都看得到的',
    open: '🔓 全部公开',
    seat: (who) => ['👤 ', who, ' 的视角'],
  },
  share: '分享',
  sharedBy: (who) => `📤 ${who}分享`,
  sharedTooOften: (seconds) => `刚刚有人分享过，请过${seconds}秒再试。`,
  mayNotPost: (permissions) => `不能在这里发消息。需要权限：${permissions}`,
  download: '下载',
  files: '这一局的文字记录，以及可以用Madoi的规则重新打一遍的文件。',
  notOver: '这一局还没有结束，暂时不能复盘。',
  corrupt: '保存的记录无法读取，这一局不能复盘。',
  notYet: '这一局还有没公开的内容，整桌结束后就都能看了。',
};
