/** Why an action of 闘地主 is not legal, judged by the action alone. */
import { type Card, writeFaces } from '../../game/cards.ts';
import { plainRefusals, type Refusal, type Refuse, refusal, type Seat } from '../../game/game.ts';
import { combinationOf, type Play } from './combinations.ts';
import { cardsFor } from './rules.ts';
import type { Action, Playing, State } from './state.ts';
import type { RefusalId } from './words/words.ts';

/** English sentences that only scenarios and the log show: nobody can ask for these, nor ask about them. */
export const REFUSALS = {
  over: 'This deal is over.',
  'not-your-turn': 'It is not your turn.',
  'auction-first': 'There is no landlord yet: first accept or decline.',
  'auction-over': 'The landlord is already settled.',
  'not-in-hand': 'That card is not in your hand.',
  'other-suits': 'Suits do not matter: of equal ranks the exposed card goes first, then the hand in order.',
} as const;

export const refusePlainly = plainRefusals(REFUSALS);

const refuse: Refuse<RefusalId> = refusal;

export function whyNot(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return refusePlainly('over');
  if (seat !== state.turn) return refusePlainly('not-your-turn');
  const isBid = action.do === 'accept' || action.do === 'decline';
  if (state.phase === 'auction') return isBid ? null : refusePlainly('auction-first');
  if (isBid) return refusePlainly('auction-over');
  if (action.do === 'play') return whyNotPlay(state, seat, action.cards);
  return state.top ? null : refuse('must-lead'); // doudizhu 19
}

function whyNotPlay(state: Playing, seat: Seat, cards: readonly Card[]): Refusal | null {
  const hand = state.hands[seat]!;
  const isInHand = new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
  if (!isInHand) return refusePlainly('not-in-hand');
  const play = combinationOf(cards);
  if (!play) return refuse('no-combination', { count: cards.length });
  const tooWeak = whyNotOnTop(state, seat, play, cards);
  if (tooWeak) return tooWeak;
  return cardsFor(state, seat, play).every((card, index) => card === cards[index])
    ? null
    : refusePlainly('other-suits');
}

/** doudizhu 17, 20. */
function whyNotOnTop(
  { top, bombs }: Playing,
  seat: Seat,
  play: Play,
  cards: readonly Card[],
): Refusal | null {
  const isBomb = play.kind === 'bomb';
  const mayBomb = bombs[seat] !== 'spent';
  if (isBomb && !mayBomb) return refuse('bomb-spent');
  if (!top) return null;
  const named = { cards: writeFaces(cards), top: writeFaces(top.cards) };
  if (play.kind !== top.play.kind)
    return isBomb ? null : refuse('other-kind', { ...named, mayBomb: mayBomb ? 1 : 0 });
  if (isBomb && play.length > top.play.length) return null;
  if (!isBomb && play.length !== top.play.length) return refuse('other-length', named);
  return play.length === top.play.length && play.height > top.play.height ? null : refuse('must-beat', named);
}
