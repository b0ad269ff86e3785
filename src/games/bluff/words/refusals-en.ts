import type { Params } from '../../../game/words.ts';
import { type Call, WILD } from '../dice.ts';
import type { Words } from './words.ts';

const callOf = ({ count, face }: Params): Call => ({ count: Number(count), face: Number(face) });
const standingOf = ({ standingCount, standingFace }: Params): Call =>
  callOf({ count: standingCount ?? 0, face: standingFace ?? 0 });
/** The lowest call above the standing one; of no dice where there is none. */
const lowestOf = ({ lowestCount, lowestFace }: Params): Call =>
  callOf({ count: lowestCount ?? 0, face: lowestFace ?? 0 });

/** @param name a call in plain text */
export const refusalsEn = (name: (call: Call) => string): Words['refusals'] => ({
  'stake-for-last': () =>
    'A stake is paid only where a match is played to the last player: leave it out, or choose that end.',
  'nothing-to-challenge': () => 'There is nothing to challenge yet: the round begins with a call.',
  'call-now': () => 'You have rerolled in this turn, and after a reroll you must call.',
  rerolled: () => 'You may reroll once in a turn, and have done so: now make a call.',
  'few-hidden': () =>
    'A reroll reveals at least one die and rolls at least one again: for that you need two hidden dice.',
  'must-challenge': () =>
    'After a reroll you must make a call, and there is no higher one left: you can only challenge.',
  'none-left': () => 'You cannot reveal them all: at least one die has to be rolled again.',
  'must-raise': (params) => {
    const [call, standing, lowest] = [callOf(params), standingOf(params), lowestOf(params)];
    const wilds = [call, standing, lowest].some(({ face }) => face === WILD)
      ? ' ★ is above ⑤, and ranks double.'
      : '';
    const lower = `${name(call)} is not above ${name(standing)}`;
    if (lowest.count === 0) return `${lower}, and no call is: you can only challenge.`;
    return `${lower}. The lowest call that is: ${name(lowest)}. Call more dice, or as many of a higher face.${wilds}`;
  },
});
