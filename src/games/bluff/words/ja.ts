import { line } from '../../../game/screen.ts';
import { WILD } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { rulesJa } from './rules-ja.ts';
import type { Words } from './words.ts';

export const ja: Words = {
  name: 'ブラフ',
  description: '全員のダイスを合わせて、どの目が何個あるかを予想して競り上げる。うそをつくか、見やぶるか。',
  openHandLabel: 'ダイスを見る',
  match: (number, total) => (total === 1 ? `第${number}試合` : `第${number}試合 / 全${total}試合`),
  options: {
    end: {
      name: '終わり方',
      description: 'いつ終わるか',
      values: {
        last: '最後の1人まで。勝った人がチップを受け取る(既定)',
        first: 'だれかが0個になるまで。残ったダイスが得点',
      },
    },
    stake: { name: '賭け', description: '勝った人に1人ずつ払うチップ(1〜100、既定は1枚)' },
    odds: { name: '確率', description: '場の Call が当たっている確率を、各自の画面に出すか(既定は出さない)' },
    matches: { name: '試合数', alwaysShown: true, description: '何試合遊ぶか(1〜20、既定は1試合)' },
  },
  rules: rulesJa,
  refusals: {
    'stake-for-last': () =>
      '賭けを払うのは「最後の1人まで」のときだけです。賭けを指定しないか、終わり方をそちらにしてください。',
  },
  call: ({ count, face }) => line`${{ cards: [pictureOf(face)] }} **${count}個**`,
  rung: ({ count, face }) => line`${{ cards: [pictureOf(face)] }}${count}個`,
  callLabel: ({ count, face }) => `${signOf(face)} ${count}個${face === WILD ? `(${2 * count}個ぶん)` : ''}`,
  faceLabel: (face) => (face === WILD ? `${signOf(face)} オールマイティ` : `${signOf(face)} の目`),

  round: (round, dice) => `ラウンド${round} ・ 場のダイスは全部で${dice}個`,
  opening: (starter) => line`親は ${starter}。最初の Call は自由です。`,
  callOf: (who) => line`${who} の Call`,
  ladder: (calls) => line`つぎに大きいのは ${calls}`,
  nothingAbove: 'これより大きい Call はありません。',
  out: '脱落',
  called: (who, call) => line`${who}: ${call}`,
  revealed: (who, dice, rolled) => line`${who}: ${dice} を公開し、${rolled}個を振りなおした`,

  endOf: (round) => `ラウンド${round}の結果`,
  challenged: (challenger, caller) => line`⚔️ ${challenger} が ${caller} に Challenge!`,
  counted: (call, actual, excess) => {
    const by = excess > 0 ? `${excess}個多い` : excess < 0 ? `${-excess}個足りない` : 'ぴったり';
    return line`Call は ${call} → 実際は **${actual}個**(${by})`;
  },
  loses: (who, lost) => line`💥 ${who} が **${lost}個** 失う`,
  allButLose: (caller) => line`💥 ${caller} 以外の全員が **1個** ずつ失う`,
  wins: (who) => line`🏆 ${who} の勝ち!`,
  stopped: (out) => line`${out} のダイスがなくなりました。残ったダイスが得点です。`,

  yourDice: (dice) => `あなたのダイス ${dice}個`,
  yourShown: (dice) => line`公開中: ${dice}`,
  youAreOut: 'ダイスがなくなりました。この試合の行方を見守りましょう。',
  youWon: (chips) => `🎉 勝ち! +${chips}チップ`,
  youLost: (chips) => `負け… −${chips}チップ`,
  youKept: (dice) => (dice === 0 ? 'ダイスは残らず、0点' : `残ったダイスは${dice}個 — ${dice}点`),
  waiting: (who) => line`${who} の番です。`,
  yourOpening: '**あなたの番です(親)。** 好きな目と個数で Call してください。',
  yourAnswer: '**あなたの番です。** Challenge するか、もっと大きく Call してください。',
  yourCall: '**振りなおしました。** 続けて Call してください。',
  yourChallenge: '**あなたの番です。** これより大きい Call はありません。Challenge してください。',
  odds: (count, enough, exact) => `🎯 ${count}個以上ある確率 **${enough}**(ちょうど${count}個は ${exact})`,
  challenge: 'Challenge する',
  atStake: (caller) =>
    line`Challenge: 足りなければ ${caller} が、多ければあなたが、差の数だけ失います。ぴったりなら ${caller} 以外の全員が1個。`,
  leastCalls: 'Call: 目ごとに、いちばん小さいもの',
  chooseFace: 'Call: 目を選ぶ(つぎに個数)',
  counts: (least, most) => (least === most ? `${least}個` : `${least}〜${most}個`),
  chooseCount: (face, least, most) => `${signOf(face)} は何個? (${least}〜${most}個)`,
  chooseReveal: 'Reroll: 公開するダイスを選ぶ',
  willReveal: (dice) => line`Reroll: ${dice} を公開して、`,
  reroll: (rolled) => `残り${rolled}個を振りなおす`,
};
