/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
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

/** What is certain needs no number. */
const likely = (percent: unknown): string => (Number(percent) === 100 ? '一定' : `有${percent}%的可能`);

const MERITS: Readonly<Record<Merit, string>> = {
  scores: '平均算下来，出这张最划算',
  hinders: '平均算下来，对手得分更少',
  'costs-them-more': '平均算下来，对手少得的分比自己多',
};

/** How other orders of the dummy's cards compare on average. */
function otherOrders(params: Params): string {
  const { own = null, others = null } = gainIn(params) ?? {};
  const otherwise = (isMore: boolean): string => (isMore ? '少' : '多');
  const what = '换别的叠法';
  if (!own) return others ? `${what}，对手平均${otherwise(others.isMore)}得${others.amount}分` : '';
  const first = `${what}，自己平均${otherwise(own.isMore)}得${own.amount}分`;
  return others ? `${first}，对手${otherwise(others.isMore)}得${others.amount}分` : first;
}

/** The danger of losing a belt or of dropping out; and a lower card that is kept, or why it is laid in spite of a danger. @param surer what it is surer of */
const besides = (params: Params, surer = '更保险的小牌'): string => {
  const { saved, safer, out, cost, isSafest } = params;
  const danger = out !== undefined ? dropsOut(out) : cost !== undefined ? losesBelt(cost) : '';
  const other = isSafest
    ? '，手里没有明显更安全的牌'
    : safer !== undefined
      ? `（${besideSafer(params)}）`
      : '';
  const keeps = `${isRiskNone(params) ? '小牌' : surer}${saved}留到后面`;
  if (danger) return `${danger}${saved === undefined ? other : `（${keeps}）`}。`;
  return saved === undefined ? '' : `${surer}${saved}留到后面。`;
};

const dropsOut = (percent: unknown): string =>
  Number(percent) === 0 ? '没有出局的危险' : `⚠️${likely(percent)}出局`;
const losesBelt = (percent: unknown): string =>
  Number(percent) === 0 ? '没有失去救生圈的危险' : `${likely(percent)}失去一个救生圈`;

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own, isAnySafe, isCovered }: Params): string =>
  isAnySafe
    ? `这回合出哪张都不会失去救生圈，${own === undefined ? '' : `就算灯塔${own}被更高的盖住，也`}把别的牌留着。`
    : own === undefined
      ? `灯塔${likely(percent)}不是最高，不失去救生圈。`
      : `${isCovered ? '一定' : '多半'}会拿到更高的灯塔，盖住灯塔${own}。`;

/** What the round pays on average with the card, and with another one. */
const pays = ({ card, other }: PointsBeside, otherCard: string): string =>
  `本轮平均得分：出这张${card}，出${otherCard}则${other}`;

/** What a safer card would pay in its place. */
function besideSafer(params: Params): string {
  const { safer, isGuess } = params;
  if (isGuess) return `更安全的${safer}留到后面`;
  const { own = null, others = null } = gainIn(params) ?? {};
  const points = pointsBeside(params);
  if (own?.isMore && points)
    return `${pays(points, `更安全的${safer}`)}${points.low ? `，出${points.low.card}则${points.low.points}` : ''}`;
  if (!others) return `出更安全的${safer}得分也差不多`;
  return own
    ? `出更安全的${safer}，自己平均多得${own.amount}分，对手多得${others.amount}分`
    : `出更安全的${safer}，自己得分一样，对手平均多得${others.amount}分`;
}

/** What the card pays beside the one that is surest to take none. */
function besideKeeper(params: Params): string {
  const { keeper, own } = params;
  const points = keeper === undefined ? null : pointsBeside(params);
  if (!points) return '';
  const stays = own === undefined ? '多半不拿灯塔' : `多半能留住灯塔${own}`;
  return `${pays(points, `${stays}的${keeper}`)}。`;
}

/** What the card is worth against the others in hand, as far as the computer knows. */
const worth = (params: Params): string => {
  const { cost, safer, isGuess, isSafest } = params;
  if (isGuess) return '';
  if (isSafest || safer !== undefined) return why(params);
  if (equalCards(params)) return '';
  if (params.keeper !== undefined) return besideKeeper(params);
  const merit = meritIn(params);
  if (!merit) return '出别的牌，本轮得分大多也差不多。';
  return `${cost ? '不过' : ''}${MERITS[merit]}。`;
};

/** Why a card is laid in spite of a danger, in a sentence of its own. */
function why(params: Params): string {
  if (params.isSafest) return '手里没有明显更安全的牌。';
  if (params.safer !== undefined) return `${besideSafer(params)}。`;
  return '';
}

