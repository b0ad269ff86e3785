/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
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
const odds = (percent: unknown): string => (Number(percent) === 100 ? 'Certain' : `${percent}%`);

const dropsOut = (percent: unknown): string =>
  Number(percent) === 0 ? 'Risk of dropping out: 0%' : `⚠️ ${odds(percent)} to drop out`;

/** The sentence before may end in a lighthouse's number: this one begins with a word. */
const losesBelt = (percent: unknown): string =>
  Number(percent) === 100 ? 'Certain to lose a belt' : `Risk of losing a belt: ${percent}%`;

const surer = (saved: unknown): string => `the surer card ${saved} is kept for later`;
/** What the round pays on average with the card, and with another one. */
const pays = ({ card, other }: PointsBeside, otherCard: string): string =>
  `the round pays ${card} on average; the ${otherCard}: ${other}`;

/** What a safer card would pay in its place. */
function besideSafer(params: Params): string {
  if (params.isGuess) return `the safer ${params.safer} is kept for later`;
  const { own = null, others = null } = gainIn(params) ?? {};
  const points = pointsBeside(params);
  if (own?.isMore && points)
    return `${pays(points, `safer ${params.safer}`)}${points.low ? `, the ${points.low.card}: ${points.low.points}` : ''}`;
  if (!others) return `the safer ${params.safer} scores about as much`;
  const more = `opponents ${others.amount}${own ? '' : ' points'} more on average`;
  return own
    ? `the safer ${params.safer} pays ${own.amount} points more, but ${more}`
    : `the safer ${params.safer} pays as much, but ${more}`;
}
const surerToLoseNoBelt = (saved: unknown): string =>
  `card ${saved}, surer to lose no belt, is kept for later`;

const MERITS: Readonly<Record<Merit, string>> = {
  scores: 'on average it does best this round',
  hinders: 'on average it leaves opponents fewer points',
  'costs-them-more': 'on average it costs some points, but opponents more',
};

/** How other orders of the dummy's cards compare on average. */
function otherOrders(params: Params): string {
  const { own = null, others = null } = gainIn(params) ?? {};
  const otherwise = (isMore: boolean): string => (isMore ? 'less' : 'more');
  if (!own)
    return others
      ? `other orders give opponents ${others.amount} points ${otherwise(others.isMore)} on average`
      : '';
  const first = `other orders average ${own.amount} points ${otherwise(own.isMore)}`;
  return others ? `${first}, but give opponents ${others.amount} ${otherwise(others.isMore)}` : first;
}

/** The danger of losing a belt or of dropping out; and a lower card that is kept, or why it is laid in spite of a danger. */
const besides = (params: Params, isKept = surer): string => {
  const { saved, safer, out, cost, isSafest } = params;
  const kept = saved === undefined ? '' : isKept(saved);
  const danger = out !== undefined ? dropsOut(out) : cost !== undefined ? losesBelt(cost) : '';
  const other = isSafest
    ? '; no other card in hand is clearly safer'
    : safer !== undefined
      ? `; ${besideSafer(params)}`
      : '';
  const keeps = isRiskNone(params) ? `card ${saved} is kept for later` : surer(saved);
  if (danger) return ` ${danger}${saved === undefined ? other : `; ${keeps}`}.`;
  return kept && ` ${kept[0]!.toUpperCase()}${kept.slice(1)}.`;
};

/** No belt is lost; a low lighthouse is probably given up. */
const losesNoBelt = ({ percent, own, isAnySafe, isCovered }: Params): string => {
  const surely = isCovered ? '' : 'likely ';
  if (isAnySafe)
    return `No card can cost a belt now: other cards are saved${own === undefined ? '' : `, though lighthouse ${own} is ${surely}covered`}.`;
  return own === undefined
    ? `${odds(percent)} not to have the highest lighthouse: no belt lost.`
    : `A higher one ${surely}covers lighthouse ${own}.`;
};

/** What the card pays beside the one that is surest to take none. */
function besideKeeper(params: Params): string {
  const { keeper, own } = params;
  const points = keeper === undefined ? null : pointsBeside(params);
  if (!points) return '';
  const stays = own === undefined ? 'likely takes none' : `likely keeps the ${own}`;
  return ` ${sentence(pays(points, `${keeper} (${stays})`))}`;
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
    return cost
      ? ' The other cards in hand score about as much.'
      : ' Most other cards in hand should score about as much.';
  return cost ? ` Still, ${MERITS[merit]}.` : ` ${sentence(MERITS[merit])}`;
};

/** Why a card is laid in spite of a danger, in a sentence of its own. */
function why(params: Params): string {
  if (params.isSafest) return ' No other card in hand is clearly safer.';
  if (params.safer !== undefined) return ` ${sentence(besideSafer(params))}`;
  return '';
}

