/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import { unbroken } from '../../../game/screen-parts.ts';
import type { Params } from '../../../game/words.ts';
import {
  behindHighest,
  behindNoLoss,
  costsAnyway,
  equalCards,
  gainIn,
  isPair,
  isRiskNone,
  type Merit,
  meritIn,
  outcomesIn,
  type PointsBeside,
  pointsBeside,
  withEach,
} from './outcomes.ts';
import type { Reasons } from './words.ts';

/** No line ends within a lighthouse and what is said of it. */
const lighthouse = (number: unknown, particle = ''): string => unbroken(`灯台${number ?? ''}${particle}`);

/** What is certain needs no number. */
const odds = (percent: unknown): string =>
  Number(percent) === 100 ? '確実に' : `${unbroken(`${percent}%`)}の見込みで`;

const MERITS: Readonly<Record<Merit, string>> = {
  scores: '平均ではこれがいちばん有利',
  hinders: '平均では相手の点が少なめ',
  'costs-them-more': '平均では相手の失点のほうが大きめ',
};

/** How other orders of the dummy's cards compare on average. */
function otherOrders(params: Params): string {
  const { own = null, others = null } = gainIn(params) ?? {};
  const points = (amount: string): string => unbroken(`${amount}点`);
  const otherwise = (isMore: boolean): string => (isMore ? '少ない' : '多い');
  const what = 'ほかの重ね方';
  if (!own)
    return others ? `${what}だと、相手の点が平均${points(others.amount)}${otherwise(others.isMore)}` : '';
  if (!others) return `${what}は、得点が平均${points(own.amount)}${otherwise(own.isMore)}`;
  return `${what}は、平均で自分が${points(own.amount)}${own.isMore ? '少なく' : '多く'}、相手が${points(others.amount)}${otherwise(others.isMore)}`;
}

/** The danger of losing a belt or of dropping out; and a lower card that is kept, or why it is laid in spite of a danger. @param surer what it is surer of */
const besides = (params: Params, surer = 'より確実な'): string => {
  const { saved, safer, out, cost, isSafest } = params;
  const danger = out !== undefined ? dropsOut(out) : cost !== undefined ? losesBelt(cost) : '';
  const other = isSafest
    ? '（これより明らかに安全なカードは手札になし）'
    : safer !== undefined
      ? `（${besideSafer(params)}）`
      : '';
  const keeps = `${isRiskNone(params) ? '' : surer}カード${saved}は温存`;
  if (danger) return `${danger}${saved === undefined ? other : `（${keeps}）`}。`;
  return saved === undefined ? '' : `${surer}カード${saved}は、あとに残します。`;
};

const dropsOut = (percent: unknown): string =>
  Number(percent) === 100
    ? '⚠️確実に脱落します'
    : unbroken(`${Number(percent) > 0 ? '⚠️' : ''}脱落の見込み${percent}%`);
const losesBelt = (percent: unknown): string =>
  Number(percent) === 100 ? '浮き輪は確実に1つ失います' : `浮き輪を失う見込み${unbroken(`${percent}%`)}`;

/** What the round pays on average with the card, and with another one. */
const pays = ({ card, other }: PointsBeside, otherCard: string): string =>
  `ラウンドの得点は平均${unbroken(`${card}点`)}、${otherCard}だと${other}`;

/** What a safer card would pay in its place. */
function besideSafer(params: Params): string {
  const { safer, isGuess } = params;
  if (isGuess) return `より安全なカード${safer}は温存`;
  const { own = null, others = null } = gainIn(params) ?? {};
  const points = (amount: string): string => unbroken(`${amount}点`);
  const both = pointsBeside(params);
  if (own?.isMore && both)
    return `${pays(both, `より安全な${safer}`)}${both.low ? `、${both.low.card}だと${both.low.points}` : ''}`;
  if (!others) return `より安全なカード${safer}でも、得点はほぼ同じ`;
  return own
    ? `より安全なカード${safer}だと、平均で自分が${points(own.amount)}、相手が${points(others.amount)}多い`
    : `より安全なカード${safer}だと、自分の点は同じで、相手の点が平均${points(others.amount)}多い`;
}

/** What the card pays beside the one that is surest to take none. */
function besideKeeper(params: Params): string {
  const { keeper, own } = params;
  const points = keeper === undefined ? null : pointsBeside(params);
  if (!points) return '';
  const stays = own === undefined ? '灯台なしの' : lighthouse(own, 'の');
  return `${pays(points, `${stays}ままになりそうな${keeper}`)}です。`;
}

/** What the card is worth against the others in hand, as far as the computer knows. */
const worth = (params: Params): string => {
  const { cost, safer, isGuess, isSafest } = params;
  if (isGuess) return '';
  if (isSafest || safer !== undefined) return why(params);
  if (equalCards(params)) return '';
  if (params.keeper !== undefined) return besideKeeper(params);
  const merit = meritIn(params);
  if (!merit)
    return cost ? 'ほかのカードでも、得点はほぼ同じです。' : '得点は、手札のほかのカードとほぼ同じです。';
  return `${cost ? 'それでも' : ''}${MERITS[merit]}です。`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own, isAnySafe, isCovered }: Params): string => {
  if (isAnySafe)
    return `どのカードでも浮き輪は減らないので、${own === undefined ? '' : `${lighthouse(own, 'の')}上に高い灯台が重なっても、`}ほかのカードを残します。`;
  if (own === undefined) return `${odds(percent)}、浮き輪を失わずにすみます。`;
  // Another one, which is higher, comes on top of it.
  return `${lighthouse(own, 'の')}上に、もっと高い灯台が${isCovered ? '重なります' : '重なりそうです'}。`;
};

