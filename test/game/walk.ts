/** Random play of any game, step by step. */

import fc from 'fast-check';
import { z } from 'zod';
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import { panelParts } from '../../src/game/screen.ts';
import { frozen } from './frozen.ts';
import { choicesOn, reachableScreens } from './screens.ts';

/** A table to play: everything that random play is a function of. */
export interface TestTable {
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
}

/** A state on the way, and the moves of its hand so far. */
export interface Moment {
  readonly state: unknown;
  readonly chance: Chance;
  readonly log: readonly Move[];
}

export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
  readonly isOutOfTurn?: true;
}

/** More steps than any hand of any game takes. */
const MAX_STEPS = 5000;

const property = z.union([
  z.object({ type: z.literal('boolean') }).transform(() => fc.boolean() as fc.Arbitrary<unknown>),
  z
    .object({ type: z.literal('integer'), minimum: z.int(), maximum: z.int() })
    .transform(({ minimum: min, maximum: max }) => fc.integer({ min, max })),
  z.object({ enum: z.array(z.string()) }).transform(({ enum: values }) => fc.constantFrom(...values)),
]);

/** Any options that a table of this game may choose. */
export function anyOptions(game: AnyGame): fc.Arbitrary<unknown> {
  const { properties } = z
    .object({ properties: z.record(z.string(), property) })
    .parse(z.toJSONSchema(game.options, { io: 'input' }));
  return fc.record(properties, { requiredKeys: [] }).map((options) => game.options.parse(options));
}

const anySeed = fc.stringMatching(/^[0-9a-f]{8}$/);

export const anyTable = (game: AnyGame, seats: number): fc.Arbitrary<TestTable> =>
  fc.record({
    seed: anySeed,
    options: anyOptions(game),
    seats: fc.constant(seats),
  });

/** Picks one of a seat's choices. */
export type Pick = (state: unknown, seat: Seat, choices: readonly unknown[], step: number) => unknown;

/**
 * Yields every state of two hands in a row, the finished ones too. States and actions are frozen.
 * @param pick picks at random where left out
 * @throws {Error} if a hand does not end, or a listed choice is refused
 */
export function* walk(game: AnyGame, { seed, options, seats }: TestTable, pick?: Pick): Generator<Moment> {
  let carry: unknown = null;
  for (let hand = 0; hand < 2; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    const log: Move[] = [];
    let state = frozen(game.start({ options, seats, carry }, chance));
    for (let step = 0; ; step++) {
      yield { state, chance, log };
      if (game.toAct(state).length === 0) break;
      if (step > MAX_STEPS) throw new Error(`no end after ${step} steps`);
      const outOfTurn = pick ? null : outOfTurnMove(game, state, chance, step, seats);
      const move = frozen(outOfTurn ?? listedMove(game, state, chance, step, seats, pick));
      const { seat, action } = move;
      const next = game.apply(state, seat, action, chance);
      if (isRefusal(next)) throw new Error(`listed, then refused: ${JSON.stringify({ action, ...next })}`);
      log.push(move);
      state = frozen(next);
    }
    carry = game.result(state)?.carry ?? null;
    if (carry === null) return;
  }
}

function listedMove(
  game: AnyGame,
  state: unknown,
  chance: Chance,
  step: number,
  seats: number,
  pick?: Pick,
): Move {
  const seat = nextToAct(game, state, chance, step, seats);
  const choices = game.choices(state, seat);
  const choice = pick
    ? pick(state, seat, choices, step)
    : choices[chance.below(`walk/choice/${step}`, choices.length)];
  return { seat, action: game.actionFor(state, seat, choice) };
}

/** Now and then some seat does an out-of-turn action that its panel offers. */
function outOfTurnMove(
  game: AnyGame,
  state: unknown,
  chance: Chance,
  step: number,
  seats: number,
): Move | null {
  if (!game.outOfTurnAction || chance.below(`walk/out-of-turn/${step}`, 8) > 0) return null;
  const seat = chance.below(`walk/out-of-turn-seat/${step}`, seats);
  const view = game.seatView(state, seat);
  const listed = new Set(game.choices(state, seat).map(game.nameOf));
  const screens = reachableScreens((picked) => panelParts(game.drawPanel(view, picked, 'en')));
  const names = screens.flatMap(choicesOn).filter((name) => !listed.has(name));
  if (names.length === 0) return null;
  const name = names[chance.below(`walk/out-of-turn-name/${step}`, names.length)]!;
  const action = game.outOfTurnAction(name);
  if (action === null) throw new Error(`the panel offers '${name}', and there is no such action`);
  return { seat, action, isOutOfTurn: true };
}

/** Mostly a seat that must act; now and then one that changes its secret pick, where the game lets it. */
function nextToAct(game: AnyGame, state: unknown, chance: Chance, step: number, seats: number): Seat {
  const acting = game.toAct(state);
  const changing = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !acting.includes(seat) && game.choices(state, seat).length > 0,
  );
  const changes = changing.length > 0 && chance.below(`walk/changes/${step}`, 4) === 0;
  const from = changes ? changing : acting;
  return from[chance.below(`walk/seat/${step}`, from.length)]!;
}
