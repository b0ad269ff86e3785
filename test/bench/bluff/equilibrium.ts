/**
 * `npm run -s equilibrium -- --write|--measure [--iterations 200]`: computes how duels of ブラフ are played in equilibrium,
 * from one die against one upward, and writes the table that computers play by (some minutes); or measures what a best
 * response wins against the table as it is.
 *
 * A duel is worth what the smaller ones are worth to which it leads. The table is for player 0; against one die it may
 * reroll, and against two it does not, which costs less than a point in a hundred and makes the table a fraction as long.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mixtureOf } from '../../../src/games/bluff/computer/duel-table.ts';
import { DUELS, exploit } from './exploitability.ts';
import { Solver } from './solve.ts';
import { buildTree } from './tree.ts';
import type { MatchValue } from './worth.ts';
import { writeTable } from './write-table.ts';

/** How many of the latest calls the opponent remembers for whom the table is made: all of the twelve, or the last three. */
const memoryOf = (dice: number): number => (dice === 2 ? 12 : 3);

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    iterations: { type: 'string', default: '200' },
  },
});

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function solveAll(iterations: number): Map<string, string> {
  const texts = new Map<string, string>();
  const worth = new Map<string, number>();
  const keyOf = (own: number, others: number, starts: boolean) => `${own} ${others} ${starts}`;
  const value: MatchValue = (...duel) => worth.get(keyOf(...duel)) ?? Number.NaN;
  for (const [own, others] of DUELS) {
    const rerolls = [own > 1 && others === 1, true] as const;
    const tree = buildTree({ dice: [own, others], rerolls, memory: memoryOf(own + others) });
    const solver = new Solver(tree, value);
    for (let iteration = 0; iteration < iterations; iteration++) solver.iterate();
    const [first, second] = solver.lastValues();
    worth.set(keyOf(own, others, true), first);
    worth.set(keyOf(own, others, false), second);
    const text = writeTable(solver.solution());
    texts.set(`${own}v${others}`, text);
    console.log(
      `${own} against ${others}: wins ${percent(first)} first, ${percent(second)} second; ${text.length} signs`,
    );
  }
  return texts;
}

function write(texts: ReadonlyMap<string, string>): void {
  const file = new URL('../../../src/games/bluff/computer/duel-data.ts', import.meta.url);
  const duels = [...texts].map(([name, text]) => `  '${name}':\n    '${text}',\n`).join('');
  writeFileSync(
    file,
    `/** By the dice of the player and of the other, as \`duel-table.ts\` reads it. \`npm run -s equilibrium -- --write\` writes this. */
export const DUELS: Readonly<Record<string, string>> = {
${duels}};
`,
  );
  console.log(`written: ${fileURLToPath(file)}`);
}

function measure(): void {
  const tablePlay: Parameters<typeof exploit>[0] = (point, hidden) => mixtureOf(point, hidden) ?? [];
  for (const { own, others, first, second } of exploit(tablePlay))
    console.log(
      `a best response with ${own} against ${others} wins ${percent(first)} first, ${percent(second)} second, ${percent((first + second) / 2)} in the mean`,
    );
}

if (flags.write) write(solveAll(Number(flags.iterations)));
if (flags.measure) measure();
