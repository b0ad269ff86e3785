/**
 * What all will lay this turn, as players who think ahead would: each card of every seat gets an estimate of what laying it
 * is worth, from playouts in which every seat looks for its own best card (decoupled UCT over the cards of one turn).
 *
 * The others do not know this seat's hand, so it is dealt anew in these worlds as far as earlier rounds have not shown it.
 * A card's estimate is of the card, whatever else is in the hand: where hands are unknown, each world has other ones.
 */
import { exp, log } from '../../../game/portable-math.ts';
import { LAST_WEATHER, type Weather } from '../cards.ts';
import { layCards, playToEnd } from './playout.ts';
import { copyPosition, marginOf, type Participant, type Position, playTurn, pointsOf } from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

/** By participant and card: how often it was laid, and the sum of what came of it. */
interface Tried {
  readonly times: number[];
  readonly sums: number[];
}

/** The weight of what is little tried, in points. */
const CURIOSITY = 1.2;
/** A difference of so many points makes a card e times as likely to be laid. */
const TEMPERATURE = 0.3;
/** The share of cards that a model lays by the rule of thumb, as no model is sure. */
const RULE_SHARE = 0.25;

export interface Opponents {
  /** Takes a card for this turn from every hand of a world; 0 for participants that are out. */
  lay(world: Position, random: () => number): Weather[];
}

/** @param worlds the number of playouts from which the estimates are made */
export function modelOpponents(knowledge: Knowledge, worlds: number, random: () => number): Opponents {
  const count = knowledge.view.table.standings.length;
  const tried = Array.from(
    { length: count },
    (): Tried => ({ times: Array(LAST_WEATHER + 1).fill(0), sums: Array(LAST_WEATHER + 1).fill(0) }),
  );
  for (let world = 1; world <= worlds; world++) {
    const position = sampleWorld(knowledge, random, true);
    const { participants } = position;
    const laid = participants.map((participant, index) => {
      if (participant.isOut) return 0;
      if (participant.isDummy) return participant.hand.shift() ?? 0;
      return take(participant, mostPromising(participant, tried[index]!, world));
    });
    if (!playTurn(position, 0, laid)) playToEnd(position, 1, random);
    for (let seat = 0; seat < count; seat++) {
      const card = laid[seat]!;
      if (card === 0) continue;
      tried[seat]!.times[card]!++;
      tried[seat]!.sums[card]! += marginOf(pointsOf(position, seat));
    }
  }
  return {
    lay(world, draw) {
      const byRule = layCards(copyPosition(world), 0, draw);
      return byRule.map((cardByRule, index) => {
        const participant = world.participants[index]!;
        const isByRule = cardByRule === 0 || participant.isDummy || draw() < RULE_SHARE;
        const card = isByRule ? cardByRule : (drawCard(participant, tried[index]!, draw) ?? cardByRule);
        return card === 0 ? 0 : take(participant, participant.hand.indexOf(card));
      });
    },
  };
}

function take({ hand }: Participant, index: number): Weather {
  return hand.splice(index, 1)[0] ?? 0;
}

/** The index of the card with the highest upper confidence bound; one that was never laid comes first. */
function mostPromising({ hand }: Participant, { times, sums }: Tried, world: number): number {
  const spread = log(world + 1);
  let best = 0;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index]!;
    const count = times[card]!;
    if (count === 0) return index;
    const bound = sums[card]! / count + CURIOSITY * Math.sqrt(spread / count);
    if (bound > bestBound) {
      bestBound = bound;
      best = index;
    }
  }
  return best;
}

/** A card by its estimate: the better it is, the likelier. Null where no card of the hand has an estimate. */
function drawCard({ hand }: Participant, { times, sums }: Tried, random: () => number): Weather | null {
  const estimates = hand.map((card) => (times[card]! > 0 ? sums[card]! / times[card]! : null));
  const highest = Math.max(...estimates.map((estimate) => estimate ?? Number.NEGATIVE_INFINITY));
  const weights = estimates.map((estimate) =>
    estimate === null ? 0 : exp((estimate - highest) / TEMPERATURE),
  );
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let index = 0; index < hand.length; index++) {
    left -= weights[index]!;
    if (left < 0) return hand[index]!;
  }
  return null;
}
