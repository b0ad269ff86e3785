/** Matches as scenarios: dice by face, later rolls in order. */
import { z } from 'zod';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type Refusal, type ScenarioStart, type Seat } from '../../game/game.ts';
import { sortDice } from './dice.ts';
import { isOver } from './rules.ts';
import { type Action, action, face, options as optionsSchema, SEATS, type State } from './state.ts';

const setupSchema = z.strictObject({
  /** By seat; a seat without dice is out. */
  dice: z.array(z.array(face)).min(SEATS.min).max(SEATS.max),
  starter: z.int().min(0),
  rolls: z.array(z.array(face).min(1)).default([]),
});

/** Actions are written as they are stored. */
export const actionSchema = action;

export function setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const { dice, starter, rolls } = setupSchema.parse(written);
  const left = dice.map((seatDice) => seatDice.length);
  if (!left[starter]) throw new MalformedScenario(`seat ${starter} has no dice to start with`);
  if (isOver(left, rules)) throw new MalformedScenario('with these dice the match is over');
  return {
    chance: chanceWithRolls(rolls, chance),
    state: {
      phase: 'play',
      options: rules,
      match: 1,
      round: 1,
      lost: dice.map(() => 0),
      hidden: dice.map(sortDice),
      shown: dice.map(() => []),
      turn: starter,
      rerolled: false,
      log: [],
      last: null,
    },
  };
}

/** Chance that rolls the written dice in order, and its own once those are used up. */
function chanceWithRolls(rolls: readonly (readonly number[])[], chance: Chance): Chance {
  const remaining = [...rolls];
  const rollOf = new Map<string, readonly number[]>();
  return {
    ...chance,
    many(purpose, sides, count) {
      const roll = rollOf.get(purpose) ?? remaining.shift();
      if (!roll) return chance.many(purpose, sides, count);
      if (roll.length !== count)
        throw new MalformedScenario(`a roll of ${roll.length} dice where ${count} are rolled`);
      rollOf.set(purpose, roll);
      return roll.map((die) => die - 1);
    },
  };
}

export function parseAction(_state: State, _seat: Seat, written: Action): Action | Refusal {
  return written.do === 'reveal' ? { do: 'reveal', dice: sortDice(written.dice) } : written;
}
