/** Random play of any game, step by step. */
import fc from 'fast-check';
import { z } from 'zod';
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import { frozen } from './frozen.ts';
import { actsOf, reachable } from './screens.ts';

/** What a hand is dealt by. */
export interface Dealt {
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
}

/** A state on the way, and what was done to come there. */
export interface Moment {
  readonly state: unknown;
  readonly chance: Chance;
  readonly log: readonly Move[];
}

export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
  /** It was no choice, and may be done whoever's turn it is. */
  readonly aside?: true;
}

/** More steps than any hand of any game takes. */
const MOST_STEPS = 5000;

const property = z.union([
  z.object({ type: z.literal('boolean') }).transform(() => fc.boolean() as fc.Arbitrary<unknown>),
  z
    .object({ type: z.literal('integer'), minimum: z.int(), maximum: z.int() })
    .transform(({ minimum: min, maximum: max }) => fc.integer({ min, max })),
  z.object({ enum: z.array(z.string()) }).transform(({ enum: values }) => fc.constantFrom(...values)),
]);

/** Any options a table of this game may choose. */
export function anyOptions(game: AnyGame): fc.Arbitrary<unknown> {
  const { properties } = z
    .object({ properties: z.record(z.string(), property) })
    .parse(z.toJSONSchema(game.options, { io: 'input' }));
  return fc.record(properties, { requiredKeys: [] }).map((options) => game.options.parse(options));
}

export const anyDealt = (game: AnyGame, seats: number): fc.Arbitrary<Dealt> =>
  fc.record({
    seed: fc.stringMatching(/^[0-9a-f]{8}$/),
    options: anyOptions(game),
    seats: fc.constant(seats),
  });

/** Picks among what is offered. */
export type Pick = (state: unknown, seat: Seat, choices: readonly unknown[], step: number) => unknown;

/**
 * Every state of two hands in a row, the finished ones too; nobody may change one.
 * @param pick chooses at random where left out
 * @throws {Error} where a hand does not end, or refuses what it offered
 */
export function* walk(game: AnyGame, { seed, options, seats }: Dealt, pick?: Pick): Generator<Moment> {
  let before: unknown = null;
  for (let hand = 0; hand < 2; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    const log: Move[] = [];
    let state = frozen(game.start({ options, seats, carry: before }, chance));
    for (let step = 0; ; step++) {
      yield { state, chance, log };
      const open = game.toAct(state);
      if (open.length === 0) break;
      if (step > MOST_STEPS) throw new Error(`no end after ${step} steps`);
      const made = frozen(
        (pick ? null : aside(game, state, chance, step, seats)) ??
          move(game, state, chance, step, seats, pick),
      );
      const { seat, action } = made;
      const next = game.apply(state, seat, action, chance);
      if (isRefusal(next)) throw new Error(`offered, then refused: ${JSON.stringify({ action, ...next })}`);
      log.push(made);
      state = frozen(next);
    }
    before = game.result(state)?.carry ?? null;
    if (before === null) return;
  }
}

function move(game: AnyGame, state: unknown, chance: Chance, step: number, seats: number, pick?: Pick): Move {
  const seat = whoActs(game, state, game.toAct(state), chance, step, seats);
  const choices = game.choices(state, seat);
  const choice = pick
    ? pick(state, seat, choices, step)
    : choices[chance.below(`walk/choice/${step}`, choices.length)];
  return { seat, action: game.actionFor(state, seat, choice) };
}

/** Now and then somebody does what their panel offers besides, whoever's turn it is. */
function aside(game: AnyGame, state: unknown, chance: Chance, step: number, seats: number): Move | null {
  if (!game.outOfTurnAction || chance.below(`walk/aside/${step}`, 8) > 0) return null;
  const seat = chance.below(`walk/aside-seat/${step}`, seats);
  const view = game.seatView(state, seat);
  const names = new Set(game.choices(state, seat).map(game.nameOf));
  const acts = reachable((picked) => game.drawPanel(view, picked, 'en')).flatMap(actsOf);
  const offered = acts.filter((act) => !names.has(act));
  if (offered.length === 0) return null;
  const name = offered[chance.below(`walk/aside-name/${step}`, offered.length)]!;
  const action = game.outOfTurnAction(name);
  if (action === null) throw new Error(`the panel offers '${name}', and there is no such action`);
  return { seat, action, aside: true };
}

/** Mostly somebody who is waited for; now and then one who changes what they picked, where the game lets them. */
function whoActs(
  game: AnyGame,
  state: unknown,
  awaited: readonly Seat[],
  chance: Chance,
  step: number,
  seats: number,
): Seat {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !awaited.includes(seat) && game.choices(state, seat).length > 0,
  );
  const from = others.length > 0 && chance.below(`walk/changes/${step}`, 4) === 0 ? others : awaited;
  return from[chance.below(`walk/seat/${step}`, from.length)]!;
}
