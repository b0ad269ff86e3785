/** Chinese words for hints, and the turning points of a hand. */
import { line } from '../game/screen.ts';
import { JOINER } from '../game/screen-parts.ts';
import type { BotWords, CommandWords } from './words.ts';

export const hints: BotWords['hints'] = {
  modes: { auto: '对手全是电脑时', on: '开', off: '关' },
  inLobby: { auto: '对手全是电脑时有提示', on: '有提示', off: '没有提示' },
  ask: '提示',
  hint: (action, reason) => line`💡 **${action}**：${reason}`,
  you: '你',
  turningPoint: ({
    moment,
    who,
    isOwn,
    isOwnOnly,
    isSubstitute,
    action,
    better,
    expected: [before, after],
    stake,
    isGain,
    isLuck,
    isBadLuck,
    isBrief,
    isInChips,
  }) => {
    const [expected, unit] = isInChips ? ['筹码', ''] : ['得分', '分'];
    return line`🔀 **${isLuck ? '运气的' : isOwnOnly ? '自己的' : ''}转折点**${moment === null ? '' : `（${moment}）`}：${who}${isSubstitute ? '（电脑代打）' : ''}选择了“${JOINER}${action}”。把大家手里的都摊开，试打多次${isBrief || stake === null ? '' : `（付分超过${stake}${unit}的按${stake}${unit}计）`}：${isOwn ? '' : '其'}预计${expected}平均从${before}${unit}${isGain ? '升' : '降'}到${after}${unit}${isBadLuck ? '；只凭当时看得到的，电脑也会这样选' : ''}。${better === null ? '' : line`“${JOINER}${better}”更好。`}`;
  },
};

export const hintsOption: CommandWords = {
  name: '提示',
  description: '什么时候有“提示”按钮，告诉你电脑会怎么做（默认只在对手全是电脑时）',
};
