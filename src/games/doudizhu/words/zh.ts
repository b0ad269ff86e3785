import { isJoker, type Rank } from '../../../game/cards.ts';
import { signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import type { Kind, Play } from '../combinations.ts';
import { cardLabel, rangeLabel, rankLabel, span } from './faces.ts';
import { reasonsZh } from './reasons-zh.ts';
import { refusalsZh } from './refusals-zh.ts';
import { rulesZh } from './rules-zh.ts';
import { tutorialZh } from './tutorial-zh.ts';
import { type Consequence, MAX_NAMED_BOMBS, type Words } from './words.ts';

const jokers = { small: '小王', big: '大王' };
const rank = (value: Rank) => rankLabel(value, jokers);

function play(combination: Play): string {
  const { kind, height, length, other } = combination;
  switch (kind) {
    case 'single':
      return rank(height);
    case 'pair':
      return other < 0 ? `对${rank(height)}` : `对${rank(height)}（配${rank(other)}）`;
    case 'triple':
      return `三张${rank(height)}`;
    case 'plane':
      return `三张${rank(height)}带对${rank(other)}`;
    case 'bomb':
      return `${length}张${rank(height)}炸弹`;
    default:
      return `${zh.kinds[kind]} ${span(combination, jokers)}`;
  }
}

/** What follows, behind the play on the button that makes it. */
const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  wins: '，出完获胜',
  bomb: '',
  'only-bomb': '（只有这一次）',
  breaks: '，⚠️拆炸弹',
};

function group(kind: Kind, range: readonly [number, number] | null): string {
  if (!range) return zh.kinds[kind];
  const [least, greatest] = range;
  switch (kind) {
    case 'pair':
      return isJoker(least) ? `对子（配${rank(least)}）` : zh.kinds.pair;
    case 'plane':
      return `三带二（三张${rangeLabel(rank(least), rank(greatest), '–')}）`;
    case 'straight':
      return `顺子（${rangeLabel(least, greatest, '–')}张）`;
    case 'pairs':
      return `连对（${rangeLabel(least, greatest, '–')}对）`;
    case 'triples':
      return `飞机（${rangeLabel(least, greatest, '–')}组）`;
    default:
      return zh.kinds[kind];
  }
}

