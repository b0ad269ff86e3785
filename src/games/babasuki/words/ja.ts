import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { rulesJa } from './rules-ja.ts';
import type { Words } from './words.ts';

export const ja: Words = {
  name: 'ドラフト・ババスキ！',
  description: 'ドラフトで手札を作り、ヴィランを使って隣の人の「おたから」をねらうババ抜き。',
  openHandLabel: '手札を開く',
  options: {
    oneShot: { name: 'ワンショット', description: '1ラウンドだけで勝敗を決めるか（既定は100点まで）' },
    suddenDeath: {
      name: 'サドンデス',
      description: '100点で同点のとき、だれかが単独トップになるまで続けるか（既定は引き分け）',
    },
  },
  rules: rulesJa,
  refusals: {
    'one-round-only': () =>
      'サドンデスは100点まで遊ぶときのものです。ワンショットの同点は持っているカードで決まります。どちらかだけにしてください。',
    over: () => 'このラウンドはもう終わっています。',
    'draft-first': () => 'まだ手札を作っているところです。襲撃と並べ替えはそのあとです。',
    'no-such-place': ({ cards }) => `手札は${cards}枚です。その場所にカードはありません。`,
    'not-your-hand': () => '並べ替えられるのは、自分の手札のカードだけです（全部を1回ずつ）。',
  },
  kinds: { villain: 'ヴィラン', hero: 'ヒーロー', treasure: 'おたから', cat: 'ねこ' },
  listSeparator: '、',
  colon: '：',
  round: (number) => `ラウンド ${number}`,
  oneShotTitle: (number) => `ワンショット${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ secured, inHand }) => `襲撃で確保すれば **${secured}点**、手札に残れば **${inHand}点**`,
  total: (points) => `計${plain(points)}点`,
  dealer: 'ディーラー',
  discards: '捨て札',
  secured: '確保',

  draft: (number, choices) => `**ドラフト** · 手札にする${number}枚目を取ります（${choices}枚から）`,
  passing: {
    left: '⬇️ 残りは左隣（下の席）へ',
    right: '⬆️ 残りは右隣（上の席）へ',
  },
  pairs: (cardsLeft) =>
    `**カードの入手** · 2枚のうち1枚を取り、もう1枚は表向きに置きます（山札はあと${cardsLeft}枚）`,
  choosing: '考え中…',
  hasPicked: '✅ 選びました',
  laidOpen: '表向き',

  raidBegins: '⚔️ 襲撃のはじまり！',
  raids: (actor, target) => line`⚔️ ${actor} が ${target} の手札から1枚引きます。`,
  raidsNobody: (actor) => line`ほかに手札がないので、${actor} のヴィランは捨て札になります。`,
  handCards: (count) => `手札 ${count}枚`,
  among: (cards) => line`（うち ${cards}）`,
  drew: (actor, target, place, card) => line`${actor} → ${target} の${place}枚目は ${card}`,
  drewNothing: (actor) => line`${actor} → 引けるカードなし`,
  outcome: (actor, target) => ({
    treasure: line`💰 **おたからを奪った！** 2枚とも ${actor} が確保。`,
    caught: line`🛡️ **ヒーローがつかまえた！** 2枚とも ${target} が確保。`,
    'both-out': line`💥 **マークが合わない。** ヴィランもヒーローも捨て札。`,
    back: line`💨 **空振り。** ヴィランは捨て札、カードは ${target} の手札に戻ります。`,
    nothing: line`💨 **引く相手がいない。** ヴィランは捨て札。`,
  }),
  shortOutcome: {
    treasure: '奪った',
    caught: 'つかまった',
    'both-out': '両方捨て札',
    back: '空振り',
    nothing: '捨て札',
  },

  roundOver: '襲撃が終わりました：点数計算',
  roundScore: (points) => `**${signed(points)}点**`,
  fromSecured: (points) => `確保 ${points}点`,
  fromHand: (points) => `手札 ${points}点`,
  leads: (who, points) => line`トップ：${who} ${plain(points)}点（だれかが100点に届くと終わり）`,
  wins: (who) => line`🏆 ${who} の勝ち！`,
  draw: (who) => line`🤝 引き分け！ ${who}`,
  tieBroken: '同点だったので、持っているカードの枚数（それも同じなら、いちばん大きい番号）で決まりました。',

  pickOne: '**手札に取るカードを1枚選んでください。**',
  pickPair: '**手札に取るカードを選んでください。** もう1枚は表向きに置きます。',
  picked: (card) => line`✅ ${card} を取ります。全員が選ぶまで、ほかのカードに替えられます。`,
  passTo: (receiver, giver) => line`渡す相手：${receiver} · 受け取る相手：${giver}`,
  youSecured: (count) => `取ったカード ${count}枚（ドラフトのあと、これが手札になります）`,
  securedNothing: 'まだ取ったカードはありません。',

  yourHand: (count) => `あなたの手札 ${count}枚（左端が1枚目）`,
  emptyHand: '手札はありません。',
  yourVillains: '👿 あなたのヴィラン',
  yourPoints: (secured, hand) => `このラウンドの点：確保 ${secured} + 手札 ${hand} = **${secured + hand}点**`,
  handIsShuffled: '🔀 カードが戻るたびに、手札は自動で混ぜられます。',
  handKeepsOrder: '📌 手札は、自分で並べた順のままです。',
  chooseVillain: '**あなたの番です。** 中央に出すヴィランを選んでください。',
  drawFrom: (target) => line`**${target} の手札から1枚引いてください。**`,
  nothingLeft: '**あなたの番です。** だれも手札がないので、ヴィランは捨て札になります。',
  waiting: (who) => line`${who} の番です。`,
  drawsFromYou: (who) => line`👀 **${who} があなたの手札から1枚引きます。**`,
  shuffle: 'シャッフル',
  moveWhich: '並べ替え：動かすカードを選ぶ',
  moveWhere: (card) => `${card} をどこへ動かす？`,
  place: (number) => `${number}枚目`,
  youScored: (points) => `このラウンド **${signed(points)}点**`,
  youWon: '🎉 あなたの勝ちです！',
};
