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
    isOwnOnly,
    isSubstitute,
    action,
    better,
    expected: [before, after],
    stake,
    isLuck,
    isBadLuck,
    isBrief,
    isInChips,
  }) => {
    const unit = isInChips ? 'チップ' : '点';
    const change = `${unit}の見込みが${isBrief ? `${before}→${after}` : `${before}から${after}に`}`;
    const limit = stake === null ? '' : `、${stake}${unit}を超える支払いは${stake}${unit}として計算`;
    const estimate = isBrief
      ? line`全員の手の内を見た試算${better === null ? '' : line`では「${JOINER}${better}」が上`}`
      : line`全員の手の内がわかっている前提での、シミュレーションの平均${limit}${better === null ? '' : line`。よりよい手は「${JOINER}${better}」`}`;
    return line`🔀 **${isLuck ? '運' : isOwnOnly ? '自分' : '勝負'}の分かれ目**${moment === null ? '' : `（${moment}）`}：${who}${isSubstitute ? '（コンピューターが代わりにプレイ）' : ''}の「${JOINER}${action}」で、${isOwn ? '' : '本人の'}${change}（${estimate}${isBadLuck ? '。見えるものだけなら、コンピューターも同じ選択' : ''}）`;
  },
};

export const hintsOption: CommandWords = {
  name: 'ヒント',
  description:
    'コンピューターならどうするかを教える「ヒント」ボタンを、いつ出すか（既定は1人で遊ぶときだけ）',
};
