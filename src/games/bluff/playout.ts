/** A fast policy for playouts: it challenges what its own dice make doubtful, and else makes a call that they support. */

import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { playToEnd } from '../../game/playout.ts';
import { exp } from '../../game/portable-math.ts';
import { type Call, type Calling, callsAbove, countOf, type DieFace, FACES } from './dice.ts';
import { binomial, matchProbability } from './odds.ts';
import { apply, type Choice, diceInPlay, result, standingCall, toAct } from './rules.ts';
import type { Playing, State } from './state.ts';

/** A call that is true with this chance is challenged half of the time. */
const DOUBTFUL = 0.4;
const DOUBT_WIDTH = 0.12;
/** Calls just above the standing one that are considered, and how much their rating is left to luck. */
const MAX_RAISES = 12;
const NOISE = 0.3;

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickChoice);

function quickChoice(state: State, seat: Seat, random: () => number): Choice {
  if (state.phase === 'over') return { do: 'challenge' };
  const dice = diceInPlay(state);
  const seen = [...state.hidden[seat]!, ...state.shown.flat()];
  const chanceOf = (call: Call) =>
    chanceOfAtLeast(call.count - countOf(seen, call.face), dice - seen.length, matchProbability(call.face));
  const standing = standingCall(state.log);
  const raises = standing ? callsAbove(standing, dice).slice(0, MAX_RAISES) : openings(state, seen, dice);
  if (standing && !state.rerolled) {
    const doubt = 1 / (1 + exp((chanceOf(standing) - DOUBTFUL) / DOUBT_WIDTH));
    if (raises.length === 0 || random() < doubt) return { do: 'challenge' };
  }
  let best = raises[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const call of raises) {
    const value = chanceOf(call) + NOISE * random();
    if (value > highest) [best, highest] = [call, value];
  }
  return best;
}

/** For each face, about as many as can be expected. */
const openings = ({ rerolled }: Playing, seen: readonly DieFace[], dice: number): Calling[] =>
  FACES.map((face): Calling => {
    const unseen = dice - seen.length;
    const expected = countOf(seen, face) + Math.floor(unseen * matchProbability(face));
    return { do: 'call', face, count: Math.max(1, expected - (rerolled ? 0 : 1)) };
  });

/** By probability and number of dice: the chance of at least so many hits. */
const tails = new Map<number, number[]>();

function chanceOfAtLeast(hits: number, dice: number, p: number): number {
  if (hits <= 0) return 1;
  const key = 2 * dice + (p > 0.25 ? 1 : 0);
  let tail = tails.get(key);
  if (!tail) {
    tail = binomial(dice, p);
    for (let count = dice - 1; count >= 0; count--) tail[count]! += tail[count + 1]!;
    tails.set(key, tail);
  }
  return tail[hits] ?? 0;
}