/** Why a card is laid in spite of a danger, in a sentence of its own. */
function why(params: Params): string {
  if (params.isSafest) return 'これより明らかに安全なカードは、手札にありません。';
  if (params.safer !== undefined) return `${besideSafer(params)}です。`;
  return '';
}

const outcomes = (params: Params): string => {
  const [likeliest = '', ...others] = outcomesIn(
    params,
    {
      keeps: (number) => `今の${lighthouse(number)}のままが`,
      staysWithout: '灯台なしのままが',
      takes: (number, isOther) => `${isOther ? 'もう1枚の' : ''}${lighthouse(number, 'が')}`,
    },
    ['', ''],
  );
  return others.length === 0
    ? `確実に${likeliest.replace(/が[^が]*$/, '')}`
    : [likeliest, ...others].join('、');
};

const endsRound = (percent: unknown): string =>
  Number(percent) === 100
    ? '確実に脱落者が出て、ラウンドが終わります。'
    : `脱落者が出てラウンド終了の見込み${unbroken(`${percent}%`)}。`;

/** How likely the card costs a belt, behind what it may take. */
const costs = (params: Params): string => {
  if (!params.cost) return '';
  return costsAnyway(params) ? 'どちらにしても浮き輪を1つ失います。' : `${losesBelt(params.cost)}。`;
};

/** Behind what the card may take: the danger of dropping out, that the round may end, or else what the card is worth. */
const furthermore = (params: Params): string => {
  const { out, ends } = params;
  if (out !== undefined) return besides(params);
  return ends === undefined ? worth(params) : endsRound(ends);
};

/** The dummy's card comes from the pile that the seat itself has built. */
const guess = ({ isGuess }: Params): string => (isGuess ? 'ダミーのカードは予想です。' : '');

/** Another card that is as certain to take none. */
const certainToo = (params: Params): string => {
  if (params.certainToo === undefined) return '';
  const points = pointsBeside(params);
  return points
    ? `${pays(points, `同じく確実な${params.certainToo}`)}です。`
    : `同じく確実なカード${params.certainToo}でも、得点はほぼ同じです。`;
};

const equal = (params: Params): string => {
  const cards = equalCards(params);
  if (!cards) return '';
  const why = params.isGapped ? '間のカードはだれも持っていないので、' : '';
  return isPair(params)
    ? `${unbroken(cards.join('と'))}は、${why}どちらを出しても同じです。`
    : `${unbroken(cards.join('〜'))}は、${why}どれを出しても同じです。`;
};

const sentences: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'all-drop-out': () => 'このターンは、どのカードを出しても脱落します。',
  'takes-low': (params) =>
    `${odds(params.percent)}いちばん大きいカードになり、${lighthouse(params.low, 'を')}取ります。${besides(params)}`,
  'takes-high': (params) =>
    `${odds(params.percent)}2番目に大きいカードになり、${lighthouse(params.high, 'を')}取ります。${besides(params)}`,
  'takes-either': (params) =>
    `${odds(params.percent)}${lighthouse(params.low, 'を')}取ります（2番目でも同じです）。${besides(params)}`,
  'takes-none': (params) =>
    `${odds(params.percent)}今の${lighthouse(params.own, 'の')}ままです（出ているのはどちらも${params.isHigher ? 'もっと高い' : `${params.own ?? ''}以上`}）。${besides(params)}`,
  'others-take-high': (params) =>
    `${odds(params.percent)}灯台を取らずにすみ、${params.high ?? ''}を取った人がいちばん高くなります。${besides(params)}`,
  'avoids-high': (params) =>
    `${odds(params.percent)}灯台を取らず、高いほうの${params.high ?? ''}を避けられます。${besides(params)}`,
  'stays-without': (params) =>
    `${odds(params.percent)}灯台なしのまま、いちばん低くいられます。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + behindNoLoss(params, { besides, why, worth }),
  'probably-safe': (params) =>
    `${Number(params.safe) === 100 ? '浮き輪は確実に無事です' : `浮き輪が無事な見込み${params.safe}%`}。${besides(params) || `${outcomes(params)}。${why(params) || besideKeeper(params)}`}`,
  'highest-is-safe': (params) => {
    const { low, high } = params;
    const danger = besides(params, '浮き輪がより安全な');
    const payer = high === undefined ? '浮き輪は失いません。' : `浮き輪を失うのは${high}を取る人です。`;
    const more = behindHighest(params, { besides: () => danger, why, worth });
    return `${odds(params.percent)}いちばん大きいカードになり、${lighthouse(low, 'を')}取ります。${danger ? '' : payer}${more}`;
  },
  'ends-round': (params) =>
    `${odds(params.percent)}、浮き輪のない人が脱落し、ここでラウンドが終わります。${besides(params)}`,
  'dummy-order': (params) => `終わりまで予想すると、${otherOrders(params)}です。`,
  'orders-hardly-differ': () =>
    'ラウンドの終わりまで予想しても、ほかのたいていの重ね方とほとんど差がありません。',
  'hardly-differ': (params) => `${outcomes(params)}。${costs(params)}${furthermore(params)}`,
  'rounds-say': (params) => `${outcomes(params)}。${costs(params)}${furthermore(params)}`,
};

export const reasonsJa: Reasons = withEach(
  sentences,
  (params) => guess(params) + certainToo(params) + equal(params),
);
