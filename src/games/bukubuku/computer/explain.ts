/** Why the computer makes a choice, from trial turns and rounds. */
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import type { Params } from '../../../game/words.ts';
import type { Pair, Weather } from '../cards.ts';
import type { Choice } from '../rules.ts';
import { heightOf } from '../turn.ts';
import type { SeatView } from '../views.ts';
import type { ReasonId } from '../words/words.ts';
import type { Forecast, Forecaster } from './forecast.ts';
import { gainOver, isQuiet, LIKELY, withKeeper, withOtherCertain } from './other-cards.ts';
import { isCertain, type Percents, percent, percentsOf } from './percents.ts';
import { type Danger, dangerOf } from './safer.ts';
import { cardsEqualTo, type Knowledge, possibleDummyCards } from './worlds.ts';
import { type Worth, worthOf } from './worth.ts';

const explain: Explain<ReasonId> = reason;

/** What happens this often is worth telling. */
const OFTEN = 0.55;
/** That the round may end is told beside what the card may take if it is at least so likely. */
const OFTEN_ENDS = 0.3;
/** A lower card is surer to take none, and saved for later, if its probability of that is so much higher. */
const MIN_SAVING = 0.15;

export const onlyChoice = (): Reason => explain('only-choice');

/** @param look asks what comes of the cards of the hand; null: none is to be laid */
export function whyChosen(
  knowledge: Knowledge,
  choice: Choice,
  { gain, compare }: Worth,
  look: (() => Forecaster) | null,
): Reason {
  const { current } = knowledge.view.table;
  const worth = worthOf(gain);
  if (choice.do !== 'play' || current.phase !== 'play' || !look)
    return worth ? explain('dummy-order', worth) : explain('orders-hardly-differ');
  const forecast = look();
  const shares = forecast(choice.card);
  const { hand } = knowledge.view;
  if (isCertain(shares.out) && hand.every((card) => isCertain(forecast(card).out)))
    return explain('all-drop-out');
  const percents = percentsOf(current.lighthouses, shares);
  const danger = dangerOf(choice.card, hand, forecast);
  const overSafer = danger?.safer ? gainOver(choice.card, danger.safer, hand, compare) : null;
  const inSpite = danger ? inSpiteOf(danger, overSafer) : {};
  const told = (reason: Reason): Reason => {
    const withRisk = withGuess(atRisk(reason, knowledge.view, percents, inSpite), knowledge, shares);
    return withEqual(withRisk, cardsEqualTo(choice.card, knowledge), hand);
  };
  const reason =
    endReason(shares) ??
    lighthouseReason(knowledge, current.lighthouses, shares, percents) ??
    quietReason(knowledge.view, choice.card, current.lighthouses, { forecast, percents }, worth ?? {});
  if (reason && danger) return told(reason);
  if (reason) {
    const beside = isGivingUp(reason, ownHeight(knowledge.view)) ? withKeeper : withOtherCertain;
    return told(beside(reason, choice.card, knowledge, forecast, compare));
  }
  const outcomes = {
    ...distribution(knowledge.view, current.lighthouses, percents),
    ...(shares.ends >= OFTEN_ENDS && { ends: percent(shares.ends) }),
  };
  if (!worth) return told(explain('hardly-differ', outcomes));
  return told(explain('rounds-say', { ...outcomes, ...worth }));
}

/** Why a dangerous card is laid: no other is safer, or what it pays more than the safest one, which may be nothing. */
const inSpiteOf = ({ safer }: Danger, overSafer: Params | null): Params =>
  safer === null ? { isSafest: 1 } : { ...NO_GAIN, ...overSafer, safer };

const NO_GAIN: Params = { gain: 0, othersGain: 0 };

/** What a card may take; and the seat's `own` lighthouse, which it keeps if it takes none. */
const distribution = (view: SeatView, [low, high]: Pair, { first, second, none }: Percents) => {
  const own = ownHeight(view);
  return { ...(own > 0 && { own }), percent: first, low, next: second, high, other: none };
};

