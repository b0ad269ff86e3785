/**
 * `npm run -s strength -- --game doudizhu --hands 1000 --seed 1 [--players N]`: plays the computer against random play,
 * `--hands` hands on each side. Prints a JSON line for each side, and a table for people on the standard error.
 */
import { type Interval, type SideStrength, strength } from '../strength.ts';
import { parseFlags } from './flags.ts';

const flags = parseFlags();
const { game } = flags;
const hasScoreboard = game.bookKind(game.options.parse({})) === 'score';

const rounded = ({ value, low, high }: Interval) =>
  [value, low, high].map((number) => Number(number.toFixed(4)));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const printRow = (cells: readonly string[]) =>
  console.error(
    cells
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd(),
  );

function printSide({ side, hands, wins, winRate, score }: SideStrength): void {
  console.log(
    JSON.stringify({ game: game.id, side, hands, wins, winRate: rounded(winRate), score: rounded(score) }),
  );
  printRow([
    `side ${side}`,
    `${wins} of ${hands}`,
    `${percent(winRate.value)} (${percent(winRate.low)} – ${percent(winRate.high)})`,
    `${score.value.toFixed(2)} (${score.low.toFixed(2)} – ${score.high.toFixed(2)})`,
  ]);
}

printRow([
  `computer, ${game.id}`,
  hasScoreboard ? 'tables won' : 'hands won',
  '95 % interval',
  hasScoreboard ? 'score a table' : 'score a hand',
]);
for (const side of strength(game, flags)) printSide(side);