const outcomes = (params: Params): string => {
  const [likeliest = '', ...others] = outcomesIn(
    params,
    {
      keeps: (lighthouse) => `留着现在的灯塔${lighthouse}`,
      staysWithout: '仍然没有灯塔',
      takes: (lighthouse, isOther) => `拿${isOther ? '另一座' : ''}灯塔${lighthouse}`,
    },
    ['（', '）'],
  );
  if (others.length === 0) return `一定${likeliest.replace(/（.*/, '')}`;
  return `可能${[likeliest, ...others].join('、')}`;
};

/** How likely the card costs a belt, behind what it may take. */
const costs = (params: Params): string => {
  if (!params.cost) return '';
  return costsAnyway(params) ? '无论哪种，都会失去一个救生圈。' : `${losesBelt(params.cost)}。`;
};

/** Behind what the card may take: the danger of dropping out, that the round may end, or else what the card is worth. */
const furthermore = (params: Params): string => {
  const { out, ends } = params;
  if (out !== undefined) return besides(params);
  return ends === undefined ? worth(params) : `${likely(ends)}有人出局，这一轮结束。`;
};

/** The dummy's card comes from the pile that the seat itself has built. */
const guess = ({ isGuess }: Params): string => (isGuess ? '假人的牌只是估计。' : '');

/** Another card that is as certain to take none. */
const certainToo = (params: Params): string => {
  if (params.certainToo === undefined) return '';
  const points = pointsBeside(params);
  return points
    ? `${pays(points, `同样保险的${params.certainToo}`)}。`
    : `出同样保险的${params.certainToo}，得分也差不多。`;
};

const equal = (params: Params): string => {
  const cards = equalCards(params);
  if (!cards) return '';
  const why = params.isGapped ? '之间的牌谁手里都没有，' : '';
  return `${cards.join(isPair(params) ? '和' : '～')}${why}出哪张都一样。`;
};

const sentences: Reasons = {
  'only-choice': () => '没有别的选择。',
  'all-drop-out': () => '这一回合怎么出都会出局。',
  'takes-low': (params) =>
    `${likely(params.percent)}是最大的牌，拿到灯塔${params.low ?? ''}。${besides(params)}`,
  'takes-high': (params) =>
    `${likely(params.percent)}是第二大的牌，拿到灯塔${params.high ?? ''}。${besides(params)}`,
  'takes-either': (params) =>
    `${likely(params.percent)}拿到灯塔${params.low ?? ''}（第二大也一样）。${besides(params)}`,
  'takes-none': (params) =>
    `${likely(params.percent)}不拿灯塔，留住灯塔${params.own ?? ''}（两张都${params.isHigher ? '比它高' : '不比它低'}）。${besides(params)}`,
  'others-take-high': (params) =>
    `${likely(params.percent)}不拿灯塔，由拿到${params.high ?? ''}的人当最高。${besides(params)}`,
  'avoids-high': (params) =>
    `${likely(params.percent)}不拿灯塔，躲开灯塔${params.high ?? ''}。${besides(params)}`,
  'stays-without': (params) => `${likely(params.percent)}不拿灯塔，没有灯塔的人最低。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + behindNoLoss(params, { besides, why, worth }),
  'probably-safe': (params) =>
    `${likely(params.safe)}不失去救生圈。${besides(params) || `${outcomes(params)}。${why(params) || besideKeeper(params)}`}`,
  'highest-is-safe': (params) => {
    const { percent, low, high } = params;
    const danger = besides(params, '更不容易失去救生圈的小牌');
    const payer = high === undefined || danger ? '这时不失去救生圈' : `失去救生圈的是拿${high}的人`;
    const more = behindHighest(params, { besides: () => danger, why, worth });
    return `${likely(percent)}是最大的牌，拿到灯塔${low ?? ''}，${payer}。${more}`;
  },
  'ends-round': (params) =>
    `${likely(params.percent)}有人没有救生圈而出局，这一轮就此结束。${besides(params)}`,
  'dummy-order': (params) => `算到本轮结束，${otherOrders(params)}。`,
  'orders-hardly-differ': () => '算到本轮结束，预计和大多数叠法差不多。',
  'hardly-differ': (params) => `${outcomes(params)}。${costs(params)}${furthermore(params)}`,
  'rounds-say': (params) => `${outcomes(params)}。${costs(params)}${furthermore(params)}`,
};

export const reasonsZh: Reasons = withEach(
  sentences,
  (params) => guess(params) + certainToo(params) + equal(params),
);
