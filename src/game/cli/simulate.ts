/**
 * `npm run -s simulate -- --game doudizhu --hands 2000 --seed 1 [--players N] [--computers random|LEVEL]`:
 * prints one JSON line. `games` counts hands (deals, rounds, matches); the digest covers every action and score.
 */
import { createHash } from 'node:crypto';
import { computerAt, randomPlayer, simulate } from '../simulate.ts';
import { parseFlags } from './flags.ts';

const { game, hands, seats, seed, computers } = parseFlags('simulate');

const digest = createHash('sha256');
let plays = 0;
const startedAt = performance.now();
simulate(
  game,
  { hands, seats, seed, player: computers === 'random' ? randomPlayer() : computerAt(computers) },
  {
    played(seat, action) {
      plays++;
      digest.update(`${seat}${JSON.stringify(action)}\n`);
    },
    ended: (scores) => digest.update(`${JSON.stringify(scores)}\n`),
  },
);
const seconds = (performance.now() - startedAt) / 1000;
const perSecond = (count: number) => Math.round(count / seconds);
console.log(
  JSON.stringify({
    game: game.id,
    games: hands,
    plays,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: perSecond(hands),
    playsPerSecond: perSecond(plays),
    digest: digest.digest('hex'),
  }),
);
