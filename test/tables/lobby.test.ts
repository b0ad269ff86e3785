import { describe, expect, it } from 'vitest';
import {
  addComputer,
  cancel,
  expire,
  join,
  keepOpen,
  leave,
  openLobby,
  removeSeat,
  start,
  startWithComputers,
} from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
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
  it('seats the host first, then the requested number of computers, numbered', () => {
    const table = openLobby(toy, opening({ computers: 2 }), NOON);
    expect(table).toMatchObject({ phase: 'lobby', version: 1, hostId: ann.id });
    expect(isBegun(table)).toBe(false);
    expect(table.seats.map(({ userId, name, salt }) => [userId, name, salt])).toEqual([
      [ann.id, 'ann', 'salt-ann'],
      [null, '1', ''],
      [null, '2', ''],
    ]);
  });

  it('seats no more computers than there are free seats', () => {
    expect(openLobby(toy, opening({ computers: 9 }), NOON).seats).toHaveLength(4);
  });

  it('sets a deadline half an hour ahead, and every change in the lobby sets it anew', () => {
    expect(lobby().deadline).toBe(NOON + LOBBY_MS);
    expect(tableAfter(lobby(), join(toy, ben), NOON + 5000)).toMatchObject({
      deadline: NOON + 5000 + LOBBY_MS,
    });
    expect(tableAfter(lobby(), addComputer(toy, ann.id), NOON + 5000)).toMatchObject({
      deadline: NOON + 5000 + LOBBY_MS,
    });
  });

  it('sets it anew for who sits there and is busy elsewhere', () => {
    expect(tableAfter(lobby(), keepOpen(ann.id), NOON + 5000)).toMatchObject({
      deadline: NOON + 5000 + LOBBY_MS,
    });
    expect(refusalOf(lobby(), keepOpen(ben.id))).toEqual({ refused: 'not-seated' });
  });
});

describe('joining', () => {
  it('takes the next seat', () => {
    expect(userIds(lobby([ann, ben, cho]))).toEqual([ann.id, ben.id, cho.id]);
  });

  it('is refused to a person who is seated already', () => {
    expect(refusalOf(lobby([ann, ben]), join(toy, ben))).toEqual({ refused: 'already-seated' });
  });

  it('is refused when every seat is taken, with the number of seats', () => {
    expect(refusalOf(lobby([ann, ben, cho, dan]), join(toy, eve))).toEqual({
      refused: 'full',
      params: { seats: 4 },
    });
  });

  it('starts a table with automatic start in the same transition as its last seat is taken', () => {
    const update = updateBy(lobby([ann, ben, cho], { autoStart: true }), join(toy, dan));
    expect(update.table).toMatchObject({ phase: 'playing', hand: 1 });
    expect(update.begun).toEqual({ carry: null });
    expect(userIds(update.table)).toEqual([ann.id, ben.id, cho.id, dan.id]);
  });

  it('starts it as well when a computer takes the last seat, and not before', () => {
    const three = lobby([ann, ben, cho], { autoStart: true });
    expect(three.phase).toBe('lobby');
    expect(tableAfter(three, addComputer(toy, ann.id)).phase).toBe('playing');
  });
});

describe('leaving', () => {
  it('frees the seat; the others move up', () => {
    expect(userIds(tableAfter(lobby([ann, ben, cho]), leave(ben.id)))).toEqual([ann.id, cho.id]);
  });

  it('makes the next person host when the host leaves, and never a computer', () => {
    const table = tableAfter(lobby([ann], { computers: 1 }), join(toy, ben));
    expect(tableAfter(table, leave(ann.id))).toMatchObject({ hostId: ben.id, phase: 'lobby' });
  });

  it('leaves the host in place when another player leaves', () => {
    expect(tableAfter(lobby([ann, ben]), leave(ben.id)).hostId).toBe(ann.id);
  });

  it('cancels the table when no person is left, whatever computers remain', () => {
    const table = tableAfter(lobby([ann], { computers: 2 }), leave(ann.id));
    expect(table).toMatchObject({ phase: 'cancelled', expiredAt: null });
  });

  it('is refused to a person without a seat', () => {
    expect(refusalOf(lobby(), leave(ben.id))).toEqual({ refused: 'not-seated' });
  });
});

describe('adding a computer', () => {
  it('gives it the lowest free number', () => {
    const three = openLobby(toy, opening({ computers: 3 }), NOON);
    const again = tableAfter(tableAfter(three, removeSeat(ann.id, 1, null)), addComputer(toy, ann.id));
    expect(again.seats.map(({ name }) => name)).toEqual(['ann', '2', '3', '1']);
  });

  it('is refused when every seat is taken', () => {
    expect(refusalOf(lobby([ann, ben, cho, dan]), addComputer(toy, ann.id))).toMatchObject({
      refused: 'full',
    });
  });
});

