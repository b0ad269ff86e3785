/**
 * `npm run -s simulate -- --game doudizhu --games 2000 --seed 1 [--players N] [--computers random|house]`:
 * one JSON line; `games` counts hands (deals, rounds, matches), the digest covers every action and score.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { gameById, games } from '../../games/index.ts';
import { housePlayer, randomPlayer, simulate } from '../simulate.ts';

function flags() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        game: text,
        games: { ...text, default: '1000' },
        seed: { ...text, default: '1' },
        players: text,
        computers: { ...text, default: 'random' },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const values = flags();
const game = gameById(values.game ?? '');
if (!game) {
  console.error(`--game is one of: ${games.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const { min, max } = game.seats;
const asked = z
  .object({
    games: z.coerce.number().int().min(1),
    players: z.coerce.number().int().min(min).max(max),
    computers: z.enum(['random', 'house']),
  })
  .safeParse({ ...values, players: values.players ?? Math.min(4, max) });
if (!asked.success) {
  console.error(z.prettifyError(asked.error));
  process.exit(2);
}
const { games: hands, players, computers } = asked.data;

const digest = createHash('sha256');
let plays = 0;
const began = performance.now();
simulate(
  game,
  { hands, seats: players, seed: values.seed, player: computers === 'house' ? housePlayer : randomPlayer() },
  {
    played(seat, action) {
      plays++;
      digest.update(`${seat}${JSON.stringify(action)}\n`);
    },
    ended: (scores) => digest.update(`${JSON.stringify(scores)}\n`),
  },
);
const seconds = (performance.now() - began) / 1000;
const per = (count: number) => Math.round(count / seconds);
console.log(
  JSON.stringify({
    game: game.id,
    games: hands,
    plays,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: per(hands),
    playsPerSecond: per(plays),
    digest: digest.digest('hex'),
  }),
);
