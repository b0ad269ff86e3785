/** How strongly computers play: chosen in the lobby, kept with their seats and their moves. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import type { Level } from '../../src/game/levels.ts';
import { moveChance } from '../../src/tables/chances.ts';
import { leaveForGood } from '../../src/tables/company.ts';
import { commonLevel, levelOf, levelsAt, nextLevel } from '../../src/tables/levels.ts';
import {
  addComputer,
  join,
  leave,
  openLobby,
  removeSeat,
  start,
  startWithComputers,
} from '../../src/tables/lobby.ts';
import { changeLevel, changeOptions } from '../../src/tables/lobby-options.ts';
import { actByComputer, goAway } from '../../src/tables/play.ts';
import type { LobbyTable, ReadableTable, Table } from '../../src/tables/table.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import {
  ann,
  ben,
  cho,
  inPhase,
  lobby,
  NOON,
  opening,
  playing,
  refusalOf,
  tableAfter,
  updateBy,
} from './fixtures.ts';
import { inThreads, leveled } from './leveled-toy.ts';
import { PACE_MS, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

const all = (level: Level) => changeOptions(toy, ann.id, { table: { computerLevel: level } });
const one = (number: string, level: Level) => changeLevel(ann.id, number, level);
const levels = ({ seats }: Pick<Table, 'seats'>) => seats.map(({ level = null }) => level);
const withComputers = (computers: number, fields = {}): LobbyTable => lobby([ann], { computers, ...fields });
const tableWith = (table: ReadableTable, ...changes: Parameters<typeof tableAfter>[1][]): ReadableTable =>
  changes.reduce<ReadableTable>((each, change) => tableAfter(each, change), table);

describe('the level of all computers', () => {
  it('is that of the computers at the table and of those that join later, and nobody else’s', () => {
    const table = tableWith(lobby([ann, ben], { computers: 1 }), all('master'), addComputer(toy, ann.id));
    expect(levels(table)).toEqual([null, 'master', null, 'master']);
    expect(levels(tableWith(table, all('house')))).toEqual([null, null, null, null]);
  });

  it('counts where *Start with computers* fills the seats', () => {
    const begun = tableWith(lobby(), all('friendly'), startWithComputers(toy, ann.id));
    expect(begun.phase).toBe('playing');
    expect(levels(begun)).toEqual([null, 'friendly', 'friendly', 'friendly']);
  });

  it('goes with a computer when a person takes its seat', () => {
    const full = tableWith(withComputers(3), all('master'), join(toy, ben));
    expect(levels(full)).toEqual([null, 'master', 'master', null]);
  });
});

describe('the level of one computer', () => {
  it('is told by the computer’s number, wherever it sits by now', () => {
    const table = tableWith(lobby([ann, ben], { computers: 2 }), leave(ben.id), one('2', 'friendly'));
    expect(levels(table)).toEqual([null, null, 'friendly']);
    expect(table).toMatchObject({ version: 4, touchedAt: NOON });
  });

  it('leaves the next computer as the others are, or where they differ as was chosen for all', () => {
    const two = tableWith(withComputers(2), one('1', 'master'));
    expect([commonLevel(two), nextLevel(two)]).toEqual([null, 'house']);
    const same = tableWith(two, one('2', 'master'));
    expect([commonLevel(same), nextLevel(same)]).toEqual(['master', 'master']);
    expect(levels(tableWith(same, addComputer(toy, ann.id)))).toEqual([null, 'master', 'master', 'master']);
  });

  it('is refused to others, for a computer that is gone, and once the first hand has begun', () => {
    const table = withComputers(2);
    expect(refusalOf(table, changeLevel(ben.id, '1', 'master'))).toEqual({ refused: 'not-host' });
    expect(refusalOf(table, one('3', 'master'))).toEqual({ refused: 'no-such-seat' });
    const removed = tableWith(table, removeSeat(ann.id, 1, null));
    expect(refusalOf(removed, one('1', 'master'))).toEqual({ refused: 'no-such-seat' });
    expect(refusalOf(lobby([ann, ben]), one('ben', 'master'))).toEqual({ refused: 'no-such-seat' });
    expect(refusalOf(tableWith(table, start(toy, ann.id)), one('1', 'master'))).toEqual({ refused: 'begun' });
  });
});

describe('who plays for somebody else', () => {
  it('plays as house: for who is away, and in the seat of who has left for good', () => {
    const begun = tableWith(
      lobby([ann, ben, cho]),
      all('master'),
      addComputer(toy, ann.id),
      start(toy, ann.id),
    );
    const table = tableWith(begun, goAway(toy, ben.id), leaveForGood(toy, cho.id));
    expect(table.seats.map(levelOf)).toEqual(['house', 'house', 'house', 'master']);
    expect(levels(table)).toEqual([null, null, null, 'master']);
  });
});

describe('a rematch', () => {
  const rematchOf = (table: ReadableTable) =>
    openLobby(
      toy,
      opening({
        computers: levelsAt(table).length,
        computerLevel: table.computerLevel,
        levels: levelsAt(table),
      }),
      NOON,
    );

  it('has every computer as it was, and whoever took over for somebody as was chosen for all', () => {
    const table = tableWith(withComputers(3), one('1', 'friendly'), one('3', 'master'));
    expect(levels(rematchOf(table))).toEqual([null, 'friendly', null, 'master']);
    const left = tableWith(
      tableWith(lobby([ann, ben, cho]), all('master'), addComputer(toy, ann.id), start(toy, ann.id)),
      leaveForGood(toy, cho.id),
    );
    expect(levels(rematchOf(left))).toEqual([null, 'master', 'master']);
  });
});

/** Ann's table in its first hand, with a master and a friendly computer. */
async function setupLevels(thinker?: Thinker) {
  const setup = await setupTables({ games: [leveled], ...(thinker && { thinker }) });
  const { id } = await setup.openTable({ computers: 2 });
  await setup.tables.apply(id, one('1', 'master'));
  await setup.tables.apply(id, one('2', 'friendly'));
  await setup.tables.apply(id, start(leveled, ann.id));
  const moves = async () =>
    (await setup.store.moves(id)).map(({ seat, action, by, level = null }) => [
      seat,
      (action as { do: string }).do,
      by,
      level,
    ]);
  return { ...setup, id, moves };
}

