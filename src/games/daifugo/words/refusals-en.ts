import type { Params } from '../../../game/words.ts';
import { facesLabel, type JokerNames } from './faces.ts';
import type { Words } from './words.ts';

const cardCount = (count: string | number | undefined): string => `${count} card${count === 1 ? '' : 's'}`;

/** What may follow a play of this shape and size. */
function needed({ shape, size }: Params): string {
  if (shape === 'sequence') return `a stronger sequence of ${size}, all of one suit`;
  return size === 1 ? 'a single stronger card' : `${size} cards of one rank, and stronger`;
}

export function refusalsEn(jokers: JokerNames): Words['refusals'] {
  const label = (faces: string | number | undefined) => facesLabel(faces, jokers);
  return {
    'no-combination': ({ count }) =>
      count === 2
        ? 'Two cards go together if they are of one rank, or if one is a joker.'
        : `These ${count} cards do not go together: it takes two to four of one rank, or three or more in a row of one suit. A joker fills a gap.`,
    'other-shape': ({ cards, top, ...params }) =>
      `${label(cards)} cannot follow ${label(top)}: it takes ${needed(params)}.`,
    'must-beat': ({ cards, top, strongest }) =>
      `${label(cards)} does not beat ${label(top)}: it must be stronger, and equal is not enough. Now the joker is strongest, then ${strongest}.`,
    locked: ({ suits }) => `The trick is locked: until it is cleared, only ${suits} may follow.`,
    'one-turn-kill': () =>
      'With that you would go out, and nobody may before somebody has drawn a card in this game. Draw first, or play something else.',
    'must-lead': () => 'The table is clear and you lead, so play something: only those who follow may pass.',
    'must-draw': () => 'To pass, draw a card first.',
    'drawn-already': () => 'You may draw one card in a turn, and you have drawn it.',
    'stock-empty': () => 'The stock is empty: there is no card to draw.',
    'give-first': ({ count }) => `First choose what to give for the 6: ${cardCount(count)}.`,
    'discard-first': ({ count }) => `First choose what to discard for the 10: ${cardCount(count)}.`,
    'reverse-first': () => 'First decide whether the J reverses the order.',
    'wrong-number': ({ count }) => `Choose exactly ${cardCount(count)}.`,
  };
}
