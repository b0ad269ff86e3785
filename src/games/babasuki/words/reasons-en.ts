/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

/** Where the numbers alone speak against it: the computer has played each choice to the end many times. */
const allTheSame = (treasures: unknown, heroes: unknown): string =>
  Number(heroes) >= Number(treasures) ? ' Tried out to the end of the round, this choice scored best.' : '';

/** How many cards of a kind. */
const counted = (count: unknown, kind: string): string => `${count} ${kind}${Number(count) === 1 ? '' : 's'}`;
const heroCount = (count: unknown): string => `${count} hero${Number(count) === 1 ? '' : 'es'}`;

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'villain-hunts': ({ treasures, heroes }) =>
    `Of the cards you do not hold, it takes ${counted(treasures, 'treasure')}; ${heroCount(heroes)} would catch it.${allTheSame(treasures, heroes)}`,
  'hero-guards': ({ villains, others }) =>
    `It catches ${villains} of the ${counted(others, 'villain')} that you do not hold.`,
  'treasure-stays': ({ points, villains }) =>
    `It is worth ${points} points in hand, and ${counted(villains, 'villain')} of the others could take it.`,
  'cat-is-sure': ({ points }) => `A sure ${points} points in hand: no villain takes a cat.`,
  'known-treasure': ({ points }) =>
    `Everybody knows that card: a treasure, and yours for ${points} points with the villain.`,
  'treasure-odds': ({ treasures, heroes, unknown }) =>
    `Of the ${counted(unknown, 'card')} that may lie there, it takes ${counted(treasures, 'treasure')}; ${heroCount(heroes)} would catch it.${allTheSame(treasures, heroes)}`,
  'avoids-hero': () => 'It keeps clear of the hero that everybody has seen there.',
  'nothing-to-draw': () => 'Nobody has a card to draw: any villain is discarded.',
  'weakest-villain': ({ points }) =>
    `Little can be won there now, and this villain risks only ${points} points.`,
};
