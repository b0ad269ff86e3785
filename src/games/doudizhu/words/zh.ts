import type { Rank } from '../../../game/cards.ts';
import { signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import type { Play } from '../combinations.ts';
import { rankLabel, span } from './faces.ts';
import { rulesZh } from './rules-zh.ts';
import type { Words } from './words.ts';

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
      return `三带二 三张${rank(height)}带对${rank(other)}`;
    case 'bomb':
      return `${length}张${rank(height)}炸弹`;
    default:
      return `${zh.kinds[kind]} ${span(combination, jokers)}`;
  }
}

export const zh: Words = {
  name: '斗地主',
  description: '四人两副牌：一个地主对三个农民，哪一方有人先出完手牌，哪一方赢。',
  openHandLabel: '看手牌',
  colon: '：',
  deal: (number, total) => `第${number}局 / 共${total}局`,
  options: {
    deals: { name: '局数', alwaysShown: true, description: '打几局（1–20，默认4局）' },
    forcedLandlordBombs: {
      name: '被迫地主的炸弹',
      description: '四家都不叫，第一家被迫当地主时，可以出几次炸弹',
      values: { free: '不限（默认）', limited: '最多一次' },
    },
    kitty: {
      name: '底牌',
      description: '开始时扣下的八张底牌怎么办',
      values: { landlord: '归地主（默认）', out: '不用' },
    },
    kittyShown: { name: '亮底牌', description: '地主拿的底牌是否给所有人看（默认不给看）' },
  },
  rules: rulesZh,
  refusals: {},
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

  cards: (count) => `${count}张`,
  oneBombLeft: '💣 只能炸一次',
  noBombLeft: '💣 不能再炸',
  exposed: '明牌',
  kittyShown: '地主拿的底牌',
  kittyLeft: '没有用的底牌',
  stake: (stake) => `地主和每个农民之间${stake}筹码`,

  auction: (isFirst) =>
    isFirst
      ? '叫地主。拿到明牌的人来叫，和每个农民之间是 **2筹码**。'
      : '叫地主。现在起谁叫，和每个农民之间都是 **1筹码**。',
  onTable: (who, combination) => line`桌上：${who} 的 **${combination}**`,
  emptyTable: (leader) => line`桌上没有牌，${leader} 随意出牌。`,

  accepted: (who, stake) => line`${who} 叫地主（每个农民${stake}筹码）`,
  declined: (who) => line`${who} 不叫`,
  forced: (who) => line`四家都不叫，${who} 只好当地主（每个农民1筹码）`,
  played: (who, combination) => line`${who}：**${combination}**`,
  passed: (who) => line`${who}：不出`,
  cleared: (who) => line`其余三家都不出，${who} 重新出牌`,
  wentOut: (who) => line`${who} 出完了！`,
  landlordWins: (who) => line`地主 ${who} 赢了！`,
  farmersWin: (who, landlord) => line`农民赢了！ ${who} 比地主 ${landlord} 先出完。`,
  justPassed: '不出',

  youWon: (count) => `🎉 赢了！ ${signed(count)}筹码`,
  youLost: (count) => `输了… ${signed(-count)}筹码`,
  yourHand: (count) => `你的手牌 ${count}张`,
  fromKitty: '拿到的底牌',
  waiting: (who) => line`轮到 ${who}。`,
  bid: (stake, declined, freesBombs, takesKitty) =>
    `**叫地主吗？** 地主${takesKitty ? '拿八张底牌，' : ''}先出牌。赢了三家各付你${stake}筹码，输了你付三家各${stake}筹码。${
      declined > 0 ? `前面已有${declined}家不叫。` : ''
    }不叫的话，这一局你只能出一次炸弹。${
      freesBombs ? '但如果四家都不叫，就由你当地主，和每个农民之间1筹码，炸弹不限。' : ''
    }`,
  accept: (stake) => `叫地主（${stake}筹码）`,
  decline: '不叫',
  yourLead: '**轮到你了。** 桌上没有牌，随意出牌。',
  yourAnswer: (who, combination) => line`**轮到你了。** 压过 ${who} 的 **${combination}**，或者不出。`,
  yourAnswerToPartner: (who, combination) =>
    line`**轮到你了。** **${combination}** 是同伴 ${who} 出的，不必压，可以不出。`,
  youWereForced: '👑 四家都不叫，由你当地主（每个农民1筹码）。',
  partner: '同伴',
  nothingBeats: '没有压得过的牌。',
  pass: '不出',
  choosePlay: '选择要出的牌',
  chooseOf: (kind) => `选择${kind}`,
  chooseFrom: {
    plane: '三带二：选择三张的点数',
    ladder: '连牌：选择最小的点数',
    bomb: '炸弹：选择点数',
  },
  chooseThen: {
    plane: '选择带的对子，出牌',
    ladder: '选择长度，出牌',
    bomb: '选择张数，出牌',
  },
  pairsWith: (joker) => `选择配${joker}的对子`,
  rank,
  from: (label) => `从 ${label} 起`,
  breaks: (label, count) => `⚠️ 拆开${count}张${label}炸弹`,
};
