/** Why the computer makes a choice. */
import type { Params } from '../../../game/words.ts';
import type { Reasons } from './words.ts';

/** A lower card that is kept, and the danger of dropping out. */
const besides = ({ saved, out }: Params): string =>
  (saved === undefined ? '' : ` Your ${saved} is surer, but better kept for later.`) +
  (out === undefined ? '' : ` ⚠️ ${out}% to drop out.`);

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'takes-low': (params) =>
    `It should be the highest card ${params.percent}% of the time, and take lighthouse ${params.low ?? ''}.${besides(params)}`,
  'takes-high': (params) =>
    `It should be the second highest ${params.percent}% of the time, and take lighthouse ${params.high ?? ''}.${besides(params)}`,
  'takes-either': (params) =>
    `It should take ${params.low ?? ''} ${params.percent}% of the time, as first or second.${besides(params)}`,
  'takes-none': (params) =>
    `It should take no lighthouse ${params.percent}% of the time: your ${params.own ?? ''} is better than both.${besides(params)}`,
  'others-take-high': (params) =>
    `It should take no lighthouse ${params.percent}% of the time: whoever takes the ${params.high ?? ''} is highest then.${besides(params)}`,
  'avoids-high': (params) =>
    `It should take no lighthouse ${params.percent}% of the time, and so avoid the ${params.high ?? ''}.${besides(params)}`,
  'stays-without': (params) =>
    `It should take no lighthouse ${params.percent}% of the time, and none at all is lowest.${besides(params)}`,
  'loses-no-belt': (params) =>
    `${params.percent}% of the time your lighthouse should not be highest: no belt lost.${besides(params)}`,
  'dummy-order': ({ points }) =>
    `Played to the end, this order should score ${points} points more than the average of all.`,
  'hardly-differ': () => 'Played to the end, all your cards should score nearly the same.',
  'rounds-say': ({ percent, low, next, high, other, points, ...rest }) =>
    `It should take ${low ?? ''} ${percent}% of the time, ${high ?? ''} ${next}%, none ${other}%${rest.out === undefined ? `: ${points} points more than an average card.` : `.${besides(rest)}`}`,
};