describe('removing a seat', () => {
  const table = lobby([ann, ben, cho]);

  it('frees the seat', () => {
    expect(userIds(tableAfter(table, removeSeat(ann.id, 1, ben.id)))).toEqual([ann.id, cho.id]);
  });

  it.each([
    ['a seat that does not exist', 7, ben.id],
    ['an index that is not a number', Number.NaN, ben.id],
    ['a player who has left, and whose seat is another’s now', 1, dan.id],
    ['a computer where a person sits', 1, null],
    ['the host', 0, ann.id],
  ])('is refused for %s', (_, index, userId) => {
    expect(refusalOf(table, removeSeat(ann.id, index, userId))).toEqual({ refused: 'no-such-seat' });
  });
});

describe('transitions of the host alone', () => {
  const table = lobby([ann, ben]);
  it.each([
    ['adding a computer', addComputer(toy, ben.id)],
    ['removing a seat', removeSeat(ben.id, 0, ann.id)],
    ['starting', start(toy, ben.id)],
    ['starting with computers', startWithComputers(toy, ben.id)],
    ['cancelling', cancel(ben.id)],
    ['ending', endTable(ben.id, false)],
  ])('refuse %s to others', (_, transition) => {
    expect(refusalOf(table, transition)).toEqual({ refused: 'not-host' });
  });

  it('allow managers of the server to cancel and to end it', () => {
    expect(tableAfter(table, cancel(ben.id, true))).toMatchObject({ phase: 'cancelled', expiredAt: null });
    expect(tableAfter(table, endTable(ben.id, true))).toMatchObject({ phase: 'cancelled', expiredAt: null });
  });
});

describe('starting', () => {
  it('is refused with too few players, with the number of those missing', () => {
    expect(refusalOf(lobby(), start(toy, ann.id))).toEqual({
      refused: 'too-few',
      params: { missing: 1, seats: 2 },
    });
  });

  it('begins the first hand in the lobby’s own message', () => {
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

describe('starting with computers', () => {
  const seatsAfter = (game: typeof toy, people: Parameters<typeof lobby>[0]): (string | null)[] =>
    tableAfter(lobby(people), startWithComputers(game, ann.id)).seats.map(({ userId }) => userId);

  it('seats computers on the free seats, behind those who sit, and begins', () => {
    const table = tableAfter(lobby([ann, ben]), startWithComputers(toy, ann.id));
    expect(table).toMatchObject({ phase: 'playing', hand: 1, totals: [0, 0, 0, 0] });
    expect(table.seats.map(({ userId, name }) => userId ?? name)).toEqual([ann.id, ben.id, '1', '2']);
    expect(seatsAfter(toy, [ann, ben, cho, dan])).toEqual([ann.id, ben.id, cho.id, dan.id]);
  });

  it('seats fewer where the options do not allow so many', () => {
    const refusal = { refused: 'too-many' };
    const atMostThree = {
      ...toy,
      whyUnplayable: (_: unknown, seats: number) => (seats > 3 ? refusal : null),
    };
    expect(seatsAfter(atMostThree, [ann])).toHaveLength(3);
    const never = { ...toy, whyUnplayable: () => refusal };
    expect(refusalOf(lobby([ann]), startWithComputers(never, ann.id))).toEqual({ refused: 'rules', refusal });
  });
});

it('keeps when a lobby expired, unlike one that was cancelled', () => {
  const table = lobby();
  expect(tableAfter(table, expire, NOON + LOBBY_MS)).toMatchObject({
    phase: 'cancelled',
    expiredAt: table.deadline,
  });
});

describe('transitions of a lobby', () => {
  const transitions = {
    join: join(toy, eve),
    leave: leave(ann.id),
    addComputer: addComputer(toy, ann.id),
    removeSeat: removeSeat(ann.id, 1, ben.id),
    start: start(toy, ann.id),
    startWithComputers: startWithComputers(toy, ann.id),
    cancel: cancel(ann.id),
    expire,
  };
  const tables = {
    begun: playing([ann, ben]),
    finished: tableAfter(lobby(), cancel(ann.id)),
  };
  it.each(
    Object.entries(tables).flatMap(([refusal, table]) =>
      Object.entries(transitions).map(([name, transition]) => ({ name, refusal, table, transition })),
    ),
  )('refuse $name on a table that is $refusal', ({ refusal, table, transition }) => {
    expect(refusalOf(table, transition)).toEqual({ refused: refusal });
  });
});
