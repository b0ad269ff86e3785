/** The search of a master: worlds that fit what the seat sees, and a choice that pays more in them. */
import { describe, expect, it } from 'vitest';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal } from '../../../src/game/game.ts';
import { sampleWorld } from '../../../src/games/daifugo/computer/worlds.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { afterMoves, dealFromSeed, gameState } from './setup.ts';

const chanceOf = (seed: string) => seededChance(seedFromText(`search/${seed}`));

/** Every state of a game that the house plays. */
function* statesOfGame(seed: string, seats: number): Generator<State> {
  let state = dealFromSeed(seed, seats);
  for (let step = 0; ; step++) {
    const [seat] = daifugo.toAct(state);
    if (seat === undefined) return;
    yield state;
    const { choice } = daifugo.computer(daifugo.seatView(state, seat), chanceOf(`${step}`), 'house');
    const next = daifugo.apply(state, seat, choice, chanceOf('ties'));
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
}

describe('a sampled world', () => {
  it('looks to the seat like the game, but for what has been told of it', () => {
    for (const seats of [2, 3, 4])
      for (const seed of ['a', 'b', 'c', 'd'])
        for (const state of statesOfGame(seed, seats)) {
          const [seat] = daifugo.toAct(state);
          const view = daifugo.seatView(state, seat!);
          const world = sampleWorld(view, chanceOf(seed));
          expect(daifugo.schema.state.parse(world)).toEqual(world);
          const untold = { ...view, gifts: {}, table: { ...view.table, recent: [] } };
          expect(daifugo.seatView(world, seat!)).toEqual(untold);
          const cards = [...world.hands.flat(), ...world.stock, ...world.played, ...world.discards];
          expect(new Set(cards).size).toBe(cards.length);
        }
  });

  it('leaves a card that the seat gave away where it is, until it is played', () => {
    const game = gameState({ hands: ['6h 9c 4s', '5s Qd 9d', '7d 8c Jh'], stock: '4h Ks 3c Ad' });
    const given = afterMoves(game, [0, '6h'], [0, 'give 4s'], [1, 'draw'], [1, 'pass']);
    const view = daifugo.seatView(given, 0);
    const holders = Array.from({ length: 20 }, (_, number) => {
      const { hands } = sampleWorld(view, chanceOf(`${number}`));
      return hands.findIndex((hand) => hand.includes(view.gifts[0]!.cards[0]!));
    });
    expect(new Set(holders)).toEqual(new Set([1]));
  });
});

describe('a master', () => {
  it('says so where trials have paid more than what the house would choose', () => {
    const reasons = new Map<string, number>();
    for (const state of statesOfGame('masters', 4)) {
      const [seat] = daifugo.toAct(state);
      const view = daifugo.seatView(state, seat!);
      if (view.choices.length === 1) continue;
      const [master, house] = (['master', 'house'] as const).map((level) =>
        daifugo.computer(view, chanceOf('same'), level),
      );
      const isOther = daifugo.nameOf(master!.choice) !== daifugo.nameOf(house!.choice);
      if (master!.reason.because === 'trial-pays') expect(isOther).toBe(true);
      reasons.set(master!.reason.because, (reasons.get(master!.reason.because) ?? 0) + 1);
    }
    expect(reasons.size).toBeGreaterThan(1);
  });
});
