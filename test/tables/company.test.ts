/** Who sits at a table in play: players leave for good or are replaced, and members take vacant seats. */
import { describe, expect, it } from 'vitest';
import type { TableUpdate } from '../../src/store/records.ts';
import { handChance, moveChance } from '../../src/tables/chances.ts';
import { leaveForGood, replacePlayer, takeSeat, vacantSeats } from '../../src/tables/company.ts';
import { agreeToEnd, askToEnd, makeLastHand } from '../../src/tables/ending.ts';
import {
  actByComputer,
  comeBack,
  goAway,
  nextHand,
  readyForNext,
  seatsToAct,
} from '../../src/tables/play.ts';
import { type PlayingTable, promptOf, type ReadableTable, waitsForReturn } from '../../src/tables/table.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import {
  afterAnswer,
  ann,
  answer,
  as,
  ben,
  cho,
  dan,
  inPhase,
  lobby,
  NOON,
  person,
  playing,
  refusalOf,
  tableAfter,
  updateBy,
  userIds,
} from './fixtures.ts';
import { toy } from './toy-game.ts';

const eve = person('eve');
const three = playing([ann, ben, cho]);
const following = (table: ReadableTable, ...transitions: Parameters<typeof tableAfter>[1][]): PlayingTable =>
  inPhase(
    'playing',
    transitions.reduce<ReadableTable>((current, step) => tableAfter(current, step), table),
  );
const seen = (seat: number, { id }: { id: string }) => ({ seat, occupant: id });
/** Ben's seat is vacant. */
const vacated = following(three, leaveForGood(toy, ben.id));
/** The update that ends a hand: all others have answered, and the computer plays what is left. */
function lastUpdate(table: PlayingTable): TableUpdate {
  const acting = seatsToAct(toy, table);
  const update = updateBy(table, actByComputer(toy, acting[0]!, 'computer', { name: 'take' }));
  return update.table.phase === 'playing' ? lastUpdate(update.table) : update;
}
const accounts = ({ entry }: TableUpdate) => entry!.postings.map(({ account }) => account);

describe('a player who leaves for good', () => {
  it('gives the seat to a computer that goes on with the same hand and the same chance', () => {
    expect(userIds(vacated)).toEqual([ann.id, null, cho.id]);
    expect(vacantSeats(vacated)).toEqual([1]);
    expect(vacated.seats[1]).toMatchObject({ name: '1', salt: ben.salt, away: false });
    expect(vacated.state).toEqual(three.state);
    expect(handChance(vacated, 1).many('x', 100, 9)).toEqual(handChance(three, 1).many('x', 100, 9));
    expect(moveChance(vacated).salts).toEqual(moveChance(three).salts);
    expect(tableAfter(vacated, actByComputer(toy, 1, 'computer'))).toMatchObject({ phase: 'playing' });
  });

  it('has to sit there, in play', () => {
    expect(refusalOf(three, leaveForGood(toy, dan.id))).toEqual({ refused: 'not-seated' });
    expect(refusalOf(lobby([ann, ben]), leaveForGood(toy, ben.id))).toEqual({ refused: 'not-begun' });
    expect(refusalOf(as.over(three), leaveForGood(toy, ben.id))).toEqual({ refused: 'finished' });
    expect(refusalOf(vacated, leaveForGood(toy, ben.id))).toEqual({ refused: 'not-seated' });
  });

  it('leaves the table to the next person who is present, then to one who is away, then to nobody', () => {
    expect(following(three, leaveForGood(toy, ann.id)).hostId).toBe(ben.id);
    expect(following(three, goAway(toy, ben.id), leaveForGood(toy, ann.id)).hostId).toBe(cho.id);
    const away = following(three, goAway(toy, ben.id), goAway(toy, cho.id), leaveForGood(toy, ann.id));
    expect(away.hostId).toBe(ben.id);
    const nobody = following(away, leaveForGood(toy, ben.id), leaveForGood(toy, cho.id));
    expect(nobody.hostId).toBe(cho.id);
    expect(following(nobody, takeSeat(toy, dan)).hostId).toBe(dan.id);
  });

  it('takes the request of the host along, but not that the hand is the last', () => {
    expect(following(three, askToEnd(ann.id), leaveForGood(toy, ann.id)).ending).toBeNull();
    const last = following(three, makeLastHand(toy, ann.id), leaveForGood(toy, ann.id));
    expect(last.ending).toEqual({ kind: 'last-hand' });
  });

  it('is not waited for: neither with an agreement to end the hand nor between two hands', () => {
    const asked = following(three, askToEnd(ann.id), agreeToEnd(cho.id));
    expect(tableAfter(asked, leaveForGood(toy, ben.id))).toMatchObject({
      phase: 'cancelled',
      endedHow: 'agreed',
    });
    const between = { ...as.between(three), carry: { hand: 1 } };
    const ready = tableAfter(tableAfter(between, readyForNext(toy, ann.id)), readyForNext(toy, cho.id));
    const next = updateBy(ready, leaveForGood(toy, ben.id));
    expect(next).toMatchObject({ begun: { carry: { hand: 1 } }, givenUpBy: ben.id });
    // They have seen nothing of a hand that begins as they leave: its result is the computers'.
    expect(next.table.seats[1]).not.toHaveProperty('holders');
  });

  it('leaves a hand that nobody is present at any more: it waits for somebody, and then ends the table', () => {
    const left = following(three, ...[ann, ben, cho].map(({ id }) => leaveForGood(toy, id)));
    expect(waitsForReturn(left)).toBe(true);
    expect(left.deadline).toBe(NOON + RETURN_MS);
    expect(lastUpdate(left).table).toMatchObject({ phase: 'over' });
    expect(waitsForReturn(following(left, takeSeat(toy, dan)))).toBe(false);
  });
});

