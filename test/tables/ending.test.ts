/** How a hand ends before its time: by agreement, or by the computers; and how a table closes that nobody touches. */
import { describe, expect, it } from 'vitest';
import { announceOrTakeOver, keepOpen } from '../../src/tables/closing.ts';
import { agreeToEnd, askToEnd, declineToEnd, expireRequest, makeLastHand } from '../../src/tables/ending.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer, comeBack, goAway } from '../../src/tables/play.ts';
import type { PlayingTable } from '../../src/tables/table.ts';
import {
  afterAnswer,
  ann,
  as,
  ben,
  cho,
  inPhase,
  NOON,
  person,
  playing,
  refusalOf,
  tableAfter,
} from './fixtures.ts';
import { setupPlaying } from './service-setup.ts';
import { toy } from './toy-game.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const three = playing([ann, ben, cho]);
const following = (table: PlayingTable, ...transitions: Parameters<typeof tableAfter>[1][]): PlayingTable =>
  transitions.reduce<PlayingTable>((current, step) => inPhase('playing', tableAfter(current, step)), table);
const asked = following(three, askToEnd(ann.id));
const ending = { kind: 'asked', agreed: [] as number[], expires: NOON + 5 * MINUTE } as const;
const everywhere = { id: 0, covers: () => true };

describe('a host who wants to end a hand that others play', () => {
  it('cannot end it alone, but between two hands; a manager can', () => {
    expect(refusalOf(three, endTable(ann.id, false))).toEqual({ refused: 'not-agreed' });
    expect(tableAfter(as.between(three), endTable(ann.id, false))).toMatchObject({ endedHow: null });
    expect(tableAfter(three, endTable(ben.id, true))).toMatchObject({ endedBy: ben.id, endedHow: 'manager' });
  });

  it('ends it once all have agreed, whoever agrees last', () => {
    expect(asked.ending).toEqual({ kind: 'asked', agreed: [0], expires: NOON + 5 * MINUTE });
    const one = following(asked, agreeToEnd(cho.id));
    expect(refusalOf(one, agreeToEnd(cho.id))).toEqual({ refused: 'agreed-already' });
    const ended = tableAfter(one, agreeToEnd(ben.id));
    expect(ended).toMatchObject({ phase: 'cancelled', endedBy: ann.id, endedHow: 'agreed' });
  });

  it('needs no answer of players who are away, even if they leave later; a player who comes back is asked', () => {
    const gone = following(asked, goAway(toy, cho.id));
    expect(tableAfter(gone, agreeToEnd(ben.id)).phase).toBe('cancelled');
    const back = following(gone, comeBack(toy, cho.id), agreeToEnd(ben.id));
    expect(tableAfter(back, goAway(toy, cho.id)).phase).toBe('cancelled');
    const alone = following(three, goAway(toy, ben.id), goAway(toy, cho.id));
    expect(tableAfter(alone, endTable(ann.id, false))).toMatchObject({ endedHow: 'alone' });
    expect(tableAfter(alone, askToEnd(ann.id))).toMatchObject({ phase: 'cancelled' });
  });

  it('counts a player who misses their turns as away', () => {
    const seats = three.seats.map((seat, index) => (index === 2 ? { ...seat, missed: 1 } : seat));
    const late = following({ ...three, seats }, askToEnd(ann.id), agreeToEnd(ben.id));
    expect(tableAfter(late, actByComputer(toy, 2, 'clock'))).toMatchObject({
      phase: 'cancelled',
      endedHow: 'agreed',
    });
  });

  it('loses the agreement of a player who plays on, and withdraws the request by playing on', () => {
    const agreed = following(asked, agreeToEnd(ben.id));
    expect(afterAnswer(agreed, ben, 'take').ending).toMatchObject({ kind: 'asked', agreed: [0] });
    expect(afterAnswer(agreed, ann, 'take').ending).toBeNull();
    expect(afterAnswer(agreed, cho, 'take').ending).toMatchObject({ agreed: [0, 1] });
  });

  it('may ask again only later, once a player has declined or the time for answers is over', () => {
    for (const declined of [following(asked, declineToEnd(ben.id)), following(asked, expireRequest)]) {
      expect(declined.ending).toEqual({ kind: 'declined', until: NOON + 5 * MINUTE });
      expect(refusalOf(declined, askToEnd(ann.id))).toMatchObject({ refused: 'asked-lately' });
      expect(refusalOf(declined, agreeToEnd(ben.id))).toEqual({ refused: 'not-asked' });
      expect(tableAfter(declined, askToEnd(ann.id), NOON + 5 * MINUTE)).toMatchObject({
        ending: { kind: 'asked' },
      });
    }
  });

  it('gives back the time of a request in which nobody could answer', async () => {
    const { tables, store, clock, id, findTable, newService } = await setupPlaying(1, { turnSeconds: 0 });
    await tables.apply(id, (table) => ({ table: { ...table, version: table.version + 1, ending } }) as never);
    tables.pause(everywhere);
    await clock.advance(2 * DAY);
    await tables.resume(everywhere.id);
    const { ending: held } = inPhase('playing', await findTable());
    expect(held).toEqual({ ...ending, expires: ending.expires + 2 * DAY });
    expect(await store.find(id)).toMatchObject({ ending: held });
    await tables.close();
    await clock.advance(DAY);
    const again = newService();
    await again.recover(DAY);
    expect(await store.find(id)).toMatchObject({ ending: { expires: ending.expires + 3 * DAY } });
    await again.close();
  });

  it('can be asked for only by the host, and only in play', () => {
    expect(refusalOf(three, askToEnd(ben.id))).toEqual({ refused: 'not-host' });
    expect(refusalOf(asked, askToEnd(ann.id))).toMatchObject({ refused: 'asked-already' });
    expect(refusalOf(as.between(three), askToEnd(ann.id))).toEqual({ refused: 'no-hand' });
    for (const transition of [agreeToEnd, declineToEnd])
      expect(refusalOf(asked, transition(person('eve').id))).toEqual({ refused: 'not-seated' });
  });

  it('may leave the hand to a computer: it is paid, and the table ends with it', () => {
    const last = following(three, makeLastHand(toy, ann.id));
    expect(last).toMatchObject({ ending: { kind: 'last-hand' }, seats: [{ away: true }, {}, {}] });
    const played = [ben, cho].reduce((table, player) => afterAnswer(table, player, 'take'), last);
    expect(tableAfter(played, actByComputer(toy, 0, 'computer'))).toMatchObject({
      phase: 'over',
      endedBy: ann.id,
    });
    expect(following(last, comeBack(toy, ann.id)).ending).toBeNull();
    expect(refusalOf(three, makeLastHand(toy, ben.id))).toEqual({ refused: 'not-host' });
    // A request that is declined would take the others' promise back.
    expect(refusalOf(last, askToEnd(ann.id))).toEqual({ refused: 'last-hand-already' });
  });
});

