import { describe, expect, test } from 'vitest';
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

/** A player answers what they are asked now. */
const says = (table: ReadableTable, who: { id: string }, what: string, now = NOON) =>
  choose(toy, who.id, promptOf(table, seatIndex(table, who.id)), what)(table, now);
/** The table after the answer to a question that is not the hand's last. */
const said = (table: ReadableTable, who: { id: string }, what: string, now = NOON): PlayingTable =>
  inPhase(
    'playing',
    tableAfter(table, (before, at) => says(before, who, what, at), now),
  );

describe('a press', () => {
  const table = playing([ann, ben]);

  test('makes the choice it names, as a move of the log', () => {
    const { table: next, move } = updateBy(table, choose(toy, ann.id, table.prompts[0]!, 'take'));
    expect(move).toEqual({ seat: 0, action: { do: 'take' }, by: ann.id });
    expect(next).toMatchObject({ seq: 1, hand: 1, phase: 'playing' });
  });

  test.each([
    ['of somebody not seated', stranger.id, table.prompts[0]!, 'take', 'not-seated'],
    ['that names an older question', ann.id, table.prompts[0]! - 1, 'take', 'stale'],
    ['that names a question to come', ann.id, table.prompts[0]! + 1, 'take', 'stale'],
    ['for a choice that is not offered', ann.id, table.prompts[0]!, 'steal', 'stale'],
  ])('%s is refused', (_, who, prompt, what, no) => {
    expect(refusalOf(table, choose(toy, who, prompt, what))).toEqual({ refused: no });
  });

  test('made twice counts once', () => {
    const once = said(table, ann, 'take');
    expect(refusalOf(once, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  test('does not make the simultaneous question of another older', () => {
    const once = said(table, ann, 'take');
    expect(once.prompts[1]).toBe(table.prompts[1]);
    expect(updateBy(once, choose(toy, ben.id, table.prompts[1]!, 'leave')).ended).toBeDefined();
  });

  test('that leads to the same player being asked again is a new question', () => {
    const thinking = said(table, ann, 'think');
    expect(thinking.prompts).toEqual([thinking.version, table.prompts[1]]);
    expect(refusalOf(thinking, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  test.each([
    ['before the first hand', 'lobby', 'not-begun'],
    ['between two hands', 'between', 'stale'],
    ['on a finished table', 'over', 'finished'],
    ['on one that was ended', 'cancelled', 'finished'],
  ] as const)('%s is refused', (_, phase, no) => {
    const other = as[phase](table);
    expect(refusalOf(other, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: no });
    expect(refusalOf(other, actByComputer(toy, 0, 'clock'))).toEqual({ refused: no });
  });
});

describe('a turn’s time', () => {
  test('begins when somebody is asked', () => {
    expect(playing([ann, ben]).deadline).toBe(NOON + TURN);
  });

  test('is renewed where somebody is asked anew, and the ping with it', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(said(table, ann, 'think', NOON + 9000)).toMatchObject({
      deadline: NOON + 9000 + TURN,
      warned: false,
    });
  });

  test('runs on for who was asked already', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(said(table, ann, 'take', NOON + 9000)).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  test('is not there without a clock, nor where only computers are asked', () => {
    expect(playing([ann, ben], { turnSeconds: 0 }).deadline).toBeNull();
    const alone = playing([ann], { computers: 1 });
    expect(tableAfter(alone, goAway(toy, ann.id))).toMatchObject({ deadline: null });
  });

  test('is told to be near once', () => {
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

  test('a turn that runs out is played safely, and counted', () => {
    const { table: next, move } = updateBy(table, actByComputer(toy, 0, 'clock'));
    expect(move).toEqual({ seat: 0, action: { do: 'leave' }, by: 'clock' });
    expect(next.seats[0]).toMatchObject({ missed: 1, away: false });
  });

  test('two in a row, and the seat is the computer’s', () => {
    expect(runOut(nextTurn(runOut(table))).seats[0]).toMatchObject({ missed: 2, away: true });
  });

  test('a turn whose safe moves are two is missed once: there is a little time for the rest of it', () => {
    const twoMoves: typeof toy = {
      ...toy,
      safe: ({ seat, thought }) => ({ do: thought[seat] ? 'leave' : 'think' }),
    };
    const first = inPhase('playing', updateBy(table, actByComputer(twoMoves, 0, 'clock'), NOON + TURN).table);
    expect(first).toMatchObject({ deadline: NOON + TURN + REST_MS, seats: [{ missed: 0, away: false }, {}] });
    // Time that was given back meanwhile makes no other turn of it.
    const later = { ...first, deadline: first.deadline! + 60_000 };
    const { table: second, move } = updateBy(later, actByComputer(twoMoves, 0, 'clock'), later.deadline);
    expect(move).toMatchObject({ action: { do: 'leave' }, by: 'clock' });
    expect(second.seats[0]).toMatchObject({ missed: 1, away: false });
    const twice = updateBy(nextTurn(second), actByComputer(twoMoves, 0, 'clock')).table;
    expect(twice).toMatchObject({ deadline: null, seats: [{ missed: 2, away: true }, {}] });
  });

  test('is counted of each who is asked at the same time, however late another answered', () => {
    const three = playing([ann, ben, cho]);
    const late = said(three, cho, 'take', NOON + TURN - 1_000);
    const out = [0, 1].reduce<ReadableTable>(
      (of, seat) => tableAfter(of, actByComputer(toy, seat, 'clock'), NOON + TURN),
      late,
    );
    expect(out.seats.map(({ missed }) => missed)).toEqual([1, 1, 0]);
  });

  test('of all at once is followed by a turn of its own, as long as any, and counted in it', () => {
    const options = bukubuku.options.parse({});
    const lobby = openLobby(bukubuku, opening({ options }), NOON);
    const seated = [ben, cho].reduce<ReadableTable>((of, who) => tableAfter(of, join(bukubuku, who)), lobby);
    const begun = tableAfter(seated, start(bukubuku, ann.id));
    const out = [0, 1, 2].reduce<ReadableTable>(
      (of, seat) => tableAfter(of, actByComputer(bukubuku, seat, 'clock'), NOON + TURN),
      begun,
    );
    expect(out).toMatchObject({ deadline: NOON + 2 * TURN });
    expect(out.seats.map(({ missed }) => missed)).toEqual([1, 1, 1]);
  });

  test('one, a press, and one more: nobody is away', () => {
    const pressed = said(nextTurn(runOut(table)), ann, 'take');
    expect(pressed.seats[0]).toMatchObject({ missed: 0, away: false });
    expect(runOut(nextTurn(pressed)).seats[0]).toMatchObject({ missed: 1, away: false });
  });

  test('who goes is played for by the computer until they are back', () => {
    const away = tableAfter(table, goAway(toy, ann.id));
    expect(away.seats[0]!.away).toBe(true);
    const { move } = updateBy(away, actByComputer(toy, 0, 'computer'));
    expect(move).toMatchObject({ by: 'computer' });
    expect(tableAfter(away, comeBack(toy, ann.id), NOON + 5000)).toMatchObject({
      seats: [{ away: false, missed: 0 }, {}],
      deadline: NOON + 5000 + TURN,
    });
  });

  test('who makes a choice is back', () => {
    expect(said(tableAfter(table, goAway(toy, ann.id)), ann, 'take').seats[0]!.away).toBe(false);
  });

  test('coming or going when it is another’s turn neither stops nor renews their clock, nor takes their ping back', () => {
    const waiting = { ...said(playing([ann, ben]), ann, 'take'), warned: true };
    const away = tableAfter(waiting, goAway(toy, ann.id), NOON + 9000);
    const back = tableAfter(away, comeBack(toy, ann.id), NOON + 9000);
    for (const one of [away, back]) expect(one).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  test('coming or going while others are asked as well does not renew their clock', () => {
    const both = { ...playing([ann, ben]), warned: true };
    const away = tableAfter(both, goAway(toy, ann.id), NOON + 9000);
    const back = tableAfter(away, comeBack(toy, ann.id), NOON + 9500);
    for (const one of [away, back]) expect(one).toMatchObject({ deadline: NOON + TURN, warned: true });
  });

  test('who is back by what may be done at any time has a clock again', () => {
    const withOutOfTurn: typeof toy = {
      ...toy,
      outOfTurnAction: (name) => (name === 'sort' ? { do: 'think' } : null),
      choices: (of, seat) => toy.choices({ ...of, thought: of.thought.with(seat, true) }, seat),
      apply: (of) => of,
    };
    const away = tableAfter(playing([ann], { computers: 1 }, withOutOfTurn), goAway(withOutOfTurn, ann.id));
    expect(away).toMatchObject({ deadline: null });
    const back = tableAfter(away, choose(withOutOfTurn, ann.id, 0, 'sort'), NOON + 9000);
    expect(back).toMatchObject({ deadline: NOON + 9000 + TURN, seats: [{ away: false }, {}] });
  });

  test('is said by who sits there, once, while the table lasts', () => {
    expect(refusalOf(table, comeBack(toy, ann.id))).toEqual({ refused: 'not-away' });
    expect(refusalOf(tableAfter(table, goAway(toy, ann.id)), goAway(toy, ann.id))).toEqual({
      refused: 'stale',
    });
    expect(refusalOf(table, goAway(toy, stranger.id))).toEqual({ refused: 'not-seated' });
    expect(refusalOf(as.lobby(table), goAway(toy, ann.id))).toEqual({ refused: 'not-begun' });
    expect(refusalOf(as.over(table), comeBack(toy, ann.id))).toEqual({ refused: 'finished' });
  });

  test('a computer does not act for whom it is not the turn of', () => {
    const once = said(playing([ann, ben]), ann, 'take');
    expect(refusalOf(once, actByComputer(toy, 0, 'computer'))).toEqual({ refused: 'stale' });
  });
});

describe('the end of a hand', () => {
  const last = said(playing([ann, ben]), ann, 'take');
  const { table: ended, ...update } = updateBy(last, (before, at) => says(before, ben, 'leave', at));
  const table = inPhase('between', ended);

  test('pays what the game says, into its book and onto the table’s own score', () => {
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

  test('leaves time to read it, then the next begins from what this one left, in a message of its own', () => {
    expect(table).toMatchObject({ phase: 'between', deadline: NOON + BETWEEN_MS, carry: { hand: 1 } });
    const next = updateBy({ ...table, messageId: 'message' }, nextHand(toy), NOON + BETWEEN_MS);
    expect(next.begun).toEqual({ carry: { hand: 1 } });
    expect(next.table).toMatchObject({ phase: 'playing', hand: 2, messageId: null, totals: table.totals });
    expect(next.table).toMatchObject({ state: { hand: 2 }, deadline: NOON + BETWEEN_MS + TURN });
  });

  test('each hand has a chance of its own', () => {
    const coins = (of: ReadableTable, hand: number) => handChance(of, hand).many('coins', 65_536, 4);
    expect(coins(table, 1)).not.toEqual(coins(table, 2));
    expect(coins(table, 1)).toEqual(coins(last, 1));
  });

  test('of the last hand is the end of the table', () => {
    const second = tableAfter(table, nextHand(toy), NOON);
    const over = updateBy(said(second, ann, 'leave'), (of, at) => says(of, ben, 'leave', at));
    expect(over.table.phase).toBe('over');
    expect(inPhase('over', over.table).totals).toEqual(
      table.totals.map((total, seat) => total + over.ended!.scores[seat]!),
    );
    expect(refusalOf(over.table, nextHand(toy))).toEqual({ refused: 'stale' });
  });

  test('at a table that everybody has left is its end: nobody is played for without them', () => {
    const alone = playing([ann], { computers: 2 });
    const deserted = tableAfter(alone, goAway(toy, ann.id));
    const played = [0, 1, 2].reduce<ReadableTable>(
      (of, seat) => tableAfter(of, actByComputer(toy, seat, 'computer')),
      deserted,
    );
    expect(played.phase).toBe('over');
    const oneThere = playing([ann, ben, cho]);
    const oneLeft = [ann, ben].reduce<ReadableTable>(
      (of, { id }) => tableAfter(of, goAway(toy, id)),
      oneThere,
    );
    const on = [0, 1].reduce<ReadableTable>(
      (of, seat) => tableAfter(of, actByComputer(toy, seat, 'computer')),
      oneLeft,
    );
    expect(tableAfter(on, (before, at) => says(before, cho, 'take', at)).phase).toBe('between');
  });

  test('computers at a table share one account', () => {
    const alone = playing([ann], { computers: 2 });
    const two = [1, 2].reduce<ReadableTable>(
      (of, seat) => tableAfter(of, actByComputer(toy, seat, 'computer')),
      alone,
    );
    const { entry: paid, ended: how } = updateBy(two, (of, at) => says(of, ann, 'take', at));
    expect(paid!.postings).toEqual([
      { account: ann.id, amount: how!.scores[0] },
      { account: 'computers', amount: how!.scores[1]! + how!.scores[2]! },
    ]);
  });
});

describe('ending a table early', () => {
  test('pays nobody for the unfinished hand; what was paid before stays', () => {
    const table = playing([ann, ben]);
    const made = updateBy(said(table, ann, 'take'), endTable(ann.id, false));
    expect(made).toEqual({
      table: { ...made.table, phase: 'cancelled', endedBy: ann.id, totals: [0, 0] },
    });
    expect(made.entry).toBeUndefined();
  });

  test('cannot be done twice', () => {
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, false));
    expect(refusalOf(table, endTable(ann.id, false))).toEqual({ refused: 'finished' });
  });
});

describe('moving to another channel', () => {
  test('takes a table along as it is, to a message of its own', () => {
    const table: PlayingTable = { ...playing([ann, ben]), messageId: 'old' };
    expect(tableAfter(table, moveTo('parent'), NOON + 1)).toEqual({
      ...table,
      channelId: 'parent',
      messageId: null,
      version: table.version + 1,
      touchedAt: NOON + 1,
    });
  });

  test('is not for one that has ended', () => {
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, false));
    expect(refusalOf(table, moveTo('parent'))).toEqual({ refused: 'finished' });
  });
});

test('what the rules refuse is refused in the game’s words, and changes nothing', () => {
  const strict = { ...toy, apply: () => ({ refused: 'never' }) };
  const table = playing([ann, ben]);
  expect(refusalOf(table, choose(strict, ann.id, table.prompts[0]!, 'take'))).toEqual({
    refused: 'rules',
    refusal: { refused: 'never' },
  });
});
