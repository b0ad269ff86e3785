/** Why the computer makes a choice. Only a hint's sentence says "you": a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { type DieFace, WILD } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Reasons } from './words.ts';

const sign = (face: string | number | undefined) => signOf(Number(face) as DieFace);
/** Other players' calls of the face make it likelier than the dice alone. */
const alsoEn = (called: string | number | undefined) =>
  Number(called) > 0 ? ', and earlier calls speak for it too' : '';

/** Whose dice the odds are by: the reader's in a hint, another's in a review. */
const sees = ({ isOwn }: Params) => (Number(isOwn) > 0 ? 'you see' : 'this seat sees');

/** A call that cannot be wrong, and is given up for a reroll all the same. */
const evenEn = (count: string | number | undefined, face: string | number | undefined) =>
  count === undefined ? '' : `, even the sure ${count}×${sign(face)}`;

/** How likely the seat takes the standing call to be; `called`: by what was called, too. */
const standingEn = ({ standing, called }: Params) =>
  `${Number(called) > 0 ? 'by dice and calls, ' : ''}the call to beat is ${standing}% likely`;

/** How likely a seat that rerolls is to win the match if it challenges instead, where that is told. */
const challengeEn = ({ standing, called, instead }: Params) => {
  if (standing === undefined) return '.';
  const likely = `${standing}% likely${Number(called) > 0 ? ' by dice and calls' : ''}`;
  return instead === undefined
    ? `. The call to beat is ${likely}.`
    : `, ${instead}% by a challenge (the call: ${likely}).`;
};

/** What the dice shown are for, and what the reroll would be worth with all of their face shown, where that is told. */
const afterRollEn = (face: string | number | undefined, whole: string | number | undefined) => {
  if (face === WILD) return ' Shown, ★ backs any call.';
  return whole === undefined ? ' The roll decides the call.' : ` Showing every ${sign(face)}: ${whole}%.`;
};

/** How often the best mixture of a duel makes a choice. */
const oftenEn = (often: string | number | undefined) =>
  Number(often) >= 100 ? 'always' : `about ${often}% of the time`;

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'call-is-doubtful': ({ percent, ...params }) =>
    Number(percent) === 0
      ? `From the dice ${sees(params)}, the call cannot be true.`
      : `From the dice ${sees(params)}, the call is true only about ${percent}% of the time.`,
  'raises-are-worse': ({ percent, best, ...params }) =>
    `From the dice ${sees(params)}, this call is true about ${percent}% of the time, but any higher one ${best}% at most.`,
  'reroll-supports': ({ face, win, whole, sureCount, sureFace, ...params }) =>
    `Trial rolls outdid any call${evenEn(sureCount, sureFace)}: ${win}% to win the match${challengeEn(params)}${afterRollEn(face, whole)}`,
  'call-is-certain': (params) => `The dice ${sees(params)} are enough: the call cannot be wrong.`,
  'call-is-likely': ({ percent, called, ...params }) =>
    `From the dice ${sees(params)}, it is true about ${percent}% of the time; no call is clearly surer${alsoEn(called)}.`,
  'call-is-supported': ({ percent, believed, ...params }) =>
    `From the dice ${sees(params)}, it is true about ${percent}% of the time; with what was called, about ${believed}%.`,
  'call-is-not-safest': ({ percent, best, bestCount, bestFace, isHigher, ...params }) =>
    `It is about ${percent}% likely from the dice ${sees(params)}. ${bestCount}×${sign(bestFace)} is safer (${best}%), but ${Number(isHigher) > 0 ? 'a higher call leaves the next player less room' : 'whoever always makes the safest call is easily read'}.`,
  'call-is-believed': ({ percent, theirs, ...params }) =>
    `From the dice ${sees(params)}, it is true about ${percent}% of the time, but to the next player, who goes by the calls, too, it looks like ${theirs}%.`,
  'call-is-a-bluff': ({ percent, best, bestCount, bestFace, ...params }) =>
    `A bluff, true about ${percent}% of the time from the dice ${sees(params)} (the surest call, ${bestCount}×${sign(bestFace)}: ${best}%): whoever never bluffs is easily read.`,
  'bluff-beats-challenge': ({ percent, ...params }) =>
    `A bluff, true about ${percent}% of the time from the dice ${sees(params)}. But ${standingEn(params)}: a challenge is risky, too.`,
  'duel-challenge': ({ percent, often }) =>
    `The best mix of plays for so few dice is known: this hand challenges here ${oftenEn(often)}. The dice it sees make the call ${percent}% likely.`,
  'duel-call': ({ percent, often }) =>
    `The best mix of plays for so few dice is known: this hand makes this call ${oftenEn(often)}. The dice it sees make it ${percent}% likely.`,
  'duel-bluff': ({ percent, often, ...params }) =>
    `A bluff, ${percent}% likely from the dice ${sees(params)}. In the best mix of plays for so few dice this hand makes it ${oftenEn(often)}.`,
  'duel-reroll': ({ face, often }) =>
    `The best mix of plays for so few dice is known: this hand shows ${sign(face)} here ${oftenEn(often)}, and the other die is rolled again.`,
};
