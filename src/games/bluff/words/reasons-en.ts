/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'call-is-doubtful': ({ percent }) => `By your dice the call is true in only ${percent}% of cases.`,
  'raises-are-worse': ({ percent, best }) =>
    `The call may well be true (${percent}%), but a higher one is true in ${best}% at most.`,
  'reroll-supports': ({ shown, rolled }) =>
    `The ${shown === 1 ? 'die' : 'dice'} you show make a call credible, and ${rolled} ${rolled === 1 ? 'die gets' : 'dice get'} a new chance.`,
  'call-is-certain': () => 'By the dice you see it is certainly true.',
  'call-is-likely': ({ percent }) => `By your dice it is true in ${percent}% of cases.`,
  'call-is-believed': ({ percent, theirs }) =>
    `By your dice it is true in ${percent}% of cases, but to the next player it looks like ${theirs}%.`,
  'call-is-a-bluff': ({ percent }) =>
    `A bluff, true in ${percent}% of cases: whoever never bluffs gives away their dice.`,
};
