/** `choices` against everything that could be written, on a game's own small hands. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../../src/game/game.ts';

/** The number of hands played at random from each setup, and of states examined in each. */
const HANDS = 3;
const MAX_STATES = 12;

export function checkByBruteForce(game: AnyGame): void {
  if (!game.bruteForce) return;
  describe.each(game.bruteForce.setups.map((setup) => ({ about: JSON.stringify(setup), ...setup })))(
    `${game.id} by brute force: $about`,
    ({ setup, options }) => {
      it('lists exactly the legal actions', () => {
        for (let hand = 0; hand < HANDS; hand++) {
          const chance = seededChance(seedFromText(`brute force/${hand}`));
          const start = game.scenario.setup(setup, options, chance);
          for (const state of randomPlay(game, start.state, start.chance)) checkState(game, state);
        }
      });
    },
  );
}

function* randomPlay(game: AnyGame, start: unknown, chance: Chance): Generator<unknown> {
  let state = start;
  for (let step = 0; step < MAX_STATES; step++) {
    yield state;
    const acting = game.toAct(state);
    if (acting.length === 0) return;
    const seat = acting[chance.below(`brute force/seat/${step}`, acting.length)]!;
    const choices = game.choices(state, seat);
    const choice = choices[chance.below(`brute force/choice/${step}`, choices.length)];
    const next = game.apply(state, seat, game.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(`listed, then refused: ${next.refused}`);
    state = next;
  }
}

function checkState(game: AnyGame, state: unknown): void {
  const seats = game.sides(state).flat();
  for (const seat of seats) {
    const listed = new Set(
      game.choices(state, seat).map((choice) => JSON.stringify(game.actionFor(state, seat, choice))),
    );
    const found = legalActions(game, state, seat);
    for (const action of found) if (!listed.has(action)) expect.fail(`seat ${seat}: not listed: ${action}`);
    for (const action of listed) if (!found.has(action)) expect.fail(`seat ${seat}: not legal: ${action}`);
  }
}

/** The actions, among all that could be written, to which `whyNot` does not object. */
function legalActions(game: AnyGame, state: unknown, seat: Seat): ReadonlySet<string> {
  const legal = new Set<string>();
  for (const action of game.bruteForce?.actions(state, seat) ?? [])
    if (game.whyNot(state, seat, action) === null) legal.add(JSON.stringify(action));
  return legal;
}
