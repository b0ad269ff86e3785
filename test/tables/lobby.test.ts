import { describe, expect, test } from 'vitest';
import {
  addComputer,
  cancel,
  expire,
  join,
  LOBBY_MS,
  leave,
  openLobby,
  removeSeat,
  start,
} from '../../src/tables/lobby.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { isBegun } from '../../src/tables/table.ts';
import {
  ann,
  ben,
  cho,
  dan,
  lobby,
  NOON,
  opening,
  person,
  playing,
  refusalOf,
  tableAfter,
  updateBy,
  userIds,
} from './fixtures.ts';
import { toy } from './toy-game.ts';

const eve = person('eve');

describe('opening a table', () => {
  test('seats its host first, then as many computers as were asked for, numbered', () => {
    const table = openLobby(toy, opening({ computers: 2 }), NOON);
    expect(table).toMatchObject({ phase: 'lobby', version: 1, hostId: ann.id });
    expect(isBegun(table)).toBe(false);
    expect(table.seats.map(({ userId, name, salt }) => [userId, name, salt])).toEqual([
      [ann.id, 'ann', 'salt-ann'],
      [null, '1', ''],
      [null, '2', ''],
    ]);
  });

  test('seats no more computers than there are seats', () => {
    expect(openLobby(toy, opening({ computers: 9 }), NOON).seats).toHaveLength(4);
  });

  test('closes by itself half an hour later, and every touch gives it half an hour more', () => {
    expect(lobby().deadline).toBe(NOON + LOBBY_MS);
    expect(tableAfter(lobby(), join(toy, ben), NOON + 5000)).toMatchObject({
      deadline: NOON + 5000 + LOBBY_MS,
    });
    expect(tableAfter(lobby(), addComputer(toy, ann.id), NOON + 5000)).toMatchObject({
      deadline: NOON + 5000 + LOBBY_MS,
    });
  });
});

describe('sitting down', () => {
  test('takes the next seat', () => {
    expect(userIds(lobby([ann, ben, cho]))).toEqual([ann.id, ben.id, cho.id]);
  });

  test('works once a person', () => {
    expect(refusalOf(lobby([ann, ben]), join(toy, ben))).toEqual({ refused: 'already-seated' });
  });

  test('is refused where every seat is taken, and says how many there are', () => {
    expect(refusalOf(lobby([ann, ben, cho, dan]), join(toy, eve))).toEqual({
      refused: 'full',
      params: { seats: 4 },
    });
  });

  test('the last seat starts a table that starts by itself, in the same change', () => {
    const made = updateBy(lobby([ann, ben, cho], { autoStart: true }), join(toy, dan));
    expect(made.table).toMatchObject({ phase: 'playing', hand: 1 });
    expect(made.begun).toEqual({ carry: null });
    expect(userIds(made.table)).toEqual([ann.id, ben.id, cho.id, dan.id]);
  });

  test('so does a computer on the last seat; before it nothing starts', () => {
    const three = lobby([ann, ben, cho], { autoStart: true });
    expect(three.phase).toBe('lobby');
    expect(tableAfter(three, addComputer(toy, ann.id)).phase).toBe('playing');
  });
});

describe('leaving', () => {
  test('frees the seat; the others move up', () => {
    expect(userIds(tableAfter(lobby([ann, ben, cho]), leave(ben.id)))).toEqual([ann.id, cho.id]);
  });

  test('makes the next person host where the host leaves, over computers', () => {
    const table = tableAfter(lobby([ann], { computers: 1 }), join(toy, ben));
    expect(tableAfter(table, leave(ann.id))).toMatchObject({ hostId: ben.id, phase: 'lobby' });
  });

  test('leaves the host host where another leaves', () => {
    expect(tableAfter(lobby([ann, ben]), leave(ben.id)).hostId).toBe(ann.id);
  });

  test('calls the table off where nobody stays, whatever computers there are', () => {
    const table = tableAfter(lobby([ann], { computers: 2 }), leave(ann.id));
    expect(table).toMatchObject({ phase: 'cancelled', expiredAt: null });
  });

  test('is not for who does not sit there', () => {
    expect(refusalOf(lobby(), leave(ben.id))).toEqual({ refused: 'not-seated' });
  });
});

