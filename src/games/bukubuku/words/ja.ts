import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { JOINER, NARROW_SPACE, unbroken } from '../../../game/screen-parts.ts';
import { reasonsJa } from './reasons-ja.ts';
import { rulesJa } from './rules-ja.ts';
import { spokenWords } from './spoken.ts';
import { tutorialJa } from './tutorial-ja.ts';
import type { Words } from './words.ts';

const placeOf = (place: number, isTied: boolean): string => `${place}位${isTied ? 'タイ' : ''}`;

export const ja: Words = {
  name: 'ブクブク',
  description: '天気カードを同時に出して、低い灯台を取り、高い灯台を避ける。浮き輪を守って、得点を競う。',
  openHandLabel: '自分の手札を見る',
  options: {
    memo: {
      name: '2人用ダミーのメモ',
      description: '2人で遊ぶときだけ：山札作りで見たダミーの天気カードを、本人の画面に出すか（既定はなし）',
    },
  },
  spoken: spokenWords({
    weather: (number) => `天気${number}`,
    lighthouse: (number) => `灯台${number}`,
    back: '裏向きのカード',
    belt: '浮き輪',
  }),
  rules: rulesJa,
  reasons: reasonsJa,
  tutorial: tutorialJa,
  refusals: {
    'memo-for-two': () => '「2人用ダミーのメモ」を使えるのは2人で遊ぶときだけです。',
    'build-first': () => '先にダミーの山札を作ります。自分の天気カードを出すのはそのあとです。',
    'same-card': () => '上と下には、別々のカードを選んでください。',
    'not-in-hand': ({ card }) =>
      `${card}は手札にありません。どのカードも、同じラウンドで出せるのは1度だけです。`,
    'already-played': ({ card, turn }) =>
      `${card}はターン${turn}に出しました。どのカードも、同じラウンドで出せるのは1度だけです。`,
    'face-down': ({ card }) =>
      `${card}は、もう裏向きに出してあります。全員が出すまで、ほかのカードに替えられます。`,
  },
  ask: { lay: 'どのカードを出したい？', top: '上にしたいカードは？', below: '下にしたいカードは？' },

  length: (rounds, turns) =>
    `${rounds === null ? '人数と同じ回数のラウンド' : `${rounds}人なら${rounds}ラウンド`}（1ラウンドは最大${turns}ターン）。どの手札も、全員が1回ずつ使います。`,
  noteForTwo: '2人のときは「どっちの味方？」です。ダミーが3人目になります。',
  nameForTwo: 'どっちの味方？',
  listSeparator: '、',
  names: namesIn('ja'),
  colon: '：',
  you: unbroken('あなた'),
  youFirst: unbroken('あなた'),
  round: (number) => `ラウンド${number}`,
  roundOf: (number, total) => `ラウンド${number}/${total}`,
  turn: (number, total) => `ターン${number}/${total}`,
  turnNumber: (number) => `ターン${number}`,
  takes: (low, high) => line`最大のカード → ${low} · 2番目 → ${high}`,
  takeSame: (lighthouse) => line`最大と2番目のカード → どちらも ${lighthouse}`,
  dummy: '🎭 ダミー',
  dummyFrom: (owner) => line`${owner}${unbroken('の山から')}`,
  pile: (owner, count) => line`${owner}の山 ${count}枚`,

  aboutHeights: (hasDummy) =>
    `灯台の高さは、いちばん新しい灯台の数字です。いちばん高い人はターンごとに浮き輪を1つ失い（🛟−1）、いちばん低い人はラウンドの終わりに1点もらえます。${hasDummy ? 'ダミーの灯台も数えます。ダミーだけがいちばん高ければだれも失わず、並んだ人は失います。ダミーだけがいちばん低ければ、だれにも+1点は入りません。' : ''}`,
  aboutWarning:
    '⚠️「いちばん高い（このままなら…）」の人は、順番が変わらなければ、このターンに浮き輪を失います。「いちばん高い」だけなら、もっと高い灯台が出ていて、それを取る人がいちばん高くなります。',
  noLighthouse: unbroken('灯台なし'),
  noLighthouseMark: '（なし）',
  extreme: { highest: unbroken('いちばん高い'), lowest: unbroken('いちばん低い') },
  // A line may end before the bracket.
  ifItLasts: {
    highest: `${unbroken('⚠️いちばん高い')}${unbroken('（このままなら🛟−1）')}`,
    lowest: `${unbroken('いちばん低い')}${unbroken('（最後までなら+1点）')}`,
    dropsOut: `${unbroken('⚠️いちばん高い')}${unbroken('（このままなら脱落）')}`,
  },
  highestInShort: unbroken('⚠️いちばん高い'),
  lowestInShort: unbroken('最後までなら+1点'),
  beltCount: (count) => `🛟${JOINER}${count}`,
  total: (points) => unbroken(`合計${plain(points)}点`),
  pointCount: (points) => `${plain(points)}${JOINER}点`,
  totalSoFar: (points, place, isTied) => unbroken(`合計${plain(points)}点（${placeOf(place, isTied)}）`),
  totals: (list, place, isTied) => line`合計：${list}（あなたは${placeOf(place, isTied)}）`,
  isOut: '🌊 脱落',
  hasLaid: unbroken('出した'),

  lastTurn: (number) => `前のターン（${number}）`,
  finalTurn: (number) => `最後のターン（${number}）`,
  otherCards: unbroken('取らず'),
  lost: (who) => line`🛟 浮き輪を1つ失った：${who}`,
  lostShort: (who) => line`${who}${NARROW_SPACE}🛟${JOINER}−1`,
  wentOut: (who) => line`🌊 脱落：${who}`,
  asHighAsDummy: '（ダミーと同じ高さ）',
  dummyHighest: '🎭 いちばん高いのはダミー。だれも浮き輪を失わない',
  nobodyLost: '🎭 だれも浮き輪を失わなかった',
  handsMoved: (giver, taker) =>
    line`前のラウンドで${giver}が使った手札で遊びます。あなたの手札は${taker}へ渡りました。`,
  whereHands: '前のラウンドまでに出たカードでわかる手札の残りは、「くわしく」で見られます。',
  handsMovedForAll: '手札が左隣へ移りました。1つ前の席の人が前のラウンドで使った手札で遊びます。',
  theDummy: 'ダミー',
  turnsSoFar: 'ここまでのターン',

  building: (who, cards) =>
    cards > 2
      ? line`${who}がダミーの天気カードを${cards}枚見て、2枚を自分の山に重ねます。`
      : line`${who}がダミーの最後の${cards}枚を自分の山に重ねます。`,
  step: (number, total) => `ダミーの山札作り ${number} / ${total}`,
  roundOver: (number) => `ラウンド${number}終了`,
  finalResult: (rounds) => `最終結果（全${rounds}ラウンドの合計）`,
  endsEarly: (round, turn, left) => {
    const why = left === null ? '脱落した人がいる' : left === 0 ? '全員が脱落した' : `残り${left}人になった`;
    return `${why}ので、ラウンド${round}はターン${turn}で終わりました。`;
  },
  points: (points) => `**${signed(points)}点**`,
  belts: (count) => `🛟 浮き輪${count}個`,
  lostOn: (turns) => `浮き輪を失ったターン ${turns.join('、')}`,
  outOn: (turn) => `🌊 ターン${turn}で脱落`,
  lowestBonus: 'いちばん低い灯台で+1点',
  lowestUnpaid: 'いちばん低いので、だれにも+1点は入らない',
  briefPoints: (points) => `**${signed(points)}点**`,
  lowestGot: (who) => line`いちばん低い灯台で+1点：${who}`,

  yourHand: (count) => `あなたの手札 ${count}枚`,
  unplayed: (count) => `使わなかった手札 ${count}枚`,
  build: (topTurn, belowTurn) =>
    `**ダミーの天気カードから2枚を選び、自分の山に重ねます。** 先に選んだ1枚が上で**ターン${topTurn}**に、次の1枚がその下で**ターン${belowTurn}**に出ます。`,
  buildLast: (topTurn, belowTurn) =>
    `**ダミーの最後の2枚です。** 上に重ねる1枚を選んでください。上は**ターン${topTurn}**に、下は**ターン${belowTurn}**に出ます。`,
  aboutDummy: 'ダミーもカードを出します。大きければ灯台を取り、小さければ灯台は2人のものです。',
  buildNote: (hasMemo) =>
    hasMemo
      ? '一度置いたら、順番は変えられません。メモに残るのは見たカードだけで、順番は残りません。'
      : '置いたカードは見直せません。覚えましょう。',
  cardOnTop: (card) => `${card} 上`,
  cardBelow: (card) => `${card} 下`,
  layTwo: '2枚を重ねる',
  layBoth: (top, below) => `重ねる：${top.card}→ターン${top.turn}、${below.card}→ターン${below.turn}`,
  youWait: (who) => line`${who}を待っています`,
  choose: '**裏向きに出す1枚は？**',
  chooseLast: (card) => `**最後の1枚、${card}を出しましょう。**`,
  youLaid: '出した天気カード',
  laidCard: (card) => `${card} 出した`,
  change: '全員が出すまで、ほかのカードに替えられます。',
  youAreOut: (isLastRound) =>
    `🌊 あなたはこのラウンドから脱落しました。${isLastRound ? 'これが最後のラウンドです。' : '次のラウンドを待ちましょう。'}`,
  youGot: (points, isBest) => `${isBest ? '🎉 ' : ''}このラウンドは${signed(points)}点`,
  shownSoFar: '出たカード',
  leftInHands: '残りの手札（前のラウンドまでに全員が見たカード）',
  notShownYet: (count) => `まだ見えていない${count}${JOINER}枚`,
  highShown: (first, last) => `出た大きいカード（${first}〜${JOINER}${last}）`,
  shownBy: (who, cards) => line`${who}：${cards}`,
  range: (first, last) => `${first}〜${JOINER}${last}`,
  memo: '📝 山札作りで見た、まだ出ていないダミーのカード',
  none: 'なし',

  aStack: (top, below) => line`${below}の上に${top}を重ねる`,
  aCoveredStack: 'ダミーの山札作り',
  dummyLater: (cards) => line`このあと ${cards}`,
  openPile: (owner, cards) => line`${owner}の山 ${cards}`,
  unlaid: 'まだ重ねていない',
};