describe('the host, or who manages the server,', () => {
  const away = following(three, goAway(toy, ben.id));

  it('replaces a player who is away by a computer', () => {
    for (const transition of [
      replacePlayer(toy, ann.id, false, seen(1, ben)),
      replacePlayer(toy, eve.id, true, seen(1, ben)),
    ])
      expect(vacantSeats(tableAfter(away, transition))).toEqual([1]);
  });

  it('replaces nobody who is present, who is another than was seen there, or who is a computer', () => {
    expect(refusalOf(three, replacePlayer(toy, ann.id, false, seen(1, ben)))).toEqual({
      refused: 'is-present',
    });
    for (const stale of [seen(2, ben), seen(9, ben), seen(1, cho)])
      expect(refusalOf(away, replacePlayer(toy, ann.id, false, stale))).toEqual({ refused: 'no-such-seat' });
    expect(refusalOf(vacated, replacePlayer(toy, ann.id, false, seen(1, ben)))).toEqual({
      refused: 'no-such-seat',
    });
    expect(refusalOf(away, replacePlayer(toy, cho.id, false, seen(1, ben)))).toEqual({ refused: 'not-host' });
  });
});

describe('a member who takes a vacant seat', () => {
  const taken = following(vacated, takeSeat(toy, dan));

  it('has its hand, its turn and a clock of their own, and changes nothing of its chance', () => {
    expect(userIds(taken)).toEqual([ann.id, dan.id, cho.id]);
    expect(taken.seats[1]).toMatchObject({ name: dan.name, salt: ben.salt, missed: 0, away: false });
    expect(vacantSeats(taken)).toEqual([]);
    expect(taken.state).toEqual(three.state);
    expect(promptOf(taken, 1)).toBe(promptOf(three, 1));
    expect(afterAnswer(taken, dan, 'think').seq).toBe(three.seq + 1);
    const alone = playing([ann, ben]);
    const answered = following(
      alone,
      (table, now) => answer(table, ann, 'take', now),
      leaveForGood(toy, ben.id),
    );
    const later = inPhase('playing', tableAfter(answered, takeSeat(toy, dan), NOON + 60_000));
    expect(later.deadline).toBe(NOON + 60_000 + 180_000);
  });

  it('finds none after another has taken it; who sits there already takes none', () => {
    expect(refusalOf(taken, takeSeat(toy, eve))).toEqual({ refused: 'no-vacant-seat' });
    expect(refusalOf(vacated, takeSeat(toy, ann))).toEqual({ refused: 'already-seated' });
    expect(refusalOf(three, takeSeat(toy, dan))).toEqual({ refused: 'no-vacant-seat' });
    // A computer that sat there from the start keeps its seat.
    const withComputer = playing([ann, ben], { computers: 1 });
    expect(refusalOf(withComputer, takeSeat(toy, dan))).toEqual({ refused: 'no-vacant-seat' });
  });

  it('takes their own seat back first, and no other in a hand of which they have seen one', () => {
    const both = following(vacated, leaveForGood(toy, cho.id));
    expect(userIds(following(both, takeSeat(toy, cho)))).toEqual([ann.id, null, cho.id]);
    const mine = following(both, takeSeat(toy, ben));
    expect(userIds(mine)).toEqual([ann.id, ben.id, null]);
    expect(refusalOf(mine, takeSeat(toy, ben))).toEqual({ refused: 'already-seated' });
    const other = following(vacated, takeSeat(toy, dan), leaveForGood(toy, cho.id));
    expect(refusalOf(other, takeSeat(toy, ben))).toEqual({ refused: 'knows-a-hand' });
    const between = {
      ...as.between(other),
      seats: as.between(other).seats.map(({ holders: _, ...seat }) => seat),
    };
    expect(userIds(tableAfter({ ...between, carry: { hand: 1 } }, takeSeat(toy, ben)))).toEqual([
      ann.id,
      dan.id,
      ben.id,
    ]);
  });

  it('is waited for between two hands', () => {
    const between = { ...as.between(vacated), carry: { hand: 1 }, ready: [0] };
    const sat = inPhase('between', tableAfter(between, takeSeat(toy, dan)));
    expect(sat.ready).toEqual([0]);
    expect(tableAfter(sat, readyForNext(toy, dan.id))).toMatchObject({ phase: 'between' });
  });

  it('takes none once so many have held it in this hand', () => {
    const visitors = Array.from({ length: 20 }, (_, index) => person(`visitor${index}`));
    let table: ReadableTable = vacated;
    let took = 0;
    for (const visitor of visitors) {
      const outcome = takeSeat(toy, visitor)(table, NOON);
      if ('refused' in outcome) {
        expect(outcome).toEqual({ refused: 'no-vacant-seat' });
        break;
      }
      took += 1;
      table = tableAfter(outcome.table, leaveForGood(toy, visitor.id));
    }
    expect(took).toBe(11);
  });
});