export const zh: Words = {
  name: '斗地主',
  description: '四人两副牌：一个地主对三个农民，哪一方有人先出完手牌，哪一方赢。',
  openHandLabel: '看手牌',
  colon: '：',
  comma: '、',
  deal: (number, total) => (total === null ? `第${number}局` : `第${number}局 / 共${total}局`),
  options: {
    deals: { name: '局数', alwaysShown: true, description: '打几局（1–20，默认4局）' },
    forcedLandlordBombs: {
      name: '被迫地主的炸弹',
      description: '四家都不叫，第一家被迫当地主时，可以出几次炸弹',
      values: { free: '不限（其余三家最多一次，默认）', limited: '最多一次（和其余三家一样）' },
    },
    kitty: {
      name: '底牌',
      description: '开始时扣下的八张底牌归地主，还是谁也不用、扣到一局结束',
      values: { landlord: '归地主（共33张，默认）', out: '不用（地主也是25张，底牌扣到一局结束）' },
    },
    kittyShown: { name: '亮底牌', description: '地主拿的底牌是否给所有人看；不用底牌时没有作用（默认关）' },
  },
  spoken: { '💣': '炸弹', '🃏': '王', '👑': '地主', '🌾': '农民' },
  rules: rulesZh,
  reasons: reasonsZh,
  tutorial: tutorialZh,
  refusals: refusalsZh(play),
  askCards: '选出你想出的牌',
  card: (value) => cardLabel(value, jokers),
  kinds: {
    single: '单张',
    pair: '对子',
    triple: '三张',
    plane: '三带二',
    straight: '顺子',
    pairs: '连对',
    triples: '飞机',
    bomb: '炸弹',
  },
  play,
  playOn: (combination, beaten) => `${combination}压${beaten}`,

  cards: (count) => `${count}张`,
  cardsInShort: (count) => `${count}张`,
  nearlyOut: (count) => (count > 1 ? '快出完了' : '最后一张'),
  landlord: '地主',
  farmer: '农民',
  bombsLeft: (count) => (count > 0 ? '💣限一次' : '💣不能再炸'),
  hasDeclined: '不叫',
  oneBombLeft: '💣 限一次',
  noBombLeft: '💣 不能再炸',
  noBombLimit: '💣 不限',
  exposed: (card, isAskedFirst) => (isAskedFirst ? line`抓到明牌${card}，先叫` : line`明牌 ${card}`),
  kittyShown: '地主拿的底牌',
  kittyLeft: '没有用的底牌',
  kittyAside: '底牌',
  stake: (stake) => `地主和每个农民之间${stake}个筹码`,
  stakeInShort: (stake, isLandlord) => unbroken(`${isLandlord ? '每个农民' : '输赢'}${stake}个筹码`),

  auction: (isFirst) =>
    isFirst
      ? '叫地主。第一个被问的人叫，和每个农民之间是**2个筹码**。'
      : '叫地主。现在起谁叫，和每个农民之间都是**1个筹码**。',
  onTable: (who, combination) => line`桌上：${who}的**${combination}**`,
  emptyTable: (leader) => line`桌上没有牌，${leader}随意出牌。`,

  accepted: (who, stake) => line`${who}叫地主（每个农民${stake}个筹码）`,
  declined: (who) => line`${who}不叫`,
  forced: (who) => line`四家都不叫，${who}只好当地主（每个农民1个筹码）`,
  played: (who, combination) => line`${who}：**${combination}**`,
  passed: (who) => line`${who}：不出`,
  cleared: (who) => line`其余三家都不出，由${who}先出`,
  wentOut: (who) => line`${who}出完了！`,
  landlordWins: (who, combination) => line`${who}（地主）赢了！ 最后出的是${combination}。`,
  farmersWin: (who, landlord, combination) =>
    line`农民赢了！${who}比${landlord}（地主）先出完，最后出的是${combination}。`,
  outOfCards: '出完',
  withEachFarmer: (farmers, chips) => `（${farmers}个农民，各${signed(chips)}）`,
  whyPaid: (stake) =>
    `第一家${stake > 1 ? '叫了地主' : '没有主动叫地主'}，所以和每个农民之间是${stake}个筹码。出了炸弹也不加倍。`,
  justPassed: '不出',
  beforeThisPlay: '刚才',
  passedInShort: (who) => line`${who}不出`,
  playedInShort: (who, combination) => line`${who}出**${unbroken(combination)}**`,
  acceptedBeforeYou: (who, stake) => line`${who}先叫了地主（每个农民${stake}个筹码），没轮到你叫`,
  wonTrick: (who) => line`没人压，由${who}先出`,
  wonTrickAndLed: (who, combination) => line`没人压，${who}先出**${unbroken(combination)}**`,
  allPassed: '其余三家都不出。',

  youWon: (count) => `🎉 赢了！ ${signed(count)}个筹码`,
  youLost: (count) => `输了… ${signed(-count)}个筹码`,
  yourHand: (count) => `你的手牌 ${count}张`,
  fromKitty: '拿到的底牌',
  waiting: (who) => line`轮到${who}。`,
  bid: (stake, takesKitty) =>
    `**叫地主吗？和每个农民的输赢是${stake}个筹码。** 地主${takesKitty ? '拿八张底牌，' : ''}先出牌，一个人对三家。`,
  ifDeclined: '不叫的话，这一局你只能出一次炸弹。',
  ifAllDecline: {
    first: (mayBombFreely) =>
      `但如果四家都不叫，就由你当地主，和每个农民之间1个筹码${mayBombFreely ? '，炸弹不限' : ''}。`,
    last: (first) => line`你也不叫的话，四家都不叫，就由${first}当地主，和每个农民之间1个筹码。`,
  },
  accept: (stake) => `叫地主（每个农民${stake}个筹码）`,
  decline: '不叫',
  yourLead: '**轮到你了。** 随意出牌。',
  yourAnswer: (who, combination) => line`**轮到你了。** 压过${who}的**${combination}**，或者不出。`,
  yourAnswerToPartner: (who, combination) =>
    line`**轮到你了。** **${combination}**是同伴${who}出的，可以不压。`,
  youWereForced: '👑 四家都不叫，由你当地主（每个农民1个筹码）。',
  youAreLandlord: (stake) => `👑 你是地主（每个农民${stake}个筹码）。`,
  partner: '同伴',
  nothingBeats: '**轮到你了。** 没有压得过的牌。',
  pass: '不出',
  choosePlay: '选择要出的牌',
  chooseKind: '选择牌型',
  group,
  chosenKind: (label) => `牌型：${label}`,
  examplePlay: (example, count) => (count > 1 ? `${example}等，共${count}种` : example),
  playPicked: '出牌',
  playIt: (combination, consequence) =>
    `出 ${play(combination)}${consequence ? CONSEQUENCES[consequence] : ''}`,
  confirmPlay: (playIt) => `确定：${playIt}`,
  emptiesHand: '这样就出完，获胜',
  onlyBomb: '这一局只有一次的炸弹',
  playedSoFar: '已经出过',
  playedOf: (value, count, total) => `${rank(value)}（${count}/${total}张）`,
  rank,
  breaks: (bombs) =>
    bombs.length > MAX_NAMED_BOMBS
      ? `⚠️ 拆开${bombs.length}个炸弹`
      : `⚠️ 拆开${bombs.map((bomb) => `${bomb.count}张${rank(bomb.rank)}`).join('、')}炸弹`,
  aBid: { accept: '叫地主', decline: '不叫' },
};
