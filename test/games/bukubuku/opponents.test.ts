/** What a master expects of its opponents: that they look for their own best card, too. */
import { expect, it } from 'vitest';
import { playoutRandom } from '../../../src/game/chance.ts';
import { modelOpponents } from '../../../src/games/bukubuku/computer/opponents.ts';
import { knowledgeOf, sampleWorld } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { chanceOf, roundFromSeed, roundOf } from './setup.ts';

const DRAWS = 100;

it('is that they lay what is best for them, mostly, where it is plain', () => {
  // On the last turn of a round in which all know all hands (bukubuku 9), seat 1 takes the 1 in any case, and
  // of the others whoever lays the higher card the 12, which costs a belt.
  const { state } = roundOf({
    hands: [
      [26, 41, 30],
      [60, 5, 2],
      [27, 42, 31],
    ],
    lighthouses: [
      [1, 12],
      [6, 7],
      [8, 9],
    ],
  });
  const last = {
    ...state,
    round: 3,
    hands: [
      [26, 41],
      [60, 58],
      [27, 42],
    ],
    ahead: [state.ahead[0]!],
  };
  const knowledge = knowledgeOf(bukubuku.seatView(last, 0));
  const random = playoutRandom(chanceOf('opponents'), 'worlds');
  const { lay } = modelOpponents(knowledge, 300, random);
  let safe = 0;
  for (let draw = 0; draw < DRAWS; draw++) if (lay(sampleWorld(knowledge, random), random)[2] === 27) safe++;
  expect(safe).toBeGreaterThan(0.6 * DRAWS);
});

it('takes a card of the hand of everybody who is in, whatever is known of it', () => {
  for (const seats of [3, 5]) {
    const knowledge = knowledgeOf(bukubuku.seatView(roundFromSeed('model', seats).state, 0));
    const random = playoutRandom(chanceOf('model'), 'worlds');
    const { lay } = modelOpponents(knowledge, 100, random);
    const world = sampleWorld(knowledge, random);
    const before = world.participants.map(({ hand }) => [...hand]);
    const laid = lay(world, random);
    for (const [seat, card] of laid.entries()) {
      expect(before[seat]).toContain(card);
      expect(world.participants[seat]!.hand).toEqual(before[seat]!.filter((other) => other !== card));
    }
  }
});
