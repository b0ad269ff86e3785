import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { joinLines, unbroken } from '../../../game/screen-parts.ts';
import { JOKER, type Play } from '../plays.ts';
import type { Value } from '../roles.ts';
import {
  cardLabel,
  type JokerNames,
  MAX_NAMED_IN_PANEL,
  MAX_NAMED_ROLES,
  rankLabel,
  spanLabel,
} from './faces.ts';
import { reasonsJa } from './reasons-ja.ts';
import { refusalsJa } from './refusals-ja.ts';
import { rulesJa } from './rules-ja.ts';
import { tutorialJa } from './tutorial-ja.ts';
import type { Words } from './words.ts';

const jokers: JokerNames = { joker: 'ジョーカー', jokerAs: (rank) => `ジョーカー（${rank}）` };

function playName(play: Play): string {
  const { shape, cards, rank } = play;
  if (shape === 'sequence') return `階段 ${spanLabel(play, jokers)}`;
  if (rank === JOKER) return cards.length === 1 ? jokers.joker : `${jokers.joker}のペア`;
  if (cards.length === 1) return cardLabel(cards[0]!, jokers);
  const name = rankLabel(rank, jokers);
  return cards.length === 2 ? `${name}のペア` : `${name}の${cards.length}枚`;
}

/** `5+6+10+10=31`, or `（5+6+10+10）` where factors follow. */
const addition = (each: readonly number[], sum: number, isMultiplied: boolean) =>
  each.length === 1 ? `${sum}` : isMultiplied ? `（${each.join('+')}）` : `${each.join('+')}=${sum}`;

/** What the sum of pips is multiplied by, and for what. @param maxNamed of more roles the cards are not named */
const factors = ({ roles, jokers: count, revolution }: Value, maxNamed: number): string[] => {
  const names = roles.length <= maxNamed ? `：${roles.map((role) => cardLabel(role, jokers)).join(' ')}` : '';
  const revolutions = revolution / 5;
  return [
    ...(roles.length > 0 ? [`× ${plain(2 ** roles.length)}（役${roles.length}枚${names}）`] : []),
    ...(count > 0 ? [`× ${5 ** count}（ジョーカー${count > 1 ? `${count}枚` : ''}）`] : []),
    ...(revolution > 1 ? [`× ${revolution}（革命${revolutions > 1 ? `${revolutions}回 × 5` : ''}）`] : []),
  ];
};

/** The order below the joker. */
const orderOf = (isReversed: boolean): string => (isReversed ? '3＞4…' : '2＞A…');

/** Keeps signs apart from what follows; Japanese text needs no space. */
const gapAfter = (cards: string): string => (/[ー）枚ア]$/.test(cards) ? '' : ' ');

