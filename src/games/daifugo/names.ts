/** Short stable names of choices, as custom ids carry them. */
import { faceOf, RANKS } from '../../game/cards.ts';
import { isJokerCard, type Play } from './plays.ts';
import type { Choice } from './rules.ts';

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

/** `5cBJ7c.5`: the faces; a sequence with a joker adds its lowest rank, which tells what the joker stands for. */
function nameOfPlay({ shape, cards, rank }: Play): string {
  const faces = cards.map(faceOf).join('');
  return shape === 'sequence' && cards.some(isJokerCard) ? `${faces}.${RANKS[rank]}` : faces;
}
