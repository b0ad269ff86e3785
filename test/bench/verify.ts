/**
 * `npm run -s self-check -- 100`: plays so many tables of each game at random, verifies the file of each, and forges each in
 * every way: every forgery must be found, where it is. Prints a JSON line for each game; exit 1 where something is amiss.
 */
import { games } from '../../src/games/index.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import { randomTable } from '../proof/random-tables.ts';
import { rememberedChoices } from '../proof/remembered-choices.ts';
import { forgeriesOf, isFoundAs } from '../proof/tamperings.ts';

const tables = Number(process.argv[2] ?? 100);
for (const game of games) {
  const startedAt = performance.now();
  const amiss: string[] = [];
  const sums = {
    agreed: 0,
    actions: 0,
    draws: 0,
    choices: 0,
    uncheckedChoices: 0,
    forgeries: 0,
    found: 0,
    named: 0,
  };
  for (let number = 0; number < tables; number++) {
    // Of every other, the seats change hands; of every fourth, computers play at levels of their own.
    const file = await randomTable(game, number, { company: number % 2 === 1, levels: number % 4 === 2 });
    const parts = { games, choose: rememberedChoices(), pause: () => {} };
    const verdict = await verifyTable(file, parts);
    if (verdict.outcome === 'agrees') {
      sums.agreed += 1;
      for (const key of ['actions', 'draws', 'choices', 'uncheckedChoices'] as const)
        sums[key] += verdict.counts[key];
    } else amiss.push(`${number}: ${JSON.stringify(verdict)}`);
    for (const { name, file: forged, expected } of forgeriesOf(file)) {
      const found = await verifyTable(forged, parts);
      sums.forgeries += 1;
      if (found.outcome === 'differs') sums.found += 1;
      if (found.outcome === 'differs' && isFoundAs(found.difference, expected)) sums.named += 1;
      else amiss.push(`${number}, ${name}: ${JSON.stringify(found)}`);
    }
  }
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  console.log(JSON.stringify({ game: game.id, tables, ...sums, seconds }));
  for (const each of amiss) console.error(`${game.id} ${each}`);
  if (amiss.length > 0) process.exitCode = 1;
}
