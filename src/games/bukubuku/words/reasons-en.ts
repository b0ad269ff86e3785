/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { outcomesIn } from './outcomes.ts';
import type { Reasons } from './words.ts';

/** What is certain needs no number. */
const odds = (percent: unknown): string => (Number(percent) === 100 ? 'Certain' : `${percent}%`);

const surer = (saved: unknown): string => `the surer ${saved} is kept for later`;
const surerToLoseNoBelt = (saved: unknown): string =>
  `the ${saved}, surer to lose no belt, is kept for later`;

/** A lower card that is kept, and the danger of dropping out. */
const besides = ({ saved, out }: Params, isKept = surer): string => {
  const kept = saved === undefined ? '' : isKept(saved);
  if (out !== undefined) return ` ⚠️ ${odds(out)} to drop out${kept && `; ${kept}`}.`;
  return kept && ` ${kept[0]!.toUpperCase()}${kept.slice(1)}.`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own }: Params): string =>
  own === undefined
    ? `${odds(percent)} not to be highest: no belt lost.`
    : `${odds(percent)} to lose no belt, but a higher lighthouse will probably cover the ${own}.`;

/** What the card is worth against the others in hand. */
const worth = ({ points }: Params): string =>
  points === undefined
    ? ' Most other cards should score about as much.'
    : ` ${points} points more this round than the rest.`;

/** What the card will probably do, and then what else it may. */
const outcomes = (params: Params): string => {
  const [likeliest, ...others] = outcomesIn(params, {
    keeps: (lighthouse) => `keeps lighthouse ${lighthouse}`,
    staysWithout: 'takes none',
    takes: (lighthouse) => `takes lighthouse ${lighthouse}`,
  });
  const rest = others.map((other) => other.replace('takes lighthouse ', 'takes the ')).join(' or ');
  return rest === ''
    ? `${likeliest}`
    : `${likeliest}, else ${rest.replace(/^(takes the .+ or )takes /, '$1')}`;
};

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'all-drop-out': () => 'Whichever card is laid, it drops out this turn.',
  'takes-low': (params) =>
    `${odds(params.percent)} to be the highest card, which takes lighthouse ${params.low ?? ''}.${besides(params)}`,
  'takes-high': (params) =>
    `${odds(params.percent)} to be the second highest, which takes lighthouse ${params.high ?? ''}.${besides(params)}`,
  'takes-either': (params) =>
    `${odds(params.percent)} to take lighthouse ${params.low ?? ''}, as first or second.${besides(params)}`,
  'takes-none': (params) =>
    `${odds(params.percent)} to take no lighthouse: lighthouse ${params.own ?? ''}, as now, is better than both.${besides(params)}`,
  'others-take-high': (params) =>
    `${odds(params.percent)} to take no lighthouse: whoever takes the ${params.high ?? ''} is highest then.${besides(params)}`,
  'avoids-high': (params) =>
    `${odds(params.percent)} to take no lighthouse, and so avoid the ${params.high ?? ''}.${besides(params)}`,
  'stays-without': (params) =>
    `${odds(params.percent)} to take no lighthouse, and having none at all is lowest.${besides(params)}`,
  'loses-no-belt': (params) =>
    losesNoBelt(params) + (besides(params) || (params.own === undefined ? '' : worth(params))),
  'probably-safe': (params) =>
    `${odds(params.safe)} to lose no belt.${besides(params) || ` It probably ${outcomes(params)}.`}`,
  'highest-is-safe': (params) =>
    `${odds(params.percent)} to be the highest card: it takes lighthouse ${params.low ?? ''}${params.high === undefined ? ' and loses no belt' : `, and whoever takes the ${params.high} loses a belt`}.${besides(params, surerToLoseNoBelt) || (params.high === undefined ? worth(params) : '')}`,
  'ends-round': (params) =>
    `${odds(params.percent)} to end the round now, as a player without belts drops out.${besides(params)}`,
  'dummy-order': ({ points }) =>
    `Played to the end, this should score ${points} points more than the average way to lay two.`,
  'orders-hardly-differ': () =>
    'Played to the end, most ways to lay two of them should score nearly the same.',
  'hardly-differ': (params) =>
    `${besides(params) ? '' : 'Most cards are worth about the same. '}Probably ${outcomes(params)}.${besides(params)}`,
  'rounds-say': (params) => `Probably ${outcomes(params)}.${besides(params) || worth(params)}`,
};
