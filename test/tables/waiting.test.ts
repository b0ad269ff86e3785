/** The waiting list of a table: who asks for a seat, and how they get one in play, at the rematch or in a player's place. */
import { describe, expect, it } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { firstWaiting, leaveForGood, replacePlayer, takeSeat } from '../../src/tables/company.ts';
import { DEFAULT_LIMITS } from '../../src/tables/limits.ts';
import {
  beginIfReady,
  cancel,
  join,
  leave,
  openLobby,
  start,
  startWithComputers,
} from '../../src/tables/lobby.ts';
import { endTable, renamePerson } from '../../src/tables/open-table.ts';
import { comeBack, goAway } from '../../src/tables/play.ts';
import type { ReadableTable, WaitingMember } from '../../src/tables/table.ts';
import { clearWaiting, MAX_WAITING, stopWaiting, waitForSeat } from '../../src/tables/waiting.ts';
import { whyNotWatch } from '../../src/tables/watching.ts';
import {
  ann,
  as,
  ben,
  cho,
  dan,
  inPhase,
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
import { allowInserts, failInserts, setupPlaying } from './service-setup.ts';
import { toy } from './toy-game.ts';

const eve = person('eve');
const three = playing([ann, ben, cho]);
type Step = Parameters<typeof tableAfter>[1];
const following = (table: ReadableTable, ...steps: Step[]): ReadableTable =>
  steps.reduce((current, step) => tableAfter(current, step), table);
const names = ({ waiting = [] }: ReadableTable): string[] => waiting.map(({ name }) => name);
const listed = ({ id, name, salt }: typeof ann): WaitingMember => ({ userId: id, name, salt });
const waited = following(three, waitForSeat(dan), waitForSeat(eve));

describe('a member who wants a seat', () => {
  it('waits behind those who asked before, in play and between hands', () => {
    expect(names(waited)).toEqual(['dan', 'eve']);
    expect(names(following(as.between(three), waitForSeat(eve)))).toEqual(['eve']);
  });

  it('waits once, until they want no more', () => {
    expect(refusalOf(waited, waitForSeat(dan))).toEqual({ refused: 'waits-already' });
    const left = following(waited, stopWaiting(dan.id));
    expect(names(left)).toEqual(['eve']);
    expect(refusalOf(left, stopWaiting(dan.id))).toEqual({ refused: 'not-waiting' });
  });

  it('does not wait where they sit, nor where nobody plays', () => {
    expect(refusalOf(three, waitForSeat(ann))).toEqual({ refused: 'already-seated' });
    expect(refusalOf(lobby([ann]), waitForSeat(dan))).toEqual({ refused: 'not-begun' });
    expect(refusalOf(as.over(three), waitForSeat(dan))).toEqual({ refused: 'finished' });
  });

  it('is one of a few at most', () => {
    const full = following(
      three,
      ...Array.from({ length: MAX_WAITING }, (_, index) => waitForSeat(person(`p${index}`))),
    );
    expect(refusalOf(full, waitForSeat(dan))).toEqual({ refused: 'many-wait', params: { max: MAX_WAITING } });
  });

  it('is called by their name of now, and keeps their place', () => {
    const renamed = updateBy(waited, renamePerson(dan.id, 'Daniel'), NOON + 1_000).table;
    expect(names(renamed)).toEqual(['Daniel', 'eve']);
    expect(renamed.touchedAt).toBe(waited.touchedAt);
    for (const { id, name } of [eve, person('stranger')])
      expect(refusalOf(waited, renamePerson(id, name))).toEqual({ refused: 'not-seated' });
    expect(following(waited, renamePerson(ann.id, 'Anna')).seats[0]).toMatchObject({ name: 'Anna' });
  });

  it('keeps no table open by asking', () => {
    const asked = updateBy(three, waitForSeat(dan), NOON + 1_000).table;
    expect(asked.touchedAt).toBe(three.touchedAt);
  });
});

describe('a seat that becomes vacant', () => {
  const vacated = following(waited, leaveForGood(toy, ben.id));

  it('is for the first who waits, and whoever takes it waits no more', () => {
    expect(firstWaiting(waited)).toBeNull();
    expect(firstWaiting(vacated)).toEqual(listed(dan));
    const taken = following(vacated, takeSeat(toy, eve));
    expect(userIds(taken)).toEqual([ann.id, eve.id, cho.id]);
    expect(names(taken)).toEqual(['dan']);
    expect(refusalOf(taken, takeSeat(toy, dan))).toEqual({ refused: 'no-vacant-seat' });
  });

  it('is not for somebody who has seen another hand of the deal, but for the next who waits', () => {
    const left = following(three, leaveForGood(toy, cho.id), waitForSeat(cho), waitForSeat(dan));
    const both = following(left, takeSeat(toy, eve), leaveForGood(toy, ben.id));
    expect(firstWaiting(both)).toEqual(listed(dan));
  });
});

describe('a player who is away', () => {
  const away = following(waited, goAway(toy, ben.id));
  const seen = { seat: 1, occupant: ben.id, by: dan.id };
  const replaced = following(away, replacePlayer(toy, ann.id, false, seen));

  it('is replaced by a member who waits; a computer plays until they come', () => {
    expect(replaced.seats[1]).toMatchObject({ userId: dan.id, name: 'dan', away: true, salt: ben.salt });
    expect(replaced.seats[1]).not.toHaveProperty('vacant');
    expect(replaced.seats[1]?.holders?.[0]?.userId).toBe(ben.id);
    expect(names(replaced)).toEqual(['eve']);
    expect(following(replaced, comeBack(toy, dan.id)).seats[1]).toMatchObject({ away: false });
    expect(updateBy(away, replacePlayer(toy, ann.id, false, seen)).givenUpBy).toBe(ben.id);
  });

  it('stays where that member waits no more, may not see the hand, or the presser may not replace', () => {
    const changed = following(away, stopWaiting(dan.id));
    expect(refusalOf(changed, replacePlayer(toy, ann.id, false, seen))).toEqual({ refused: 'not-waiting' });
    const knows = following(three, leaveForGood(toy, cho.id), waitForSeat(cho), goAway(toy, ben.id));
    expect(refusalOf(knows, replacePlayer(toy, ann.id, false, { ...seen, by: cho.id }))).toEqual({
      refused: 'not-waiting',
    });
    expect(refusalOf(away, replacePlayer(toy, cho.id, false, seen))).toEqual({ refused: 'not-host' });
    expect(refusalOf(waited, replacePlayer(toy, ann.id, false, seen))).toEqual({ refused: 'is-present' });
  });

  it('who hosts a table that all have left is followed by the member who waits', () => {
    const left = following(
      three,
      waitForSeat(dan),
      leaveForGood(toy, cho.id),
      leaveForGood(toy, ben.id),
      goAway(toy, ann.id),
    );
    const next = following(left, replacePlayer(toy, eve.id, true, { seat: 0, occupant: ann.id, by: dan.id }));
    expect(next.hostId).toBe(dan.id);
  });
});

describe('the rematch', () => {
  const waiting = [dan, eve].map(listed);
  const { max } = toy.seats;
  const opened = (fields: Parameters<typeof opening>[0]) =>
    openLobby(toy, opening({ waiting, ...fields }), NOON);

  it('seats those who wait before computers, in their order', () => {
    const table = opened({ computers: max - 1 });
    expect(userIds(table).slice(0, 3)).toEqual([ann.id, dan.id, eve.id]);
    expect(table.seats).toHaveLength(max);
    expect(table.seats[1]).toMatchObject({ salt: dan.salt });
    expect(names(table)).toEqual([]);
  });

  it('keeps seats for those who played; who has none waits on, and Join takes one', () => {
    const table = opened({ keptSeats: max - 2 });
    expect(userIds(table)).toEqual([ann.id, dan.id]);
    expect(names(table)).toEqual(['eve']);
    const joined = following(table, join(toy, eve));
    expect(userIds(joined)).toEqual([ann.id, dan.id, eve.id]);
    expect(names(joined)).toEqual([]);
  });

  it('that is filled up seats those who still wait before computers', () => {
    const table = following(opened({ keptSeats: max - 2 }), startWithComputers(toy, ann.id));
    expect(userIds(table).slice(0, 3)).toEqual([ann.id, dan.id, eve.id]);
    expect(table.seats.map(({ away }) => away)).not.toContain(true);
    expect(names(table)).toEqual([]);
  });

  it('starts by itself only once those who waited have pressed *Join*; its host starts it before', () => {
    const fields = { autoStart: true, keptSeats: max - 3 };
    const rematch = opened(fields);
    const full = following(rematch, join(toy, ben));
    expect([full.phase, full.seats.length]).toEqual(['lobby', max]);
    expect(beginIfReady(toy, opened({ autoStart: true, computers: max - 1 }), opening(), NOON)).toBeNull();
    const one = following(full, join(toy, dan));
    expect(one.phase).toBe('lobby');
    expect(refusalOf(one, join(toy, dan))).toEqual({ refused: 'already-seated' });
    for (const begun of [following(one, join(toy, eve)), following(full, start(toy, ann.id))]) {
      expect(begun.phase).toBe('playing');
      expect(begun.seats.map(({ away }) => away)).not.toContain(true);
    }
    // Who comes before the table is full keeps it from nothing.
    const come = following(rematch, join(toy, dan), join(toy, eve), join(toy, ben));
    expect(come.phase).toBe('playing');
  });

  it('is hosted by nobody who has not come yet: it closes where only they are left', () => {
    const table = opened({ keptSeats: 1 });
    expect(following(table, join(toy, ben), leave(ann.id))).toMatchObject({ phase: 'lobby', hostId: ben.id });
    expect(following(table, join(toy, eve), leave(ann.id))).toMatchObject({ hostId: eve.id });
    expect(following(table, leave(ann.id))).toMatchObject({ phase: 'cancelled', endedBy: ann.id });
    expect(following(table, leave(dan.id))).toMatchObject({ phase: 'lobby', hostId: ann.id });
  });

  it('seats a host who waited once, and forgets the list where it is cancelled', () => {
    expect(userIds(opened({ host: eve }))).toEqual([eve.id, dan.id]);
    const cancelled = following(opened({ keptSeats: max - 2 }), cancel(ann.id));
    expect(names(cancelled)).toEqual([]);
  });

  it('has the list of the table before, which is empty then', () => {
    const over = { ...as.over(three), waiting };
    expect(names(following(over, clearWaiting))).toEqual([]);
    expect(refusalOf(as.over(three), clearWaiting)).toEqual({ refused: 'stale' });
    expect(refusalOf(waited, clearWaiting)).toEqual({ refused: 'stale' });
  });
});

describe('the waiting list, as the rematch is opened', () => {
  const ended = async () => {
    const setup = await setupPlaying();
    const { tables, id } = setup;
    for (const member of [dan, eve]) await tables.apply(id, waitForSeat(member));
    await tables.apply(id, endTable(ann.id, true));
    const next = opening({ id: 'bbbbbbbbbb', waiting: [dan, eve].map(listed), keptSeats: toy.seats.max - 2 });
    const rematch = () => tables.rematch(id, toy, next, DEFAULT_LIMITS);
    const found = async (tableId: string): Promise<ReadableTable> =>
      (await setup.findTable(tableId)) as ReadableTable;
    return { ...setup, rematch, found, next };
  };

  it('goes over to it, and is shown at the table before no more', async () => {
    const { tables, id, rematch, found, next } = await ended();
    const changes: TableChange[] = [];
    tables.subscribe((change) => changes.push(change));
    expect(await rematch()).toMatchObject({ opened: true });
    expect(names(await found(id))).toEqual([]);
    expect(names(await found(next.id))).toEqual(['eve']);
    expect(userIds(await found(next.id))).toContain(dan.id);
    expect(changes.filter(({ table }) => table.id === id)).toHaveLength(1);
    expect(await rematch()).toMatchObject({ opened: false });
  });

  it('stays where it is if the rematch cannot be stored', async () => {
    const { file, id, rematch, found, tables, next } = await ended();
    failInserts(file, 'Waiting');
    await expect(rematch()).rejects.toThrow();
    expect(names(await found(id))).toEqual(['dan', 'eve']);
    expect(await tables.find(next.id)).toBeNull();
    allowInserts(file);
    expect(await rematch()).toMatchObject({ opened: true });
  });

  it('is without those who have left it meanwhile', async () => {
    const { tables, id, rematch, found, next } = await ended();
    await tables.apply(id, stopWaiting(dan.id));
    await rematch();
    expect(userIds(await found(next.id))).toEqual([ann.id, eve.id]);
  });
});

describe('watching', () => {
  it('is for whoever does not sit at a table that has begun', () => {
    expect(whyNotWatch(three, dan.id)).toBeNull();
    expect(whyNotWatch(as.between(three), dan.id)).toBeNull();
    expect(whyNotWatch(as.over(three), dan.id)).toBeNull();
    expect(whyNotWatch(three, ann.id)).toBe('already-seated');
    expect(whyNotWatch(lobby([ann]), dan.id)).toBe('not-begun');
    expect(whyNotWatch(inPhase('cancelled', following(lobby([ann]), cancel(ann.id))), dan.id)).toBe(
      'finished',
    );
  });
});
