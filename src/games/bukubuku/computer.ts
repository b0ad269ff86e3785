/**
 * The house's player of ブクブク. It knows what its seat sees, and nothing else: it deals out at random what it does not
 * see, plays each of its choices on to the end of the round, and takes the one that comes out best.
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import { lay, playOn } from './computer/playout.ts';
import { copy, margin, type Position, settle } from './computer/position.ts';
import { type Known, known, world } from './computer/worlds.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

/** Worlds that each choice is tried in before the worse half is dropped, but for two; and how often that is done. */
const WORLDS = [24, 48, 96] as const;

export function computer(view: SeatView, chance: Chance): Choice {
  const { choices } = view;
  return choices.length === 1 ? choices[0]! : best(view, playoutRandom(chance, 'worlds'));
}

interface Trial {
  readonly choice: Choice;
  sum: number;
}

function best(view: SeatView, random: () => number): Choice {
  const mind = known(view);
  let trials = view.choices.map((choice): Trial => ({ choice, sum: 0 }));
  for (const worlds of WORLDS) {
    for (let count = 0; count < worlds; count++) {
      const supposed = world(mind, random);
      const tried = tryOut(mind, supposed, random);
      for (const trial of trials) trial.sum += tried(trial.choice);
    }
    trials = trials.toSorted((a, b) => b.sum - a.sum).slice(0, Math.max(2, Math.ceil(trials.length / 2)));
  }
  return trials[0]!.choice;
}

/** What each choice comes to in this world; in this turn the others lay the same whatever one lays. */
function tryOut({ view }: Known, supposed: Position, random: () => number): (choice: Choice) => number {
  const { seat, drawn } = view;
  if (drawn) {
    return (choice) => {
      if (choice.do !== 'stack') return 0;
      const position = copy(supposed);
      arrange(position, choice.cards, [drawn.below - 1, drawn.top - 1]);
      playOn(position, 0, random);
      return margin(position, seat);
    };
  }
  const others = copy(supposed);
  const laid = lay(others, 0, random);
  return (choice) => {
    if (choice.do !== 'play') return 0;
    const position = copy(others);
    const me = position.fighters[seat]!;
    me.hand.splice(0, me.hand.length, ...view.hand.filter((card) => card !== choice.card));
    if (!settle(position, 0, laid.with(seat, choice.card))) playOn(position, 1, random);
    return margin(position, seat);
  };
}

/** The dummy plays these cards on these turns. */
function arrange({ fighters }: Position, cards: readonly number[], turns: readonly number[]): void {
  const hand = fighters.at(-1)!.hand;
  cards.forEach((card, i) => {
    const at = hand.indexOf(card);
    if (at < 0) return;
    const to = Math.min(turns[i]!, hand.length - 1);
    const other = hand[to]!;
    hand[to] = card;
    hand[at] = other;
  });
}
