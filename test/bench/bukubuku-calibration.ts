/** Every percentage in the hints of ブクブク, and whether it came true, in matches that computers play. */
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import { isRefusal } from '../../src/game/game.ts';
import type { Reason } from '../../src/game/reasons.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import type { Carry, State } from '../../src/games/bukubuku/state.ts';

/** What a hint foretells of its seat's card, as a share. */
interface Forecast {
  readonly of: 'low' | 'high' | 'either' | 'none' | 'safe' | 'out';
  readonly estimate: number;
}

export interface Foretold extends Forecast {
  readonly seats: number;
  readonly round: number;
  readonly isTrue: boolean;
}

const share = (percent: unknown): number => Number(percent) / 100;

/** The percentages in a hint. */
function forecastsOf({ because, params = {} }: Reason): Forecast[] {
  const found: Forecast[] = [];
  const add = (of: Forecast['of'], percent: unknown) => {
    if (percent !== undefined) found.push({ of, estimate: share(percent) });
  };
  add('out', params.out);
  switch (because) {
    case 'takes-low':
      add('low', params.percent);
      break;
    case 'takes-high':
      add('high', params.percent);
      break;
    case 'takes-either':
      add('either', params.percent);
      break;
    case 'takes-none':
    case 'others-take-high':
    case 'avoids-high':
    case 'stays-without':
      add('none', params.percent);
      break;
    case 'loses-no-belt':
      add('safe', params.percent);
      break;
    case 'rounds-say':
      add(params.low === params.high ? 'either' : 'low', params.percent);
      if (params.low !== params.high) add('high', params.next);
      add('none', params.other);
      break;
  }
  return found;
}

/** The forecasts of all hints for computers that play a match against each other, beside what came of them. */
export function foretoldIn(seats: number, match: number): Foretold[] {
  const foretold: Foretold[] = [];
  let carry: Carry | null = null;
  for (let round = 1; ; round++) {
    const chance = seededChance(seedFromText(`calibration/bukubuku/${seats}/${match}/${round}`));
    let state: State = bukubuku.start({ options: bukubuku.options.parse({}), seats, carry }, chance);
    let pending: { readonly seat: number; readonly forecasts: readonly Forecast[] }[] = [];
    for (let step = 0; ; step++) {
      const [seat] = bukubuku.toAct(state);
      if (seat === undefined) break;
      const { choice, reason } = bukubuku.computer(bukubuku.seatView(state, seat), stepChance(chance, step));
      if (reason) pending.push({ seat, forecasts: forecastsOf(reason) });
      const next: ReturnType<typeof bukubuku.apply> = bukubuku.apply(
        state,
        seat,
        bukubuku.actionFor(state, seat, choice),
        chance,
      );
      if (isRefusal(next)) throw new Error(next.refused);
      const turn = next.turns.at(-1);
      if (turn && next.turns.length > state.turns.length) {
        for (const { seat: who, forecasts } of pending) {
          const place = turn.shown.findIndex((shown) => shown.who === who);
          const came = {
            low: place === 0,
            high: place === 1,
            either: place < 2,
            none: place > 1,
            safe: !turn.lost.includes(who) && !turn.out.includes(who),
            out: turn.out.includes(who),
          };
          for (const forecast of forecasts)
            foretold.push({ ...forecast, seats, round, isTrue: came[forecast.of] });
        }
        pending = [];
      }
      state = next;
    }
    const result = bukubuku.result(state);
    if (!result?.carry) return foretold;
    carry = result.carry;
  }
}

const stepChance = (chance: Chance, step: number): Chance => chance.scope(`computer/${step}`);
