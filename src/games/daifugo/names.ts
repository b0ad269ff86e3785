/** Short names of choices, as presses carry them. */
import { type Card, faceOf, RANKS } from '../../game/cards.ts';
import { isJokerCard, type Play } from './plays.ts';
import type { Choice } from './rules.ts';

/** `play.5cBJ7c.5`: the cards, and where a joker is in a sequence, the lowest rank that it stands for. */
export function nameOf(choice: Choice): string {
  switch (choice.do) {
    case 'play':
      return `play.${nameOfPlay(choice)}`;
    case 'give':
    case 'discard':
      return `${choice.do}.${choice.cards.map(faceOf).join('')}`;
    case 'reverse':
      return choice.yes ? 'reverse' : 'keep';
    default:
      return choice.do;
  }
}

function nameOfPlay({ shape, cards, rank }: Play): string {
  const faces = cards.map((card: Card) => faceOf(card)).join('');
  return shape === 'sequence' && cards.some(isJokerCard) ? `${faces}.${RANKS[rank]}` : faces;
}
