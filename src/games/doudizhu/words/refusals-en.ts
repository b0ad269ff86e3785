import type { Kind, Play } from '../combinations.ts';
import { playNamed } from './faces.ts';
import type { Words } from './words.ts';

const NEEDED: Readonly<Record<Kind, string>> = {
  single: 'a higher single card',
  pair: 'a higher pair',
  triple: 'a higher triple',
  plane: 'a full house with a higher triple',
  straight: 'a higher straight of the same length',
  pairs: 'a higher pair straight of the same length',
  triples: 'a higher triple straight of the same length',
  bomb: 'a bomb of more cards, or of as many of a higher rank',
};

/** @param nameOf a combination's name */
export function refusalsEn(nameOf: (play: Play) => string): Words['refusals'] {
  const named = (faces: string | number | undefined): string => {
    const play = playNamed(faces);
    return play ? nameOf(play) : '';
  };
  const against = (cards: string | number | undefined, top: string | number | undefined) =>
    `Your ${named(cards)} does not beat the ${named(top)} on the table`;

  return {
    'no-combination': ({ count }) => {
      if (count === 2) return 'Two cards go together if they are of one rank, or if one is a joker.';
      if (count === 3) return 'Three cards go together only if all three are of one rank.';
      if (count === 4)
        return 'Four cards go together only as a bomb, all of one rank. A pair straight takes three pairs or more, and a triple takes no single card.';
      return `These ${count} cards are no combination: it takes a straight of single cards, pairs or triples, three of a rank with a pair, or a bomb. Jokers go into none of these.`;
    },
    'bomb-spent': () =>
      'You declined to be landlord, so you may play one bomb in this deal, and you have played it.',
    'other-kind': ({ cards, top, mayBomb }) => {
      const kind = playNamed(top)?.kind ?? 'single';
      if (mayBomb !== 0)
        return `${against(cards, top)}: it takes ${NEEDED[kind]}${kind === 'bomb' ? '' : ', or a bomb'}.`;
      return kind === 'bomb'
        ? `${against(cards, top)}: only a higher bomb does, and you have played the one you may. You can only pass.`
        : `${against(cards, top)}: it takes ${NEEDED[kind]}, as you may not bomb anymore.`;
    },
    'other-length': ({ cards, top }) =>
      `${against(cards, top)}: it must have exactly as many cards, and be higher.`,
    'must-beat': ({ cards, top }) =>
      playNamed(top)?.kind === 'bomb'
        ? `${against(cards, top)}: a bomb needs more cards, or as many of a higher rank.`
        : `${against(cards, top)}: it must be higher; equal is not enough.`,
    'must-lead': () => 'You lead this trick, so play something: only those who follow may pass.',
  };
}