it('what was chosen for all survives a restart of a lobby without computers', async () => {
  const { tables, openTable, newService } = await setupTables();
  const { id } = await openTable();
  await tables.apply(id, all('friendly'));
  await tables.close();
  const lobby = inPhase('lobby', (await newService().find(id))!);
  expect(levels(tableWith(lobby, addComputer(toy, ann.id)))).toEqual([null, 'friendly']);
});

describe('a computer’s move', () => {
  it('is made at its level, which is stored with it; seats and level survive a restart', async () => {
    const { clock, moves, tables, newService, id } = await setupLevels(inThreads);
    await clock.advance(PACE_MS);
    await clock.advance(PACE_MS);
    expect(await moves()).toEqual([
      [1, 'take', 'computer', 'master'],
      [2, 'leave', 'computer', 'friendly'],
    ]);
    await tables.close();
    expect(levels((await newService().find(id))!)).toEqual([null, 'master', 'friendly']);
  });

  it('of a master is that of house where there are no threads: presses would wait for it', async () => {
    const { clock, moves, findTable } = await setupLevels();
    const before = inPhase('playing', await findTable());
    await clock.advance(PACE_MS);
    const chance = chanceFrom(moveChance(before));
    const { choice } = toy.computer(toy.seatView(before.state as never, 1), chance);
    await clock.advance(PACE_MS);
    expect(await moves()).toEqual([
      [1, choice.do, 'computer', null],
      [2, 'leave', 'computer', 'friendly'],
    ]);
  });

  it('of a master is thought of while it takes its time, and comes with that time', async () => {
    const asked: Level[] = [];
    const { clock, moves } = await setupLevels({
      ...inThreads,
      think: (turn, signal) => {
        asked.push(turn.level);
        return inThreads.think(turn, signal);
      },
    });
    expect(asked).toEqual(['master']);
    await clock.advance(PACE_MS - 1);
    expect(await moves()).toEqual([]);
    await clock.advance(1);
    expect(asked).toEqual(['master']);
    expect(await moves()).toEqual([[1, 'take', 'computer', 'master']]);
  });

  it('of who is away is that of house', async () => {
    const { clock, tables, id, moves } = await setupLevels(inThreads);
    await tables.apply(id, goAway(leveled, ann.id));
    await clock.advance(130_000);
    await clock.advance(PACE_MS);
    expect((await moves()).find(([seat]) => seat === 0)!.slice(2)).toEqual(['computer', null]);
  });
});

describe('where a master fails', () => {
  const secret = 'the hand is 3♠ 4♠';
  const failing = (levelsThatFail: readonly Level[]): Thinker => ({
    ...inThreads,
    think: async (turn, signal) => {
      if (levelsThatFail.includes(turn.level)) throw new Error(secret);
      return inThreads.think(turn, signal);
    },
  });

  it('it is asked anew as house, which is stored, and logged without a word of its hand', async () => {
    const { clock, moves, lines } = await setupLevels(failing(['master']));
    await clock.advance(PACE_MS);
    expect((await moves())[0]!.slice(2)).toEqual(['computer', null]);
    expect(lines).toMatchObject([{ level: 40, game: 'toy', hand: 1, seat: 1 }]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('so it is where its thread dies', async () => {
    const { clock, moves } = await setupLevels({
      ...inThreads,
      think: async (turn, signal) => (turn.level === 'master' ? null : inThreads.think(turn, signal)),
    });
    await clock.advance(PACE_MS);
    expect((await moves())[0]!.slice(2)).toEqual(['computer', null]);
  });

  it('and as house too, its first legal choice is made', async () => {
    const { clock, moves, lines } = await setupLevels(failing(['master', 'house']));
    await clock.advance(PACE_MS);
    expect(await moves()).toEqual([[1, 'take', 'fallback', null]]);
    expect(lines.map(({ level }) => level)).toEqual([40, 50]);
  });
});

it('what the clock does, and what a person does, has no level', () => {
  const table = playing([ann, ben]);
  const { move } = updateBy(table, actByComputer(toy, 0, 'clock'));
  expect(move).not.toHaveProperty('level');
});
