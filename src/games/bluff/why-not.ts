/** Why an action of ブラフ is not legal, judged by the action alone. */
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import type { Params } from '../../game/words.ts';
import { type Call, callsAbove, compareCalls, type DieFace, sortDice, withoutDice } from './dice.ts';
import { diceInPlay, refuse, standingCall } from './rules.ts';
import type { Action, Playing, State } from './state.ts';

/** English sentences that only scenarios and the log show: nobody can ask for these, nor ask about them. */
export const REFUSALS = {
  over: 'This match is over.',
  'not-your-turn': 'It is not your turn.',
  'not-in-hand': 'You have no such hidden die.',
  'other-order': 'Dice are named from the lowest to the highest.',
  'too-many': ({ most }: Params) => `There are ${most} dice on the table, so no call may name more.`,
} as const;

const refusePlainly = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refusePlainly('over');
  if (seat !== state.turn) return refusePlainly('not-your-turn');
  switch (action.do) {
    case 'challenge':
      if (!standingCall(state.log)) return refuse('nothing-to-challenge');
      return state.rerolled ? refuse('call-now') : null; // bluff 5
    case 'reveal':
      return whyNotRevealed(state, action.dice);
    case 'call':
      return whyNotCalled(state, action);
  }
}

/** bluff 6. */
function whyNotRevealed(state: Playing, dice: readonly DieFace[]): Refusal | null {
  const hidden = state.hidden[state.turn]!;
  if (state.rerolled) return refuse('rerolled');
  if (hidden.length < 2) return refuse('few-hidden');
  if (callsAbove(standingCall(state.log), diceInPlay(state)).length === 0) return refuse('must-challenge');
  const rest = withoutDice(hidden, dice);
  if (!rest) return refusePlainly('not-in-hand');
  if (rest.length === 0) return refuse('none-left');
  return sortDice(dice).every((die, index) => die === dice[index]) ? null : refusePlainly('other-order');
}

/** bluff 7, 8. */
function whyNotCalled(state: Playing, { count, face }: Call): Refusal | null {
  const before = standingCall(state.log);
  const most = diceInPlay(state);
  if (count > most) return refusePlainly('too-many', { most });
  if (!before || compareCalls({ count, face }, before) > 0) return null;
  const [lowest] = callsAbove(before, most);
  return refuse('must-raise', {
    ...{ count, face, standingCount: before.count, standingFace: before.face },
    ...(lowest && { lowestCount: lowest.count, lowestFace: lowest.face }),
  });
}
