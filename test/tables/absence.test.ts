/** Players who miss turns, go, and come back. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { makeLastHand } from '../../src/tables/ending.ts';
import { join, openLobby, start } from '../../src/tables/lobby.ts';
import { actByComputer, choose, comeBack, goAway, nextHand } from '../../src/tables/play.ts';
import type { ReadableTable } from '../../src/tables/table.ts';
import { playOnDeserted, REST_MS, RETURN_MS } from '../../src/tables/turn-clock.ts';
import {
  afterAnswer,
  ann,
  as,
  ben,
  cho,
  inPhase,
  NOON,
  opening,
  person,
  playing,
  refusalOf,
  tableAfter,
  updateBy,
} from './fixtures.ts';
import { toy } from './toy-game.ts';

const TURN = 180_000;
const stranger = person('eve');

describe('absence', () => {
  const runOut = (table: ReadableTable): ReadableTable => tableAfter(table, actByComputer(toy, 0, 'clock'));
  const betweenHands = (table: ReadableTable): ReadableTable =>
    tableAfter(table, actByComputer(toy, 1, 'computer'));
  const nextTurn = (table: ReadableTable): ReadableTable => tableAfter(betweenHands(table), nextHand(toy));
  const table = playing([ann], { computers: 1, options: toy.options.parse({ hands: 5 }) });

  it('plays a safe move when a turn runs out, and counts it as missed', () => {
    const { table: next, move } = updateBy(table, actByComputer(toy, 0, 'clock'));
    expect(move).toEqual({ seat: 0, action: { do: 'leave' }, by: 'clock', computerVersion: 1 });
    expect(next.seats[0]).toMatchObject({ missed: 1, away: false });
  });

  it('gives the seat to the computer after two missed turns in a row', () => {
    expect(runOut(nextTurn(runOut(table))).seats[0]).toMatchObject({ missed: 2, away: true });
  });

  it('counts a turn of two safe moves as one missed turn, with a short time for the second', () => {
    const twoMoves: typeof toy = {
      ...toy,
      safe: ({ seat, thought }) => ({ do: thought[seat] ? 'leave' : 'think' }),
    };
    const first = inPhase('playing', updateBy(table, actByComputer(twoMoves, 0, 'clock'), NOON + TURN).table);
    expect(first).toMatchObject({ deadline: NOON + TURN + REST_MS, seats: [{ missed: 0, away: false }, {}] });
    // A deadline that was moved meanwhile does not make it another turn.
    const later = { ...first, deadline: first.deadline! + 60_000 };
    const { table: second, move } = updateBy(later, actByComputer(twoMoves, 0, 'clock'), later.deadline);
    expect(move).toMatchObject({ action: { do: 'leave' }, by: 'clock' });
    expect(second.seats[0]).toMatchObject({ missed: 1, away: false });
    const twice = updateBy(nextTurn(second), actByComputer(twoMoves, 0, 'clock')).table;
    expect(twice).toMatchObject({ deadline: NOON + RETURN_MS, seats: [{ missed: 2, away: true }, {}] });
  });

  it('counts a missed turn for each seat that acts at the same time, however late another answered', () => {
    const three = playing([ann, ben, cho]);
    const late = afterAnswer(three, cho, 'take', NOON + TURN - 1_000);
    const out = [0, 1].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(toy, seat, 'clock'), NOON + TURN),
      late,
    );
    expect(out.seats.map(({ missed }) => missed)).toEqual([1, 1, 0]);
  });

  it('gives the turn after a simultaneous one its full time, and counts one missed turn for both', () => {
    const options = bukubuku.options.parse({});
    const lobby = openLobby(bukubuku, opening({ options }), NOON);
    const seated = [ben, cho].reduce<ReadableTable>(
      (current, who) => tableAfter(current, join(bukubuku, who)),
      lobby,
    );
    const begun = tableAfter(seated, start(bukubuku, ann.id));
    const out = [0, 1, 2].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(bukubuku, seat, 'clock'), NOON + TURN),
      begun,
    );
    expect(out).toMatchObject({ deadline: NOON + 2 * TURN });
    expect(out.seats.map(({ missed }) => missed)).toEqual([1, 1, 1]);
  });

  it('counts missed turns anew after a press', () => {
    const pressed = afterAnswer(nextTurn(runOut(table)), ann, 'take');
    expect(pressed.seats[0]).toMatchObject({ missed: 0, away: false });
    expect(runOut(nextTurn(pressed)).seats[0]).toMatchObject({ missed: 1, away: false });
  });

  it('lets the computer play for a player who goes, until they are back', () => {
    const away = tableAfter(table, goAway(toy, ann.id));
    expect(away.seats[0]!.away).toBe(true);
    const { move } = updateBy(away, actByComputer(toy, 0, 'computer'));
    expect(move).toMatchObject({ by: 'computer' });
    expect(tableAfter(away, comeBack(toy, ann.id), NOON + 5000)).toMatchObject({
      seats: [{ away: false, missed: 0 }, {}],
      deadline: NOON + 5000 + TURN,
    });
  });

  it('brings a player back who makes a choice', () => {
    expect(afterAnswer(tableAfter(table, goAway(toy, ann.id)), ann, 'take').seats[0]!.away).toBe(false);
  });

  it('changes neither deadline nor warning of another’s turn when a player comes or goes', () => {
    const waiting = { ...afterAnswer(playing([ann, ben]), ann, 'take'), warned: true };
    const away = tableAfter(waiting, goAway(toy, ann.id), NOON + 9000);
    const back = tableAfter(away, comeBack(toy, ann.id), NOON + 9000);
    for (const one of [away, back]) expect(one).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  it('does not renew the clock of others who act at the same time when a player comes or goes', () => {
    const both = { ...playing([ann, ben]), warned: true };
    const away = tableAfter(both, goAway(toy, ann.id), NOON + 9000);
    const back = tableAfter(away, comeBack(toy, ann.id), NOON + 9500);
    for (const one of [away, back]) expect(one).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  it('starts the clock of a player who is back by an out-of-turn action', () => {
    const withOutOfTurn: typeof toy = {
      ...toy,
      outOfTurnAction: (name) => (name === 'sort' ? { do: 'think' } : null),
      choices: (current, seat) =>
        toy.choices({ ...current, thought: current.thought.with(seat, true) }, seat),
      apply: (state) => state,
    };
    const away = tableAfter(playing([ann], { computers: 1 }, withOutOfTurn), goAway(withOutOfTurn, ann.id));
    expect(away).toMatchObject({ deadline: NOON + RETURN_MS });
    const back = tableAfter(away, choose(withOutOfTurn, ann.id, 0, 'sort'), NOON + 9000);
    expect(back).toMatchObject({ deadline: NOON + 9000 + TURN, seats: [{ away: false }, {}] });
  });

  it('refuses coming and going without a seat, twice, or outside the game', () => {
    expect(refusalOf(table, comeBack(toy, ann.id))).toEqual({ refused: 'not-away' });
    expect(refusalOf(tableAfter(table, goAway(toy, ann.id)), goAway(toy, ann.id))).toEqual({
      refused: 'stale',
    });
    expect(refusalOf(table, goAway(toy, stranger.id))).toEqual({ refused: 'not-seated' });
    expect(refusalOf(as.lobby(table), goAway(toy, ann.id))).toEqual({ refused: 'not-begun' });
    expect(refusalOf(as.over(table), comeBack(toy, ann.id))).toEqual({ refused: 'finished' });
  });

  it('lets a hand that everybody has left wait before the computers play on', () => {
    const both = playing([ann, ben], { turnSeconds: 0 });
    const oneLeft = tableAfter(both, goAway(toy, ann.id), NOON + 1000);
    expect(oneLeft).toMatchObject({ deadline: null });
    expect(refusalOf(oneLeft, playOnDeserted)).toEqual({ refused: 'stale' });
    const left = tableAfter(oneLeft, goAway(toy, ben.id), NOON + 2000);
    expect(left).toMatchObject({ deadline: NOON + 2000 + RETURN_MS });
    const playedOn = tableAfter(left, playOnDeserted, NOON + 2000 + RETURN_MS);
    expect(playedOn).toMatchObject({ deadline: null, version: left.version + 1 });
    expect(refusalOf(playedOn, playOnDeserted)).toEqual({ refused: 'stale' });
    const moved = tableAfter(playedOn, actByComputer(toy, 0, 'computer'));
    expect(moved).toMatchObject({ phase: 'playing', deadline: null });
  });

  it('gives who is back first the time of a turn, or none without a clock, whatever was left to come back', () => {
    for (const turnSeconds of [0, 180]) {
      const left = tableAfter(playing([ann], { computers: 1, turnSeconds }), goAway(toy, ann.id));
      const deadline = turnSeconds === 0 ? null : NOON + 5000 + TURN;
      expect(tableAfter(left, comeBack(toy, ann.id), NOON + 5000)).toMatchObject({ deadline });
      expect(afterAnswer(left, ann, 'think', NOON + 5000)).toMatchObject({ deadline });
    }
  });

  it('has the next hand wait, too, where everybody has left between two', () => {
    const between = inPhase('between', betweenHands(afterAnswer(table, ann, 'take')));
    const begun = tableAfter(tableAfter(between, goAway(toy, ann.id)), nextHand(toy), NOON + 9000);
    expect(begun).toMatchObject({ phase: 'playing', deadline: NOON + 9000 + RETURN_MS });
  });

  it('does not wait where the host has chosen to let a computer finish', () => {
    expect(tableAfter(table, makeLastHand(toy, ann.id))).toMatchObject({ deadline: null });
  });

  it('refuses a computer’s move for a seat that need not act', () => {
    const once = afterAnswer(playing([ann, ben]), ann, 'take');
    expect(refusalOf(once, actByComputer(toy, 0, 'computer'))).toEqual({ refused: 'stale' });
  });
});
