/** Why an action of ブクブク is not legal, judged by the action alone. */
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import type { Params } from '../../game/words.ts';
import type { Weather } from './cards.ts';
import { seatToBuild } from './piles.ts';
import { refuse } from './rules.ts';
import type { Action, Building, Playing, State } from './state.ts';

/** English sentences that only scenarios and the log show: nobody can ask for these, nor ask about them. */
export const REFUSALS = {
  over: 'This round is over.',
  'nothing-to-build': 'There is no pile to build now.',
  'not-your-turn': 'It is the other player’s turn to build.',
  'not-drawn': ({ card }: Params) => `The ${card} is not among the cards you are looking at.`,
  out: 'You are out of this round.',
  'already-laid': 'You have laid your card for this turn; you can only change it.',
  'nothing-laid': 'You have laid no card that you could change.',
} as const;

const refusePlainly = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refusePlainly('over');
  if (state.phase === 'build')
    return action.do === 'stack' ? whyNotStacked(state, seat, action.cards) : refuse('build-first');
  if (action.do === 'stack') return refusePlainly('nothing-to-build');
  return whyNotLaid(state, seat, action);
}

/** bukubuku 11. */
function whyNotStacked(
  state: Building,
  seat: Seat,
  [below, top]: readonly [Weather, Weather],
): Refusal | null {
  if (seat !== seatToBuild(state)) return refusePlainly('not-your-turn');
  if (below === top) return refuse('same-card');
  const other = [below, top].find((card) => !state.drawn.includes(card));
  return other === undefined ? null : refusePlainly('not-drawn', { card: other });
}

/** bukubuku 4. */
function whyNotLaid(
  { standings, laid, hands, turns }: Playing,
  seat: Seat,
  { do: kind, card }: Exclude<Action, { do: 'stack' }>,
): Refusal | null {
  if (kind === 'play') {
    if (standings[seat] === null) return refusePlainly('out');
    if (laid[seat] !== null) return refusePlainly('already-laid');
  } else if ((laid[seat] ?? null) === null) return refusePlainly('nothing-laid');
  if (laid[seat] === card) return refuse('face-down', { card });
  if (hands[seat]!.includes(card)) return null;
  const turn = turns.findIndex(({ shown }) => shown.some((each) => each.who === seat && each.card === card));
  return turn < 0 ? refuse('not-in-hand', { card }) : refuse('already-played', { card, turn: turn + 1 });
}
