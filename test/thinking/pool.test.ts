/** Computers that think in threads: they choose the same as here, and nothing depends on a thread. */
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import { type AnyGame, findGame } from '../../src/game/game.ts';
import { LEVELS, type Level } from '../../src/game/levels.ts';
import { games } from '../../src/games/index.ts';
import { chooseAgain } from '../../src/proof/choose.ts';
import { moveChance } from '../../src/tables/chances.ts';
import { createHints } from '../../src/tables/hints.ts';
import { addComputer, start } from '../../src/tables/lobby.ts';
import { actByComputer, goAway, seatsToAct } from '../../src/tables/play.ts';
import type { PlayingTable } from '../../src/tables/table.ts';
import type { ComputerTurn, FinishedHand } from '../../src/tables/thinker.ts';
import { createThinkingPool, type ThinkingOptions } from '../../src/thinking/pool.ts';
import { ann, inPhase, lobby, tableAfter } from '../tables/fixtures.ts';

const log = pino({ level: 'silent' });
/** The signal of a choice that stays wanted. */
const wanted = (): AbortSignal => new AbortController().signal;

function newPool(options: Partial<ThinkingOptions> = {}) {
  const pool = createThinkingPool({ log, maxThreads: 1, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

/** A table that computers play alone. */
function tableOf(game: AnyGame): PlayingTable {
  let table = lobby([ann], { options: game.options.parse({}) }, game);
  while (table.seats.length < game.seats.max)
    table = inPhase('lobby', tableAfter(table, addComputer(game, ann.id)));
  return inPhase('playing', tableAfter(tableAfter(table, start(game, ann.id)), goAway(game, ann.id)));
}

const turnAt = (game: AnyGame, table: PlayingTable, level: Level = 'house'): ComputerTurn => ({
  game,
  table,
  level,
  seat: seatsToAct(game, table)[0]!,
});

const bluff = findGame(games, 'bluff')!;
const anyTurn = turnAt(bluff, tableOf(bluff));

/** A hand of a bluff table that nobody has played yet. */
const anyHand: FinishedHand = {
  game: bluff,
  key: 'hand',
  record: { setup: { options: bluff.options.parse({}), seats: 2, carry: null }, moves: [] },
  chance: { seed: 'ab'.repeat(32), salts: [], scopes: [] },
};

/** The entry file of a thread that runs this code. */
const entryOf = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${code}`)}`,
  );

describe('a thinking thread', () => {
  it('says what the computer would have chosen in a hand that is over', async () => {
    const { game, table, seat } = anyTurn;
    const view = game.seatView(table.state, seat);
    const chance = moveChance(table);
    const { choice, reason } = game.computer(view, chanceFrom(chance));
    expect(await newPool().advise({ game, view, chance })).toEqual({ name: game.nameOf(choice), reason });
  });

  it('makes the same choice as the main thread in every game', async () => {
    const pool = newPool();
    for (const game of games) {
      let table = tableOf(game);
      for (let step = 0; step < 8; step++) {
        const turn = turnAt(game, table);
        const name = (await pool.think(turn, wanted())) ?? expect.fail('not answered');
        // A hint has chance of its own; both think anew, so that a few of them are enough.
        if (step % 4 === 0) expect(await pool.hint(turn)).toEqual(await createHints(null).hint(turn));
        const here = tableAfter(table, actByComputer(game, turn.seat, 'computer'));
        expect(tableAfter(table, actByComputer(game, turn.seat, 'computer', { name }))).toEqual(here);
        if (here.phase !== 'playing') break;
        table = here;
      }
    }
    expect(pool.threadCount).toBe(1);
  });

  it('plays as strongly as it is asked to; hints, and advice on what a person chose, have no level', async () => {
    const entry = entryOf(`parentPort.on('message', ({ kind, level = 'as is usual' }) =>
      parentPort.postMessage({ answer: kind === 'choice' ? level : { name: level } }));`);
    const pool = newPool({ entry });
    const { game, table, seat } = anyTurn;
    for (const level of LEVELS)
      expect(await pool.think({ ...anyTurn, level }, wanted())).toEqual({ name: level });
    const view = game.seatView(table.state, seat);
    const past = { game, view, chance: moveChance(table) };
    expect([await pool.hint(anyTurn), await pool.advise(past)]).toEqual([
      { name: 'as is usual' },
      { name: 'as is usual' },
    ]);
    expect(await pool.advise({ ...past, level: 'master' })).toEqual({ name: 'master' });
    expect(await pool.chooseAgain({ ...past, by: 'computer', level: 'master' })).toBe('master');
  });

  it('makes a choice of a finished table again, the computer’s or the safe one, as the main thread does', async () => {
    const pool = newPool();
    const { game, table, seat } = anyTurn;
    const view = game.seatView(table.state, seat);
    for (const by of ['computer', 'clock'] as const) {
      const question = { game, view, chance: moveChance(table), by };
      expect(await pool.chooseAgain(question)).toBe(chooseAgain(question));
    }
  });

  it('rejects if the computer player throws', async () => {
    const turn = { ...anyTurn, game: { ...bluff, seatView: () => ({ choices: [] }) } };
    await expect(newPool().think(turn, wanted())).rejects.toThrow();
  });
});

describe('the pool', () => {
  const answering = entryOf(`parentPort.on('message', () => parentPort.postMessage({ answer: 'x' }));`);
  const silent = entryOf(`parentPort.on('message', () => {});`);

  it('starts threads when they are needed, up to the limit, and lets other turns wait', async () => {
    const pool = newPool({ entry: answering, maxThreads: 2 });
    expect(pool.threadCount).toBe(0);
    const names = Array.from({ length: 50 }, () => pool.think(anyTurn, wanted()));
    expect([pool.threadCount, pool.waitingCount]).toEqual([2, 48]);
    expect(new Set(await Promise.all(names))).toEqual(new Set(['x']));
    expect([pool.threadCount, pool.waitingCount]).toEqual([2, 0]);
  });

  it('gives threads to hints first, then to moves, and last to hands that are over', async () => {
    const pool = newPool({ entry: answering });
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    const question = { steps: [], playouts: 0, round: 0 };
    const first = pool.think(anyTurn, wanted()).then(note('first'));
    await Promise.all([
      pool.evaluate(anyHand, question).then(note('steps')),
      pool.think(anyTurn, wanted()).then(note('move')),
      pool.hint(anyTurn).then(note('hint')),
      first,
    ]);
    expect(order).toEqual(['first', 'hint', 'move', 'steps']);
  });

  it('waits for a master no longer than it may think, and gives the next choice to another thread', async () => {
    const entry = entryOf(`parentPort.on('message', ({ level }) => {
      while (level === 'master');
      parentPort.postMessage({ answer: { name: level } });
    });`);
    const pool = newPool({ entry, masterMs: 200 });
    await expect(pool.think({ ...anyTurn, level: 'master' }, wanted())).rejects.toThrow('200 ms');
    expect(await pool.think(anyTurn, wanted())).toEqual({ name: 'house' });
  });

  it('drops a choice that is no longer wanted, and lets nobody wait for it', async () => {
    const pool = newPool({ entry: silent });
    const cancellations = [new AbortController(), new AbortController()];
    const names = cancellations.map(({ signal }) => pool.think(anyTurn, signal));
    expect(pool.waitingCount).toBe(1);
    for (const cancellation of cancellations) cancellation.abort();
    expect(await Promise.all(names)).toEqual([null, null]);
    expect(pool.waitingCount).toBe(0);
  });

  it('leaves the choice to the main thread if its thread dies, and starts another for the next', async () => {
    const pool = newPool({
      entry: entryOf(`parentPort.on('message', ({ view }) => {
        if (view.choices[0] === 'die') process.exit(1);
        parentPort.postMessage({ answer: 'x' });
      });`),
    });
    const fatal = { ...anyTurn, game: { ...bluff, seatView: () => ({ choices: ['die'] }) } };
    expect(await pool.think(fatal, wanted())).toBeNull();
    expect(await pool.think(anyTurn, wanted())).toBe('x');
  });

  it('starts no more threads where they cannot be loaded', async () => {
    const pool = newPool({ entry: new URL('file:///there/is/no/such/file.mjs') });
    for (let turn = 0; turn < 10; turn++) expect(await pool.think(anyTurn, wanted())).toBeNull();
    expect(pool.threadCount).toBe(0);
  });

  it('leaves everything to the main thread once it is closed', async () => {
    const pool = newPool({ entry: silent });
    const names = [pool.think(anyTurn, wanted()), pool.think(anyTurn, wanted())];
    await pool.close();
    expect(await Promise.all([...names, pool.think(anyTurn, wanted())])).toEqual([null, null, null]);
    expect(pool.threadCount).toBe(0);
  });
});
