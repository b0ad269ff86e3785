/** Private tables: who may sit there, who invites whom, and for how long. */
import { describe, expect, it } from 'vitest';
import { firstWaiting, leaveForGood, replacePlayer, takeSeat } from '../../src/tables/company.ts';
import { join, leave, openLobby, removeSeat, startWithComputers } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { goAway } from '../../src/tables/play.ts';
import {
  forgetInvitation,
  invite,
  MAX_ON_LIST,
  mayEnter,
  notInvited,
  uninvite,
} from '../../src/tables/private.ts';
import { waitForSeat } from '../../src/tables/waiting.ts';
import { newStore } from '../store/files.ts';
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
  playing,
  refusalOf,
  tableAfter,
  userIds,
} from './fixtures.ts';
import { toy } from './toy-game.ts';

const INVITED = [ann.id, ben.id, cho.id];
const open = lobby([ann], { invited: INVITED });
const inPlay = playing([ann, ben], { invited: INVITED });
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `stranger-${index}`);

describe('at a private table', () => {
  it('only invited people take a seat; others read whom to ask', () => {
    expect(userIds(tableAfter(open, join(toy, ben)))).toEqual([ann.id, ben.id]);
    expect(refusalOf(open, join(toy, dan))).toEqual(notInvited(open));
    expect(notInvited(open)).toEqual({ refused: 'not-invited', params: { host: 'ann' } });
    const vacant = tableAfter(inPlay, leaveForGood(toy, ben.id));
    expect(refusalOf(vacant, takeSeat(toy, dan))).toMatchObject({ refused: 'not-invited' });
    expect(userIds(tableAfter(vacant, takeSeat(toy, cho)))).toContain(cho.id);
  });

  it('in every phase those who are invited may enter, and nobody else; at any other table everybody may', () => {
    for (const phase of Object.values(as)) {
      expect(INVITED.every((userId) => mayEnter(phase(inPlay), userId))).toBe(true);
      expect(mayEnter(phase(inPlay), dan.id)).toBe(false);
      expect(mayEnter(phase(playing([ann, ben])), dan.id)).toBe(true);
    }
  });

  it('whoever sits there invites others, in the lobby and in play, up to the limit', () => {
    for (const table of [open, inPlay])
      expect(tableAfter(table, invite(ann.id, [dan.id, ben.id])).invited).toEqual(
        [...INVITED, dan.id].toSorted(),
      );
    expect(refusalOf(open, invite(ben.id, [dan.id]))).toEqual({ refused: 'not-seated' });
    const room = MAX_ON_LIST - INVITED.length;
    expect(tableAfter(open, invite(ann.id, strangers(room))).invited).toHaveLength(MAX_ON_LIST);
    expect(refusalOf(open, invite(ann.id, strangers(room + 1)))).toEqual({
      refused: 'too-many-invited',
      params: { max: MAX_ON_LIST },
    });
  });

  it('a change of the list sets a lobby’s expiry anew, and leaves the clock of a turn', () => {
    const later = NOON + 5_000;
    for (const change of [invite(ann.id, [dan.id]), uninvite(ann.id, cho.id)]) {
      expect(tableAfter(open, change, later)).toMatchObject({ deadline: later + LOBBY_MS });
      expect(tableAfter(inPlay, change, later)).toMatchObject({ deadline: inPlay.deadline });
    }
  });

  it('the host alone takes an invitation back, and not from somebody who sits there', () => {
    const two = tableAfter(open, join(toy, ben));
    expect(tableAfter(two, uninvite(ann.id, cho.id)).invited).toEqual([ann.id, ben.id].toSorted());
    expect(refusalOf(two, uninvite(ben.id, cho.id))).toEqual({ refused: 'not-host' });
    for (const userId of [ben.id, dan.id])
      expect(refusalOf(two, uninvite(ann.id, userId))).toEqual({ refused: 'no-such-seat' });
    expect(refusalOf(two, forgetInvitation(ben.id))).toEqual({ refused: 'no-such-seat' });
    expect(tableAfter(two, forgetInvitation(cho.id)).invited).not.toContain(cho.id);
  });

  it('who is removed from a seat is not invited any more; who leaves may come back', () => {
    const two = tableAfter(open, join(toy, ben));
    expect(mayEnter(tableAfter(two, removeSeat(ann.id, 1, ben.id)), ben.id)).toBe(false);
    expect(mayEnter(tableAfter(two, leave(ben.id)), ben.id)).toBe(true);
  });
});

