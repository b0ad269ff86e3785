/** Tables that cannot be played on are quarantined while all others go on; a database that is down quarantines none. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import type { TableChange } from '../../src/tables/changes.ts';
import { DEFAULT_LIMITS } from '../../src/tables/limits.ts';
import { addComputer, cancel, expire, join, leave, removeSeat, start } from '../../src/tables/lobby.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer, choose } from '../../src/tables/play.ts';
import { refused } from '../../src/tables/refusals.ts';
import { raw } from '../store/files.ts';
import { ann, ben, opening, seqOf } from './fixtures.ts';
import { allowInserts, failInserts, PACE_MS, press, setupPlaying, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** A game in which no move of the second seat can be made. */
const anyToy: AnyGame = toy;
const stuck: AnyGame = {
  ...anyToy,
  actionFor(state, seat, choice) {
    if (seat === 1) throw new Error('no move');
    return anyToy.actionFor(state, seat, choice);
  },
};
/** The same game under another id, where all can move. */
const other: AnyGame = { ...toy, id: 'other' };

const TRANSITIONS = {
  join: join(toy, ben),
  leave: leave(ann.id),
  addComputer: addComputer(toy, ann.id),
  removeSeat: removeSeat(ann.id, 1, null),
  start: start(toy, ann.id),
  cancel: cancel(ann.id),
  expire,
  choose: choose(toy, ann.id, 1, 'take'),
  actByComputer: actByComputer(toy, 0, 'clock'),
  endTable: endTable(ann.id, true),
};

/** The pauses between the attempts of a transition that fails. */
const PAUSES = [5_000, 10_000, 20_000, 40_000];
const ALL_TRIES = PACE_MS + PAUSES.reduce((sum, ms) => sum + ms, 0);

describe('an automatic transition that throws every time', () => {
  it('is tried five times with growing pauses; then the table is quarantined, and subscribers are notified', async () => {
    const { tables, id, clock, lines, findTable } = await setupPlaying(1, {}, [stuck]);
    const notified: TableChange[] = [];
    tables.subscribe((change) => notified.push(change));
    await clock.advance(ALL_TRIES - 1);
    expect((await findTable()).phase).toBe('playing');
    expect(lines.map(({ msg }) => msg)).toEqual(PAUSES.map(() => 'automatic transition failed'));
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ phase: 'quarantined' });
    expect(notified).toMatchObject([{ before: null, table: { id, phase: 'quarantined' } }]);
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      table: id,
      msg: 'table quarantined: it cannot be played on',
      err: { type: 'TransitionError' },
    });
    expect(await tables.apply(id, press(await findTable()))).toEqual(refused('quarantined'));
    expect(clock.pendingTimers).toBe(0);
  });

  it.each(Object.entries(TRANSITIONS))('leads to a table that refuses %s', async (_, transition) => {
    const { tables, id, clock, findTable } = await setupPlaying(1, {}, [stuck]);
    await clock.advance(ALL_TRIES);
    const before = await findTable();
    expect(await tables.apply(id, transition)).toEqual(refused('quarantined'));
    expect(await findTable()).toEqual(before);
  });

  it('stops no other table', async () => {
    const { tables, clock } = await setupPlaying(1, { id: 'aaaaaaaaaa' }, [stuck, other]);
    const { id } = opening({ id: 'bbbbbbbbbb' });
    await tables.open(other, opening({ id, computers: 1 }), DEFAULT_LIMITS);
    await tables.apply(id, start(other, ann.id));
    await clock.advance(ALL_TRIES);
    expect(await tables.find('aaaaaaaaaa')).toMatchObject({ phase: 'quarantined' });
    expect(await tables.find(id)).toMatchObject({ phase: 'playing', seq: 1 });
  });

  it('is counted anew once the table has changed', async () => {
    const { tables, id, clock, findTable } = await setupPlaying(1, {}, [stuck]);
    await clock.advance(ALL_TRIES - 1);
    await tables.apply(id, press(await findTable(), 'think'));
    // The computer has thought long enough: it tries at once.
    await clock.advance(ALL_TRIES - PACE_MS - 1);
    expect((await findTable()).phase).toBe('playing');
    await clock.advance(1);
    expect((await findTable()).phase).toBe('quarantined');
  });
});

it('rejects a press that throws, and leaves the table unchanged', async () => {
  const { tables, id, findTable } = await setupPlaying();
  const before = await findTable();
  const broken = () => {
    throw new Error('no');
  };
  await expect(tables.apply(id, broken)).rejects.toThrow('transition failed');
  expect(await findTable()).toEqual(before);
});

it('quarantines no table while the database cannot be written to for an hour, and goes on when it can', async () => {
  const { clock, file, findTable } = await setupPlaying();
  failInserts(file, 'Move');
  await clock.advance(3_600_000);
  expect(await findTable()).toMatchObject({ phase: 'playing', seq: 0 });
  allowInserts(file);
  await clock.advance(40_000);
  expect(seqOf(await findTable())).toBeGreaterThan(0);
});

describe('a row that becomes unreadable while the bot runs', () => {
  /** The service reads a table again after a commit has failed. */
  async function withCorruptRow(sql: string) {
    const setup = await setupTables();
    for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) await setup.openTable({ id, computers: 1 });
    await setup.tables.apply('bbbbbbbbbb', start(toy, ann.id));
    failInserts(setup.file, 'Move');
    const pressed = press((await setup.tables.find('bbbbbbbbbb'))!);
    await expect(setup.tables.apply('bbbbbbbbbb', pressed)).rejects.toThrow();
    allowInserts(setup.file);
    raw(setup.file, (db) => db.exec(`UPDATE "Table" SET ${sql} WHERE id = 'bbbbbbbbbb'`));
    const notified: TableChange[] = [];
    setup.tables.subscribe((change) => notified.push(change));
    return { ...setup, notified };
  }

  it.each([
    ['not JSON', `prompts = '[1,'`],
    ['a state that is not the game’s', `state = '{"coins":[]}'`],
    ['in an unknown language', `locale = 'tlh'`],
  ])('(%s) is quarantined when it is read, and notified once', async (_, sql) => {
    const { tables, store, lines, notified, clock } = await withCorruptRow(sql);
    const found = await Promise.all([tables.find('bbbbbbbbbb'), tables.find('bbbbbbbbbb')]);
    expect(found).toMatchObject([{ phase: 'quarantined' }, { phase: 'quarantined' }]);
    expect(notified).toMatchObject([{ table: { id: 'bbbbbbbbbb', phase: 'quarantined' } }]);
    expect(lines).toMatchObject([{ level: 50, table: 'bbbbbbbbbb' }]);
    expect(await store.openTableIds('guild')).toEqual(['aaaaaaaaaa']);
    expect(await tables.apply('aaaaaaaaaa', join(toy, ben))).toMatchObject({ table: { version: 2 } });
    await clock.advance(3_600_000);
    expect(notified.filter(({ table }) => table.id === 'bbbbbbbbbb')).toHaveLength(1);
  });

  it('stays as it is if the table has ended', async () => {
    const { tables, openTable, file, store } = await setupTables();
    const { id } = await openTable();
    await tables.apply(id, leave(ann.id));
    raw(file, (db) => db.exec(`UPDATE "Table" SET options = '!'`));
    await expect(tables.find(id)).rejects.toThrow('not JSON');
    expect(await store.quarantine(id)).toBe(false);
  });
});
