/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** What is certain needs no number. */
const odds = (percent: unknown): string => (Number(percent) === 100 ? '確実に' : `${percent}%で`);

/** The same with a verb, which may end in ます. */
const likely = (percent: unknown, stem: string): string =>
  `${odds(percent)}${stem}${Number(percent) === 100 ? 'ます' : 'そうです'}`;

/** A lower card that is kept, and the danger of dropping out. @param surer what it is surer of */
const besides = ({ saved, out }: Params, surer = 'より確実な'): string => {
  if (out !== undefined)
    return `⚠️${odds(out)}脱落${saved === undefined ? 'します' : `（${surer}${saved}は温存）`}。`;
  return saved === undefined ? '' : `${surer}${saved}は、あとに残します。`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string =>
  own === undefined
    ? `${likely(percent, '灯台がいちばん高くはならず、浮き輪を失わずにすみ')}。`
    : `${odds(percent)}浮き輪を失わずにすみますが、灯台${own}にはもっと高い灯台が重なりそうです。`;

const outcomes = (params: Params): string =>
  outcomesIn(params, '灯台なし', (lighthouse) => `灯台${lighthouse}`, ['（', '）']).join('、');

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'all-drop-out': () => 'このターンは、どのカードを出しても脱落します。',
  'takes-low': (params) =>
    `${likely(params.percent, `いちばん大きいカードになり、灯台${params.low ?? ''}を取れ`)}。${besides(params)}`,
  'takes-high': (params) =>
    `${likely(params.percent, `2番目に大きいカードになり、灯台${params.high ?? ''}を取れ`)}。${besides(params)}`,
  'takes-either': (params) =>
    `${likely(params.percent, `灯台${params.low ?? ''}を取れ`)}（2番目でも同じです）。${besides(params)}`,
  'takes-none': (params) =>
    `${odds(params.percent)}今の灯台${params.own ?? ''}のままでいられ、取るより有利です。${besides(params)}`,
  'others-take-high': (params) =>
    `${likely(params.percent, `灯台を取らずにすみ、${params.high ?? ''}を取った人がいちばん高くなり`)}。${besides(params)}`,
  'avoids-high': (params) =>
    `${likely(params.percent, `灯台を取らず、高いほうの${params.high ?? ''}を避けられ`)}。${besides(params)}`,
  'stays-without': (params) =>
    `${likely(params.percent, `灯台なしのまま、いちばん低くいられ`)}。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'probably-safe': (params) =>
    `${odds(params.safe)}浮き輪は無事でしょう。${besides(params) || `見込みは${outcomes(params)}。`}`,
  'highest-is-safe': (params) =>
    `${odds(params.percent)}いちばん大きいカードになり、灯台${params.low ?? ''}を取って浮き輪も無事でしょう。${besides(params, '浮き輪がもっと安全な')}`,
  'dummy-order': ({ points }) =>
    `この重ね方は、ラウンドの終わりまで予想すると、全部の重ね方の平均より${points}点多くなりそうです。`,
  'orders-hardly-differ': () =>
    'ラウンドの終わりまで予想しても、ほかのたいていの重ね方とほとんど差がありません。',
  'hardly-differ': (params) =>
    `見込みは${outcomes(params)}。${besides(params) || '得点は、ほかのカードとほぼ同じでしょう。'}`,
  'rounds-say': (params) =>
    `見込みは${outcomes(params)}。${params.out === undefined ? `平均のカードより${params.points}点多く取れるでしょう。` : besides(params)}`,
};
