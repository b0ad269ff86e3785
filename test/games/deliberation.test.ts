/** How long all expect the players of each game to think, by what all see. */
import { expect, test } from 'vitest';
import type { Deliberation } from '../../src/game/deliberation.ts';
import { type Player, randomPlayer, simulate } from '../../src/game/simulate.ts';
import { deliberation as ofDoudizhu } from '../../src/games/doudizhu/deliberation.ts';
import { games } from '../../src/games/index.ts';

const FOUND: Readonly<Record<string, readonly Deliberation[]>> = {
  doudizhu: ['close', 'usual'],
  bluff: ['close', 'usual'],
  daifugo: ['close', 'usual'],
  babasuki: ['forced', 'usual'],
  bukubuku: ['close', 'forced', 'usual'],
};

test.each(games)('in $id all see moments at which players think longer, or have one choice', (game) => {
  const found = new Set<Deliberation>();
  const random = randomPlayer();
  const player: Player = (_, state, seat, chance, step) => {
    found.add(game.deliberation?.(game.tableView(state), seat) ?? 'usual');
    return random(game, state, seat, chance, step);
  };
  const seats = Math.min(4, game.seats.max);
  simulate(game, { hands: 20, seats, seed: 'thinking', player }, { played: () => {}, ended: () => {} });
  expect([...found]).toEqual(expect.arrayContaining([...FOUND[game.id]!]));
});

test('in 闘地主 all see that a single card beats no pair, and not that a hand of two does not', () => {
  const view = {
    phase: 'play',
    top: { seat: 0, cards: ['3s', '3h'], play: null },
  } as unknown as Parameters<typeof ofDoudizhu>[0];
  const asSeat = (cards: number) => ofDoudizhu({ ...view, sizes: [9, cards, 9] }, 1);
  expect([asSeat(1), asSeat(2)]).toEqual(['forced', 'usual']);
});