describe('who is not invited any more', () => {
  const invited = [...INVITED, dan.id];
  const waited = [waitForSeat(dan), waitForSeat(cho)].reduce(
    (table, each) => inPhase('playing', tableAfter(table, each)),
    playing([ann, ben], { invited }),
  );
  const listed = [dan, cho].map(({ id, name, salt }) => ({ userId: id, name, salt }));
  const away = { seat: 1, occupant: ben.id, by: dan.id };
  /** As an earlier version has left it: he is on the one list, and not on the other. */
  const stale = { ...waited, invited: INVITED };

  it('waits for no seat: the next who waits is the first', () => {
    const vacant = tableAfter(tableAfter(waited, uninvite(ann.id, dan.id)), leaveForGood(toy, ben.id));
    expect(firstWaiting(vacant)?.userId).toBe(cho.id);
    for (const take of [uninvite(ann.id, dan.id), forgetInvitation(dan.id)])
      expect(tableAfter(waited, take)).toMatchObject({ waiting: [{ userId: cho.id }] });
    const still = tableAfter(waited, invite(ann.id, ['id-eve']));
    expect(still).toMatchObject({ waiting: [{ userId: dan.id }, { userId: cho.id }] });
  });

  it('asks for none either, however late the press is', () => {
    expect(refusalOf({ ...stale, waiting: [] }, waitForSeat(dan))).toEqual(notInvited(stale));
  });

  it('is given no seat in play and is not told of one', () => {
    const gone = tableAfter(stale, goAway(toy, ben.id));
    expect(refusalOf(gone, replacePlayer(toy, ann.id, false, away))).toEqual({ refused: 'not-waiting' });
    expect(firstWaiting(gone, 1)?.userId).toBe(cho.id);
    expect(firstWaiting(tableAfter(stale, leaveForGood(toy, ben.id)))?.userId).toBe(cho.id);
  });

  it('has none at the rematch, nor when its free seats are filled', () => {
    const fields = { invited: INVITED, waiting: listed };
    const rematch = openLobby(toy, opening(fields), NOON);
    expect(userIds(rematch)).toEqual([ann.id, cho.id]);
    expect(rematch).not.toHaveProperty('waiting');
    const kept = { ...lobby([ann], { invited: INVITED }), waiting: listed };
    expect(userIds(tableAfter(kept, startWithComputers(toy, ann.id)))).not.toContain(dan.id);
  });
});

it('nobody is invited by list to a table that is over, or to one where everybody may sit', () => {
  const over = tableAfter(inPlay, endTable(null, true));
  expect(refusalOf(over, invite(ann.id, [dan.id]))).toEqual({ refused: 'finished' });
  expect(refusalOf(lobby([ann]), invite(ann.id, [dan.id]))).toEqual({ refused: 'stale' });
});

describe('the list is stored', () => {
  it('with its changes, and with the table that it belongs to', async () => {
    const { store } = await newStore();
    await store.tables.create(open);
    await store.tables.create({ ...lobby([ben]), id: 'bbbbbbbbbb' });
    expect(await store.tables.find(open.id)).toEqual(open);
    expect(await store.tables.find('bbbbbbbbbb')).not.toHaveProperty('invited');
    const update = invite(ann.id, [dan.id])(open, open.touchedAt);
    if ('refused' in update) expect.fail(update.refused);
    await store.tables.commit(open, update);
    expect((await store.tables.find(open.id))!.invited).toContain(dan.id);
    const listedFor = (userId: string) =>
      store.tables.openTableIds('guild', { inChannels: ['channel'], visibleTo: userId });
    expect(await listedFor(dan.id)).toHaveLength(2);
    expect(await listedFor('stranger')).toEqual(['bbbbbbbbbb']);
  });

  it('and a person who erases their name is on none of a table that has ended; open ones are named', async () => {
    const { store } = await newStore();
    await store.tables.create(open);
    await store.tables.create({ ...as.over(inPlay), id: 'cccccccccc' });
    const rows = [];
    for await (const page of store.people.personalData(cho.id)) rows.push(...page);
    expect(rows).toMatchObject([
      { what: 'invited', table: 'aaaaaaaaaa' },
      { what: 'invited', table: 'cccccccccc' },
    ]);
    expect(await store.people.openInvitations(cho.id, null)).toEqual(['aaaaaaaaaa']);
    expect(await store.people.erase(cho.id, 'guild')).toEqual({ formers: new Map([['guild', 1]]) });
    expect((await store.tables.find('cccccccccc'))!.invited).not.toContain(cho.id);
    expect((await store.tables.find('aaaaaaaaaa'))!.invited).toContain(cho.id);
  });
});
