import type { Rank } from '../../../game/cards.ts';
import { signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import type { Play } from '../combinations.ts';
import { rankLabel, span } from './faces.ts';
import { rulesJa } from './rules-ja.ts';
import type { Words } from './words.ts';

const jokers = { small: '小ジョーカー', big: '大ジョーカー' };
const rank = (value: Rank) => rankLabel(value, jokers);

function play(combination: Play): string {
  const { kind, height, length, other } = combination;
  switch (kind) {
    case 'single':
      return rank(height);
    case 'pair':
      return other < 0 ? `${rank(height)}のペア` : `${rank(height)}+${rank(other)}のペア`;
    case 'triple':
      return `${rank(height)}のスリーカード`;
    case 'plane':
      return `飛行機 ${rank(height)}の3枚と${rank(other)}の2枚`;
    case 'bomb':
      return `${rank(height)}の爆弾（${length}枚）`;
    default:
      return `${ja.kinds[kind]} ${span(combination, jokers)}`;
  }
}

export const ja: Words = {
  name: '闘地主',
  description: '地主1人対農民3人。トランプ2組・108枚で、だれかが先に手札を出しきった側の勝ち。',
  openHandLabel: '手札を開く',
  colon: '：',
  deal: (number, total) => `第${number}局 / 全${total}局`,
  options: {
    deals: { name: '局数', alwaysShown: true, description: '何局遊ぶか（1〜20、既定は4局）' },
    forcedLandlordBombs: {
      name: '強制地主の爆弾',
      description: '全員が見送ったために地主になった、最初の人の爆弾',
      values: { free: '何回でも（既定）', limited: '1回まで' },
    },
    kitty: {
      name: 'よけた8枚',
      description: 'はじめに裏のままよけておく8枚をどうするか',
      values: { landlord: '地主が取る（既定）', out: '使わない' },
    },
    kittyShown: { name: '8枚を公開', description: '地主が取る8枚を全員に見せるか（既定は見せない）' },
  },
  rules: rulesJa,
  refusals: {},
  kinds: {
    single: '1枚',
    pair: 'ペア',
    triple: 'スリーカード',
    plane: '飛行機',
    straight: 'ストレート',
    pairs: 'ペアストレート',
    triples: 'スリーカードストレート',
    bomb: '爆弾',
  },
  play,

  cards: (count) => `${count}枚`,
  oneBombLeft: '💣 爆弾は1回まで',
  noBombLeft: '💣 爆弾はもう出せない',
  exposed: '表向きの札',
  kittyShown: '地主が取った8枚',
  kittyLeft: '使われなかった8枚',
  stake: (stake) => `1人につき${stake}チップの勝負`,

  auction: (isFirst) =>
    isFirst
      ? '地主を決めます。表向きの札を持つ人が受けると、1人につき **2チップ** の勝負です。'
      : '地主を決めます。これから受ける人は、1人につき **1チップ** の勝負です。',
  onTable: (who, combination) => line`場：${who} の **${combination}**`,
  emptyTable: (leader) => line`場は空です。${leader} が好きな役を出します。`,

  accepted: (who, stake) => line`${who} が地主を受けた（1人につき${stake}チップ）`,
  declined: (who) => line`${who} は地主を見送った`,
  forced: (who) => line`全員が見送ったので、${who} が地主（1人につき1チップ）`,
  played: (who, combination) => line`${who}：**${combination}**`,
  passed: (who) => line`${who}：パス`,
  cleared: (who) => line`ほかの3人がパス。${who} から新しい場`,
  wentOut: (who) => line`${who} が手札を出しきった！`,
  landlordWins: (who) => line`地主 ${who} の勝ち！`,
  farmersWin: (who, landlord) => line`農民の勝ち！ ${who} が地主 ${landlord} より先に出しきりました。`,
  justPassed: 'パス',

  youWon: (count) => `🎉 勝ち！ ${signed(count)}チップ`,
  youLost: (count) => `負け… ${signed(-count)}チップ`,
  yourHand: (count) => `あなたの手札 ${count}枚`,
  fromKitty: '取った8枚',
  waiting: (who) => line`${who} の番です。`,
  bid: (stake, declined, freesBombs, takesKitty) =>
    `**地主を受けますか？** 地主は${
      takesKitty ? 'よけた8枚を取り、' : ''
    }最初に出します。勝てば3人から${stake}チップずつ受け取り、負ければ3人に${stake}チップずつ払います。${
      declined > 0 ? `これまでに${declined}人が見送りました。` : ''
    }見送ると、この局で爆弾を出せるのは1回だけになります。${
      freesBombs
        ? 'ただし全員が見送ったときは、あなたが1人につき1チップで地主になり、爆弾は何回でも出せます。'
        : ''
    }`,
  accept: (stake) => `地主を受ける（${stake}チップ）`,
  decline: '見送る',
  yourLead: '**あなたの番です。** 場は空なので、好きな役を出せます。',
  yourAnswer: (who, combination) =>
    line`**あなたの番です。** ${who} の **${combination}** より強い役を出すか、パスしてください。`,
  yourAnswerToPartner: (who, combination) =>
    line`**あなたの番です。** **${combination}** を出した ${who} は味方です。無理に勝つ必要はなく、パスしてかまいません。`,
  youWereForced: '👑 全員が見送ったので、あなたが地主になりました（1人につき1チップ）。',
  partner: '味方の',
  nothingBeats: '出せる役がありません。',
  pass: 'パス',
  choosePlay: '出す役を選ぶ',
  chooseOf: (kind) => `${kind}を選ぶ`,
  chooseFrom: {
    plane: '飛行機：3枚のほうの数字を選ぶ',
    ladder: '連番：いちばん下の数字を選ぶ',
    bomb: '爆弾：数字を選ぶ',
  },
  chooseThen: {
    plane: '付けるペアを選んで出す',
    ladder: '長さを選んで出す',
    bomb: '枚数を選んで出す',
  },
  pairsWith: (joker) => `${joker}とのペアを選ぶ`,
  rank,
  from: (label) => `${label} から`,
  breaks: (label, count) => `⚠️ ${label}の爆弾（${count}枚）をくずす`,
};
