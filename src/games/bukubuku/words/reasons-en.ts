/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'takes-low': ({ percent, low }) =>
    `In practice turns it is the highest card ${percent}% of the time, and takes the lower lighthouse, ${low ?? ''}.`,
  'takes-high': ({ percent, high }) =>
    `In practice turns it is the second highest ${percent}% of the time, and takes lighthouse ${high ?? ''}.`,
  'takes-none': ({ percent }) =>
    `In practice turns it takes no lighthouse ${percent}% of the time: you do better to keep yours.`,
  'stays-without': ({ percent }) =>
    `In practice turns it takes no lighthouse ${percent}% of the time, and none at all is lowest.`,
  'loses-no-belt': ({ percent }) =>
    `In practice turns your lighthouse is not the highest after it ${percent}% of the time: you keep your life belts.`,
  'dummy-order': ({ points }) =>
    `In practice rounds this order scores ${points} points more than the average of all.`,
  'hardly-differ': () => 'In practice rounds your cards score nearly the same here.',
  'rounds-say': ({ percent, low, next, high, other, points }) =>
    `It takes ${low ?? ''} in ${percent}% of practice turns, ${high ?? ''} in ${next}%, none in ${other}%, and scores ${points} points more than your average card.`,
};
