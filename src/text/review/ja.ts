/** Japanese words of reviews. */
import { type Line, line } from '../../game/screen.ts';
import type { Expecting, ReviewWords } from './words.ts';

/** What a hand pays, with whose it is in front of it. */
const expectedOf = ({ who, hand, isInChips }: Expecting): Line =>
  line`${who}の${hand === null ? '' : `${hand}の`}予想${isInChips ? '収支' : '得点'}`;
const unitIn = ({ isInChips }: Expecting): string => (isInChips ? 'チップ' : '点');

export const ja: ReviewWords = {
  command: { name: '振り返り', description: '終わった回（局やラウンドなど）を一手ずつ振り返ります' },
  options: {
    table: { name: '卓', description: '自分が参加した卓と、このチャンネルの卓（新しい順）' },
    hand: { name: '何回目', description: '卓の何回目か（既定は最後に終わった回）' },
  },
  open: '振り返る',
  openFromHistory: '選んで振り返る…',
  plays: (who, action) => line`**${who}**：${action}`,
  playsInSecret: (who) => line`**${who}**が選択（ほかの人からは見えません）`,
  allPlayInSecret: '全員が同時に選択（ほかの人からは見えません）',
  next: (play) => line`▶️ 次の手 ${play}`,
  seenBy: (who) => line`${who}の画面（「あなた」は${who}）：`,
  over: (hand) => `🏁 ${hand}の決着がつきました。`,
  advice: (action, who, reason) =>
    line`💡 コンピューターなら**${action}**（${who}の立場で）${reason && `：${reason}`}`,
  sameAdvice: (who, reason) => line`💡 コンピューターも同じ手（${who}の立場で）${reason && `：${reason}`}`,
  ownReason: (who, reason) => line`💡 ${who}の考え：${reason}`,
  expected: (of, before, after, hasRisen) =>
    line`🔀 全員の手の内から計算した${expectedOf(of)}は、この一手で約${before}${unitIn(of)}から約${after}${unitIn(of)}に${hasRisen ? '上がりました' : '下がりました'}。`,
  unforeseen: (expected) => line`${expected}手の内が見えないコンピューターも、同じ選択です。`,
  unforeseenGain: (expected) => line`${expected}手の内が見えないコンピューターは、💡のほうを選びます。`,
  expectedAfter: (of, amount) =>
    line`🔀 全員の手の内から計算した${expectedOf(of)}は、この一手のあとで約${amount}${unitIn(of)}です。`,
  expectedAsMuch: (of, amount) =>
    line`🔀 全員の手の内から計算すると、${expectedOf(of)}はどちらの手でもはっきりした差がなく、約${amount}${unitIn(of)}です。`,
  equivalent: (expected) => line`${expected}コンピューターの手でも、ここでは同じことになります。`,
  expectedOnceAllChose: (expected, of, then) =>
    line`${expected}同時に選んだほかの人の選択も合わせると、${of.who}の予想は約${then}${unitIn(of)}になりました。`,
  isThinking: '⏳ コンピューターが考えています…',
  handsLeft: '残った札',
  earlierLeftOut: (count) => `…これより前の${count}件は省略`,
  goTo: '移動先…',
  goToNearest: (shown) => `移動先…（この前後の${shown}か所）`,
  before: (moment) => `${moment}の前`,
  start: '最初',
  end: '最後',
  turningPoint: (moment, who, isLuck) => [`🔀 ${isLuck ? '運' : '勝負'}の分かれ目：`, who, `（${moment}）`],
  ownTurn: (moment, play) => `▶️ あなたの番（${moment}）${play === null ? '' : `：${play}`}`,
  otherHand: (name) => `↪️ ${name}`,
  allHands: '📜 この卓のすべての回',
  chooseHand: '選んで振り返る…',
  handsOver: (count) => `**振り返れるのは${count}件です。** 新しい順に並んでいます。`,
  moreTables: '… ほかにもあります。ゲーム、名前、日付を入力すると絞り込めます。',
  olderTables: (searched) =>
    `… 探せるのは自分の卓とこのチャンネルの卓、新しい順に各${searched}卓です。ほかは卓のメッセージにある ID を入力してください。`,
  moreHands: '… ほかにもあります。何回目かを入力してください。',
  eyes: '視点…',
  eyesOf: {
    table: '👥 全員に見えていたもの',
    open: '🔓 すべて公開',
    seat: (who) => ['👤 ', who, 'の視点'],
  },
  share: 'ここに貼る',
  sharedBy: (who) => `📤 ${who}が共有`,
  sharedTooOften: (seconds) => `少し前に共有されたばかりです。${seconds}秒後にもう一度お試しください。`,
  mayNotPost: (permissions) => `ここには投稿できません。必要な権限：${permissions}`,
  download: '記録を保存',
  files: '一手ずつの記録（テキスト）と、Madoiのルールでもう一度再生できるファイルです。',
  notOver: 'この回はまだ終わっていないため、振り返れません。',
  corrupt: '保存されている記録を読み取れないため、この回は振り返れません。',
  earlierRules: (version, own) =>
    `この回は、以前のルール（バージョン${version}）で遊ばれました。この Madoi のルールはバージョン${own}なので、もう振り返れません。`,
  notYet: 'この回には公開されていないものがあります。卓が終わると、すべて見られます。',
};