/** The round often ends now, as somebody without a belt drops out, and this seat keeps its belts. */
const endReason = ({ ends, safe }: Forecast): Reason | null =>
  ends >= OFTEN && safe >= OFTEN ? explain('ends-round', { percent: percent(ends) }) : null;

/** A lighthouse that the card often takes, if it is better than the seat's own. */
function lighthouseReason(
  { view }: Knowledge,
  [low, high]: Pair,
  shares: Forecast,
  { first, second }: Percents,
): Reason | null {
  const own = ownHeight(view);
  if (low === high && shares.high >= OFTEN && high < own)
    return explain('takes-either', { percent: first, low });
  if (shares.low >= OFTEN && low < own) return explain('takes-low', { percent: first, low });
  if (shares.high >= OFTEN && high < own) return explain('takes-high', { percent: second, high });
  return null;
}

/** Why it is good to take no lighthouse, or at least to lose no life belt; keeping one that costs a belt is no reason. */
function quietReason(
  view: SeatView,
  card: Weather,
  pair: Pair,
  { forecast, percents }: { readonly forecast: Forecaster; readonly percents: Percents },
  worth: Params,
): Reason | null {
  const shares = forecast(card);
  const own = ownHeight(view);
  const [low, high] = pair;
  if (shares.safe < OFTEN) return null;
  const isQuiet = shares.none >= OFTEN;
  const aim = isQuiet && (low >= own || high > own) ? 'none' : 'safe';
  const [lowest = card] = view.hand;
  // A card that is less sure than the lowest one is laid to keep that one.
  const isSaving = lowest < card && forecast(lowest)[aim] >= shares[aim] + MIN_SAVING;
  const safe = 100 - percents.risk;
  const params = { percent: aim === 'none' ? percents.none : safe, ...(isSaving && { saved: lowest }) };
  if (aim === 'safe') {
    // The second highest card takes a higher lighthouse then.
    const isPaidByOther = costsBelt(view, high);
    if (shares.low >= OFTEN && low < high && (own === 0 || low === own || isPaidByOther))
      return explain('highest-is-safe', {
        ...params,
        percent: percents.first,
        low,
        ...(isPaidByOther && { high }),
        ...(own > 0 && low > own && { own }),
        ...worth,
      });
    if (own === 0)
      return explain('probably-safe', {
        ...params,
        ...distribution(view, pair, percents),
        safe,
      });
    const rising = probabilityOfRising(own, pair, shares);
    const isCovered = rising >= LIKELY;
    const isAnySafe = view.hand.every((each) => isCertain(forecast(each).safe));
    return explain('loses-no-belt', {
      ...params,
      ...(isCovered && { ...worth, own, ...(isCertain(rising) && { isCovered: 1 }) }),
      ...(isAnySafe && { isAnySafe: 1 }),
    });
  }
  if (own > 0 && high > own && view.table.highest.includes(view.seat))
    return explain('others-take-high', { ...params, high });
  if (low < own) return explain('avoids-high', { ...params, high });
  if (own === 0) return explain('stays-without', params);
  return explain('takes-none', { ...params, own, ...(low > own && { isHigher: 1 }) });
}

/** Whether whoever takes this lighthouse is sure to lose a belt, alone: nobody has one as high. The dummy loses none. */
const costsBelt = ({ table }: SeatView, lighthouse: number): boolean =>
  table.dummy === null &&
  table.standings.every((standing) => heightOf(standing?.lighthouse ?? null) < lighthouse);

/** How likely a lighthouse higher than the seat's own covers that. */
const probabilityOfRising = (own: number, [low, high]: Pair, shares: Forecast): number =>
  low === high
    ? low > own
      ? shares.high
      : 0
    : (low > own ? shares.low : 0) + (high > own ? shares.high : 0);

/** Reasons that say how likely the card takes what: of the rest of a hundred a reader would expect the worst. */
const OUTCOMES_TOLD: readonly string[] = ['takes-low', 'takes-high', 'takes-either'] satisfies ReasonId[];

