/** Rounds as scenarios: cards by number, draws and lighthouses in order. */
import { z } from 'zod';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type Refusal, type ScenarioStart } from '../../game/game.ts';
import { bySeat } from '../../game/turns.ts';
import {
  allLighthouses,
  HAND_SIZE,
  LAST_LIGHTHOUSE,
  LAST_WEATHER,
  type Lighthouse,
  pairOf,
  type Weather,
} from './cards.ts';
import { dealtState, drawLighthouses } from './deal.ts';
import { CARDS_PER_STEP, drawPurpose } from './piles.ts';
import { whyUnplayable } from './rules.ts';
import {
  type Action,
  action,
  options as optionsSchema,
  SEATS,
  SEATS_WITH_DUMMY,
  type State,
} from './state.ts';

const card = z.int().min(1).max(LAST_WEATHER);
const lighthouse = z.int().min(1).max(LAST_LIGHTHOUSE);
const hand = z.array(card).min(1).max(HAND_SIZE);
const lighthouses = z
  .array(z.tuple([lighthouse, lighthouse]))
  .max(HAND_SIZE)
  .default([]);

const setupSchema = z.union([
  z.strictObject({
    hands: z
      .array(hand)
      .min(SEATS_WITH_DUMMY + 1)
      .max(SEATS.max),
    lighthouses,
  }),
  z.strictObject({
    hands: z.tuple([hand, hand, z.array(card).refine((cards) => [4, 8, 12].includes(cards.length))]),
    lighthouses,
    /** The last two cards need no draw, but it may be written. */
    draws: z.array(z.array(card).refine(({ length }) => length === 4 || length === 2)).default([]),
    builder: z
      .int()
      .min(0)
      .max(SEATS_WITH_DUMMY - 1),
  }),
]);

/** Actions are written as they are stored; scenarios do not change a card once it is laid. */
export const actionSchema = action.refine((written) => written.do !== 'change', 'a card laid is laid');

export const parseAction = (
  _state: State,
  _seat: number,
  written: z.infer<typeof actionSchema>,
): Action | Refusal => written;

export function setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const parsed = setupSchema.parse(written);
  const { hands } = parsed;
  const builder = 'builder' in parsed ? parsed.builder : null;
  const seats = builder === null ? hands.length : SEATS_WITH_DUMMY;
  if (whyUnplayable(rules, seats))
    throw new MalformedScenario('these options are not for this number of seats');
  if (new Set(hands.flat()).size < hands.flat().length) throw new MalformedScenario('a weather card twice');
  const turns = turnsOf(hands, builder);
  const ahead = [
    ...parsed.lighthouses.map(([a, b]) => pairOf(a, b)),
    ...drawLighthouses(
      Math.max(0, turns - parsed.lighthouses.length),
      packWithout(parsed.lighthouses.flat()),
      chance,
    ),
  ].slice(0, turns);
  const totals = bySeat(seats, () => 0);
  const drawing = 'draws' in parsed ? chanceWithDraws(parsed.draws, hands.at(-1)!, chance) : chance;
  const state = dealtState({ options: rules, round: 1, totals, hands, builder, ahead }, drawing);
  return { state, chance: drawing };
}

/** The number of turns is the size of the hands. The dummy may have more cards. */
function turnsOf(hands: readonly (readonly Weather[])[], builder: number | null): number {
  const own = builder === null ? hands : hands.slice(0, SEATS_WITH_DUMMY);
  const turns = own[0]!.length;
  if (own.some((hand) => hand.length !== turns)) throw new MalformedScenario('hands of different sizes');
  if (hands.at(-1)!.length < turns) throw new MalformedScenario('the dummy has too few cards');
  return turns;
}

/** The pack without the written lighthouses, which may have more of a number than the pack has. */
function packWithout(used: readonly Lighthouse[]): Lighthouse[] {
  const pack = allLighthouses();
  for (const number of used) {
    const index = pack.indexOf(number);
    if (index >= 0) pack.splice(index, 1);
  }
  return pack;
}

/** Chance that draws the dummy's cards as written, and by itself once those are used up. */
function chanceWithDraws(
  draws: readonly (readonly Weather[])[],
  dummy: readonly Weather[],
  chance: Chance,
): Chance {
  const steps = dummy.length / CARDS_PER_STEP;
  if (draws.length > steps) throw new MalformedScenario(`${draws.length} draws from ${dummy.length} cards`);
  for (const [step, drawn] of draws.entries()) {
    if ((drawn.length === CARDS_PER_STEP) !== (step === steps - 1))
      throw new MalformedScenario(`${drawn.length} cards in draw ${step}`);
    if (new Set(drawn).size < drawn.length || drawn.some((card) => !dummy.includes(card)))
      throw new MalformedScenario(`the dummy has no ${drawn.join(', ')}`);
  }
  const written = new Map(draws.map((drawn, step) => [drawPurpose(step), drawn]));
  return {
    ...chance,
    shuffle<T>(purpose: string, items: readonly T[]): T[] {
      const drawn: readonly unknown[] = written.get(purpose) ?? [];
      if (drawn.length === 0) return chance.shuffle(purpose, items);
      const first = items.filter((item) => drawn.includes(item));
      if (first.length < drawn.length)
        throw new MalformedScenario(`${drawn.join(', ')} are not all left to draw`);
      return [...first, ...items.filter((item) => !drawn.includes(item))];
    },
  };
}