export const ja: Words = {
  name: '変則大富豪',
  description:
    '手札5枚と山札の大富豪。最初に出しきれば勝ち、手札の点が最大の人が払う。8や2などで上がると反則負け。',
  openHandLabel: '自分の手札を見る',
  game: (number, total) =>
    total === null
      ? `第${number}ゲーム`
      : `${unbroken(`第${number}ゲーム`)} / ${unbroken(`全${total}ゲーム`)}`,
  options: {
    jokers: { name: 'ジョーカー', description: 'ジョーカーの枚数（1〜2、既定は1枚）' },
    games: { name: 'ゲーム数', alwaysShown: true, description: '何ゲーム遊ぶか（1〜20、既定は5ゲーム）' },
  },
  spoken: { BJ: 'ジョーカー', SJ: 'ジョーカー' },
  rules: rulesJa,
  reasons: reasonsJa,
  tutorial: tutorialJa,
  refusals: refusalsJa(jokers),
  ask: { cards: '出したい札を選ぶ', draw: '山札から引く' },
  kinds: { single: '1枚', pair: 'ペア', three: '3枚', four: '4枚', sequence: '階段' },
  you: 'あなた',
  names: namesIn('ja'),
  colon: '：',
  ...jokers,
  play: playName,
  cards: (count) => `${count}枚`,

  onTable: (who, play) => line`場：${who}の**${play}**`,
  emptyTable: (leader) => line`場は空です。${leader}が好きな札を出します。`,
  order(revolution, back) {
    if (revolution && back) return '🔁 **革命中・11バック中**：ジョーカー＞2＞A…';
    if (revolution) return '🔁 **革命中**：ジョーカー＞3＞4…';
    return back ? '🔁 **11バック中**：ジョーカー＞3＞4…' : '**通常**：ジョーカー＞2＞A…';
  },
  locked: (suits) => `🔒\u00a0**縛\u2060り\u00a0${suits}**`,
  giving: (who, to, count) => line`6渡し：${who}が${to}に渡す札を${count}枚選んでいます。`,
  discarding: (who, count) => line`10捨て：${who}が捨てる札を${count}枚選んでいます。`,
  reversing: (who) => line`11バック：${who}が強さを逆にするか考えています。`,

  drew: '1枚引いた',
  justPassed: 'パス',
  fewCardsSign: (max) => `⚠️ 手札が残り${max}枚以下`,
  sinceYourTurn: '（前回の番のあと）',
  soFar: '（ここまで）',
  playedInShort: (who, play, hasDrawn) => line`${who}：${hasDrawn ? '引いて ' : ''}**${play}**`,
  passedInShort: (who, hasDrawn) => line`${who}：${hasDrawn ? '引いて' : ''}パス`,
  withEffects: (played, effects) => line`${played}（${joinLines(effects, '、')}）`,
  gaveInShort: (to, count, cards) =>
    line`6渡し→${to}${cards !== null ? ` ${cards}` : count > 1 ? ` ${count}枚` : ''}`,
  discardedInShort: (cards) => `10捨て ${cards}`,
  reversedInShort: '11バック',
  cutInShort: (by) => (by === 'eight' ? '8切り' : 'スペ3切り'),
  revolutionInShort: (isInForce) => (isInForce ? '革命' : '革命返し'),
  trickCleared: '場が流れた',
  allPassed: (others, haveDrawn) =>
    `${others > 1 ? 'ほかの全員' : '相手'}が${haveDrawn ? '引いて' : ''}パスしました。`,
  stock: (count) => (count > 0 ? `山札 ${count}枚` : '山札なし'),
  nobodyDrew: 'だれかが1枚引くまで上がれません（まだだれも引いていません）',
  revolutions: (count, isInForce) => `革命${count}回${isInForce ? `（清算は ${5 * count}倍）` : ''}`,
  discards: '捨て札',

  events: {
    drew: (who) => line`${who}が山札から1枚引いた`,
    passed: (who, hasDrawn) => line`${who}：${hasDrawn ? '引いてパス' : 'パス'}`,
    passedFreely: (who, top) =>
      line`${who}：パス（${top === null ? '' : `場が${top}${gapAfter(top)}なので`}引かなくてよい）`,
    played: (who, cards, meaning, hasDrawn) =>
      line`${who}：${hasDrawn ? '引いて ' : ''}${cards}${meaning && `（${meaning}）`}`,
    lock: (suits) => `🔒 縛\u2060り\u00a0${suits}`,
    revolution: (who, isInForce) =>
      isInForce ? line`🔁 ${who}の革命！` : line`🔁 ${who}の革命返し！ 通常に戻った`,
    gave: (who, to, count) => line`6渡し：${who} → ${to} ${count}枚`,
    youGave: (to, cards) => line`6渡し：あなた → ${to} ${cards}`,
    youGot: (from, cards) => line`6渡し：${from} → あなた ${cards}`,
    discarded: (who, cards) => line`10捨て：${who}が ${cards} を捨てた`,
    reversed: (who, isReversed) =>
      isReversed ? line`🔁 ${who}の11バック` : line`${who}は11バックしなかった`,
    cleared(who, by, others) {
      if (by !== 'passes')
        return line`${by === 'eight' ? '8切り！' : 'スペ3で場が流れた！'} 続けて${who}から`;
      return line`${others > 1 ? 'ほかの全員' : '相手'}がパス。場が流れて${who}から`;
    },
  },

  end: {
    wins: (who) => line`🎉 ${who}の上がり！`,
    foul: (who) => line`💥 ${who}の反則負け`,
    whyFoul(by, roles) {
      if (by === 'give') return '6渡しで手札がなくなりました。役の効果で上がるのは反則です。';
      if (by === 'discard') return '10捨てで手札がなくなりました。役の効果で上がるのは反則です。';
      return `最後に出した ${roles} は役です。役の入った出し方で上がるのは反則です。`;
    },
    foulPays: (who, amount, others) =>
      others === 1
        ? line`${who}が相手に**${plain(amount)}点**を払います。`
        : line`${who}がほかの${others}人に**${plain(amount)}点**ずつ払います（計 ${plain(amount * others)}点）。`,
    lastPlay: (cards) => line`最後に出した札 ${cards}`,
    settlement: (hands, isRounded, inRevolution) =>
      [
        `清算${hands > 1 ? '：払うのは点が最大の人だけ' : ''}${isRounded ? '（1の位は切り捨て）' : ''}`,
        ...(inRevolution ? ['革命中は2ではなく3が役'] : []),
      ].join('。'),
    drewCard: (card) => line`（罰で\u00a0${card}\u2060）`,
    sum: (value, points, isAdded, isOfGame) =>
      [
        isAdded ? addition(value.each, value.pips, value.total !== value.pips) : `${value.pips}`,
        ...factors(value, MAX_NAMED_ROLES),
        ...(value.total === value.pips ? [] : [`= **${plain(value.total)}**`]),
        `→ ${isOfGame ? 'このゲーム ' : ''}**${signed(points)}\u2060点**`,
      ]
        .join(' ')
        .replaceAll('） ', '）'),
    tie: (who, loser) => line`${who}は切り捨てる前の点まで同じ。くじで${loser}の負け。`,
    pays: (who, to, amount) => line`💸 ${who}が${to}に**${plain(amount)}点**を払います。`,
    youWon: (count) => `🎉 このゲーム：${signed(count)}点！`,
    youLost: (count) => `このゲーム：${signed(-count)}点`,
    youNeither: 'このゲーム：±0点（支払いなし）',
  },

  yourHand: (count) => `あなたの手札 ${count}枚`,
  handCost: (value, amount) => {
    const { pips, total } = value;
    const product = [
      `${pips}点`,
      ...factors(value, MAX_NAMED_IN_PANEL),
      ...(total === pips ? [] : [`= ${plain(total)}点`]),
    ];
    const sum = [...product, ...(amount === total ? [] : [`→ ${plain(amount)}点（切り捨て）`])].join(' ');
    return `払うなら ${sum}`.replaceAll('） ', '）');
  },
  waiting: (who) => line`${who}の番です。`,
  yourTurn: '**あなたの番です。**',
  yourLead: '**あなたの番です。** 場は空なので、好きな札を出せます。',
  yourLeadBarred: '**あなたの番です。** 今は上がれないので、先に1枚引きます。',
  youDrew: (card) => line`引いた札 ${card}`,
  nothingBeats: '出せる札がありません。',
  drawFirst: 'パスするには、先に1枚引きます。',
  freePass: {
    joker: 'ジョーカー以外では勝てない場なので、引かずにパスできます。',
    spade3: 'スペ3でしか勝てない場なので、引かずにパスできます。',
    nothing: '勝てる札のない場なので、引かずにパスできます。',
  },
  stockEmpty: '山札がないので、引かずにパスできます。',
  noOneTurnKill: '🚫 まだだれも引いていません。自分かほかの人が引くまで、だれも上がれません。',
  draw: (left) => `山札から引く（残り${left}枚）`,
  pass: 'パス',

  consequences: ({ give, discard, jack, cut, revolution, lock }) => [
    ...(revolution === null ? [] : [revolution === 'begins' ? '革命' : '革命返し']),
    ...(give > 0 ? [`6渡し${give > 1 ? `${give}枚` : ''}`] : []),
    ...(discard > 0 ? [`10捨て${discard > 1 ? `${discard}枚` : ''}`] : []),
    ...(jack ? ['11バック'] : []),
    ...(cut === 'eight' ? ['8切り'] : cut === 'spade3' ? ['スペ3切り'] : []),
    ...(lock ? ['縛り'] : []),
  ],
  goesOut: '🎉 上がり',
  foulWarning: (cost) => `⚠️ 上がると反則 ${signed(-cost)}点`,
  foulNote: '⚠️ 役で上がると反則です。渡したり捨てたりして上がるのも反則です。',

  choosePlay: '出す札を選ぶ',
  playPicked: '選んだ札を出す',
  chooseKind: '出し方を選ぶ',
  kindLabel: (kind, count) => `出し方：${kind}（${count}通り）`,
  chooseOf: (kind) => `${kind}：出す札を選ぶ`,
  playThese: (cards, consequences) => [`${cards}${gapAfter(cards)}を出す`, ...consequences].join(' · '),
  playWin: (cards) => `🎉 ${cards}${gapAfter(cards)}で上がる`,
  playFoul: (cards, cost) => `⚠️ ${cards}：反則負け ${signed(-cost)}点`,

  give: (to, count) => line`**6渡し**：${to}に渡す札を${count}枚選んでください。`,
  discard: (count) => `**10捨て：${count}枚捨てる**（全員に見えます）`,
  chooseCards: (count) => `札を${count}枚選ぶ`,
  giveThese: (cards) => `${cards}${gapAfter(cards)}を渡す`,
  discardThese: (cards) => `${cards}${gapAfter(cards)}を捨てる`,
  jackAsk: '**11バック：強さを逆にしますか？** 場が流れるまで続きます。',
  jackYes: (isReversed) => `逆にする（${orderOf(isReversed)}）`,
  jackNo: (isReversed) => `しない（${orderOf(isReversed)}）`,

  aPlay: (cards, name) => line`${cards}（${name}）`,
  aDraw: '山札から引く',
  aGift: (given) => line`${given} を渡す`,
  aDiscard: (discarded) => line`${discarded} を捨てる`,
  aReversal: (isReversed) => (isReversed ? '11バックする' : '11バックしない'),
};
