/** Tables whose computers think elsewhere. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { hintChanceAt } from '../../src/tables/chances.ts';
import { allowsHints } from '../../src/tables/hints.ts';
import { join, start } from '../../src/tables/lobby.ts';
import { actByComputer, comeBack, goAway } from '../../src/tables/play.ts';
import type { BegunTable, HintMode, ReadableTable } from '../../src/tables/table.ts';
import type { Thinker, Turn } from '../../src/tables/thinker.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { stopWaiting, waitForSeat } from '../../src/tables/waiting.ts';
import { ann, ben, inPhase, lobby, seqOf, tableAfter } from './fixtures.ts';
import { PACE_MS, press, setupTables, TURN_MS } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** A thinker that leaves everything to this thread. */
const idle: Thinker = {
  warmUp() {},
  think: async () => null,
  hint: async () => null,
  advise: async () => null,
  evaluate: async () => null,
  chooseAgain: async () => null,
};

const because = { because: 'lucky' };

/** A table of Ann's, who is away, with a computer. */
async function setupAway(think: Thinker['think']) {
  const setup = await setupTables({ thinker: { ...idle, think } });
  const { id } = await setup.openTable({ computers: 1 });
  await setup.tables.apply(id, start(toy, ann.id));
  await setup.tables.apply(id, goAway(toy, ann.id));
  await setup.clock.advance(RETURN_MS);
  return { ...setup, id };
}

/** A table of Ann's, who is there, with computers. */
async function setupThinking(think: Thinker['think']) {
  const setup = await setupTables({ thinker: { ...idle, think } });
  const { id } = await setup.openTable({ computers: 2 });
  await setup.tables.apply(id, start(toy, ann.id));
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

it('goes on thinking while others ask for a seat and want none again, and moves once it is done', async () => {
  const thoughts: { done: (name: string | null) => void; signal: AbortSignal }[] = [];
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { tables, clock, id, findTable } = await setupThinking((_, signal) => {
    asked();
    return new Promise((done) => {
      thoughts.push({ done, signal });
      signal.addEventListener('abort', () => done(null));
    });
  });
  const advanced = clock.advance(PACE_MS);
  await isAsked;
  for (let press = 0; press < 10; press++) {
    await tables.apply(id, waitForSeat(ben));
    await tables.apply(id, stopWaiting(ben.id));
  }
  expect(seqOf(await findTable(id))).toBe(0);
  expect(thoughts.map(({ signal }) => signal.aborted)).toEqual([false]);
  thoughts[0]!.done('take');
  await advanced;
  await clock.advance(0);
  expect([thoughts.length, seqOf(await findTable(id))]).toEqual([1, 1]);
});

it('does not wait for a thread when it is closed', async () => {
  const { tables, clock, id, findTable } = await setupAway((_, signal) => untilWithdrawn(signal));
  const advanced = clock.advance(PACE_MS);
  await tables.close();
  await advanced;
  expect(seqOf(await findTable(id))).toBe(0);
});

describe('where a computer fails', () => {
  const secret = 'the hand is 3♠ 4♠';
  const fail = () => {
    throw new Error(secret);
  };
  const failing: AnyGame = { ...(toy as AnyGame), computer: fail, safe: fail };

  it.each([
    ['in a thread', { thinker: { ...idle, think: async () => fail() } }],
    ['in the main thread', { games: [failing] }],
  ])('%s, its seat makes the first legal choice, and the log has no word of its hand', async (_, options) => {
    const setup = await setupTables(options);
    const { id } = await setup.openTable({ computers: 1 });
    await setup.tables.apply(id, start(toy, ann.id));
    await setup.clock.advance(PACE_MS);
    expect(await setup.store.moves(id)).toMatchObject([
      { seat: 1, action: { do: 'take' }, by: 'fallback', computerVersion: null },
    ]);
    expect(setup.lines).toMatchObject([{ level: 50, table: id, game: 'toy', hand: 1, seat: 1 }]);
    expect(setup.lines[0]!.at).not.toEqual([]);
    expect(JSON.stringify(setup.lines)).not.toContain(secret);
  });

  it('as a turn runs out, the first legal choice is made, and the turn is missed', async () => {
    const { tables, store, clock, openTable, findTable } = await setupTables({ games: [failing] });
    const { id } = await openTable();
    await tables.apply(id, join(toy, ben));
    await tables.apply(id, start(toy, ann.id));
    await clock.advance(TURN_MS);
    expect((await store.moves(id)).map(({ by }) => by)).toContain('fallback');
    expect((await findTable(id)).seats.some(({ missed }) => missed === 1)).toBe(true);
  });
});

describe('a hint', () => {
  async function setupHint(hint: Thinker['hint']) {
    const setup = await setupTables({ thinker: { ...idle, hint } });
    const { id } = await setup.openTable({ computers: 1 });
    await setup.tables.apply(id, start(toy, ann.id));
    const ask = async () => {
      const table = inPhase('playing', (await setup.findTable(id)) as ReadableTable);
      return setup.tables.hint({ game: toy, table, seat: 0 });
    };
    return { ...setup, id, ask };
  }

  it('is thought of once for a question, and anew for the next', async () => {
    let asked = 0;
    const { tables, id, ask, findTable } = await setupHint(async () => {
      asked += 1;
      return { name: 'take', reason: because };
    });
    expect(await ask()).toEqual({ name: 'take', reason: because });
    await ask();
    expect(asked).toBe(1);
    await tables.apply(id, press(await findTable(id), 'think'));
    await ask();
    expect(asked).toBe(2);
  });

  it('is what the computer would play, thought of here where no thread can', async () => {
    const { tables, id, ask, findTable } = await setupHint(idle.hint);
    const { name } = await ask();
    const table = inPhase('playing', (await findTable(id)) as ReadableTable);
    const chance = chanceFrom(hintChanceAt(toy, table, 0));
    const { choice } = toy.computer(toy.seatView(toy.schema.state.parse(table.state), 0), chance);
    expect(name).toBe(toy.nameOf(choice));
    const moved = tableAfter(table, actByComputer(toy, 0, 'computer', { name }));
    await tables.apply(id, press(table, name));
    expect((await findTable(id)) as BegunTable).toMatchObject({ state: (moved as BegunTable).state });
  });

  it('is asked for again after it failed', async () => {
    let asked = 0;
    const { ask } = await setupHint(async () => {
      asked += 1;
      throw new Error('no idea');
    });
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();
    expect(asked).toBe(2);
  });
});

it('hints are for one person among computers, or as the host chose', () => {
  const tables = [lobby([ann]), lobby([ann, ben])];
  const allowed = (hints: HintMode) => tables.map((table) => allowsHints({ ...table, hints }));
  expect([allowed('auto'), allowed('on'), allowed('off')]).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});
