/**
 * A pleasant opponent for beginners: it believes its own dice and nobody's calls, calls what it holds, and misjudges odds as
 * people do. It sees what is certain: it challenges no call that it knows to be true, and makes none that cannot be.
 */
import type { Decision } from '../../../game/reasons.ts';
import { type Call, type Calling, callsAbove, countOf, FACES } from '../dice.ts';
import { matchProbability, oddsOf } from '../odds.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { whyCall, whyChallenge, whyReroll } from './explain.ts';
import { type Position, positionOf } from './position.ts';
import { FRIENDLY } from './tuning.ts';
import { bestReroll, highestValue, type Random, rateAllCalls } from './weigh.ts';

/** How far its guess of a probability may be off. */
const MISJUDGED = 0.6;
/** How much it makes of its doubt: beginners challenge too early. */
const DOUBT = 1.7;
/** How much likelier a call seems to it for each die of the face that it holds. */
const FONDNESS = 0.1;

export function playFriendly(view: SeatView, random: Random): Decision<Choice> {
  const position = positionOf(view, FRIENDLY);
  const dice = position.diceLeft.reduce((sum, count) => sum + count, 0);
  const calls = callsAbove(position.call, dice);
  const standing = guess(position, position.call, dice, random);
  const { call, seems } = likeliestCall(position, calls, dice, random);
  const challenge = view.choices.find((choice) => choice.do === 'challenge');
  const doubt = standing > 0 ? DOUBT * (1 - standing) : 1;
  if (challenge && standing < 1 && doubt > seems)
    return { choice: challenge, reason: whyChallenge(position, calls) };
  const reroll = bestReroll(position, view.choices, random);
  if (reroll && reroll.value - FRIENDLY.rerollMargin > highestValue(rateAllCalls(position)))
    return { choice: reroll.choice, reason: whyReroll(position, reroll, calls) };
  return { choice: call, reason: whyCall(position, call, calls) };
}

/** The call that it would make: where all must be false, the lowest. */
function likeliestCall(
  position: Position,
  calls: readonly Calling[],
  dice: number,
  random: Random,
): { readonly call: Calling; readonly seems: number } {
  let best = { call: calls[0]!, seems: 0 };
  for (const call of position.call ? leastOfEachFace(calls) : openings(position, dice)) {
    const guessed = guess(position, call, dice, random);
    if (guessed <= 0) continue;
    const seems = guessed + FONDNESS * countOf(position.hidden, call.face);
    if (seems > best.seems) best = { call, seems };
  }
  return best;
}

const leastOfEachFace = (calls: readonly Calling[]): Calling[] =>
  FACES.flatMap((face) => calls.find((call) => call.face === face) ?? []);

/** For each face, as many as it sees and about what the others may add. */
function openings({ hidden, revealed }: Position, dice: number): Calling[] {
  const seen = [...hidden, ...revealed];
  return FACES.map((face) => {
    const others = Math.floor((dice - seen.length) * matchProbability(face));
    return { do: 'call', face, count: Math.max(1, countOf(seen, face) + others - 1) };
  });
}

/** How likely a call seems to be true, by the dice that the seat sees; what is certain is never misjudged. */
function guess({ hidden, revealed }: Position, call: Call | null, dice: number, random: Random): number {
  if (!call) return 1;
  const seen = [...hidden, ...revealed];
  const { enough } = oddsOf(call, seen, dice - seen.length);
  if (enough <= 0 || enough >= 1) return enough;
  return Math.min(0.99, Math.max(0.01, enough + MISJUDGED * (random() - random())));
}
