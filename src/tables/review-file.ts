/** A reviewed hand as a scenario: what was dealt and drawn, and never the table's seed, of which other hands follow. */
import { chanceFrom } from '../game/chance.ts';
import { recordedChance } from '../game/recorded-chance.ts';
import type { PlayedScenario } from '../game/scenario.ts';
import { nextState, type Review, reviewChance } from './review.ts';

export function scenarioOf(review: Review): PlayedScenario {
  const { game, table, hand, states, moves, scores } = review;
  const { chance, draws } = recordedChance(chanceFrom(reviewChance(review)));
  for (const [step, move] of moves.entries()) nextState(game, states[step], move, chance);
  return {
    game: game.id,
    about: `Hand ${hand} of table ${table.id}`,
    dealt: { state: states[0], draws },
    actions: moves.map(({ seat, action }) => ({ seat, ...(action as object) })),
    expect: { ok: true, over: true, toAct: [], scores },
  };
}
