/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

/** Where the numbers alone speak against it: the computer has played each choice to the end many times. */
const allTheSame = (treasures: unknown, heroes: unknown): string =>
  Number(heroes) >= Number(treasures) ? ' Played on to the end, it still scored better than the rest.' : '';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'villain-hunts': ({ treasures, heroes }) =>
    `Of the cards you do not hold, it takes ${treasures} treasures; ${heroes} heroes would catch it.${allTheSame(treasures, heroes)}`,
  'hero-guards': ({ villains, others }) =>
    `It catches ${villains} of the ${others} villains that you do not hold.`,
  'treasure-stays': ({ points, villains }) =>
    `It is worth ${points} points in hand, and ${villains} villains of the others could take it.`,
  'cat-is-sure': ({ points }) => `A sure ${points} points in hand: no villain takes a cat.`,
  'known-treasure': ({ points }) =>
    `Everybody knows that card: a treasure, and yours for ${points} points with the villain.`,
  'treasure-odds': ({ treasures, heroes, unknown }) =>
    `Of the ${unknown} cards that may lie there, it takes ${treasures} treasures; ${heroes} heroes would catch it.${allTheSame(treasures, heroes)}`,
  'avoids-hero': () => 'It keeps clear of the hero that everybody has seen there.',
  'nothing-to-draw': () => 'Nobody has a card to draw: any villain is discarded.',
  'weakest-villain': ({ points }) =>
    `Little can be won there now, and this villain risks only ${points} points.`,
};
