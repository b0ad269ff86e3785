/**
 * What computers choose belongs to a version of them: a table file names it, and only the choices of the same version are
 * made again by a verification.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { computerPlayer, simulate } from '../../src/game/simulate.ts';
import { games } from '../../src/games/index.ts';

const HANDS = 3;
/** By game: the version of its computer player, and a digest of what it chooses in a few hands. */
const CHOICES: Readonly<Record<string, string>> = {
  doudizhu: '5 8830092d55f3c2dc',
  bluff: '3 d3fcdcaabbfae09d',
  daifugo: '3 80366bbf4841910e',
  babasuki: '5 1834dc7453e3eb35',
  bukubuku: '5 67c453fb84a2e922',
};

test.each(games)(
  'the computer of $id chooses as its version does: where it does not, the version rises',
  (game) => {
    const digest = createHash('sha256');
    const seats = Math.min(4, game.seats.max);
    simulate(
      game,
      { hands: HANDS, seats, seed: 'computer versions', player: computerPlayer },
      {
        played: (seat, action) => digest.update(`${seat}${JSON.stringify(action)}\n`),
        ended: () => {},
      },
    );
    expect(`${game.computerVersion} ${digest.digest('hex').slice(0, 16)}`).toBe(CHOICES[game.id]);
  },
);
