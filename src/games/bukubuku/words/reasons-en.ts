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
  if (own === undefined) return `${percent}% not to be highest: no belt lost.`;
  const cost = own === 0 ? 'you will probably take a lighthouse' : `your ${own} will probably be covered`;
  return `${percent}% to lose no belt, but ${cost}.`;
};

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'takes-low': (params) =>
    `${params.percent}% to be the highest card, which takes lighthouse ${params.low ?? ''}.${besides(params)}`,
  'takes-high': (params) =>
    `${params.percent}% to be the second highest, which takes lighthouse ${params.high ?? ''}.${besides(params)}`,
  'takes-either': (params) =>
    `${params.percent}% to take lighthouse ${params.low ?? ''}, as first or second.${besides(params)}`,
  'takes-none': (params) =>
    `${params.percent}% to take no lighthouse: your ${params.own ?? ''} is better than both.${besides(params)}`,
  'others-take-high': (params) =>
    `${params.percent}% to take no lighthouse: whoever takes the ${params.high ?? ''} is highest then.${besides(params)}`,
  'avoids-high': (params) =>
    `${params.percent}% to take no lighthouse, and so avoid the ${params.high ?? ''}.${besides(params)}`,
  'stays-without': (params) =>
    `${params.percent}% to take no lighthouse, and having none at all is lowest.${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + besides(params),
  'dummy-order': ({ points }) =>
    `Played to the end, this order should score ${points} points more than the average of all.`,
  'hardly-differ': () => 'Played to the end, all your cards should score nearly the same.',
  'rounds-say': (params) => {
    const [likeliest, ...others] = outcomesIn(
      params,
      'none this turn',
      (lighthouse) => `lighthouse ${lighthouse}`,
    );
    const rest = others.length === 0 ? '' : `, else ${others.join(' or ')}`;
    const worth =
      params.out === undefined ? ` ${params.points} points better than your average card.` : besides(params);
    return `It will probably take ${likeliest}${rest}.${worth}`;
  },
};
