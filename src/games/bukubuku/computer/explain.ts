/** Why the computer makes a choice, from trial turns and rounds. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import type { Choice } from '../rules.ts';
import { heightOf } from '../turn.ts';
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

export const onlyChoice = (): Reason => explain('only-choice');

/** @param gain by how many points the choice is better than the mean of all */
export function whyChosen(knowledge: Knowledge, choice: Choice, gain: number, chance: Chance): Reason {
  const points = Math.max(0, gain).toFixed(1);
  const { seat, table } = knowledge.view;
  const { current, standings } = table;
  if (choice.do !== 'play' || current.phase !== 'play') return explain('dummy-order', { points });
  const [low, high] = current.lighthouses;
  const shares = outcomesOf(knowledge, choice.card, low, high, chance);
  const own = standings[seat]?.lighthouse ?? null;
  // A lighthouse that is no better than one's own is no reason; neither is keeping one that costs a belt.
  const isSafe = shares.safe >= OFTEN;
  const isLowBetter = low < heightOf(own);
  const isHighBetter = high < heightOf(own);
  if (shares.low >= OFTEN && isLowBetter) return explain('takes-low', { percent: percent(shares.low), low });
  if (shares.high >= OFTEN && isHighBetter)
    return explain('takes-high', { percent: percent(shares.high), high });
  if (shares.none >= OFTEN && isSafe)
    return explain(own === null ? 'stays-without' : 'takes-none', { percent: percent(shares.none) });
  if (isSafe) return explain('loses-no-belt', { percent: percent(shares.safe) });
  if (Number(points) < LEAST_GAIN) return explain('hardly-differ');
  return explain('rounds-say', {
    percent: percent(shares.low),
    low,
    next: percent(low === high ? shares.high - shares.low : shares.high),
    high,
    other: percent(shares.none),
    points,
  });
}

const percent = (share: number): number => Math.round(100 * share);

/** In what shares of trial turns a card takes the lower lighthouse, the higher one, none, and costs no life belt. */
function outcomesOf(knowledge: Knowledge, card: number, low: number, high: number, chance: Chance) {
  const random = playoutRandom(chance, 'explain');
  const { seat } = knowledge.view;
  const counts = { low: 0, high: 0, none: 0, safe: 0 };
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
    if (own.belts === belts && !own.isOut) counts.safe++;
  }
  const share = (count: number): number => count / TRIAL_TURNS;
  const isSame = low === high;
  return {
    low: share(counts.low),
    high: share(isSame ? counts.low + counts.high : counts.high),
    none: share(counts.none),
    safe: share(counts.safe),
  };
}
