/**
 * The computer player of ブクブク. It decides from its seat's view and chance alone, by a search over sampled worlds
 * (determinization):
 *
 * - A world deals all cards and lighthouses that the seat cannot see at random (`worlds.ts`).
 * - In each world every choice is tried: the round is played to its end, with all seats following fast rules of thumb
 *   that err now and then (a playout: `playout.ts`, `policy.ts`). Within a world all choices meet the same cards of
 *   the others in the current turn, so that the luck of the world is the same for all of them.
 * - A playout's value is its margin: the seat's points less the mean of the other seats' points.
 * - After each batch of worlds the worse half of the choices is dropped, so that the closest choices get the most
 *   playouts (sequential halving). The choice with the highest sum wins.
 * - A card that is likely to cost its seat a life belt gives way to a much safer one that comes to as much (`safer.ts`); in hints
 *   also to one that comes to a little less, as a person would choose.
 * - Cards between which no card lies that somebody else may hold are equal: one of them is drawn, so that nobody can tell
 *   from a card which others its player has.
 *
 * A time-out is played the same way: any card may be the wrong one, so no rule of thumb would be safer.
 *
 * Levels differ in what they put into the search, counted in worlds and never timed (`PLANS`).
 */
import type { Chance } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import type { Decision } from '../../game/reasons.ts';
import { onlyChoice, whyChosen } from './computer/explain.ts';
import { lookAhead } from './computer/forecast.ts';
import { type Caution, cautious, saferThan, sober } from './computer/safer.ts';
import { type Budget, search } from './computer/search.ts';
import { equalTo, type Knowledge, knowledgeOf } from './computer/worlds.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

/** How a level thinks. */
interface Plan extends Budget {
  /** Whether it remembers the hands of earlier rounds, and what it has seen of the dummy's cards. */
  readonly remembers: boolean;
  /** Null: it runs every danger for anything. */
  readonly caution: Caution | null;
}

const PLANS: Readonly<Record<Level, Plan>> = {
  friendly: { batches: [6], modelWorlds: 0, comparedWorlds: 240, remembers: false, caution: null },
  house: { batches: [36, 72, 144], modelWorlds: 0, comparedWorlds: 240, remembers: true, caution: sober },
  master: {
    batches: [48, 96, 192],
    modelWorlds: 2400,
    comparedWorlds: 240,
    remembers: true,
    caution: sober,
  },
};
const ADVICE: Plan = { ...PLANS.house, comparedWorlds: 400, caution: cautious };

export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const plan = PLANS[level];
  return decide(plan.remembers ? view : withoutMemory(view), plan, chance);
}

/** What a hint advises: what the house computer chooses, but more cautiously. */
export const advise = (view: SeatView, chance: Chance): Decision<Choice> => decide(view, ADVICE, chance);

/** The view of somebody who remembers no earlier round, and not which cards they have laid on their pile of the dummy's. */
const withoutMemory = (view: SeatView): SeatView => ({
  ...view,
  built: null,
  table: { ...view.table, known: [] },
  held: view.held.map(() => null),
});

function decide(view: SeatView, plan: Plan, chance: Chance): Decision<Choice> {
  const [first] = view.choices;
  if (view.choices.length === 1 && first) return { choice: first, reason: onlyChoice() };
  const knowledge = knowledgeOf(view);
  const { best, gainOf, compare } = search(knowledge, plan, chance);
  const look = lookAhead(knowledge, chance);
  const drawn = drawAmongEqual(best, knowledge, chance);
  const { caution } = plan;
  const safer = caution !== null && look ? saferThan(drawn, view.hand, look(), compare, caution) : null;
  const choice = safer ? drawAmongEqual(safer, knowledge, chance) : drawn;
  return {
    choice,
    get reason() {
      // Of equal cards the best one was tried most.
      const gain = gainOf(safer ?? best, equalTo(choice, knowledge));
      return whyChosen(knowledge, choice, { gain, compare }, look);
    },
  };
}

/** A card of the hand that is equal to the best one for all that the seat knows. */
function drawAmongEqual(best: Choice, knowledge: Knowledge, chance: Chance): Choice {
  if (best.do !== 'play') return best;
  const equal = equalTo(best, knowledge);
  return equal[chance.below('equal', equal.length)] ?? best;
}