describe('a hand’s result goes to who held the seat as it began', () => {
  it('whoever holds it at the end, and all postings sum to zero', () => {
    for (const table of [
      vacated,
      following(vacated, takeSeat(toy, dan)),
      following(vacated, takeSeat(toy, ben)),
    ]) {
      const update = lastUpdate(table);
      expect(accounts(update)).toEqual([ann.id, ben.id, cho.id]);
      const { postings } = update.entry!;
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(postings.map(({ amount }) => amount)).toEqual(update.ended!.scores);
      // The next hand is another matter.
      expect(update.table.seats.some(({ holders }) => holders)).toBe(false);
    }
    const gone = lastUpdate(vacated).entry!.postings[1];
    expect(gone).toMatchObject({ account: ben.id, name: ben.name });
  });

  it('the next hand is that of who sits there then, or the computers’ where nobody does', () => {
    const carried = tableAfter(lastUpdate(following(vacated, takeSeat(toy, dan))).table, nextHand(toy));
    expect(accounts(lastUpdate(inPhase('playing', carried)))).toEqual([ann.id, dan.id, cho.id]);
    const vacant = inPhase('playing', tableAfter(lastUpdate(vacated).table, nextHand(toy)));
    expect(vacantSeats(vacant)).toEqual([1]);
    expect(accounts(lastUpdate(vacant))).toEqual([ann.id, 'computers', cho.id]);
    expect(accounts(lastUpdate(following(vacant, takeSeat(toy, dan))))).toEqual([
      ann.id,
      'computers',
      cho.id,
    ]);
  });

  it('who comes back to a seat of their own plays it on as before', () => {
    const back = following(three, goAway(toy, ben.id), comeBack(toy, ben.id));
    expect(back.seats[1]).not.toHaveProperty('holders');
  });
});
