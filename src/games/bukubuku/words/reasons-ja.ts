/** Why the computer makes a choice. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** A lower card that is kept, and the danger of dropping out. */
const besides = ({ saved, out }: Params): string => {
  if (out !== undefined)
    return `⚠️${out}%で脱落${saved === undefined ? 'します' : `（より確実な${saved}は温存）`}。`;
  return saved === undefined ? '' : `${saved}のほうが確実ですが、あとに残します。`;
};

/** No belt is lost; a low lighthouse, or having none, is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string => {
  if (own === undefined) return `${percent}%で、灯台がいちばん高くはならず、浮き輪を失わずにすみそうです。`;
  const cost = own === 0 ? '灯台を取りそうです' : `灯台${own}に別の灯台が重なりそうです`;
  return `${percent}%で浮き輪を失わずにすみますが、${cost}。`;
};

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'takes-low': (params) =>
    `${params.percent}%でいちばん大きいカードになり、灯台${params.low ?? ''}を取れそうです。${besides(params)}`,
  'takes-high': (params) =>
    `${params.percent}%で2番目に大きいカードになり、灯台${params.high ?? ''}を取れそうです。${besides(params)}`,
  'takes-either': (params) =>
    `${params.percent}%で灯台${params.low ?? ''}を取れそうです（2番目でも同じです）。${besides(params)}`,
  'takes-none': (params) =>
    `${params.percent}%で今の灯台${params.own ?? ''}のままでいられ、取るより有利です。${besides(params)}`,
  'others-take-high': (params) =>
    `${params.percent}%で灯台を取らずにすみ、${params.high ?? ''}を取った人がいちばん高くなりそうです。${besides(params)}`,
  'avoids-high': (params) =>
    `${params.percent}%で灯台を取らず、高いほうの${params.high ?? ''}を避けられそうです。${besides(params)}`,
  'stays-without': (params) =>
    `${params.percent}%で灯台なしのまま、いちばん低くいられそうです。${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'dummy-order': ({ points }) =>
    `ラウンドの終わりまで予想すると、ほかの順番の平均より${points}点多くなります。`,
  'hardly-differ': () => 'ラウンドの終わりまで予想しても、どのカードでもほとんど差がありません。',
  'rounds-say': (params) =>
    `見込みは${outcomesIn(params, '灯台なし', (lighthouse) => `灯台${lighthouse}`, ['（', '）']).join('、')}。${params.out === undefined ? `得点は平均のカードより${params.points}点多くなりそうです。` : besides(params)}`,
};
