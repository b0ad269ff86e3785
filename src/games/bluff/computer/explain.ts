/** Why the computer makes a choice, from the values that it has compared. */
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import { type Call, compareCalls, WILD } from '../dice.ts';
import { oddsOf } from '../odds.ts';
import type { Choice } from '../rules.ts';
import type { ReasonId } from '../words/words.ts';
import { nextPlayersBeliefs, ownBeliefs, probabilityOfAtLeast } from './beliefs.ts';
import { ownChallengeValue, type RatedReroll } from './evaluation.ts';
import type { Position } from './position.ts';

const explain: Explain<ReasonId> = reason;

/** A call that is true less often than this is a bluff, or doubtful. */
const LIKELY = 0.5;

/** A call that is true so much more often than the one made is worth telling. */
const SAFER = 0.05;

/** A percentage; only a certainty is 0 or 100. */
const percent = (probability: number): number => {
  if (probability <= 0 || probability >= 1) return 100 * Math.round(probability);
  return Math.min(99, Math.max(1, Math.round(100 * probability)));
};

export const onlyChoice = (): Reason => explain('only-choice');

/** Whether another player with hidden dice has called this face, which the seat counts as evidence. */
const countsCalls = ({ cups, seat, tuning }: Position, { face }: Call): boolean =>
  tuning.callEvidence > 0 &&
  cups.some(({ dice, lastCalled }, other) => other !== seat && dice > 0 && lastCalled === face);

/** The probability that a call is true, by the dice that the seat sees alone. */
function oddsBySeen({ hidden, revealed, diceLeft }: Position, call: Call): number {
  const seen = [...hidden, ...revealed];
  const dice = diceLeft.reduce((sum, count) => sum + count, 0);
  return oddsOf(call, seen, dice - seen.length).enough;
}

/** @param calls the calls that could be made instead */
export function whyChallenge(position: Position, calls: readonly Call[]): Reason {
  const odds = position.call ? oddsBySeen(position, position.call) : 0;
  const best = Math.max(0, ...calls.map((call) => oddsBySeen(position, call)));
  if (odds < LIKELY || best > odds) return explain('call-is-doubtful', { percent: percent(odds) });
  return explain('raises-are-worse', { percent: percent(odds), best: percent(best) });
}

/**
 * What a challenge would be against: how likely the seat takes the standing call to be, by the dice that it sees and by what
 * was called. Null where it cannot challenge, or where nobody asks why it does not: that call cannot be wrong.
 */
function challengeParams(position: Position): { standing: number; called: number } | null {
  const { call, canChallenge } = position;
  if (!call || !canChallenge || oddsBySeen(position, call) >= 1) return null;
  const standing = percent(probabilityOfAtLeast(call, ownBeliefs(position)));
  return { standing, called: countsCalls(position, call) ? 1 : 0 };
}

/** A value as the chance to win the match that it stands for, in percent. */
const chanceToWin = ({ diceLeft }: Position, value: number): number =>
  percent(value / diceLeft.reduce((sum, count) => sum + count, 0));

/**
 * What a reroll gains, and the highest call that the seat gives up although it could not be wrong. The challenge that it gives
 * up is named with its chance where that is no better: friendly does not weigh it.
 * @param reroll of dice of one face, or wilds beside it
 * @param calls the calls that could be made instead
 */
export function whyReroll(
  position: Position,
  { choice: { dice }, value, whole }: RatedReroll,
  calls: readonly Call[],
): Reason {
  const sure = calls.findLast((call) => oddsBySeen(position, call) >= 1);
  const win = chanceToWin(position, value);
  const challenge = challengeParams(position);
  const instead = challenge && chanceToWin(position, ownChallengeValue(position));
  return explain('reroll-supports', {
    face: dice.find((die) => die !== WILD) ?? WILD,
    win,
    // The reroll was estimated again because it seemed the best: it stays so.
    ...(whole !== undefined && { whole: Math.min(win, chanceToWin(position, whole)) }),
    ...(sure && { sureCount: sure.count, sureFace: sure.face }),
    ...challenge,
    ...(instead !== null && instead <= win && { instead }),
  });
}

/** The call that is true most often by the dice that the seat sees; the highest of several. */
function safestOf(position: Position, calls: readonly Call[]): Call | undefined {
  const rated = calls.map((call) => ({ call, odds: oddsBySeen(position, call) }));
  const best = Math.max(...rated.map(({ odds }) => odds));
  return rated.findLast(({ odds }) => odds === best)?.call;
}

/** @param calls the calls that could be made instead */
export function whyCall(position: Position, call: Call, calls: readonly Call[]): Reason {
  const own = probabilityOfAtLeast(call, ownBeliefs(position));
  const theirs = probabilityOfAtLeast(call, nextPlayersBeliefs(position));
  const odds = oddsBySeen(position, call);
  const safest = safestOf(position, calls) ?? call;
  const best = oddsBySeen(position, safest);
  const called = countsCalls(position, call) ? 1 : 0;
  const params = {
    percent: percent(odds),
    believed: percent(own),
    theirs: percent(theirs),
    best: percent(best),
    bestCount: safest.count,
    bestFace: safest.face,
    called,
  };
  if (odds >= 1) return explain('call-is-certain');
  if (own >= LIKELY && odds < LIKELY) return explain('call-is-supported', params);
  const isSafest = best < 1 && best < odds + SAFER;
  if (own >= LIKELY && isSafest) return explain('call-is-likely', params);
  if (own >= LIKELY) {
    const isHigher = compareCalls(call, safest) > 0 ? 1 : 0;
    return explain('call-is-not-safest', { ...params, isHigher });
  }
  if (position.call && theirs >= Math.max(own, position.tuning.doubtThreshold))
    return explain('call-is-believed', params);
  const challenge = challengeParams(position);
  if (challenge && challenge.standing >= 100 * LIKELY)
    return explain('bluff-beats-challenge', { ...params, ...challenge });
  return explain('call-is-a-bluff', params);
}

/**
 * Why the table of a duel has a choice among those of its mixture.
 * @param probability how often it makes the choice with these dice
 */
export function whyInDuel(position: Position, choice: Choice, probability: number): Reason {
  const often = percent(probability);
  switch (choice.do) {
    case 'challenge':
      return explain('duel-challenge', {
        often,
        percent: percent(position.call ? oddsBySeen(position, position.call) : 0),
      });
    case 'reveal':
      return explain('duel-reroll', { often, face: choice.dice[0]! });
    case 'call': {
      const odds = oddsBySeen(position, choice);
      if (odds >= 1) return explain('call-is-certain');
      return explain(odds < LIKELY ? 'duel-bluff' : 'duel-call', { often, percent: percent(odds) });
    }
  }
}
