/** Why the computer makes a choice. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** A lower card that is kept, and the danger of dropping out. */
const besides = ({ saved, out }: Params): string => {
  if (out !== undefined)
    return ` ⚠️ ${out}% to drop out${saved === undefined ? '' : `; your surer ${saved} is kept for later`}.`;
  return saved === undefined ? '' : ` Your ${saved} is surer, but better kept for later.`;
};

/** No belt is lost; a low lighthouse, or having none, is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string => {
  if (own === undefined)
    return `${percent}% of the time your lighthouse should not be highest: no belt lost.`;
  const cost = own === 0 ? 'you will probably take a lighthouse' : `your ${own} will probably be covered`;
  return `${percent}% of the time you should lose no belt, but ${cost}.`;
};

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'takes-low': (params) =>
    `It should be the highest card ${params.percent}% of the time, and take lighthouse ${params.low ?? ''}.${besides(params)}`,
  'takes-high': (params) =>
    `It should be the second highest ${params.percent}% of the time, and take lighthouse ${params.high ?? ''}.${besides(params)}`,
  'takes-either': (params) =>
    `${params.percent}% of the time it should take lighthouse ${params.low ?? ''}, as first or second.${besides(params)}`,
  'takes-none': (params) =>
    `It should take no lighthouse ${params.percent}% of the time: your ${params.own ?? ''} is better than both.${besides(params)}`,
  'others-take-high': (params) =>
    `It should take no lighthouse ${params.percent}% of the time: whoever takes the ${params.high ?? ''} is highest then.${besides(params)}`,
  'avoids-high': (params) =>
    `It should take no lighthouse ${params.percent}% of the time, and so avoid the ${params.high ?? ''}.${besides(params)}`,
  'stays-without': (params) =>
    `It should take no lighthouse ${params.percent}% of the time, and none at all is lowest.${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'dummy-order': ({ points }) =>
    `Played to the end, this order should score ${points} points more than the average of all.`,
  'hardly-differ': () => 'Played to the end, all your cards should score nearly the same.',
  'rounds-say': (params) => {
    const [likeliest, ...others] = outcomesIn(
      params,
      'no lighthouse',
      (lighthouse) => `lighthouse ${lighthouse}`,
    );
    const rest = others.length === 0 ? '' : `, else ${others.join(' or ')}`;
    return `Most likely ${likeliest}${rest}.${params.out === undefined ? ` Worth ${params.points} points more than your average card.` : besides(params)}`;
  },
};
