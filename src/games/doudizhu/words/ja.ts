import { isJoker, type Rank } from '../../../game/cards.ts';
import { signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import type { Kind, Play } from '../combinations.ts';
import { cardLabel, rangeLabel, rankLabel, span } from './faces.ts';
import { reasonsJa } from './reasons-ja.ts';
import { refusalsJa } from './refusals-ja.ts';
import { rulesJa } from './rules-ja.ts';
import { tutorialJa } from './tutorial-ja.ts';
import { type Consequence, MAX_NAMED_BOMBS, type Words } from './words.ts';

const jokers = { small: '小ジョーカー', big: '大ジョーカー' };
const rank = (value: Rank) => rankLabel(value, jokers);
const SHORT_JOKERS = { small: '小🃏', big: '大🃏' };

const chips = (count: number) => unbroken(`${count}チップ`);
/** A full house may break between its parts: as a whole it would leave most of a line empty. */
const inParts = (combination: string) =>
  combination
    .split(/(?<=と)/)
    .map(unbroken)
    .join('');

function play(combination: Play): string {
  const { kind, height, length, other } = combination;
  switch (kind) {
    case 'single':
      return rank(height);
    case 'pair':
      if (isJoker(height) && isJoker(other)) return '大小ジョーカーのペア';
      return other < 0 ? `${rank(height)}のペア` : `${rank(height)}のペア（${rank(other)}）`;
    case 'triple':
      return `${rank(height)}のスリーカード`;
    case 'plane':
      return `${rank(height)}の3枚と${rank(other)}の2枚`;
    case 'bomb':
      return `${rank(height)}の爆弾（${length}枚）`;
    default:
      return `${ja.kinds[kind]} ${span(combination, jokers)}`;
  }
}

/** Where a button has little room: the select above it says the kind. */
function playInShort(combination: Play): string {
  const { kind, height, other } = combination;
  if (kind === 'straight' || kind === 'pairs' || kind === 'triples') return span(combination, jokers);
  return kind === 'pair' && other >= 0
    ? `${rank(height)}のペア（${rankLabel(other, SHORT_JOKERS)}）`
    : play(combination);
}

/** What follows, behind the play on the button that makes it. */
const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  wins: 'で上がる',
  bomb: 'を出す',
  'only-bomb': `を出す${unbroken('（1回だけ）')}`,
  breaks: 'を出す（💣をくずす）',
};

function group(kind: Kind, range: readonly [number, number] | null): string {
  if (!range) return ja.kinds[kind];
  const [least, greatest] = range;
  switch (kind) {
    case 'pair':
      return isJoker(least) ? `ペア（${rank(least)}と1枚）` : ja.kinds.pair;
    case 'plane':
      return `飛行機（3枚＋ペア、${rangeLabel(rank(least), rank(greatest), '〜')}）`;
    case 'straight':
      return `ストレート（${rangeLabel(least, greatest, '〜')}枚）`;
    case 'pairs':
      return `ペアストレート（${rangeLabel(least, greatest, '〜')}組）`;
    case 'triples':
      return `スリーカードストレート（${rangeLabel(least, greatest, '〜')}組）`;
    default:
      return ja.kinds[kind];
  }
}

