/** Why the computer makes a choice. */
import { type DieFace, WILD } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Reasons } from './words.ts';

const sign = (face: string | number | undefined) => signOf(Number(face) as DieFace);
/** Other players' calls of the face make it likelier than the dice alone. */
const alsoEn = (called: string | number | undefined) =>
  Number(called) > 0 ? ', and earlier calls speak for it too' : '';

/** The beginning of the sentence: a call that cannot be wrong, and is given up for a reroll all the same. */
const insteadEn = (count: string | number | undefined, face: string | number | undefined) =>
  count === undefined ? 'Shown' : `${count}×${sign(face)} is sure, but a reroll promises more: shown`;

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'call-is-doubtful': ({ percent }) =>
    `By the dice you see alone, the call is true only about ${percent}% of the time.`,
  'raises-are-worse': ({ percent, best }) =>
    `By the dice you see alone, this call is true about ${percent}% of the time, but any higher one ${best}% at most.`,
  'reroll-supports': ({ face, rolled, sureCount, sureFace }) =>
    `${insteadEn(sureCount, sureFace)} to all, ${sign(face)} backs ${face === WILD ? 'any call' : `a call of ${sign(face)}`}, and ${rolled} ${rolled === 1 ? 'die gets' : 'dice get'} another chance.`,
  'call-is-certain': () => 'The dice you see are enough: it cannot be wrong.',
  'call-is-likely': ({ percent, called }) =>
    `By the dice you see alone, it is true about ${percent}% of the time, one of the surest calls${alsoEn(called)}.`,
  'call-is-not-safest': ({ percent, best }) =>
    `True about ${percent}% of the time by the dice you see. Always making the safest call (${best}%) would give your dice away.`,
  'call-is-believed': ({ percent, theirs }) =>
    `By the dice you see alone, it is true about ${percent}% of the time, but to the next player it looks like ${theirs}%.`,
  'call-is-a-bluff': ({ percent }) =>
    `A bluff, true about ${percent}% of the time by the dice you see: if you never bluff, your calls give your dice away.`,
};