/** It tells that the seat's own lighthouse is given up. */
const isCovering = ({ because, params }: Reason): boolean =>
  (because === 'loses-no-belt' || because === 'highest-is-safe') &&
  params?.own !== undefined &&
  !params.isAnySafe;

/** It tells of a card that takes a lighthouse where its seat has a lower one, or none, which is lower still. */
const isGivingUp = (told: Reason, own: number): boolean =>
  isCovering(told) || (own === 0 && (told.because === 'highest-is-safe' || told.because === 'probably-safe'));

/** What is told has no number of its own for how likely a belt is lost, and leaves it open. */
const isRiskTold = (told: Reason): boolean => {
  const isCertainTold = Number(told.params?.percent) === 100;
  return isCovering(told)
    ? told.because === 'loses-no-belt' || !isCertainTold
    : (isQuiet(told.because) || OUTCOMES_TOLD.includes(told.because)) && !isCertainTold;
};

/** Reasons that say how likely the card is to lose no belt. */
const SAFETY: readonly string[] = ['loses-no-belt', 'probably-safe'] satisfies ReasonId[];

/**
 * The reason, with the danger of losing a belt, or of dropping out without one: where nothing is said of it there is none.
 * @param inSpite why the card is laid in spite of that
 */
function atRisk(told: Reason, { table, seat }: SeatView, { risk }: Percents, inSpite: Params): Reason {
  const hasBelts = (table.standings[seat]?.belts ?? 0) > 0;
  if (risk === 0 && !isRiskTold(told)) return told;
  const { saved, ...rest } = told.params ?? {};
  // Beside what a safer card pays, a sentence has no room for one that is kept.
  const params = {
    ...rest,
    ...(saved !== undefined && inSpite.safer === undefined && { saved }),
    ...inSpite,
  };
  if (hasBelts && SAFETY.includes(told.because) && !isCovering(told)) return reason(told.because, params);
  return reason(told.because, { ...params, ...(hasBelts ? { cost: risk } : { out: risk }) });
}

/** The dummy's card of this turn is a guess where the seat does not know it, and where what is told is not certain anyway. */
function withGuess(told: Reason, knowledge: Knowledge, { low, high, none }: Forecast): Reason {
  const { percent: share, out, cost } = told.params ?? {};
  const isOutcomeCertain = Number(share) === 100 || [low, high, none].some(isCertain);
  const isRiskCertain = Number(out ?? cost ?? 100) === 100;
  if (possibleDummyCards(knowledge).length <= 1 || (isOutcomeCertain && isRiskCertain)) return told;
  // A sentence has no room for what is kept for later, or for what another card pays, too.
  const { saved: _, keeper: __, ...params } = told.params ?? {};
  return reason(told.because, { ...params, isGuess: 1 });
}

/**
 * In place of what it is worth: the cards that do the same as the one that is laid. There is no room for them beside another card,
 * nor beside a danger for the reason why they do.
 */
function withEqual(told: Reason, cards: readonly Weather[], hand: readonly Weather[]): Reason {
  const { gain: _, ...params } = told.params ?? {};
  const isOtherNamed = ['safer', 'keeper', 'certainToo'].some((name) => params[name] !== undefined);
  if (cards.length < 2 || isOtherNamed) return told;
  const [lowest, highest] = [Math.min(...cards), Math.max(...cards)];
  const inHand = hand.filter((card) => card >= lowest && card <= highest).length;
  const isGapped = inHand < highest - lowest + 1;
  if ((isGapped || params.isGuess) && params.isSafest) return told;
  const hasRoom = [params.saved, params.ends, params.isGuess].every((told) => told === undefined);
  return reason(told.because, {
    ...params,
    lowest,
    highest,
    same: cards.length,
    ...(hasRoom && isGapped && { isGapped: 1 }),
  });
}

const ownHeight = ({ table, seat }: SeatView): number => heightOf(table.standings[seat]?.lighthouse ?? null);