export const ja: Words = {
  name: '闘地主',
  description: 'トランプ2組で、地主1人と農民3人が勝負。先に手札を出しきった人の側が勝ち。',
  openHandLabel: '自分の手札を見る',
  colon: '：',
  comma: '、',
  deal: (number, total) => (total === null ? `第${number}局` : `第${number}局 / 全${total}局`),
  options: {
    deals: { name: '局数', alwaysShown: true, description: '何局遊ぶか（1〜20、既定は4局）' },
    forcedLandlordBombs: {
      name: '強制地主の爆弾',
      description: '全員が見送って地主になった人が、爆弾を何回出せるか',
      values: { free: '何回でも（ほかの3人は1回まで、既定）', limited: '1回まで（ほかの3人と同じ）' },
    },
    kitty: {
      name: 'よけた8枚',
      description: 'はじめに裏のままよけておく8枚を、地主が取るか、だれも使わず局の終わりまで伏せておくか',
      values: {
        landlord: '地主が取る（33枚になる、既定）',
        out: '使わない（地主も25枚で、局の終わりまで伏せておく）',
      },
    },
    kittyShown: {
      name: '8枚を公開',
      description: '地主が取った8枚を全員に見せるか。8枚を使わない卓では何も変わりません（既定はなし）',
    },
  },
  spoken: { '💣': '爆弾', '🃏': 'ジョーカー', '👑': '地主', '🌾': '農民' },
  rules: rulesJa,
  reasons: reasonsJa,
  tutorial: tutorialJa,
  refusals: refusalsJa(play),
  askCards: '出したい札を選ぶ',
  card: (value) => cardLabel(value, jokers),
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
  playOn: (combination, beaten) => `${beaten}に${combination}`,

  cards: (count) => `${count}枚`,
  cardsInShort: (count) => `${count}枚`,
  nearlyOut: (count) => (count > 1 ? 'あと少し' : '最後の1枚'),
  landlord: '地主',
  farmer: '農民',
  oneBombLeft: '💣 1回まで',
  noBombLeft: '💣 もう出せない',
  noBombLimit: '💣 何回でも',
  bombsLeft: (count) => (count > 0 ? '💣1回まで' : '💣不可'),
  hasDeclined: '見送り',
  exposed: (card, isAskedFirst) =>
    isAskedFirst ? line`表向きの${card}を引いた（最初に聞かれる人）` : line`表向きの札 ${card}`,
  kittyShown: '地主が取った8枚',
  kittyLeft: '使われなかった8枚',
  kittyAside: 'よけた8枚',
  stake: (stake) => `1人につき${stake}チップの勝負`,
  stakeInShort: (stake, isLandlord) =>
    unbroken(isLandlord ? `1人につき${stake}チップ` : `地主との勝負：${stake}チップ`),

  auction: (isFirst) =>
    isFirst
      ? '地主を決めます。最初に聞かれた人が受けると、1人につき**2チップ**の勝負です。'
      : '地主を決めます。これから受ける人は、1人につき**1チップ**の勝負です。',
  onTable: (who, combination) => line`場：${who}の**${combination}**`,
  emptyTable: (leader) => line`場は空です。${leader}が好きな役を出します。`,

  accepted: (who, stake) => line`${who}が地主を受けた（1人につき${chips(stake)}）`,
  declined: (who) => line`${who}は地主を見送った`,
  forced: (who) => line`全員が見送ったので、${who}が地主（1人につき${chips(1)}）`,
  played: (who, combination) => line`${who}：**${combination}**`,
  passed: (who) => line`${who}：パス`,
  cleared: (who) => line`ほかの3人がパス。${who}から新しい場`,
  wentOut: (who) => line`${who}が手札を出しきった！`,
  landlordWins: (who, combination) => line`地主（${who}）の勝ち！ 最後は${combination}でした。`,
  farmersWin: (who, landlord, combination) =>
    line`農民の勝ち！ ${who}が地主の${landlord}より先に出しきりました。最後は${combination}でした。`,
  outOfCards: '出しきった',
  withEachFarmer: (farmers, count) =>
    `（農民${farmers}人${count < 0 ? 'へ' : 'から'}各${Math.abs(count)}チップ）`,
  whyPaid: (stake) =>
    `最初に聞かれた人が${stake > 1 ? '受けた' : '見送った'}ので、1人につき${stake}チップの勝負でした。爆弾が出ても額は変わりません。`,
  justPassed: 'パス',
  beforeThisPlay: '場の役が出る前',
  passedInShort: (who) => line`${who}がパス`,
  playedInShort: (who, combination) => line`${who}が**${inParts(combination)}**`,
  acceptedBeforeYou: (who, stake) => line`あなたに聞く前に${who}が地主を受けた（1人につき${chips(stake)}）`,
  wonTrick: (who) => line`${who}から新しい場`,
  wonTrickAndLed: (who, combination) => line`${who}が**${inParts(combination)}**で始めた`,
  allPassed: 'ほかの3人はパスしました。',

  youWon: (count) => `🎉 勝ち！ ${signed(count)}チップ`,
  youLost: (count) => `負け… ${signed(-count)}チップ`,
  yourHand: (count) => `あなたの手札 ${count}枚`,
  fromKitty: '取った8枚',
  waiting: (who) => line`${who}の番です。`,
  bid: (stake, takesKitty) =>
    `**1人につき${stake}チップで、地主を受けますか？** ${
      takesKitty ? 'よけた8枚を手札に加え、最初の番になり' : '最初の番になり'
    }、1人で3人と戦います。勝てば3人からもらい、負ければ払います。`,
  ifDeclined: '見送ると、この局で爆弾を出せるのは1回だけになります。',
  ifAllDecline: {
    first: (mayBombFreely) =>
      `ただし全員が見送ったときは、あなたが1人につき1チップで地主になります${mayBombFreely ? '（爆弾は何回でも出せます）' : ''}。`,
    last: (first) =>
      line`あなたも見送ると全員が見送ったことになり、${first}が1人につき1チップで地主になります。`,
  },
  accept: (stake) => `地主を受ける（1人につき${stake}チップ）`,
  decline: '見送る',
  yourLead: '**あなたの番です。** 好きな役を出せます。',
  yourAnswer: (who, combination) =>
    line`**あなたの番です。** ${who}の**${combination}**より強い役を出すか、パスです。`,
  yourAnswerToPartner: (who, combination) =>
    line`**あなたの番です。** **${combination}**を出した${who}は味方です。無理に勝たなくてもかまいません。`,
  youAreLandlord: (stake) => `👑 あなたが地主です（1人につき${chips(stake)}）。`,
  youWereForced: `👑 全員が見送ったので、あなたが地主になりました（1人につき${chips(1)}）。`,
  partner: '味方の',
  nothingBeats: '**あなたの番です。** 出せる役がありません。',
  pass: 'パス',
  choosePlay: '出す役を選ぶ',
  chooseKind: '役の種類を選ぶ',
  group,
  chosenKind: (label) => `種類：${label}`,
  examplePlay: (example, count) => (count > 1 ? `${example} など${count}通り` : example),
  playPicked: '出す',
  playIt: (combination, consequence) =>
    consequence === 'breaks'
      ? `${playInShort(combination)}${CONSEQUENCES.breaks}`
      : `${play(combination)}${consequence ? CONSEQUENCES[consequence] : 'を出す'}`,
  confirmPlay: (playIt) => `確定：${playIt}`,
  emptiesHand: 'これで手札がなくなり、勝ち',
  onlyBomb: 'この局で1回だけの爆弾',
  playedSoFar: 'これまでに出た札',
  playedOf: (value, count, total) => `${rank(value)}（${total}枚中${count}枚）`,
  rank,
  breaks: (bombs) =>
    bombs.length > MAX_NAMED_BOMBS
      ? `⚠️ 爆弾${bombs.length}組をくずす`
      : `⚠️ ${bombs.map((bomb) => `${rank(bomb.rank)}の爆弾（${bomb.count}枚）`).join('と')}をくずす`,
  aBid: { accept: '地主を受ける', decline: '見送る' },
};
