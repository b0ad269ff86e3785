/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import { signed } from '../../../game/numbers.ts';
import { JOINER, unbroken } from '../../../game/screen-parts.ts';
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** No line ends within a lighthouse and what is said of it. */
const lighthouse = (number: unknown, particle = ''): string => unbroken(`灯台${number ?? ''}${particle}`);

/** What is certain needs no number. */
const odds = (percent: unknown): string =>
  Number(percent) === 100 ? '確実に' : `${unbroken(`${percent}%`)}の見込みで`;

/** A lower card that is kept, and the danger of dropping out. @param surer what it is surer of */
const besides = ({ saved, out }: Params, surer = 'より確実な'): string => {
  if (out !== undefined)
    return `⚠️${odds(out)}脱落${saved === undefined ? 'します' : `（${surer}${saved}は温存）`}。`;
  return saved === undefined ? '' : `${surer}${saved}は、あとに残します。`;
};

/** What the card is worth against the others in hand. */
const worth = ({ points }: Params): string =>
  points === undefined
    ? '得点は、ほかの手札とほぼ同じです。'
    : `得点はほかの手札より平均${unbroken(`${signed(Number(points))}点`)}。`;

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string => {
  if (own === undefined) return `${odds(percent)}、浮き輪を失わずにすみます。`;
  const isCertain = Number(percent) === 100;
  return `${lighthouse(own, 'には')}もっと高い灯台が重なりそうですが、${isCertain ? '浮き輪は確実に残ります' : `${odds(percent)}浮き輪は残ります`}。`;
};

const outcomes = (params: Params): string =>
  outcomesIn(
    params,
    {
      keeps: (number) => `今の${lighthouse(number, 'のまま')}`,
      staysWithout: unbroken('灯台なしのまま'),
      takes: (number) => lighthouse(number),
    },
    [`${JOINER}が${JOINER}`, ''],
  ).join('、');

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'all-drop-out': () => 'このターンは、どのカードを出しても脱落します。',
  'takes-low': (params) =>
    `${odds(params.percent)}いちばん大きいカードになり、${lighthouse(params.low, 'を')}取れます。${besides(params)}`,
  'takes-high': (params) =>
    `${odds(params.percent)}2番目に大きいカードになり、${lighthouse(params.high, 'を')}取れます。${besides(params)}`,
  'takes-either': (params) =>
    `${odds(params.percent)}${lighthouse(params.low, 'を')}取れます（2番目でも同じです）。${besides(params)}`,
  'takes-none': (params) =>
    `${odds(params.percent)}今の${lighthouse(params.own, 'の')}ままでいられ、取るより有利です。${besides(params)}`,
  'others-take-high': (params) =>
    `${odds(params.percent)}灯台を取らずにすみ、${params.high ?? ''}を取った人がいちばん高くなります。${besides(params)}`,
  'avoids-high': (params) =>
    `${odds(params.percent)}灯台を取らず、高いほうの${params.high ?? ''}を避けられます。${besides(params)}`,
  'stays-without': (params) =>
    `${odds(params.percent)}灯台なしのまま、いちばん低くいられます。${besides(params)}`,
  'loses-no-belt': (params) =>
    losesNoBelt(params) + (besides(params) || (params.own === undefined ? '' : worth(params))),
  'probably-safe': (params) =>
    `${Number(params.safe) === 100 ? '浮き輪は確実に無事です' : `${odds(params.safe)}、浮き輪は無事です`}。${besides(params) || `${outcomes(params)}の見込み。`}`,
  'highest-is-safe': (params) =>
    `${odds(params.percent)}いちばん大きいカードになり、${lighthouse(params.low, 'を')}取ります。${params.high === undefined ? '浮き輪は失いません' : `浮き輪を失うのは${params.high}を取る人です`}。${besides(params, '浮き輪がもっと安全な') || (params.high === undefined ? worth(params) : '')}`,
  'ends-round': (params) =>
    `${odds(params.percent)}、浮き輪のない人が脱落し、ここでラウンドが終わります。${besides(params)}`,
  'dummy-order': ({ points }) =>
    `この重ね方は、ラウンドの終わりまで予想すると、ほかの重ね方の平均より${points}点多くなりそうです。`,
  'orders-hardly-differ': () =>
    'ラウンドの終わりまで予想しても、ほかのたいていの重ね方とほとんど差がありません。',
  'hardly-differ': (params) => `${besides(params) ? '' : worth({})}${outcomes(params)}。${besides(params)}`,
  'rounds-say': (params) => `${outcomes(params)}。${besides(params) || worth(params)}`,
};
