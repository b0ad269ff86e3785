/**
 * `npm run -s strength -- --game doudizhu --games 1000 --seed 1 [--players N]`: the computer against random play, so many
 * hands on each side. A JSON line a side, and a table for people on the standard error.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { gameById, games } from '../../games/index.ts';
import { type Interval, type SideStrength, strength } from '../strength.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
  },
});

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
  })
  .safeParse({ games: values.games, players: values.players ?? Math.min(4, max) });
if (!asked.success) {
  console.error(z.prettifyError(asked.error));
  process.exit(2);
}

const rounded = ({ value, low, high }: Interval) =>
  [value, low, high].map((number) => Number(number.toFixed(4)));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const row = (cells: readonly string[]) =>
  console.error(
    cells
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd(),
  );

function tell({ side, hands, wins, winRate, score }: SideStrength): void {
  console.log(
    JSON.stringify({ game: game?.id, side, hands, wins, winRate: rounded(winRate), score: rounded(score) }),
  );
  row([
    `side ${side}`,
    `${wins} of ${hands}`,
    `${percent(winRate.value)} (${percent(winRate.low)} – ${percent(winRate.high)})`,
    `${score.value.toFixed(2)} (${score.low.toFixed(2)} – ${score.high.toFixed(2)})`,
  ]);
}

row([`computer, ${game.id}`, 'hands won', '95 % interval', 'score a hand']);
const { games: hands, players: seats } = asked.data;
for (const side of strength(game, { seats, hands, seed: values.seed })) tell(side);
