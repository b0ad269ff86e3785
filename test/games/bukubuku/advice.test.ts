/** What a hint advises in ブクブク: the house computer's choice, or a safer card. */
import { expect, it } from 'vitest';
import { lookAhead } from '../../../src/games/bukubuku/computer/forecast.ts';
import { cardsOfOthers, knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { areEqual } from '../../../src/games/bukubuku/equal-cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Choice } from '../../../src/games/bukubuku/rules.ts';
import { afterAction, chanceOf, roundFromSeed } from './setup.ts';

const cardOf = (choice: Choice): number => (choice.do === 'play' ? choice.card : 0);

/** Eight rounds of searches take some seconds, and more on a busy machine. */
const TIMEOUT_MS = 120_000;

it('a hint that does not advise what the house computer would lay advises a safer card', {
  timeout: TIMEOUT_MS,
}, () => {
  let safer = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    let round = roundFromSeed(`advice/${seed}`, 3);
    for (let step = 0; ; step++) {
      const [seat] = bukubuku.toAct(round.state);
      if (seat === undefined) break;
      const chance = chanceOf(`${seed}/${step}`);
      const view = bukubuku.seatView(round.state, seat);
      const { choice } = bukubuku.computer(view, chance);
      const knowledge = knowledgeOf(view);
      const [laid, advised] = [choice, bukubuku.advise!(view, chance).choice].map(cardOf);
      if (!areEqual(laid!, advised!, cardsOfOthers(knowledge))) {
        const forecast = lookAhead(knowledge, chance)!();
        expect(forecast(advised!).safe).toBeGreaterThan(forecast(laid!).safe);
        safer++;
      }
      round = afterAction(round, seat, choice);
    }
  }
  expect(safer).toBeGreaterThan(0);
});
