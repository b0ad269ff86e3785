/** Japanese words of reviews. */
import { line } from '../../game/screen.ts';
import type { ReviewWords } from './words.ts';

export const ja: ReviewWords = {
  command: { name: '振り返り', description: '終わった勝負を一手ずつ振り返ります' },
  options: {
    table: { name: '卓', description: '自分が参加した卓と、このチャンネルの卓（新しい順）' },
    hand: { name: '何番目', description: '卓の何番目の勝負か（既定は最後に終わったもの）' },
  },
  open: '振り返る',
  openFromHistory: '勝負を振り返る…',
  plays: (who, action) => line`▶️ **${who}**：${action}`,
  playsInSecret: (who) => line`▶️ **${who}**が選択（ほかの人にはまだ見えません）`,
  over: '🏁 決着がつきました。',
  advice: (action, reason) => line`💡 コンピューターなら**${action}**：${reason}`,
  sameAdvice: (reason) => line`💡 コンピューターも同じ手：${reason}`,
  expected: (after, before, isInChips) => {
    const unit = isInChips ? 'チップ' : '点';
    return `🔀 全部見えていれば見込みは${after}${unit}（ほかの手は${before}${unit}）`;
  },
  matteredLittle: '🔀 ここでの選択は、結果にほとんど影響しませんでした。',
  isThinking: '⏳ コンピューターが考えています…',
  goTo: '移動先…',
  start: '最初',
  end: '最後',
  turningPoint: (moment, who) => ['🔀 勝負の分かれ目：', who, `（${moment}）`],
  otherHand: (name) => `↪️ ${name}`,
  eyes: '視点…',
  eyesOf: {
    table: '👥 全員に見えていたもの',
    open: '🔓 すべて公開',
    seat: (who) => ['👤 ', who, ' の視点'],
  },
  share: '共有',
  sharedBy: (who) => `📤 ${who}が共有`,
  sharedTooOften: (seconds) => `少し前に共有されたばかりです。${seconds}秒後にもう一度お試しください。`,
  mayNotPost: (permissions) => `ここには投稿できません。必要な権限：${permissions}`,
  download: 'ダウンロード',
  files: '一手ずつの記録（テキスト）と、Madoiのルールでもう一度再生できるファイルです。',
  notOver: 'この勝負はまだ終わっていないため、振り返れません。',
  corrupt: '保存されている記録を読み取れないため、この勝負は振り返れません。',
  notYet: 'この勝負には公開されていないものがあります。卓が終わると、すべて見られます。',
};
