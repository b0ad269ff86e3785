import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { join, openLobby, start } from '../../src/tables/lobby.ts';
import { endTable, moveTo } from '../../src/tables/open-table.ts';
import {
  actByComputer,
  BETWEEN_MS,
  choose,
  comeBack,
  goAway,
  handChance,
  nextHand,
  REST_MS,
  warn,
} from '../../src/tables/play.ts';
import { type PlayingTable, promptOf, type ReadableTable, seatIndex } from '../../src/tables/table.ts';
import {
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

/** A player answers their current question. */
const says = (table: ReadableTable, who: { id: string }, what: string, now = NOON) =>
  choose(toy, who.id, promptOf(table, seatIndex(table, who.id)), what)(table, now);
/** The table after the answer to a question that is not the hand's last. */
const said = (table: ReadableTable, who: { id: string }, what: string, now = NOON): PlayingTable =>
  inPhase(
    'playing',
    tableAfter(table, (before, time) => says(before, who, what, time), now),
  );

describe('a press', () => {
  const table = playing([ann, ben]);

  it('makes the choice that it names, as a logged move', () => {
    const { table: next, move } = updateBy(table, choose(toy, ann.id, table.prompts[0]!, 'take'));
    expect(move).toEqual({ seat: 0, action: { do: 'take' }, by: ann.id });
    expect(next).toMatchObject({ seq: 1, hand: 1, phase: 'playing' });
  });

  it.each([
    ['of a person without a seat', stranger.id, table.prompts[0]!, 'take', 'not-seated'],
    ['with an older prompt', ann.id, table.prompts[0]! - 1, 'take', 'stale'],
    ['with a future prompt', ann.id, table.prompts[0]! + 1, 'take', 'stale'],
    ['for a choice that is not offered', ann.id, table.prompts[0]!, 'steal', 'stale'],
  ])('%s is refused', (_, who, prompt, what, no) => {
    expect(refusalOf(table, choose(toy, who, prompt, what))).toEqual({ refused: no });
  });

  it('made twice is applied once', () => {
    const once = said(table, ann, 'take');
    expect(refusalOf(once, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  it('does not make the prompts of seats that act at the same time stale', () => {
    const once = said(table, ann, 'take');
    expect(once.prompts[1]).toBe(table.prompts[1]);
    expect(updateBy(once, choose(toy, ben.id, table.prompts[1]!, 'leave')).ended).toBeDefined();
  });

  it('after which the same player must act again leads to a new prompt', () => {
    const thinking = said(table, ann, 'think');
    expect(thinking.prompts).toEqual([thinking.version, table.prompts[1]]);
    expect(refusalOf(thinking, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  it.each([
    ['before the first hand', 'lobby', 'not-begun'],
    ['between two hands', 'between', 'stale'],
    ['on a finished table', 'over', 'finished'],
    ['on a cancelled table', 'cancelled', 'finished'],
  ] as const)('%s is refused', (_, phase, no) => {
    const other = as[phase](table);
    expect(refusalOf(other, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: no });
    expect(refusalOf(other, actByComputer(toy, 0, 'clock'))).toEqual({ refused: no });
  });
});

describe('a turn’s time', () => {
  it('begins when a player must act', () => {
    expect(playing([ann, ben]).deadline).toBe(NOON + TURN);
  });

  it('starts anew with a new question, and so does its warning', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(said(table, ann, 'think', NOON + 9000)).toMatchObject({
      deadline: NOON + 9000 + TURN,
      warned: false,
    });
  });

  it('runs on for players whose question stays the same', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(said(table, ann, 'take', NOON + 9000)).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  it('is unlimited without a clock, and where only computers must act', () => {
    expect(playing([ann, ben], { turnSeconds: 0 }).deadline).toBeNull();
    const alone = playing([ann], { computers: 1 });
    expect(tableAfter(alone, goAway(toy, ann.id))).toMatchObject({ deadline: null });
  });

  it('is warned about once', () => {
    const table = tableAfter(playing([ann, ben]), warn);
    expect(table).toMatchObject({ warned: true });
    expect(refusalOf(table, warn)).toEqual({ refused: 'stale' });
    expect(refusalOf(as.between(playing([ann, ben])), warn)).toEqual({ refused: 'stale' });
  });
});

describe('absence', () => {
  const runOut = (table: ReadableTable): ReadableTable => tableAfter(table, actByComputer(toy, 0, 'clock'));
  const nextTurn = (table: ReadableTable): ReadableTable =>
    tableAfter(tableAfter(table, actByComputer(toy, 1, 'computer')), nextHand(toy));
  const table = playing([ann], { computers: 1, options: toy.options.parse({ hands: 5 }) });

  it('plays a safe move when a turn runs out, and counts it as missed', () => {
    const { table: next, move } = updateBy(table, actByComputer(toy, 0, 'clock'));
    expect(move).toEqual({ seat: 0, action: { do: 'leave' }, by: 'clock' });
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
    expect(twice).toMatchObject({ deadline: null, seats: [{ missed: 2, away: true }, {}] });
  });

  it('counts a missed turn for each seat that acts at the same time, however late another answered', () => {
    const three = playing([ann, ben, cho]);
    const late = said(three, cho, 'take', NOON + TURN - 1_000);
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
    const pressed = said(nextTurn(runOut(table)), ann, 'take');
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
    expect(said(tableAfter(table, goAway(toy, ann.id)), ann, 'take').seats[0]!.away).toBe(false);
  });

  it('changes neither deadline nor warning of another’s turn when a player comes or goes', () => {
    const waiting = { ...said(playing([ann, ben]), ann, 'take'), warned: true };
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
    expect(away).toMatchObject({ deadline: null });
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

  it('refuses a computer’s move for a seat that need not act', () => {
    const once = said(playing([ann, ben]), ann, 'take');
    expect(refusalOf(once, actByComputer(toy, 0, 'computer'))).toEqual({ refused: 'stale' });
  });
});

describe('the end of a hand', () => {
  const last = said(playing([ann, ben]), ann, 'take');
  const { table: ended, ...update } = updateBy(last, (before, now) => says(before, ben, 'leave', now));
  const table = inPhase('between', ended);

  it('adds the scores to the table’s totals, and posts them to the game’s book', () => {
    expect(update.ended!.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    expect(table.totals).toEqual(update.ended!.scores);
    expect(update.entry).toEqual({
      book: 'chips',
      postings: [
        { account: ann.id, amount: update.ended!.scores[0] },
        { account: ben.id, amount: update.ended!.scores[1] },
      ],
    });
  });

  it('leaves time to read, then the next hand begins from the carry, in a message of its own', () => {
    expect(table).toMatchObject({ phase: 'between', deadline: NOON + BETWEEN_MS, carry: { hand: 1 } });
    const next = updateBy({ ...table, messageId: 'message' }, nextHand(toy), NOON + BETWEEN_MS);
    expect(next.begun).toEqual({ carry: { hand: 1 } });
    expect(next.table).toMatchObject({ phase: 'playing', hand: 2, messageId: null, totals: table.totals });
    expect(next.table).toMatchObject({ state: { hand: 2 }, deadline: NOON + BETWEEN_MS + TURN });
  });

  it('gives each hand a chance of its own', () => {
    const coins = (current: ReadableTable, hand: number) =>
      handChance(current, hand).many('coins', 65_536, 4);
    expect(coins(table, 1)).not.toEqual(coins(table, 2));
    expect(coins(table, 1)).toEqual(coins(last, 1));
  });

  it('is the end of the table after the last hand', () => {
    const second = tableAfter(table, nextHand(toy), NOON);
    const over = updateBy(said(second, ann, 'leave'), (before, now) => says(before, ben, 'leave', now));
    expect(over.table.phase).toBe('over');
    expect(inPhase('over', over.table).totals).toEqual(
      table.totals.map((total, seat) => total + over.ended!.scores[seat]!),
    );
    expect(refusalOf(over.table, nextHand(toy))).toEqual({ refused: 'stale' });
  });

  it('is the end of a table that every player has left', () => {
    const alone = playing([ann], { computers: 2 });
    const deserted = tableAfter(alone, goAway(toy, ann.id));
    const played = [0, 1, 2].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
      deserted,
    );
    expect(played.phase).toBe('over');
    const oneThere = playing([ann, ben, cho]);
    const oneLeft = [ann, ben].reduce<ReadableTable>(
      (current, { id }) => tableAfter(current, goAway(toy, id)),
      oneThere,
    );
    const on = [0, 1].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
      oneLeft,
    );
    expect(tableAfter(on, (before, now) => says(before, cho, 'take', now)).phase).toBe('between');
  });

  it('posts the scores of all computers to one account', () => {
    const alone = playing([ann], { computers: 2 });
    const two = [1, 2].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
      alone,
    );
    const { entry: paid, ended: how } = updateBy(two, (before, now) => says(before, ann, 'take', now));
    expect(paid!.postings).toEqual([
      { account: ann.id, amount: how!.scores[0] },
      { account: 'computers', amount: how!.scores[1]! + how!.scores[2]! },
    ]);
  });
});

describe('ending a table early', () => {
  it('pays nobody for the unfinished hand, and keeps what was paid before', () => {
    const table = playing([ann, ben]);
    const update = updateBy(said(table, ann, 'take'), endTable(ann.id, false));
    expect(update).toEqual({
      table: { ...update.table, phase: 'cancelled', endedBy: ann.id, totals: [0, 0] },
    });
    expect(update.entry).toBeUndefined();
  });

  it('is refused the second time', () => {
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, false));
    expect(refusalOf(table, endTable(ann.id, false))).toEqual({ refused: 'finished' });
  });
});

describe('moving to another channel', () => {
  it('keeps the table as it is, and needs a new public message', () => {
    const table: PlayingTable = { ...playing([ann, ben]), messageId: 'old' };
    expect(tableAfter(table, moveTo('parent'), NOON + 1)).toEqual({
      ...table,
      channelId: 'parent',
      messageId: null,
      version: table.version + 1,
      touchedAt: NOON + 1,
    });
  });

  it('is refused for a table that has ended', () => {
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, false));
    expect(refusalOf(table, moveTo('parent'))).toEqual({ refused: 'finished' });
  });
});

it('refuses what the rules refuse, with the game’s refusal', () => {
  const strict = { ...toy, apply: () => ({ refused: 'never' }) };
  const table = playing([ann, ben]);
  expect(refusalOf(table, choose(strict, ann.id, table.prompts[0]!, 'take'))).toEqual({
    refused: 'rules',
    refusal: { refused: 'never' },
  });
});
