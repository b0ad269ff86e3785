import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { rulesJa } from './rules-ja.ts';
import type { Words } from './words.ts';

export const ja: Words = {
  name: 'ブクブク',
  description:
    '天気カードで灯台を取り合い、いちばん高い灯台を持つ人が浮き輪を失う。3〜5人、2人なら「どっちの味方？」。',
  openHandLabel: '手札を開く',
  options: {
    memo: {
      name: 'ダミーのメモ',
      description: '2人用：山札作りで見たダミーの天気カードを、本人の画面に出すか（既定は出さない）',
    },
  },
  rules: rulesJa,
  refusals: {
    'memo-for-two': () => '「ダミーのメモ」を使えるのは2人で遊ぶときだけです。',
  },

  nameForTwo: 'どっちの味方？',
  listSeparator: '、',
  colon: '：',
  round: (number) => `ラウンド ${number}`,
  roundOf: (number, total) => `ラウンド ${number} / ${total}`,
  turn: (number, total) => `ターン ${number} / ${total}`,
  takes: (low, high) => line`いちばん高い天気カードが ${low}、2番目が ${high} を獲得`,
  dummy: '🎭 ダミー',
  dummyFrom: (owner) => line`${owner} の山から`,
  pile: (owner, count) => line`${owner} の山 ${count}枚`,

  noLighthouse: '灯台なし',
  danger: '⚠️ いちばん高い',
  dummyHighestNow: '⚠️ いちばん高い',
  total: (points) => `計${plain(points)}点`,
  isOut: '🌊 脱落',

  lastTurn: (number) => `前のターン（${number}）`,
  finalTurn: (number) => `最後のターン（${number}）`,
  lost: (who) => line`🛟 浮き輪を1つ失った：${who}`,
  wentOut: (who) => line`🌊 脱落：${who}`,
  dummyHighest: '🎭 いちばん高いのはダミー。だれも浮き輪を失わない',

  building: (who, cards) =>
    cards > 2
      ? line`${who} がダミーの天気カードを${cards}枚見て、2枚を自分の山に重ねます。`
      : line`${who} がダミーの最後の${cards}枚を自分の山に重ねます。`,
  step: (number, total) => `ダミーの山札作り ${number} / ${total}`,
  roundOver: (number) => `ラウンド ${number} 終了`,
  endsEarly: (hasDummy) =>
    hasDummy ? '脱落した人がいるので、ここで終わりです。' : '残りが2人以下になったので、ここで終わりです。',
  points: (points) => `**${signed(points)}点**`,
  belts: (count) => `🛟 浮き輪${count}つ`,
  lowest: 'いちばん低い灯台 +1',

  yourHand: (count) => `あなたの手札 ${count}枚`,
  dummysCards: (count) => `ダミーの天気カード ${count}枚`,
  buildTop: (turn, below) =>
    `**2枚を選んで山に重ねます。** まず上の1枚（**ターン${turn}** に出る）を選んでください。その下の1枚はターン${below}に出ます。`,
  buildBelow: (turn) => `次に、その下の1枚（**ターン${turn}** に出る）を選んでください。`,
  buildLast: (turn) =>
    `**最後の2枚です。** 上に重ねる1枚（**ターン${turn}** に出る）を選んでください。もう1枚はその下になります。`,
  buildNote: (hasMemo) =>
    hasMemo
      ? '一度置いたら、順番は変えられません。メモに残るのは見たカードだけで、順番は残りません。'
      : '一度置いたら、見直すことも順番を変えることもできません。覚えておきましょう。',
  chosenTop: (card) => `上は ${card}（選び直す）`,
  youWait: (who) => line`${who} を待っています。`,
  choose: '**裏向きに出す天気カードを選んでください。**',
  youAreHighest: '⚠️ 今、灯台がいちばん高いのはあなたです。このままだと浮き輪を1つ失います。',
  dummyShields: '🎭 今、灯台がいちばん高いのはダミーです。',
  youLaid: 'このターンに出したカード',
  change: '全員が出すまで、ほかのカードに替えられます：',
  youAreOut: '🌊 あなたはこのラウンドから脱落しました。次のラウンドを待ちましょう。',
  youGot: (points) => `${points > 0 ? '🎉 ' : ''}このラウンドは ${signed(points)}点`,
  shownSoFar: 'このラウンドに出たカード',
  shownBy: (who, cards) => line`${who}：${cards}`,
  memo: '📝 山札作りで見た、まだ出ていないダミーのカード',
  memoNothing: 'なし',
};
