/** Every percentage in the hints of ブクブク, and whether it came true, for a seat that follows them among computers. */
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import { isRefusal } from '../../src/game/game.ts';
import type { Reason } from '../../src/game/reasons.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import type { Carry, State, Turn } from '../../src/games/bukubuku/state.ts';

/** What may come of a card: it takes the lower lighthouse, the higher, either, none; costs no belt; drops its seat out; ends the round early without it. */
type Outcome = 'low' | 'high' | 'either' | 'none' | 'safe' | 'out' | 'ends';

interface Prediction {
  readonly outcome: Outcome;
  readonly estimate: number;
}

export interface CheckedPrediction extends Prediction {
  readonly seats: number;
  readonly round: number;
  readonly isTrue: boolean;
}

/** The outcome whose probability is the `percent` of a reason. */
const OUTCOME_BY_REASON: Readonly<Record<string, Outcome>> = {
  'takes-low': 'low',
  'takes-high': 'high',
  'takes-either': 'either',
  'takes-none': 'none',
  'others-take-high': 'none',
  'avoids-high': 'none',
  'stays-without': 'none',
  'loses-no-belt': 'safe',
  'ends-round': 'ends',
  'highest-is-safe': 'low',
};

/** The percentages in a hint. */
function predictionsOf({ because, params = {} }: Reason): Prediction[] {
  const { percent, low, next, high, other, out } = params;
  const predictions: Prediction[] = [];
  const add = (outcome: Outcome, value: number | string | undefined) => {
    if (value !== undefined) predictions.push({ outcome, estimate: Number(value) / 100 });
  };
  add('out', out);
  const outcome = OUTCOME_BY_REASON[because];
  if (outcome) add(outcome, percent);
  if (because !== 'rounds-say') return predictions;
  add(low === high ? 'either' : 'low', percent);
  if (low !== high) add('high', next);
  add('none', other);
  return predictions;
}

function outcomesOf({ shown, lost, out }: Turn, seat: number, endsEarly: boolean): Record<Outcome, boolean> {
  const place = shown.findIndex(({ who }) => who === seat);
  return {
    low: place === 0,
    high: place === 1,
    either: place < 2,
    none: place > 1,
    safe: !lost.includes(seat) && !out.includes(seat),
    out: out.includes(seat),
    ends: endsEarly && !out.includes(seat),
  };
}

/** The predictions of all hints in a match, and whether they came true. */
export function checkPredictions(seats: number, match: number): CheckedPrediction[] {
  const checked: CheckedPrediction[] = [];
  let carry: Carry | null = null;
  for (let round = 1; ; round++) {
    const chance = seededChance(seedFromText(`calibration/bukubuku/${seats}/${match}/${round}`));
    const first = bukubuku.start({ options: bukubuku.options.parse({}), seats, carry }, chance);
    const { final, predictions } = playRound(first, chance);
    checked.push(...predictions.map((prediction) => ({ ...prediction, seats, round })));
    const result = bukubuku.result(final);
    if (!result?.carry) return checked;
    carry = result.carry;
  }
}

/** The seat that follows its hints. */
const ADVISED = 0;

type RoundPrediction = Prediction & { readonly isTrue: boolean };

function playRound(first: State, chance: Chance): { final: State; predictions: RoundPrediction[] } {
  const checked: RoundPrediction[] = [];
  let pending: { readonly seat: number; readonly predictions: readonly Prediction[] }[] = [];
  let state = first;
  for (let step = 0; ; step++) {
    const [seat] = bukubuku.toAct(state);
    if (seat === undefined) return { final: state, predictions: checked };
    const view = bukubuku.seatView(state, seat);
    const own = chance.scope(`computer/${step}`);
    const { choice, reason } = seat === ADVISED ? bukubuku.advise!(view, own) : bukubuku.computer(view, own);
    if (seat === ADVISED && reason) pending.push({ seat, predictions: predictionsOf(reason) });
    const next = bukubuku.apply(state, seat, bukubuku.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(next.refused);
    const turn = next.turns.at(-1);
    if (turn && next.turns.length > state.turns.length) {
      for (const { seat: predictor, predictions } of pending) {
        const outcomes = outcomesOf(turn, predictor, next.phase === 'over' && next.ahead.length > 0);
        for (const prediction of predictions)
          checked.push({ ...prediction, isTrue: outcomes[prediction.outcome] });
      }
      pending = [];
    }
    state = next;
  }
}