describe('computers', () => {
  test('take the lowest number that is free', () => {
    const three = openLobby(toy, opening({ computers: 3 }), NOON);
    const again = tableAfter(tableAfter(three, removeSeat(ann.id, 1, null)), addComputer(toy, ann.id));
    expect(again.seats.map(({ name }) => name)).toEqual(['ann', '2', '3', '1']);
  });

  test('do not sit down where every seat is taken', () => {
    expect(refusalOf(lobby([ann, ben, cho, dan]), addComputer(toy, ann.id))).toMatchObject({
      refused: 'full',
    });
  });
});

describe('taking somebody off the table', () => {
  const table = lobby([ann, ben, cho]);

  test('frees their seat', () => {
    expect(userIds(tableAfter(table, removeSeat(ann.id, 1, ben.id)))).toEqual([ann.id, cho.id]);
  });

  test.each([
    ['a seat that is none', 7, ben.id],
    ['a number that is none', Number.NaN, ben.id],
    ['somebody who has left, and whose seat is another’s now', 1, dan.id],
    ['a computer where a person sits', 1, null],
    ['the host', 0, ann.id],
  ])('is refused for %s', (_, index, userId) => {
    expect(refusalOf(table, removeSeat(ann.id, index, userId))).toEqual({ refused: 'no-such-seat' });
  });
});

describe('only the host', () => {
  const table = lobby([ann, ben]);
  test.each([
    ['adds computers', addComputer(toy, ben.id)],
    ['takes somebody off', removeSeat(ben.id, 0, ann.id)],
    ['starts', start(toy, ben.id)],
    ['calls it off', cancel(ben.id)],
    ['ends it', endTable(ben.id, false)],
  ])('%s', (_, step) => {
    expect(refusalOf(table, step)).toEqual({ refused: 'not-host' });
  });

  test('or who manages the server calls it off', () => {
    expect(tableAfter(table, cancel(ben.id, true))).toMatchObject({ phase: 'cancelled', expiredAt: null });
    expect(tableAfter(table, endTable(ben.id, true))).toMatchObject({ phase: 'cancelled', expiredAt: null });
  });
});

describe('starting', () => {
  test('takes enough people, and says how many are missing', () => {
    expect(refusalOf(lobby(), start(toy, ann.id))).toEqual({
      refused: 'too-few',
      params: { missing: 1, seats: 2 },
    });
  });

  test('deals the first hand in the lobby’s own message', () => {
    const table = tableAfter({ ...lobby([ann, ben]), messageId: 'message' }, start(toy, ann.id));
    expect(table).toMatchObject({
      phase: 'playing',
      hand: 1,
      messageId: 'message',
      totals: [0, 0],
      warned: false,
    });
  });
});

test('a lobby that ran out keeps the time it did, to tell it from one that was called off', () => {
  const table = lobby();
  expect(tableAfter(table, expire, NOON + LOBBY_MS)).toMatchObject({
    phase: 'cancelled',
    expiredAt: table.deadline,
  });
});

describe('what is for lobbies is refused', () => {
  const steps = {
    join: join(toy, eve),
    leave: leave(ann.id),
    addComputer: addComputer(toy, ann.id),
    removeSeat: removeSeat(ann.id, 1, ben.id),
    start: start(toy, ann.id),
    cancel: cancel(ann.id),
    expire,
  };
  const tables = {
    begun: playing([ann, ben]),
    finished: tableAfter(lobby(), cancel(ann.id)),
  };
  test.each(
    Object.entries(tables).flatMap(([no, table]) =>
      Object.entries(steps).map(([name, step]) => ({ name, no, table, step })),
    ),
  )('$name on a table that is $no', ({ no, table, step }) => {
    expect(refusalOf(table, step)).toEqual({ refused: no });
  });
});
