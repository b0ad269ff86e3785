/** Slow tables: a turn takes hours, and everything that waits for people waits as long. */
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/tables/limits.ts';
import { expire } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { chosenPauseMs } from '../../src/tables/pause-time.ts';
import { actByComputer, goAway, nextHand, readyForNext } from '../../src/tables/play.ts';
import { isRefused, refused } from '../../src/tables/refusals.ts';
import { isSlow, type ReadableTable } from '../../src/tables/table.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { VOTE_MS, voteMs } from '../../src/tables/voting.ts';
import { call, untilCallMs, untilWarningMs, warn } from '../../src/tables/warnings.ts';
import { newStore } from '../store/files.ts';
import { playedTable } from '../store/ledger/fixtures.ts';
import {
  afterAnswer,
  ann,
  ben,
  inPhase,
  lobby,
  NOON,
  opening,
  playing,
  refusalOf,
  tableAfter,
} from './fixtures.ts';
import { PACE_MS, setupPlaying, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EIGHT_HOURS = { turnSeconds: 8 * 3_600 };
const ONE_DAY = { turnSeconds: 86_400 };
const many = toy.options.parse({ hands: 5 });

test('a table is slow from eight hours a turn on, and never without a clock', () => {
  expect([0, 60, 900, 28_799, 28_800, 86_400].filter((turnSeconds) => isSlow({ turnSeconds }))).toEqual([
    28_800, 86_400,
  ]);
});

describe('at a slow table', () => {
  it('a lobby waits for two days', () => {
    expect(lobby([ann, ben], ONE_DAY).deadline).toBe(NOON + 2 * DAY);
    expect(lobby([ann, ben]).deadline).toBe(NOON + LOBBY_MS);
    expect(tableAfter(lobby([ann], ONE_DAY), expire)).toMatchObject({ expiredAt: NOON + 2 * DAY });
  });

  it('a result waits for all who are present, for half a day at most, whatever pause was chosen', () => {
    const answered = [0, 1].reduce<ReadableTable>(
      (table, seat) => tableAfter(table, actByComputer(toy, seat, 'computer')),
      playing([ann, ben], { ...ONE_DAY, pauseSeconds: 15 }),
    );
    expect(answered).toMatchObject({ phase: 'between', deadline: NOON + DAY / 2 });
    const one = tableAfter(answered, readyForNext(toy, ann.id));
    expect(one).toMatchObject({ phase: 'between', ready: [0] });
    expect(tableAfter(one, readyForNext(toy, ben.id))).toMatchObject({ phase: 'playing', hand: 2 });
    expect(chosenPauseMs({ ...EIGHT_HOURS, pauseSeconds: 15 })).toBe(8 * HOUR);
    expect(chosenPauseMs({ turnSeconds: 180, pauseSeconds: 15 })).toBe(15_000);
  });

  it('a computer takes over after two missed days, or after three missed turns of eight hours', () => {
    const missing = (fields: typeof ONE_DAY): number => {
      let table: ReadableTable = playing([ann, ben], { ...fields, options: many });
      for (let missed = 1; ; missed++) {
        table = tableAfter(table, actByComputer(toy, 0, 'clock'));
        if (table.seats[0]!.away) return missed;
        table = tableAfter(tableAfter(table, actByComputer(toy, 1, 'computer')), nextHand(toy));
      }
    };
    expect([missing(ONE_DAY), missing(EIGHT_HOURS), missing({ turnSeconds: 180 })]).toEqual([2, 3, 2]);
  });

  it('a hand that everybody has left waits for them as long as for a turn', () => {
    const left = (fields: object) =>
      tableAfter(playing([ann], { computers: 1, ...fields }), goAway(toy, ann.id));
    expect(left(ONE_DAY)).toMatchObject({ deadline: NOON + DAY });
    expect(left(EIGHT_HOURS)).toMatchObject({ deadline: NOON + 8 * HOUR });
    expect(left({})).toMatchObject({ deadline: NOON + RETURN_MS });
  });

  it('a vote is open as long as a turn', () => {
    expect([voteMs(ONE_DAY), voteMs({ turnSeconds: 0 })]).toEqual([DAY, VOTE_MS]);
  });

  it('players are called soon, and warned in the last eighth of the turn; each once', () => {
    const turn = { ...ONE_DAY, called: false, warned: false };
    expect(untilCallMs(turn, DAY)).toBe(120_000);
    expect(untilWarningMs(turn, DAY, 0)).toBe(21 * HOUR);
    // Less than the last part is left: the warning says it all.
    expect(untilCallMs(turn, 2 * HOUR)).toBeNull();
    expect(untilCallMs({ ...turn, called: true }, DAY)).toBeNull();
    expect(untilCallMs({ ...turn, turnSeconds: 900 }, 900_000)).toBeNull();
    const called = tableAfter(playing([ann, ben], ONE_DAY), call);
    expect(called).toMatchObject({ called: true, warned: false });
    expect(refusalOf(called, call)).toEqual(refused('stale'));
    // Who still must act with others is called in the same turn; the next one begins uncalled.
    expect(afterAnswer(inPhase('playing', called), ann, 'take')).toMatchObject({ called: true });
    const next = tableAfter(
      tableAfter(called, actByComputer(toy, 0, 'clock')),
      actByComputer(toy, 1, 'clock'),
    );
    expect(tableAfter(next, nextHand(toy))).toMatchObject({ called: false, warned: false });
    expect(refusalOf(tableAfter(called, warn), call)).toEqual(refused('stale'));
  });

  it('calls, warns and plays for a player in time, also after a restart', async () => {
    const { tables, clock, id, findTable, newService } = await setupPlaying(1, ONE_DAY);
    await clock.advance(119_999);
    expect(await findTable()).toMatchObject({ called: false, seq: 1 });
    await clock.advance(1);
    expect(await findTable()).toMatchObject({ called: true, warned: false });
    await tables.close();
    await clock.advance(HOUR);
    const restarted = newService();
    clock.settleWith(() => restarted.idle());
    await restarted.recover(HOUR);
    await clock.advance(21 * HOUR - 120_001);
    expect(await restarted.find(id)).toMatchObject({ called: true, warned: false });
    await clock.advance(1);
    expect(await restarted.find(id)).toMatchObject({ warned: true, seq: 1 });
    await clock.advance(3 * HOUR - 1);
    expect(await restarted.find(id)).toMatchObject({ seq: 1 });
    await clock.advance(1);
    expect(await restarted.find(id)).toMatchObject({
      seq: 2,
      phase: 'between',
      deadline: clock.now() + DAY / 2,
    });
    await restarted.close();
  });

  it('computers move at their usual pace', async () => {
    const { clock, findTable } = await setupPlaying(3, EIGHT_HOURS);
    await clock.advance(3 * PACE_MS);
    expect(await findTable()).toMatchObject({ seq: 3 });
  });
});

test('slow tables and all others count in limits of their own', async () => {
  const { tables } = await setupTables();
  const limits = { ...DEFAULT_LIMITS, member: 1 };
  const open = async (id: string, turnSeconds: number): Promise<boolean> =>
    !isRefused(await tables.open(toy, opening({ id, turnSeconds }), limits));
  expect(await open('aaaaaaaaaa', 86_400)).toBe(true);
  expect(await open('bbbbbbbbbb', 28_800)).toBe(false);
  expect(await open('cccccccccc', 180)).toBe(true);
  expect(await open('dddddddddd', 0)).toBe(false);
});

test('a hand of a slow table belongs to no evening', async () => {
  const { store } = await newStore();
  const postings = [
    { account: 'id-ann', amount: 5 },
    { account: 'id-ben', amount: -5 },
  ];
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'], ONE_DAY);
  await table.play('chips', postings, [5, -5], NOON);
  expect(await store.evenings.due(NOON + 5 * DAY)).toEqual([]);
  const fast = await playedTable(store, 'bbbbbbbbbb', ['ann', 'ben']);
  await fast.play('chips', postings, [5, -5], NOON);
  expect(await store.evenings.due(NOON + 5 * DAY)).toMatchObject([{ hands: 1 }]);
});

test('who plays at a slow table is told of lobbies all the same', async () => {
  const { store } = await newStore();
  const lobbyOf = { id: 'zzzzzzzzzz', guildId: 'guild', game: 'toy' };
  for (const { id } of [ann, ben]) await store.wishes.set('guild', id, ['toy']);
  await playedTable(store, 'aaaaaaaaaa', ['ann', 'cho'], ONE_DAY);
  await playedTable(store, 'bbbbbbbbbb', ['ben', 'cho']);
  expect(await store.wishes.due(lobbyOf, NOON, 9)).toEqual([ann.id]);
});

test('hands of slow tables join no evening to the next in a player’s stats: each is one by itself', async () => {
  const { store } = await newStore();
  const slow = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'], ONE_DAY);
  const fast = await playedTable(store, 'bbbbbbbbbb', ['ann', 'ben']);
  const play = (table: typeof slow, amount: number, at: number) =>
    table.play(
      'chips',
      [
        { account: ann.id, amount },
        { account: ben.id, amount: -amount },
      ],
      [amount, -amount],
      at,
    );
  await play(fast, 4, NOON);
  await play(slow, 3, NOON + 3 * HOUR);
  await play(slow, 2, NOON + 5 * HOUR);
  await play(fast, 1, NOON + 6 * HOUR);
  const stats = await store.ledger.stats('guild', ann.id, () => ({ book: 'chips', isScoreboard: false }));
  expect(stats).toMatchObject([{ hands: 4, total: 10, best: 4, worst: 1 }]);
});
