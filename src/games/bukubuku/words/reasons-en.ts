/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'takes-low': ({ percent, low }) =>
    `In ${percent}% of trial turns it is the highest card, and takes the lower lighthouse, ${low ?? ''}.`,
  'takes-high': ({ percent, high }) =>
    `In ${percent}% of trial turns it is the second highest, and takes lighthouse ${high ?? ''}.`,
  'takes-none': ({ percent }) =>
    `In ${percent}% of trial turns it takes no lighthouse: yours is better as it is.`,
  'loses-no-belt': ({ percent }) =>
    `In ${percent}% of trial turns you are not highest after it, and keep your life belts.`,
  'dummy-order': ({ points }) =>
    `In trial rounds this order brings ${points} more points than the others do on average.`,
  'rounds-say': ({ points }) =>
    `In trial rounds it brings ${points} more points than the other cards do on average.`,
};
