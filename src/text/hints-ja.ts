/** Japanese words for hints, and the turning points of a hand. */
import { line } from '../game/screen.ts';
import { JOINER } from '../game/screen-parts.ts';
import type { BotWords, CommandWords } from './words.ts';

export const hints: BotWords['hints'] = {
  modes: { auto: '1人で遊ぶときだけ', on: 'あり', off: 'なし' },
  inLobby: { auto: 'コンピューターだけが相手ならヒントあり', on: 'ヒントあり', off: 'ヒントなし' },
  ask: 'ヒント',
  hint: (action, reason) => line`💡 **${action}**：${reason}`,
  you: 'あなた',
  turningPoint: ({
    moment,
    who,
    isOwn,
    isSubstitute,
    action,
    instead,
    expected: [before, after],
    stake,
    isLuck,
    isBadLuck,
    isBrief,
    isInChips,
  }) => {
    const unit = isInChips ? 'チップ' : '点';
    return line`🔀 **${isLuck ? '運' : '勝負'}の分かれ目**${moment === null ? '' : `（${moment}）`}：${who}${isSubstitute ? '（コンピューターが代わりにプレイ）' : ''}の「${JOINER}${action}」${instead === null ? '' : line`（ほかは「${JOINER}${instead}」だけ）`}で、${isOwn ? '' : '本人の'}${unit}の見込みが${before}から${after}に（${isBrief ? '全員の手の内を見た試算' : `全員の手の内がわかっている前提での、シミュレーションの平均${stake === null ? '' : `、${stake}${unit}を超える支払いは${stake}${unit}として計算`}`}${isBadLuck ? '。見えるものだけなら、コンピューターも同じ選択' : ''}）`;
  },
};

export const hintsOption: CommandWords = {
  name: 'ヒント',
  description:
    'コンピューターならどうするかを教える「ヒント」ボタンを、いつ出すか（既定は1人で遊ぶときだけ）',
};
