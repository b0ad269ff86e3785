import { describe, expect, it } from 'vitest';
import { handChance } from '../../src/tables/chances.ts';
import { endTable, moveTo } from '../../src/tables/open-table.ts';
import {
  actByComputer,
  choose,
  goAway,
  nextHand,
  readyForNext,
  waitedForNext,
} from '../../src/tables/play.ts';
import type { PlayingTable, ReadableTable } from '../../src/tables/table.ts';
import { warn } from '../../src/tables/warnings.ts';
import {
  afterAnswer,
  ann,
  answer,
  as,
  ben,
  cho,
  inPhase,
  NOON,
  person,
  playing,
  refusalOf,
  tableAfter,
  updateBy,
} from './fixtures.ts';
import { toy } from './toy-game.ts';

const TURN = 180_000;
const PAUSE = 60_000;
const stranger = person('eve');

describe('a press', () => {
  const table = playing([ann, ben]);

  it('makes the choice that it names, as a logged move', () => {
    const { table: next, move } = updateBy(table, choose(toy, ann.id, table.prompts[0]!, 'take'));
    expect(move).toEqual({ seat: 0, action: { do: 'take' }, by: ann.id, computerVersion: null });
    expect(next).toMatchObject({ seq: 1, hand: 1, phase: 'playing' });
  });

  it.each([
    ['of a person without a seat', stranger.id, table.prompts[0]!, 'take', 'not-seated'],
    ['with an older prompt', ann.id, table.prompts[0]! - 1, 'take', 'stale'],
    ['with a future prompt', ann.id, table.prompts[0]! + 1, 'take', 'stale'],
    ['for a choice that is not offered', ann.id, table.prompts[0]!, 'steal', 'stale'],
  ])('%s is refused', (_, userId, prompt, name, refusal) => {
    expect(refusalOf(table, choose(toy, userId, prompt, name))).toEqual({ refused: refusal });
  });

  it('made twice is applied once', () => {
    const once = afterAnswer(table, ann, 'take');
    expect(refusalOf(once, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  it('does not make the prompts of seats that act at the same time stale', () => {
    const once = afterAnswer(table, ann, 'take');
    expect(once.prompts[1]).toBe(table.prompts[1]);
    expect(updateBy(once, choose(toy, ben.id, table.prompts[1]!, 'leave')).ended).toBeDefined();
  });

  it('after which the same player must act again leads to a new prompt', () => {
    const thinking = afterAnswer(table, ann, 'think');
    expect(thinking.prompts).toEqual([thinking.version, table.prompts[1]]);
    expect(refusalOf(thinking, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: 'stale' });
  });

  it.each([
    ['before the first hand', 'lobby', 'not-begun'],
    ['between two hands', 'between', 'stale'],
    ['on a finished table', 'over', 'finished'],
    ['on a cancelled table', 'cancelled', 'finished'],
  ] as const)('%s is refused', (_, phase, refusal) => {
    const other = as[phase](table);
    expect(refusalOf(other, choose(toy, ann.id, table.prompts[0]!, 'take'))).toEqual({ refused: refusal });
    expect(refusalOf(other, actByComputer(toy, 0, 'clock'))).toEqual({ refused: refusal });
  });
});

describe('a turn’s time', () => {
  it('begins when a player must act', () => {
    expect(playing([ann, ben]).deadline).toBe(NOON + TURN);
  });

  it('starts anew with a new question, and so does its warning', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(afterAnswer(table, ann, 'think', NOON + 9000)).toMatchObject({
      deadline: NOON + 9000 + TURN,
      warned: false,
    });
  });

  it('runs on for players whose question stays the same', () => {
    const table = { ...playing([ann, ben]), warned: true };
    expect(afterAnswer(table, ann, 'take', NOON + 9000)).toMatchObject({
      deadline: NOON + TURN,
      warned: true,
    });
  });

  it('is unlimited without a clock, and where only computers must act', () => {
    expect(playing([ann, ben], { turnSeconds: 0 }).deadline).toBeNull();
    const waiting = afterAnswer(playing([ann, ben]), ann, 'take');
    expect(tableAfter(waiting, goAway(toy, ben.id))).toMatchObject({ deadline: null });
  });

  it('is warned about once', () => {
    const table = tableAfter(playing([ann, ben]), warn);
    expect(table).toMatchObject({ warned: true });
    expect(refusalOf(table, warn)).toEqual({ refused: 'stale' });
    expect(refusalOf(as.between(playing([ann, ben])), warn)).toEqual({ refused: 'stale' });
  });
});

describe('the end of a hand', () => {
  const last = afterAnswer(playing([ann, ben]), ann, 'take');
  const { table: ended, ...update } = updateBy(last, (before, now) => answer(before, ben, 'leave', now));
  const table = inPhase('between', ended);

  it('adds the scores to the table’s totals, and posts them to the game’s book', () => {
    expect(update.ended!.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    expect(table.totals).toEqual(update.ended!.scores);
    expect(update.entry).toEqual({
      book: 'chips',
      postings: [
        { account: ann.id, amount: update.ended!.scores[0], side: 0 },
        { account: ben.id, amount: update.ended!.scores[1], side: 1 },
      ],
    });
  });

  it('leaves time to read, then the next hand begins from the carry, in the same message', () => {
    expect(table).toMatchObject({ phase: 'between', deadline: NOON + PAUSE, carry: { hand: 1 }, ready: [] });
    const next = updateBy({ ...table, messageId: 'message' }, nextHand(toy), NOON + PAUSE);
    expect(next.begun).toEqual({ carry: { hand: 1 } });
    expect(next.table).toMatchObject({
      phase: 'playing',
      hand: 2,
      messageId: 'message',
      totals: table.totals,
    });
    expect(next.table).toMatchObject({ state: { hand: 2 }, deadline: NOON + PAUSE + TURN });
    expect(next.table).not.toHaveProperty('ready');
  });

  it('begins the next hand at once when all who are present have pressed Next', () => {
    const annIsReady = inPhase('between', tableAfter(table, readyForNext(toy, ann.id)));
    expect(annIsReady).toMatchObject({ ready: [0], deadline: NOON + PAUSE, hand: 1 });
    expect(waitedForNext(annIsReady)).toEqual([1]);
    expect(refusalOf(annIsReady, readyForNext(toy, ann.id))).toEqual({ refused: 'stale' });
    expect(tableAfter(annIsReady, readyForNext(toy, ben.id))).toMatchObject({ phase: 'playing', hand: 2 });
    // Whoever is away is not waited for, and is back with the press.
    expect(tableAfter(annIsReady, goAway(toy, ben.id))).toMatchObject({ phase: 'playing', hand: 2 });
    const benIsAway = inPhase('between', tableAfter(table, goAway(toy, ben.id)));
    expect(tableAfter(benIsAway, readyForNext(toy, ben.id))).toMatchObject({
      phase: 'between',
      ready: [1],
      seats: [{}, { away: false }],
    });
    expect(refusalOf(table, readyForNext(toy, person('eve').id))).toEqual({ refused: 'not-seated' });
    expect(refusalOf(playing([ann, ben]), readyForNext(toy, ann.id))).toEqual({ refused: 'stale' });
  });

  it('keeps the pause where nobody is present any more', () => {
    const left = tableAfter(tableAfter(table, goAway(toy, ben.id)), goAway(toy, ann.id));
    expect(left).toMatchObject({ phase: 'between', deadline: NOON + PAUSE });
  });

  it('gives each hand a chance of its own', () => {
    const coins = (current: ReadableTable, hand: number) =>
      handChance(current, hand).many('coins', 65_536, 4);
    expect(coins(table, 1)).not.toEqual(coins(table, 2));
    expect(coins(table, 1)).toEqual(coins(last, 1));
  });

  it('is the end of the table after the last hand', () => {
    const second = tableAfter(table, nextHand(toy), NOON);
    const over = updateBy(afterAnswer(second, ann, 'leave'), (before, now) =>
      answer(before, ben, 'leave', now),
    );
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
    expect(tableAfter(on, (before, now) => answer(before, cho, 'take', now)).phase).toBe('between');
  });

  it('posts the scores of all computers to one account', () => {
    const alone = playing([ann], { computers: 2 });
    const two = [1, 2].reduce<ReadableTable>(
      (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
      alone,
    );
    const { entry: paid, ended: how } = updateBy(two, (before, now) => answer(before, ann, 'take', now));
    expect(paid!.postings).toEqual([
      { account: ann.id, amount: how!.scores[0] },
      { account: 'computers', amount: how!.scores[1]! + how!.scores[2]! },
    ]);
  });
});

describe('ending a table early', () => {
  it('pays nobody for the unfinished hand, and keeps what was paid before', () => {
    const table = playing([ann, ben]);
    const update = updateBy(afterAnswer(table, ann, 'take'), endTable(ann.id, true));
    expect(update).toEqual({
      table: { ...update.table, phase: 'cancelled', endedBy: ann.id, totals: [0, 0] },
    });
    expect(update.entry).toBeUndefined();
  });

  it('is refused the second time', () => {
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, true));
    expect(refusalOf(table, endTable(ann.id, true))).toEqual({ refused: 'finished' });
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
    const table = tableAfter(playing([ann, ben]), endTable(ann.id, true));
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