const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}.`;

/** "May take none (49%), the 5 (37%) or the 4 (14%)": even the likeliest may well not happen. */
const outcomes = (params: Params): string => {
  const [likeliest = '', ...others] = outcomesIn(params, {
    keeps: (lighthouse) => `keep lighthouse ${lighthouse}`,
    staysWithout: 'take none',
    takes: (lighthouse, isOther) => `take ${isOther ? 'the other ' : 'lighthouse '}${lighthouse}`,
  });
  if (others.length === 0) return `Certain to ${likeliest.replace(/ \(.*/, '')}`;
  const all = [likeliest, ...others.map((other) => other.replace('lighthouse', 'the'))];
  // A verb is said once for the outcomes in a row that have it.
  const said = all.map((each, index) =>
    all[index - 1]?.startsWith(verbOf(each)) ? each.slice(verbOf(each).length) : each,
  );
  return `May ${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;
};

/** With the space behind it. */
const verbOf = (outcome: string): string => outcome.slice(0, outcome.indexOf(' ') + 1);

/** How likely the card costs a belt, behind what it may take. */
const costs = (params: Params): string => {
  if (!params.cost) return '';
  if (costsAnyway(params)) return '; a belt is lost either way';
  return Number(params.cost) === 100 ? '; a belt is lost' : `; ${params.cost}% to lose a belt`;
};

/** Behind what the card may take: the danger of dropping out, that the round may end, or else what the card is worth. */
const furthermore = (params: Params): string => {
  const { out, ends } = params;
  if (out !== undefined) return besides(params);
  return ends === undefined ? worth(params) : ` ${odds(ends)} that a drop-out ends the round.`;
};

/** The dummy's card comes from the pile that the seat itself has built. */
const guess = ({ isGuess }: Params): string => (isGuess ? ' The dummy’s card is a guess.' : '');

/** Another card that is as certain to take none. */
const certainToo = (params: Params): string => {
  if (params.certainToo === undefined) return '';
  const points = pointsBeside(params);
  return points
    ? ` ${sentence(pays(points, `${params.certainToo}, as certain`))}`
    : ` The ${params.certainToo} is as certain, and scores about as much.`;
};

const equal = (params: Params): string => {
  const cards = equalCards(params);
  if (!cards) return '';
  const why = params.isGapped ? ': nobody has a card between' : '';
  return ` ${cards.join(isPair(params) ? ' and ' : '–')} do the same here${why}.`;
};

const sentences: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'all-drop-out': () => 'No card helps: whoever lays any of these drops out this turn.',
  'takes-low': (params) =>
    `${odds(params.percent)} to be the highest card, which takes lighthouse ${params.low ?? ''}.${besides(params)}`,
  'takes-high': (params) =>
    `${odds(params.percent)} to be the second highest, which takes lighthouse ${params.high ?? ''}.${besides(params)}`,
  'takes-either': (params) =>
    `${odds(params.percent)} to take lighthouse ${params.low ?? ''}, as first or second.${besides(params)}`,
  'takes-none': (params) =>
    `${odds(params.percent)} to keep lighthouse ${params.own ?? ''}: ${params.isHigher ? 'both are higher' : 'neither of the two is lower'}.${besides(params)}`,
  'others-take-high': (params) =>
    `${odds(params.percent)} to take none: whoever takes the ${params.high ?? ''} is highest then.${besides(params)}`,
  'avoids-high': (params) =>
    `${odds(params.percent)} to take no lighthouse, and so avoid the ${params.high ?? ''}.${besides(params)}`,
  'stays-without': (params) =>
    `${odds(params.percent)} to take no lighthouse, and having none at all is lowest.${besides(params)}`,
  'loses-no-belt': (params) => losesNoBelt(params) + behindNoLoss(params, { besides, why, worth }),
  'probably-safe': (params) =>
    `${odds(params.safe)} to lose no belt.${besides(params) || ` ${outcomes(params)}.${why(params) || besideKeeper(params)}`}`,
  'highest-is-safe': (params) => {
    const { percent, low, high } = params;
    const danger = besides(params, surerToLoseNoBelt);
    const payer = high === undefined || danger ? ' and lose no belt' : `; the ${high} costs a belt`;
    const more = behindHighest(params, { besides: () => danger, why, worth });
    return `${odds(percent)} to take lighthouse ${low ?? ''} as highest card${payer}.${more}`;
  },
  'ends-round': (params) =>
    `${odds(params.percent)} to end the round now: a player without belts drops out.${besides(params)}`,
  'dummy-order': (params) => `Played out, ${otherOrders(params)}.`,
  'orders-hardly-differ': () =>
    'Played to the end, most ways to lay two of them should score nearly the same.',
  'hardly-differ': (params) => `${outcomes(params)}${costs(params)}.${furthermore(params)}`,
  'rounds-say': (params) => `${outcomes(params)}${costs(params)}.${furthermore(params)}`,
};

export const reasonsEn: Reasons = withEach(
  sentences,
  (params) => guess(params) + certainToo(params) + equal(params),
);
