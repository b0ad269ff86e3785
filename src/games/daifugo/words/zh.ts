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
import { reasonsZh } from './reasons-zh.ts';
import { refusalsZh } from './refusals-zh.ts';
import { rulesZh } from './rules-zh.ts';
import { tutorialZh } from './tutorial-zh.ts';
import type { Words } from './words.ts';

const jokers: JokerNames = { joker: '鬼牌', jokerAs: (rank) => `鬼牌（当${rank}）` };

function playName(play: Play): string {
  const { shape, cards, rank } = play;
  if (shape === 'sequence') return `同花顺 ${spanLabel(play, jokers)}`;
  if (rank === JOKER) return cards.length === 1 ? jokers.joker : `对${jokers.joker}`;
  if (cards.length === 1) return cardLabel(cards[0]!, jokers);
  const name = rankLabel(rank, jokers);
  return cards.length === 2 ? `对${name}` : `${cards.length}张${name}`;
}

/** `5+6+10+10=31`, or `（5+6+10+10）` where factors follow. */
const addition = (each: readonly number[], sum: number, isMultiplied: boolean) =>
  each.length === 1 ? `${sum}` : isMultiplied ? `（${each.join('+')}）` : `${each.join('+')}=${sum}`;

/** What the sum of pips is multiplied by, and for what. @param maxNamed of more roles the cards are not named */
const factors = ({ roles, jokers: count, revolution }: Value, maxNamed: number): string[] => {
  const names = roles.length <= maxNamed ? `：${roles.map((role) => cardLabel(role, jokers)).join(' ')}` : '';
  const revolutions = revolution / 5;
  return [
    ...(roles.length > 0 ? [`× ${plain(2 ** roles.length)}（${roles.length}张特殊牌${names}）`] : []),
    ...(count > 0 ? [`× ${5 ** count}（${count > 1 ? `${count}张` : ''}鬼牌）`] : []),
    ...(revolution > 1 ? [`× ${revolution}（革命${revolutions > 1 ? `${revolutions}次 × 5` : ''}）`] : []),
  ];
};

/** The order below the joker. */
const orderOf = (isReversed: boolean): string => (isReversed ? '3＞4…' : '2＞A…');

