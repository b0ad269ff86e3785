/**
 * `npm run -s habits -- [deals] [level …]`: in how many deals of four computers of a level each habit of the computer of
 * 闘地主 is seen that people at a table notice (`test/games/doudizhu/habits.ts`), with standard errors, and how long its
 * decisions take.
 */
import { LEVELS, type Level } from '../../src/game/levels.ts';
import { countHabits, type Decide, levelOf } from '../games/doudizhu/habits.ts';

const [deals = '200', ...named] = process.argv.slice(2);
const levels = named.length > 0 ? LEVELS.filter((level) => named.includes(level)) : LEVELS;

for (const level of levels) measure(level, Number(deals));

function measure(level: Level, count: number): void {
  const times: number[] = [];
  const decide = levelOf(level);
  const timed: Decide = (view, chance) => {
    const before = performance.now();
    const choice = decide(view, chance);
    if (view.table.phase === 'play') times.push(performance.now() - before);
    return choice;
  };
  const { shares } = countHabits(count, 'habits', timed);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => Number(times[Math.floor(share * (times.length - 1))]!.toFixed(1));
  console.log(
    JSON.stringify({
      level,
      deals: count,
      medianMs: quantile(0.5),
      p90Ms: quantile(0.9),
      p99Ms: quantile(0.99),
    }),
  );
  for (const [habit, share] of Object.entries(shares)) {
    const error = Math.sqrt((share * (1 - share)) / count);
    console.log(`  ${habit.padEnd(34)}${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
  }
}
