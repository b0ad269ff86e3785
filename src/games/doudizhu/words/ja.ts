import type { Rank } from '../../../game/cards.ts';
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
      return `飛行機 ${rank(height)}×3 + ${rank(other)}×2`;
    case 'bomb':
      return `爆弾 ${rank(height)}×${length}`;
    default:
      return `${ja.kinds[kind]} ${span(combination, jokers)}`;
  }
}

export const ja: Words = {
  name: '闘地主',
  description: '地主1人 対 農民3人。2組108枚のトランプで、手札を先に出しきった側の勝ち。',
  openHandLabel: '手札を開く',
  deal: (number, total) => `第${number}局 / 全${total}局`,
  options: {
    deals: { name: '局数', alwaysShown: true, description: '何局遊ぶか(1〜20、既定は4局)' },
    forcedLandlordBombs: {
      name: '強制地主の爆弾',
      description: '全員が降りて地主になった最初の人の爆弾',
      values: { free: '何回でも(既定)', limited: '1回まで' },
    },
    kitty: {
      name: '場札の8枚',
      description: '最初によけた8枚をどうするか',
      values: { landlord: '地主が取る(既定)', out: '使わない' },
    },
    kittyShown: { name: '8枚を公開', description: '地主が取る8枚を全員に見せるか(既定は見せない)' },
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
  oneBombLeft: '💣 爆弾あと1回',
  noBombLeft: '💣 爆弾なし',
  exposed: '表の札',
  kittyShown: '地主が取った8枚',
  kittyLeft: '使われなかった8枚',
  stake: (stake) => `1人につき${stake}チップの勝負`,

  auction: (isFirst) =>
    isFirst
      ? '地主を決めます。表の札を持つ人が受けると **2チップ** の勝負です。'
      : '地主を決めます。ここから受ける人は **1チップ** の勝負です。',
  onTable: (who, combination) => line`場: ${who} の **${combination}**`,
  emptyTable: (leader) => line`場は空です。${leader} が好きな役を出します。`,

  accepted: (who, stake) => line`${who} が地主を受けた(${stake}チップ)`,
  declined: (who) => line`${who} は地主を降りた`,
  forced: (who) => line`全員が降りたので ${who} が地主(1チップ)`,
  played: (who, combination) => line`${who}: **${combination}**`,
  passed: (who) => line`${who}: パス`,
  cleared: (who) => line`全員パス。${who} から新しい場`,
  wentOut: (who) => line`${who} が手札を出しきった!`,
  landlordWins: (who) => line`地主 ${who} の勝ち!`,
  farmersWin: (who, landlord) => line`農民の勝ち! ${who} が地主 ${landlord} より先に出しきりました。`,
  justPassed: 'パス',

  youWon: (count) => `🎉 勝ち! +${count}チップ`,
  youLost: (count) => `負け… −${count}チップ`,
  yourHand: (count) => `あなたの手札 ${count}枚`,
  fromKitty: '取った8枚',
  waiting: (who) => line`${who} の番です。`,
  bid: (stake, declined, freesBombs) =>
    `地主を受けますか? 勝てば3人から${stake}チップずつ受け取り、負ければ${stake}チップずつ払います。${
      declined > 0 ? `これまでに${declined}人が降りました。` : ''
    }降りると、この局で出せる爆弾は1回だけになります。${
      freesBombs ? 'ただし全員が降りたときは、あなたが地主(1チップ)になり、爆弾は何回でも出せます。' : ''
    }`,
  accept: (stake) => `地主を受ける(${stake}チップ)`,
  decline: '降りる',
  yourLead: '**あなたの番です。** 場は空なので、好きな役を出せます。',
  yourAnswer: (who, combination) =>
    line`**あなたの番です。** ${who} の **${combination}** より強い役を出すか、パスしてください。`,
  youWereForced: '👑 全員が降りたので、あなたが地主になりました(1チップの勝負)。',
  partner: '味方の',
  nothingBeats: '出せる役がありません。',
  pass: 'パス',
  choosePlay: '出す役を選ぶ',
  chooseOf: (kind) => `${kind}を選ぶ`,
  chooseFrom: {
    plane: '飛行機: 3枚のほうを選ぶ',
    ladder: '連番: 一番下の数字を選ぶ',
    bomb: '爆弾: 数字を選ぶ',
  },
  chooseThen: {
    plane: 'つけるペアを選んで出す',
    ladder: '長さを選んで出す',
    bomb: '枚数を選んで出す',
  },
  pairsWith: (joker) => `${joker}とのペアを選ぶ`,
  rank,
  from: (label) => `${label} から`,
  breaks: (label, count) => `⚠️ ${label}×${count}の爆弾をくずす`,
};