export const zh: Words = {
  name: '变则大富豪',
  description:
    '类似跑得快：每人五张，可以抽牌。先出完的人赢，手牌分值最大的人付分给他。用特殊牌（8、2等）出完算犯规。',
  openHandLabel: '看手牌',
  game: (number, total) =>
    total === null ? `第${number}局` : `${unbroken(`第${number}局`)} / ${unbroken(`共${total}局`)}`,
  options: {
    jokers: { name: '鬼牌', description: '鬼牌的张数（1–2，默认1张）' },
    games: { name: '局数', alwaysShown: true, description: '玩几局（1–20，默认5局）' },
  },
  spoken: { BJ: '鬼牌', SJ: '鬼牌' },
  rules: rulesZh,
  reasons: reasonsZh,
  tutorial: tutorialZh,
  refusals: refusalsZh(jokers),
  ask: { cards: '选出你想出的牌', draw: '抽牌' },
  kinds: { single: '单张', pair: '对子', three: '三张', four: '四张', sequence: '同花顺' },
  you: '你',
  names: namesIn('zh'),
  colon: '：',
  ...jokers,
  play: playName,
  cards: (count) => `${count}张`,

  onTable: (who, play) => line`桌上：${who}的**${play}**`,
  emptyTable: (leader) => line`桌上没有牌，由${leader}先出。`,
  order(revolution, back) {
    if (revolution && back) return '🔁 **革命中、J反转中**：鬼牌最大，其次是2';
    if (revolution) return '🔁 **革命中**：鬼牌最大，其次是3';
    return back ? '🔁 **J反转中**：鬼牌最大，其次是3' : '**正常**：鬼牌最大，其次是2';
  },
  locked: (suits) => `🔒\u00a0**锁花色\u00a0${suits}**`,
  giving: (who, to, count) => line`6传牌：${who}正在选${count}张牌传给${to}。`,
  discarding: (who, count) => line`10弃牌：${who}正在选${count}张牌弃掉。`,
  reversing: (who) => line`J反转：${who}正在考虑要不要颠倒大小。`,

  drew: '抽了1张',
  justPassed: '不出',
  fewCardsSign: (max) => `⚠️ 手牌只剩${max}张或更少`,
  sinceYourTurn: '（上次轮到你之后）',
  soFar: '（到目前为止）',
  playedInShort: (who, play, hasDrawn) => line`${who}：${hasDrawn ? '抽牌，出 ' : ''}**${play}**`,
  passedInShort: (who, hasDrawn) => line`${who}：${hasDrawn ? '抽牌，' : ''}不出`,
  withEffects: (played, effects) => line`${played}（${joinLines(effects, '、')}）`,
  gaveInShort: (to, count, cards) =>
    line`6传牌→${to}${cards !== null ? ` ${cards}` : count > 1 ? ` ${count}张` : ''}`,
  discardedInShort: (cards) => `10弃牌 ${cards}`,
  reversedInShort: 'J反转',
  cutInShort: (by) => (by === 'eight' ? '8清场' : '黑桃3清场'),
  revolutionInShort: (isInForce) => (isInForce ? '革命' : '反革命'),
  trickCleared: '这一轮结束',
  allPassed: (others, haveDrawn) =>
    `${others > 1 ? '其余各家' : '对方'}${haveDrawn ? '抽牌后' : ''}${others > 1 ? '都' : ''}不出。`,
  stock: (count) => (count > 0 ? `牌堆 ${count}张` : '牌堆已空'),
  nobodyDrew: '有人抽过牌之后才能出完（还没有人抽过）',
  revolutions: (count, isInForce) => `革命${count}次${isInForce ? `（算分时乘${5 * count}）` : ''}`,
  discards: '弃牌',

  events: {
    drew: (who) => line`${who}从牌堆抽了1张`,
    passed: (who, hasDrawn) => line`${who}：${hasDrawn ? '抽牌，不出' : '不出'}`,
    passedFreely: (who, top) => line`${who}：不出（${top === null ? '' : `桌上是${top}，`}可以不抽）`,
    played: (who, cards, meaning, hasDrawn) =>
      line`${who}：${hasDrawn ? '抽牌，出 ' : ''}${cards}${meaning && `（${meaning}）`}`,
    lock: (suits) => `🔒 锁花色 ${suits}`,
    revolution: (who, isInForce) =>
      isInForce ? line`🔁 ${who}革命！` : line`🔁 ${who}反革命！ 恢复正常大小`,
    gave: (who, to, count) => line`6传牌：${who} → ${to} ${count}张`,
    youGave: (to, cards) => line`6传牌：你 → ${to} ${cards}`,
    youGot: (from, cards) => line`6传牌：${from} → 你 ${cards}`,
    discarded: (who, cards) => line`10弃牌：${who}弃掉 ${cards}`,
    reversed: (who, isReversed) => (isReversed ? line`🔁 ${who} J反转` : line`${who}没有反转`),
    cleared(who, by, others) {
      if (by !== 'passes') return line`${by === 'eight' ? '8清场！' : '黑桃3清场！'} 还是${who}先出`;
      return line`${others > 1 ? '其余的人都不出' : '对方不出'}，这一轮结束，由${who}先出`;
    },
  },

  end: {
    wins: (who) => line`🎉 ${who}出完了！`,
    foul: (who) => line`💥 ${who}犯规`,
    whyFoul(by, roles) {
      if (by === 'give') return '6传牌把最后的手牌传完了。靠特殊牌的效果出完算犯规。';
      if (by === 'discard') return '10弃牌把最后的手牌弃完了。靠特殊牌的效果出完算犯规。';
      return `最后出的牌里有特殊牌 ${roles}。用特殊牌出完算犯规。`;
    },
    foulPays: (who, amount, others) =>
      others === 1
        ? line`${who}付给对方**${plain(amount)}分**。`
        : line`${who}付给其余${others}人各**${plain(amount)}分**（共 ${plain(amount * others)}分）。`,
    lastPlay: (cards) => line`最后出的牌 ${cards}`,
    settlement: (hands, isRounded, inRevolution) =>
      [
        `算分${hands > 1 ? '：只有分值最大的人付' : ''}${isRounded ? '（个位舍去）' : ''}`,
        ...(inRevolution ? ['革命中3是特殊牌，2不是'] : []),
      ].join('。'),
    drewCard: (card) => line`（罚抽了 ${card}）`,
    sum: (value, points, isAdded, isOfGame) =>
      [
        isAdded ? addition(value.each, value.pips, value.total !== value.pips) : `${value.pips}`,
        ...factors(value, MAX_NAMED_ROLES),
        ...(value.total === value.pips ? [] : [`= **${plain(value.total)}**`]),
        `→ ${isOfGame ? '本局 ' : ''}**${signed(points)}\u2060分**`,
      ]
        .join(' ')
        .replaceAll('） ', '）'),
    tie: (who, loser) => line`${who}舍去个位之前的分值也相同，抽签决定${loser}输。`,
    pays: (who, to, amount) => line`💸 ${who}付给${to} **${plain(amount)}分**。`,
    youWon: (count) => `🎉 本局：${signed(count)}分！`,
    youLost: (count) => `本局：${signed(-count)}分`,
    youNeither: '本局：±0分（你不用付）',
  },

  yourHand: (count) => `你的手牌 ${count}张`,
  handCost: (value, amount) => {
    const { pips, total } = value;
    const product = [
      `${pips}分`,
      ...factors(value, MAX_NAMED_IN_PANEL),
      ...(total === pips ? [] : [`= ${plain(total)}分`]),
    ];
    const sum = [...product, ...(amount === total ? [] : [`→ ${plain(amount)}分（个位舍去）`])].join(' ');
    return `如果要付：${sum}`.replaceAll('） ', '）');
  },
  waiting: (who) => line`轮到${who}。`,
  yourTurn: '**轮到你了。**',
  yourLead: '**轮到你了。** 桌上没有牌，由你先出，出什么都可以。',
  yourLeadBarred: '**轮到你了。** 现在还不能出完，要先抽1张。',
  youDrew: (card) => line`抽到 ${card}`,
  nothingBeats: '没有压得过的牌。',
  drawFirst: '不出之前，要先抽1张。',
  freePass: {
    joker: '只有鬼牌压得过桌上的牌，所以不抽牌也可以不出。',
    spade3: '只有黑桃3压得过桌上的牌，所以不抽牌也可以不出。',
    nothing: '没有牌压得过桌上的牌，所以不抽牌也可以不出。',
  },
  stockEmpty: '牌堆已空，不抽牌也可以不出。',
  noOneTurnKill: '🚫 还没有人抽过牌。自己或别人抽牌之前，谁都不能出完。',
  draw: (left) => `抽牌（剩${left}张）`,
  pass: '不出',

  consequences: ({ give, discard, jack, cut, revolution, lock }) => [
    ...(revolution === null ? [] : [revolution === 'begins' ? '革命' : '反革命']),
    ...(give > 0 ? [`6传牌${give > 1 ? `${give}张` : ''}`] : []),
    ...(discard > 0 ? [`10弃牌${discard > 1 ? `${discard}张` : ''}`] : []),
    ...(jack ? ['J反转'] : []),
    ...(cut === 'eight' ? ['8清场'] : cut === 'spade3' ? ['黑桃3清场'] : []),
    ...(lock ? ['锁花色'] : []),
  ],
  goesOut: '🎉 出完',
  foulWarning: (cost) => `⚠️ 出完算犯规 ${signed(-cost)}分`,
  foulNote: '⚠️ 用特殊牌出完，或者把牌传光、弃光，算犯规。',

  choosePlay: '选择要出的牌',
  playPicked: '出选好的牌',
  chooseKind: '选择牌型',
  kindLabel: (kind, count) => `牌型：${kind}（${count}种出法）`,
  chooseOf: (kind) => `${kind}：选择要出的牌`,
  playThese: (cards, consequences) => [`出 ${cards}`, ...consequences].join(' · '),
  playWin: (cards) => `🎉 用 ${cards} 出完`,
  playFoul: (cards, cost) => `⚠️ ${cards}：犯规 ${signed(-cost)}分`,

  give: (to, count) => line`**6传牌：请选${count}张牌**传给${to}。`,
  discard: (count) => `**10弃牌：请选${count}张牌弃掉**（所有人都能看到）。`,
  chooseCards: (count) => `选${count}张牌`,
  giveThese: (cards) => `传出 ${cards}`,
  discardThese: (cards) => `弃掉 ${cards}`,
  jackAsk: '**J反转：要不要颠倒大小？** 到这一轮结束为止。',
  jackYes: (isReversed) => `反转（${orderOf(isReversed)}）`,
  jackNo: (isReversed) => `不反转（${orderOf(isReversed)}）`,

  aPlay: (cards, name) => line`${cards}（${name}）`,
  aDraw: '抽牌',
  aGift: (given) => line`传出 ${given}`,
  aDiscard: (discarded) => line`弃掉 ${discarded}`,
  aReversal: (isReversed) => (isReversed ? '反转大小' : '不反转'),
};
