import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import { cardNames } from './names.ts';
import { reasonsJa } from './reasons-ja.ts';
import { rulesJa } from './rules-ja.ts';
import { spokenWords } from './spoken.ts';
import { tutorialJa } from './tutorial-ja.ts';
import type { Words } from './words.ts';

/** No line ends between the number and its counter. */
const worth = (points: number): string => unbroken(`${plain(points)}点`);

const capturedBy: Words['capturedBy'] = (actor, points) => line`💰 ${actor}が奪った（${worth(points)}）`;

export const ja: Words = {
  name: 'ドラフト・ババスキ！',
  description: 'ドラフトで手札を作り、ヴィランを使って隣の人の「おたから」をねらうババ抜き。',
  noteForTwo: '2人のときは、ドラフトの代わりに2枚から1枚を取ります（6回）。取らなかったカードは捨て札です。',
  openHandLabel: '自分の手札を見る',
  options: {
    oneShot: {
      name: 'ワンショット',
      description: '「あり」は1ラウンドだけで決着、「なし」（既定）は100点まで続けます',
    },
    suddenDeath: {
      name: 'サドンデス',
      description:
        '100点以上の同点のとき、「あり」は単独トップが決まるまで続け、「なし」（既定）は引き分けです',
    },
  },
  spoken: spokenWords({
    ...cardNames.ja,
    marks: { '☀': '太陽', '☾': '月', '★': '星' },
    back: '裏向きのカード',
    and: 'と',
    marked: (kind, marks) => `${marks}の${kind}`,
  }),
  rules: rulesJa,
  reasons: reasonsJa,
  tutorial: tutorialJa,
  refusals: {
    'one-round-only': () =>
      'サドンデスは100点まで遊ぶときのものです。ワンショットの同点は持っているカードで決まります。どちらかだけにしてください。',
    over: () => 'このラウンドはもう終わっています。',
    'draft-first': () => 'まだ手札を作っているところです。襲撃と並べ替えはそのあとです。',
    'no-such-place': ({ cards }) => `手札は${cards}枚です。その場所にカードはありません。`,
    'not-your-hand': () => '並べ替えができるのは、自分の手札のカードだけです（全部を1回ずつ）。',
    'not-passed': () => '選べるのは、今出ているカードだけです。前に取ったカードは、もう手札に入っています。',
    'already-picked': () => 'そのカードはもう選んであります。全員が選ぶまで、ほかのカードに替えられます。',
    'not-your-villain': () =>
      '襲撃に出せるのは、自分の前で表になっているヴィランだけです。ほかのカードは手札に残ります。',
    'which-card': ({ cards }) =>
      `そのヴィランは出せます。次に、引くカードを選んでください（全部で${cards}枚）。`,
  },
  ask: { keep: 'どのカードを取りたい？', send: 'どのカードを出したい？', draw: '何番のカードを引きたい？' },
  ...cardNames.ja,
  listSeparator: '、',
  names: namesIn('ja'),
  colon: '：',
  round: (number) => `ラウンド${number}`,
  oneShotTitle: (number) => `ワンショット${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ kind, secured, inHand }) =>
    [...(kind === 'cat' ? [] : [`確保${secured}`]), ...(kind === 'villain' ? [] : [`手札${inHand}`])].join(
      ' / ',
    ),
  pointsOfCards: (points, count) => `${count > 1 ? '各' : ''}${points}点`,
  pointsLegend: '確保＝襲撃で手に入れた人の点（おたからなら奪った人）、手札＝最後まで残ったときの点',
  totalBefore: (points) => unbroken(`前回まで${plain(points)}点`),
  totalsBefore: '前回まで',
  // A line may end before the long-vowel mark.
  dealer: unbroken('ディーラー'),
  discards: '捨て札',
  leftOut: 'このラウンドで使わないカード',

  draft: (choices) => `**ドラフト** · 全員が${choices}枚から1枚を取ります`,
  passing: {
    left: (circle) => line`🔄 残りを渡す順：${circle}`,
    right: (circle) => line`🔄 残りを渡す順（このラウンドは逆回り）：${circle}`,
  },
  pairs: (cardsLeft) =>
    `**カードの入手** · 2枚のうち1枚を取り、もう1枚は捨てます（山札はあと${cardsLeft}枚）`,
  choosing: '考え中…',
  hasPicked: '✅ 選びました',
  otherWay: '今は逆回り',
  goal: (points) => `だれかの合計が${points}点に届いたラウンドで終わり`,
  you: 'あなた',

  raidBegins: '⚔️ 襲撃のはじまり！',
  withoutVillain: (who) => line`ヴィランなし：${who}`,
  raids: (actor, target) => line`⚔️ ${actor}が${target}の手札から1枚引きます。`,
  raidsNobody: (actor) => line`ほかにだれも手札がないので、${actor}のヴィランは捨て札になります。`,
  handCards: (count) => `手札 ${count}枚`,
  among: (cards) => line`（うち ${cards}）`,
  drew: (actor, target, place, card) => line`${actor} → ${target}の${place}番は ${card}`,
  drewNothing: (actor) => line`${actor} → 引けるカードなし`,
  outcome: (actor, target, points, isFromReader) => ({
    treasure: line`💰 **おたからを${isFromReader ? '奪われた' : '奪った'}！** ${actor}が2枚とも確保（${worth(points)}）。`,
    caught: line`🛡️ **ヒーローがつかまえた！** ${target}が2枚とも確保（${worth(points)}）。`,
    'both-out': line`💥 **合わないヒーローだった。** 両方とも捨て札。`,
    back: line`💨 **空振り。** ヴィランは捨て札、カードは${target}の手札に戻ります。`,
    nothing: line`💨 **引く相手がいない。** ヴィランは捨て札。`,
  }),
  shortOutcome: (actor, target, points, isFromReader) => ({
    treasure: isFromReader ? capturedBy(actor, points) : line`💰 確保（${worth(points)}）`,
    caught: isFromReader
      ? line`🛡️ あなたがつかまえた（${worth(points)}）`
      : line`🛡️ つかまった（${target}に${worth(points)}）`,
    'both-out': line`💥 両方捨て札`,
    back: line`💨 空振り`,
    nothing: line`💨 引く相手がなく捨て札`,
  }),

  capturedBy,

  drawnFromYou: (isSince) => (isSince ? 'このあと手札から' : 'あなたの手札から'),
  becameOfDrawn: (actor, drawn, points) => ({
    treasure: line`💰 ${actor}が${drawn}を奪った（${worth(points)}）`,
    caught: line`🛡️ ${drawn}が${actor}のヴィランをつかまえた（あなたに${worth(points)}）`,
    'both-out': line`💥 ${drawn}は${actor}のヴィランと捨て札に`,
    back: line`💨 ${drawn}は戻った`,
  }),
  raidsLeftOut: (count) => `…ほか${count}回（「くわしく」に）`,
  raidsAmongOthers: (count) => `ほかの人どうしで${count}回`,

  roundOver: '襲撃が終わりました',
  roundScore: (points) => `**${signed(points)}点**`,
  roundScoreOfTotal: (points, total) => `**${signed(points)}点**（合計${plain(total)}点）`,
  fromSecured: (points) => unbroken(`確保${points}点`),
  fromHand: (points) => unbroken(`手札${points}点`),
  leads: (who, points, isShared) => line`${isShared ? '同点トップ' : 'トップ'}：${who} ${plain(points)}点`,
  tieGoesOn: (who, points) => line`同点：${who} ${plain(points)}点（サドンデスなので、もう1ラウンド）`,
  wins: (who) => line`🏆 ${who}の勝ち！`,
  draw: (who) => line`🤝 引き分け！ ${who}`,
  goalReached: (points) => `合計${plain(points)}点（100点に届いたので終わり）`,
  bestOfRound: (points, next) =>
    next === null ? `得点 ${plain(points)}点` : `得点 ${plain(points)}点（2位は${plain(next)}点）`,
  tieBroken: '同点だったので、持っているカードの枚数（それも同じなら、いちばん大きい番号）で決まりました。',

  pickOne: (number, total) => `**手札に取る1枚を選ぶ**（${number}枚目／全${total}枚）`,
  pickPair: (number, total) =>
    `**手札に取る1枚を選ぶ**（${number}枚目／全${total}枚）。もう1枚は捨て札になります（相手にも見えます）。`,
  lastPick: 'これが最後の選択です。次に回ってくる1枚は、自動で手札に入ります。',
  keepButton: (card) => (card === null ? 'カードを選んでください' : `${card} を取る`),
  keepsOther: '全員が選ぶまで替えられます',
  picked: (card) => line`✅ ${card} を取ります。`,
  passTo: (receiver, giver) =>
    line`残りは${receiver}へ渡し（あなたが引く相手）、次は${giver}から（あなたから引く人）`,
  youKept: (cards) => line`手札：${cards}`,

  kept: '手札',
  offered: '候補',

  yourHand: (count, points) => `**あなたの手札 ${count}枚** · ${points}点`,
  allKnowPlaces: (places) => `${places.map((place) => `${place}番`).join('と')}のカードは全員が知っています`,
  emptyHand: 'あなたの手札はありません。',
  handIsSafe: 'もうだれにも引かれません',
  yourVillains: '👿 あなたのヴィラン',
  youDrawHere: 'あなたが引く相手',
  drawsFromYouNext: 'あなたから引く人',
  yourSecured: (cards, points, total) => line`確保 ${cards} ${worth(points)}（手札と合わせて**${total}点**）`,
  handIsShuffled: '並べ替え（今は自動で混ざる）',
  handKeepsOrder: '並べ替え（今は自分で決めた順）',
  yourTurn: (target, size, known) =>
    line`**あなたの番：** ${target}から1枚引く${known.length > 0 ? line`（${known}は、この${size}枚のどこか）` : ''}`,
  chooseVillain: '中央に出すヴィランを選ぶ',
  pointsIfSecured: (points) => `おたからを奪えば${points}点＋おたからの点`,
  drawButton: (villain, place) => {
    if (villain === null)
      return place === null ? 'ヴィランと引くカードを選んでください' : 'ヴィランを選んでください';
    return place === null ? '引くカードを選んでください' : `${villain} で${place}番を引く`;
  },
  discardButton: (villain) => (villain === null ? 'ヴィランを選んでください' : `${villain} を捨て札にする`),
  nothingLeft: '**あなたの番です。** だれも手札がないので、ヴィランは捨て札になります。',
  drawsFromYou: (who) => line`👀 **${who}があなたの手札から1枚引きます。**`,
  arrangeNow: '引かれるまで、手札の並べ替えができます。',
  shuffle: 'シャッフル',
  shuffleNote: 'カードが戻るたびに自動で混ぜます',
  moveCard: (place, card) => `${place}枚目の ${card} を動かす…`,
  moveWhere: (card) => `どこへ動かす？ ${card}`,
  moveNowhere: '動かさない',
  place: (number) => `${number}番のカード`,
  moveTo: (place, neighbor, isBefore) => `${place}枚目へ（${neighbor} の${isBefore ? '前' : '後ろ'}）`,
  youScored: (points) => `このラウンド **${signed(points)}点**`,
  yourTotal: (points, place, seats, isShared) =>
    `あなたの合計 **${plain(points)}点**（${seats}人中${isShared ? '同点' : ''}${place}位）`,
  yourResult: (points) => `あなたの得点 **${plain(points)}点**`,
  youWon: '🎉 あなたの勝ちです！',

  aKeep: (card) => line`${card} を取る`,
  aRaid: (villain, place) =>
    place === null ? line`${villain} を捨て札にする` : line`${villain} で${place}番を引く`,
  aMove: (card, place) => line`手札の${card} を${place}番目へ移す`,
  aShuffle: '手札をシャッフル',
  anArrangement: '並べ替え',
};
