/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { type DieFace, WILD } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Reasons } from './words.ts';

const sign = (face: string | number | undefined) => signOf(Number(face) as DieFace);
/** Other players' calls of the face make it likelier than the dice alone. */
const alsoEn = (called: string | number | undefined) =>
  Number(called) > 0 ? ', and earlier calls speak for it too' : '';

/** A call that cannot be wrong, and is given up for a reroll all the same. */
const evenEn = (count: string | number | undefined, face: string | number | undefined) =>
  count === undefined ? '' : `, even the sure ${count}×${sign(face)}`;

/** How likely the seat takes the standing call to be; `called`: by what was called, too. */
const standingEn = ({ standing, called }: Params) =>
  `${Number(called) > 0 ? 'by dice and calls, ' : ''}the call to beat is ${standing}% likely`;

/** What a challenge is given up for a reroll with. */
const challengeEn = (params: Params) =>
  'standing' in params ? `, and a challenge (${standingEn(params)})` : '';

/** How often the best mixture of a duel makes a choice. */
const oftenEn = (often: string | number | undefined) =>
  Number(often) >= 100 ? 'always' : `about ${often}% of the time`;

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'call-is-doubtful': ({ percent }) =>
    `From the dice this seat sees, the call is true only about ${percent}% of the time.`,
  'raises-are-worse': ({ percent, best }) =>
    `From the dice this seat sees, this call is true about ${percent}% of the time, but any higher one ${best}% at most.`,
  'reroll-supports': ({ face, sureCount, sureFace, ...params }) =>
    `In trial rolls this beat any call${evenEn(sureCount, sureFace)}${challengeEn(params)}. Shown, ${sign(face)} backs ${face === WILD ? 'any call' : `a call of ${sign(face)}`}.`,
  'call-is-certain': () => 'The dice this seat sees are enough: the call cannot be wrong.',
  'call-is-likely': ({ percent, called }) =>
    `From the dice this seat sees, it is true about ${percent}% of the time, one of the surest calls${alsoEn(called)}.`,
  'call-is-supported': ({ percent, believed }) =>
    `From the dice this seat sees, it is true about ${percent}% of the time; with what was called, about ${believed}%.`,
  'call-is-not-safest': ({ percent, best, bestCount, bestFace, isHigher }) =>
    `It is about ${percent}% likely from the dice this seat sees. ${bestCount}×${sign(bestFace)} is safer (${best}%), but ${Number(isHigher) > 0 ? 'a higher call leaves the next player less room' : 'whoever always makes the safest call is easily read'}.`,
  'call-is-believed': ({ percent, theirs }) =>
    `From the dice this seat sees, it is true about ${percent}% of the time, but to the next player it looks like ${theirs}%.`,
  'call-is-a-bluff': ({ percent }) =>
    `This is a bluff, true about ${percent}% of the time from the dice this seat sees: whoever never bluffs is easily read.`,
  'bluff-beats-challenge': ({ percent, ...params }) =>
    `A bluff, true about ${percent}% of the time from the dice this seat sees. But ${standingEn(params)}: a challenge is risky, too.`,
  'duel-challenge': ({ percent, often }) =>
    `The best mix of plays for so few dice is known: this hand challenges here ${oftenEn(often)}. The dice it sees make the call ${percent}% likely.`,
  'duel-call': ({ percent, often }) =>
    `The best mix of plays for so few dice is known: this hand makes this call ${oftenEn(often)}. The dice it sees make it ${percent}% likely.`,
  'duel-bluff': ({ percent, often }) =>
    `A bluff, ${percent}% likely from the dice this seat sees. In the best mix of plays for so few dice this hand makes it ${oftenEn(often)}: nobody can read it.`,
  'duel-reroll': ({ face, often }) =>
    `The best mix of plays for so few dice is known: this hand shows ${sign(face)} here ${oftenEn(often)}, and the other die is rolled again.`,
};
