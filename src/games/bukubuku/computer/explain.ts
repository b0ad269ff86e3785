/** Why the computer makes a choice, from trial turns and rounds. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import type { Pair, Weather } from '../cards.ts';
import type { Choice } from '../rules.ts';
import { heightOf } from '../turn.ts';
import type { SeatView } from '../views.ts';
import type { ReasonId } from '../words/words.ts';
import { layCards } from './playout.ts';
import { copyPosition, playTurn } from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

const explain: Explain<ReasonId> = reason;

/** The number of turns that are tried to see what becomes of a card. */
const TRIAL_TURNS = 60;
/** What happens this often is worth telling. */
const OFTEN = 0.55;
/** Cards that differ by fewer points are as good as each other. */
const LEAST_GAIN = 0.1;
/** A lower card is saved for later if it takes none in so many more of the trial turns. */
const MIN_SAVING = 0.1;

export const onlyChoice = (): Reason => explain('only-choice');

/** @param gain by how many points the choice is better than the mean of all */
export function whyChosen(knowledge: Knowledge, choice: Choice, gain: number, chance: Chance): Reason {
  const points = Math.max(0, gain).toFixed(1);
  const { current } = knowledge.view.table;
  if (choice.do !== 'play' || current.phase !== 'play') return explain('dummy-order', { points });
  const shares = outcomesOf(knowledge, choice.card, current.lighthouses, chance);
  const reason =
    lighthouseReason(knowledge, current.lighthouses, shares) ??
    quietReason(knowledge, choice.card, current.lighthouses, shares, chance);
  if (reason) return atRisk(reason, shares);
  if (Number(points) < LEAST_GAIN) return explain('hardly-differ');
  const [low, high] = current.lighthouses;
  const distribution = {
    percent: percent(shares.low),
    low,
    next: percent(low === high ? shares.high - shares.low : shares.high),
    high,
    other: percent(shares.none),
    points,
  };
  return atRisk(explain('rounds-say', distribution), shares);
}

/** A lighthouse that the card often takes, if it is better than the seat's own. */
function lighthouseReason({ view }: Knowledge, [low, high]: Pair, shares: Shares): Reason | null {
  const own = ownHeight(view);
  if (low === high && shares.high >= OFTEN && high < own)
    return explain('takes-either', { percent: percent(shares.high), low });
  if (shares.low >= OFTEN && low < own) return explain('takes-low', { percent: percent(shares.low), low });
  if (shares.high >= OFTEN && high < own)
    return explain('takes-high', { percent: percent(shares.high), high });
  return null;
}

/** Why it is good to take no lighthouse, or at least to lose no life belt; keeping one that costs a belt is no reason. */
function quietReason(
  knowledge: Knowledge,
  card: Weather,
  [low, high]: Pair,
  shares: Shares,
  chance: Chance,
): Reason | null {
  const { view } = knowledge;
  const own = ownHeight(view);
  if (shares.safe < OFTEN) return null;
  const isQuiet = shares.none >= OFTEN;
  if (!isQuiet || low < own) {
    if (isQuiet && high > own) return explain('avoids-high', { percent: percent(shares.none), high });
    return explain('loses-no-belt', { percent: percent(shares.safe) });
  }
  const [lowest = card] = view.hand;
  // No lighthouse is worth taking now: a card that is less sure to take none than the lowest is laid to keep that one.
  const isSaving =
    lowest < card &&
    outcomesOf(knowledge, lowest, [low, high], chance).none >= shares.none + MIN_SAVING &&
    shares.out === 0;
  const params = { percent: percent(shares.none), ...(isSaving && { saved: lowest }) };
  if (own === 0) return explain('stays-without', params);
  return view.table.highest.includes(view.seat)
    ? explain('others-take-high', { ...params, high })
    : explain('takes-none', { ...params, own });
}

/** The reason, with the danger of dropping out. */
const atRisk = ({ because, params }: Reason, { out }: Shares): Reason =>
  out > 0 ? reason(because, { ...params, out: Math.max(1, percent(out)) }) : reason(because, params);

const ownHeight = ({ table, seat }: SeatView): number => heightOf(table.standings[seat]?.lighthouse ?? null);

const percent = (share: number): number => Math.round(100 * share);

/** In what shares of trial turns a card takes the lower lighthouse, the higher one, none; costs no life belt; drops out. */
interface Shares {
  readonly low: number;
  readonly high: number;
  readonly none: number;
  readonly safe: number;
  readonly out: number;
}

function outcomesOf(knowledge: Knowledge, card: Weather, [low, high]: Pair, chance: Chance): Shares {
  const random = playoutRandom(chance, 'explain');
  const { seat } = knowledge.view;
  const counts = { low: 0, high: 0, none: 0, safe: 0, out: 0 };
  for (let turn = 0; turn < TRIAL_TURNS; turn++) {
    const position = copyPosition(sampleWorld(knowledge, random));
    const own = position.participants[seat]!;
    const belts = own.belts;
    const laid = layCards(position, 0, random).with(seat, card);
    const above = laid.filter((other) => other > card).length;
    playTurn(position, 0, laid);
    if (above === 0) counts.low++;
    else if (above === 1) counts.high++;
    else counts.none++;
    if (own.isOut) counts.out++;
    else if (own.belts === belts) counts.safe++;
  }
  const share = (count: number): number => count / TRIAL_TURNS;
  const isSame = low === high;
  return {
    low: share(counts.low),
    high: share(isSame ? counts.low + counts.high : counts.high),
    none: share(counts.none),
    safe: share(counts.safe),
    out: share(counts.out),
  };
}