describe('a table without a clock that nobody touches', () => {
  it('tells its players after six days, and a day later the computers play the hand to its end', async () => {
    const { clock, findTable } = await setupPlaying(1, { turnSeconds: 0 });
    await clock.advance(6 * DAY - MINUTE);
    expect(await findTable()).toMatchObject({ closesAt: null });
    await clock.advance(3 * MINUTE);
    const notified = inPhase('playing', await findTable());
    expect(notified.closesAt).toBeGreaterThan(clock.now() + DAY - 3 * MINUTE);
    await clock.advance(DAY);
    await clock.advance(30_000);
    expect(await findTable()).toMatchObject({ phase: 'over', seats: [{ away: true }, {}] });
  });

  it('stays open for another week if a player says so, or plays', async () => {
    const { tables, clock, findTable, newService } = await setupPlaying(1, { turnSeconds: 0 });
    await clock.advance(6 * DAY + MINUTE);
    await tables.close();
    const again = newService();
    await again.recover(0);
    const { id, closesAt } = inPhase('playing', await findTable());
    expect(closesAt).not.toBeNull();
    await again.apply(id, keepOpen(ann.id));
    await clock.advance(5 * DAY);
    expect(await again.find(id)).toMatchObject({ phase: 'playing', closesAt: null });
    await again.close();
  });

  it('closes later by the time the bot was down, and a day after that where it would have closed meanwhile', async () => {
    const { tables, store, clock, findTable, newService } = await setupPlaying(1, { turnSeconds: 0 });
    await clock.advance(6 * DAY + MINUTE);
    await tables.close();
    const { id, closesAt } = inPhase('playing', await findTable());
    const down = async (ms: number) => {
      await clock.advance(ms);
      const again = newService();
      await again.recover(ms);
      const stored = inPhase('playing', (await store.find(id))!);
      expect(inPhase('playing', (await again.find(id))!)).toMatchObject({ closesAt: stored.closesAt });
      return { again, stored };
    };
    const first = await down(3 * 60 * MINUTE);
    expect(first.stored.closesAt).toBe(closesAt! + 3 * 60 * MINUTE);
    await first.again.close();
    const { again, stored } = await down(3 * DAY);
    expect(stored.closesAt).toBe(clock.now() + DAY);
    await clock.advance(DAY - MINUTE);
    expect(await again.find(id)).toMatchObject({ phase: 'playing', seats: [{ away: false }, {}] });
    await again.close();
  });

  it('is kept open by those who sit there, once they have been told', () => {
    const notified = following(three, announceOrTakeOver);
    expect(refusalOf(three, keepOpen(ann.id))).toEqual({ refused: 'not-closing' });
    expect(refusalOf(notified, keepOpen(person('eve').id))).toEqual({ refused: 'not-seated' });
    expect(afterAnswer(notified, ben, 'take').closesAt).toBeNull();
  });
});
