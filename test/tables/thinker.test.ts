/** Tables whose computers think elsewhere. */
import { expect, it } from 'vitest';
import { start } from '../../src/tables/lobby.ts';
import { comeBack, goAway } from '../../src/tables/play.ts';
import type { Thinker, Turn } from '../../src/tables/thinker.ts';
import { ann, seqOf } from './fixtures.ts';
import { PACE_MS, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** A table of Ann's, who is away, with a computer. */
async function setupAway(think: Thinker['think']) {
  const setup = await setupTables({ thinker: { think, warmUp() {} } });
  const { id } = await setup.openTable({ computers: 1 });
  await setup.tables.apply(id, start(toy, ann.id));
  await setup.tables.apply(id, goAway(toy, ann.id));
  return { ...setup, id };
}

/** Resolves with null once the choice is not wanted any more. */
const untilWithdrawn = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));

it('makes the choice whose name the thinker returns', async () => {
  const names: string[] = [];
  const { clock, id, findTable } = await setupAway(async ({ game, table, seat }: Turn) => {
    const name = game.nameOf(game.choices(table.state, seat).at(-1));
    names.push(name);
    return name;
  });
  await clock.advance(PACE_MS);
  expect([names.length, seqOf(await findTable(id))]).toEqual([1, 1]);
});

it('chooses in the main thread if no choice has the returned name', async () => {
  const { clock, id, findTable } = await setupAway(async () => 'forged');
  await clock.advance(PACE_MS);
  expect(seqOf(await findTable(id))).toBe(1);
});

it('withdraws a turn when the table changes, and makes no move of it', async () => {
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { tables, clock, id, findTable } = await setupAway((_, signal) => {
    asked();
    return untilWithdrawn(signal);
  });
  const advanced = clock.advance(PACE_MS);
  await isAsked;
  await tables.apply(id, comeBack(toy, ann.id));
  await advanced;
  expect(seqOf(await findTable(id))).toBe(0);
});

it('does not wait for a thread when it is closed', async () => {
  const { tables, clock, id, findTable } = await setupAway((_, signal) => untilWithdrawn(signal));
  const advanced = clock.advance(PACE_MS);
  await tables.close();
  await advanced;
  expect(seqOf(await findTable(id))).toBe(0);
});

it('asks again if the computer player throws, and quarantines the table after five times', async () => {
  let tries = 0;
  const { clock, id, findTable } = await setupAway(async () => {
    tries += 1;
    throw new Error('no idea');
  });
  await clock.advance(10 * 60_000);
  expect([tries, (await findTable(id)).phase]).toEqual([5, 'quarantined']);
});
