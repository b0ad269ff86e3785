/** Why an action of 闘地主 is not legal, judged by the action alone. */
import type { Card } from '../../game/cards.ts';
import { plainRefusals, type Refusal, type Seat } from '../../game/game.ts';
import { combinationOf, type Play } from './combinations.ts';
import { cardsFor } from './rules.ts';
import type { Action, Playing, State } from './state.ts';

/** English sentences that only scenarios and the log show, as players are offered legal choices only. */
export const REFUSALS = {
  over: 'This deal is over.',
  'not-your-turn': 'It is not your turn.',
  'auction-first': 'There is no landlord yet: accept or decline first.',
  'auction-over': 'The landlord is already settled.',
  'not-in-hand': 'That card is not in your hand.',
  'no-combination': 'Those cards are no combination.',
  'bomb-spent': 'Who declined may play one bomb in a deal, and you have played yours.',
  'other-kind': 'Only the same kind of combination, or a bomb, may follow.',
  'other-length': 'A straight must be as long as the one on the table.',
  'must-beat': 'It must beat what lies on the table; an equal rank does not.',
  'must-lead': 'The leader may not pass: play something.',
  'other-suits': 'Suits do not matter: of equal ranks the exposed card goes first, then the hand in order.',
} as const;

export const refuse = plainRefusals(REFUSALS);

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refuse('over');
  if (seat !== state.turn) return refuse('not-your-turn');
  const isBid = action.do === 'accept' || action.do === 'decline';
  if (state.phase === 'auction') return isBid ? null : refuse('auction-first');
  if (isBid) return refuse('auction-over');
  if (action.do === 'play') return whyNotPlay(state, seat, action.cards);
  return state.top ? null : refuse('must-lead'); // doudizhu 19
}

function whyNotPlay(state: Playing, seat: Seat, cards: readonly Card[]): Refusal | null {
  const hand = state.hands[seat]!;
  const isInHand = new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
  if (!isInHand) return refuse('not-in-hand');
  const play = combinationOf(cards);
  if (!play) return refuse('no-combination');
  const refusal = whyNotOnTop(state, seat, play);
  if (refusal) return refusal;
  return cardsFor(state, seat, play).every((card, index) => card === cards[index])
    ? null
    : refuse('other-suits');
}

/** doudizhu 17, 20. */
function whyNotOnTop({ top, bombs }: Playing, seat: Seat, play: Play): Refusal | null {
  const isBomb = play.kind === 'bomb';
  if (isBomb && bombs[seat] === 'spent') return refuse('bomb-spent');
  if (!top) return null;
  if (play.kind !== top.play.kind) return isBomb ? null : refuse('other-kind');
  if (isBomb && play.length > top.play.length) return null;
  if (!isBomb && play.length !== top.play.length) return refuse('other-length');
  return play.length === top.play.length && play.height > top.play.height ? null : refuse('must-beat');
}
