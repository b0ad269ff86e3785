import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import {
  EM_SPACE,
  JOINER,
  joinLines,
  NARROW_SPACE,
  NO_BREAK_SPACE,
  unbroken,
} from '../../../game/screen-parts.ts';
import { type Call, WILD } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { reasonsJa } from './reasons-ja.ts';
import { refusalsJa } from './refusals-ja.ts';
import { rulesJa } from './rules-ja.ts';
import { tutorialJa } from './tutorial-ja.ts';
import type { Words } from './words.ts';

/** Wilds count double where calls are compared. */
const comparedAs = ({ count, face }: Call) => (face === WILD ? `（${2 * count}個分）` : '');
const call = ({ count, face }: Call) =>
  line`${{ cards: [pictureOf(face)] }}${NARROW_SPACE}**${count}${JOINER}個**`;
// A line may end beside any picture, and within no sign.
const rung = ({ count, face }: Call) => line`${signOf(face)}${NO_BREAK_SPACE}${count}${JOINER}個`;
const plainCall = ({ count, face }: Call) => `${signOf(face)} ${count}個`;
const callLabel = (made: Call) => plainCall(made) + comparedAs(made);

export const ja: Words = {
  name: 'ブラフ',
  description: '全員のダイスを合わせて、ある目が何個あるかを競り上げる。うそをつくか、見破るか。',
  openHandLabel: 'ダイスを見る',
  listSeparator: '、',
  names: namesIn('ja'),
  match: (number, total) => (total === null ? `第${number}試合` : `第${number}試合 / 全${total}試合`),
  options: {
    end: {
      name: '終わり方',
      description: '試合がいつ終わるか（既定は最後の1人まで）',
      values: {
        last: '最後の1人まで（勝った人がチップを受け取る。既定）',
        first: '1人が0個になるまで（残ったダイスが得点）',
      },
    },
    stake: {
      name: '賭け',
      description: 'ほかの全員が、勝った人に1人ずつ払うチップ（1〜100、既定は1チップ）',
    },
    odds: {
      name: '確率',
      description: '宣言が当たる確率を、各自に見える範囲で計算して画面に出すか（既定はなし）',
    },
    matches: { name: '試合数', alwaysShown: true, description: '何試合遊ぶか（1〜20、既定は1試合）' },
  },
  spoken: {
    die1: '1の目',
    die2: '2の目',
    die3: '3の目',
    die4: '4の目',
    die5: '5の目',
    die6: '星',
    '×①': '1の目',
    '×②': '2の目',
    '×③': '3の目',
    '×④': '4の目',
    '×⑤': '5の目',
    '×★': '星',
    // It is not read out.
    '×': ' ',
    dieback: '伏せたダイス：',
    '①': '1の目',
    '②': '2の目',
    '③': '3の目',
    '④': '4の目',
    '⑤': '5の目',
    '★': '星',
  },
  rules: rulesJa,
  reasons: reasonsJa,
  tutorial: tutorialJa,
  refusals: refusalsJa(callLabel),
  ask: {
    face: '宣言：どの目？',
    count: '何個？',
    reveal: '振り直し：どれを公開する？',
    reroll: '振り直し',
  },
  call,
  rung,
  callLabel,
  faceLabel: (face) => (face === WILD ? `${signOf(face)} オールマイティ` : `${face}の目`),

  round: (round, dice) => `ラウンド${round} · 場のダイスは全部で${dice}個`,
  opening: (starter) => line`親は${starter}。最初の宣言は自由です。`,
  callOf: (who, standing) => line`${who}の宣言：${call(standing)}${comparedAs(standing)}`,
  inPlay: (dice, seats) => line`場のダイス${dice}個：${seats}`,
  seatHas: (who, dice) => line`${who}${NO_BREAK_SPACE}**${dice}${JOINER}個**`,
  eachHas: (dice) => `1人${dice}個ずつ`,
  othersHave: (dice) => `ほかは**${dice}${JOINER}個**ずつ`,
  you: 'あなた',
  inView: (revealed) => line`公開中：${JOINER}${revealed}`,
  ladder: (calls) => line`次に大きいのは ${calls}`,
  nothingAbove: 'これより大きい宣言はありません。',
  wildNote: '★は①〜⑤のどの目としても数えます。',
  onlyWildsCount: '★の宣言では、★だけを数えます。',
  wildCallNote: '★の宣言は、個数を2倍にして比べます：★ 2個は、⑤ 4個より上で、① 5個より下です。',
  lostDice: (count) => `${count}個失った`,
  out: '脱落',
  called: (who, made) => line`${who}：${call(made)}${comparedAs(made)}`,
  revealed: (who, dice, rolled) => line`${who}：${dice} を公開し、${rolled}個を振り直した`,

  calledInShort: (who, made) => line`${who} ${rung(made)}${comparedAs(made)}`,
  since: (events, hasActed) => line`${hasActed ? 'あなたのあと' : 'ここまで'}：${events}`,

  thisRound: 'このラウンド：',
  endOf: (round) => `ラウンド${round}の結果`,
  lastChallenge: (round) => `ラウンド${round}、最後のチャレンジ：`,
  challenged: (challenger, caller) => line`⚔️ ${challenger}が${caller}にチャレンジ！`,
  counted: (call, actual, excess) => {
    const by = excess > 0 ? `${excess}個多い` : excess < 0 ? `${-excess}個不足` : 'ぴったり';
    return line`宣言 ${call} → 実際 **${actual}個**（${by}）`;
  },
  loses: (who, lost, isOut) =>
    isOut
      ? line`💥 ${who}は${lost === 1 ? '最後の1個を' : line`残りの**${lost}個**をすべて`}失い、脱落`
      : line`💥 ${who}が**${lost}個**失いました`,
  youLose: (lost, isOut) =>
    isOut
      ? line`💥 あなたは${lost === 1 ? '最後の1個を' : line`残りの**${lost}個**をすべて`}失い、脱落`
      : line`💥 あなたが**${lost}個**失いました`,
  allButLose: (caller, out) =>
    line`💥 ${caller}以外の全員が**1個**ずつ失いました${out.length > 0 ? line`（${out}は脱落）` : ''}`,
  diceOf: (who, count, counted, others) =>
    line`${who}：うち**${count}個** ${joinLines([counted, others.length > 0 ? line`ほか ${others}` : []], '　')}`,
  showdownInShort: ({ round, challenger, caller }, made, actual, loss) =>
    line`ラウンド${round}：⚔️ ${challenger} → ${caller} ${made} · ${unbroken(`実際${actual}個`)} · ${loss}`,
  losesInShort: (who, lost, isOut) => line`${who} ${signed(-lost)}個${isOut ? ' 💀' : ''}`,
  allButLoseInShort: (caller) => line`${caller}以外 ${signed(-1)}個`,
  countsOf: (seats) => line`内訳：${seats}`,
  starts: (who, challenger) => (challenger ? line`親は${who}（${challenger}の次）` : line`親は${who}`),
  wins: (who) => line`🏆 ${who}の勝ち！`,
  stopped: (out) => line`${out}のダイスがなくなりました。残ったダイスが得点です。`,
  paid: (winner, stake, payers, scores) =>
    payers === 1
      ? line`${winner}が相手から${plain(stake)}チップもらいます：${scores}`
      : line`${winner}がほかの全員から${plain(stake)}チップずつもらいます：${scores}`,
  points: (scores) => line`得点（残ったダイスの数）：${scores}`,

  yourDice: (dice) => unbroken(`あなたのダイス ${dice}個`),
  yourTurn: 'あなたの番',
  diceApart: (hidden, revealed) => line`伏せ ${hidden}${EM_SPACE}公開 ${revealed}`,
  youAreOut: 'ダイスがなくなりました。この試合の行方を見守りましょう。',
  outByOwnCall: (challenger, made, actual) =>
    line`脱落しました：${challenger}があなたの ${made} にチャレンジし、実際は${actual}個でした。`,
  outByOwnChallenge: (caller, made, actual) =>
    line`脱落しました：あなたが${caller}の ${made} にチャレンジし、実際は${actual}個でした。`,
  outByExactCall: (challenger, caller, made) =>
    line`脱落しました：${challenger}が${caller}の ${made} にチャレンジし、ぴったりでした。`,
  youWon: (chips) => `🎉 勝ち！ ${signed(chips)}チップ`,
  youLost: (winner, chips) => line`${winner}の勝ち。あなたは ${signed(-chips)}チップ`,
  youPay: (chips) => `あなたは ${signed(-chips)}チップ`,
  youKept: (dice) => (dice === 0 ? 'ダイスは残らず、0点' : `残ったダイスは${dice}個で、${dice}点`),
  waiting: (who) => line`${who}の番です。`,
  yourOpening: (challenger) =>
    challenger
      ? line`**あなたが親です**（チャレンジした${challenger}の次）：最初の宣言は自由`
      : line`**あなたが親です**：最初の宣言は自由`,
  yourCall: (rolled) => `**${rolled}が出ました。** 続けて宣言してください。`,
  yourChallenge: 'これより大きい宣言はありません。チャレンジしてください。',
  odds: (enough, exact) => `🎯 見える範囲で当たり **${enough}**（ぴったり ${exact}）`,
  challenge: 'チャレンジ',
  dontChallenge: 'チャレンジしない',
  atStake: (caller) =>
    line`実際の個数が足りなければ${caller}が、多ければあなたが、差の数だけダイスを失います。ぴったりなら、${caller}以外の全員が1個ずつ失います。`,
  chooseFace: '宣言：目を選ぶ',
  counts: (face, least, most) => {
    const range = least === most ? `${least}個` : `${least}〜${most}個`;
    return face === WILD ? `${range}。1個を2個分として比べます` : range;
  },
  chooseFaceFirst: '何個？（先に目を選ぶ）',
  chooseCount: (face, least, most) => `${signOf(face)} は何個？（${least}〜${most}個）`,
  otherCounts: (least, most) => (least === most ? `${least}個…` : `${least}〜${most}個…`),
  chooseReveal: '一部を公開し、残りを振り直す',
  noReveal: '振り直し不可：伏せたのは1個',
  afterReveal: '公開したダイスは、ラウンドの終わりまで見えたままです。振り直したら、必ず宣言します。',

  pickCall: '宣言：目と個数を選ぶ',
  pickCount: '宣言：個数を選ぶ',
  makeCall: (made) => `${callLabel(made)}と宣言する`,
  // As a call of wilds compares is said above the button: it has room for one line.
  makeHopelessCall: (made, isDisproved) =>
    `${plainCall(made)}と宣言（${isDisproved ? '必ず外れます' : '確率1%未満'}）`,
  makeRatedCall: (made, enough) => `${plainCall(made)}と宣言（当たり${enough}）`,
  trueIn: (enough) => `見える範囲で当たり${enough}`,
  reroll: (shown, rolled) => `${shown}を公開して${rolled}個を振り直す`,
  challengeCall: (standing) => `${plainCall(standing)}にチャレンジする`,

  aChallenge: 'チャレンジ',
  aChallengeOf: (made) => line`${made} にチャレンジ`,
  aCall: (made) => line`${made} と宣言`,
  aReroll: (shown) => line`${shown} を公開して残りを振り直し`,
};
