/**
 * `npm run -s strength -- --game doudizhu --hands 1000 --seed 1 [--players N]`: plays the computer against random play,
 * `--hands` hands on each side.
 *
 * `npm run -s strength -- --game doudizhu --against house [--level master] [--by seat|side]`: plays a level (or each other
 * one) against `house` in duplicate tables, `--hands` deals; `--against all` plays every level against every other one.
 *
 * Prints a JSON line for each side or seat, and a table for people on the standard error.
 */
import { type Difference, duplicates } from '../duplicates.ts';
import { LEVELS, type Level } from '../levels.ts';
import { type Interval, strength } from '../strength.ts';
import { parseFlags } from './flags.ts';

const flags = parseFlags('strength');
const { game, against } = flags;

const printRow = (cells: readonly string[]) =>
  console.error(
    cells
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd(),
  );
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function measureAgainstRandom(): void {
  const hasScoreboard = game.bookKind(game.options.parse({})) === 'score';
  const rounded = ({ value, low, high }: Interval) =>
    [value, low, high].map((number) => Number(number.toFixed(4)));
  printRow([
    `computer, ${game.id}`,
    hasScoreboard ? 'tables won' : 'hands won',
    '95 % interval',
    hasScoreboard ? 'score a table' : 'score a hand',
  ]);
  for (const { side, hands, wins, winRate, score } of strength(game, flags)) {
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
}

/** Long measurements tell what they have found so far. */
const DEALS_PER_REPORT = 50;

const printProgress = (places: readonly Difference[]): void =>
  printRow([
    `… ${places[0]!.deals} deals`,
    ...places.map(({ score, scoreError }) => `${score.toFixed(3)} ± ${scoreError.toFixed(3)}`),
  ]);

function measureLevels(level: Level, opponent: Level): void {
  const { hands: deals, seats, seed, by } = flags;
  let latest: readonly Difference[] = [];
  for (latest of duplicates(game, { level, against: opponent, seats, deals, seed, by }))
    if (latest[0]!.deals % DEALS_PER_REPORT === 0) printProgress(latest);
  printRow([
    `${level} against ${opponent}, ${game.id}`,
    `${deals} deals`,
    'score ± standard error',
    'tables won ± standard error',
  ]);
  for (const difference of latest) {
    console.log(JSON.stringify({ game: game.id, level, against: opponent, by, ...difference }));
    const { place, score, scoreError, wins, winsError } = difference;
    printRow([
      `${by} ${place}`,
      '',
      `${score.toFixed(3)} ± ${scoreError.toFixed(3)}`,
      `${percent(wins)} ± ${percent(winsError)}`,
    ]);
  }
}

if (against === 'random') measureAgainstRandom();
else {
  const opponents = against === 'all' ? LEVELS : [against];
  for (const opponent of opponents)
    for (const level of flags.level ? [flags.level] : LEVELS)
      if (level !== opponent) measureLevels(level, opponent);
}
