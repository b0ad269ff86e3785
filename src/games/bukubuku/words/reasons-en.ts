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
  'loses-no-belt': ({ percent }) =>
    `In practice turns you are not the highest ${percent}% of the time, and keep your life belts.`,
  'dummy-order': ({ points }) =>
    `In practice rounds this order scores ${points} points more than the average of all.`,
  'rounds-say': ({ points }) => `In practice rounds it scores ${points} points more than your average card.`,
};
