/** Random transitions in random order: invariants of a table, whatever players, clocks and restarts do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, isRefusal } from '../../src/game/game.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { accountOf } from '../../src/ledger/postings.ts';
import type { TableUpdate } from '../../src/store/records.ts';
import { handChance } from '../../src/tables/chances.ts';
import { leaveForGood, replacePlayer, takeSeat } from '../../src/tables/company.ts';
import {
  addComputer,
  cancel,
  expire,
  join,
  leave,
  openLobby,
  removeSeat,
  start,
} from '../../src/tables/lobby.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer, choose, comeBack, goAway, nextHand, seatsToAct } from '../../src/tables/play.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import {
  handsBegun,
  isBegun,
  isOpen,
  promptOf,
  type ReadableTable,
  seatIndex,
} from '../../src/tables/table.ts';
import { agreeToMotion, endVote, openVote, propose } from '../../src/tables/voting.ts';
import { stopWaiting, waitForSeat } from '../../src/tables/waiting.ts';
import { warn } from '../../src/tables/warnings.ts';
import { frozen } from '../game/frozen.ts';
import { runs } from '../runs.ts';
import { ann, NOON, opening, person, seqOf } from './fixtures.ts';
import { toy } from './toy-game.ts';

const PEOPLE = ['ann', 'ben', 'cho', 'dan', 'eve'].map(person);

/** One event at a table; numbers are taken modulo the number of possibilities. */
const anyEvent = fc.record({
  what: fc.constantFrom(
    ...['join', 'join', 'leave', 'computer', 'remove', 'start', 'start', 'press', 'press', 'press', 'press'],
    ...['press', 'press', 'press', 'stale', 'computers', 'computers', 'computers', 'clock', 'next', 'next'],
    ...['away', 'back', 'warn', 'expire', 'cancel', 'end', 'restart', 'restart'],
    ...['forGood', 'take', 'take', 'replace', 'nominate', 'vote', 'voted'],
    ...['wait', 'wait', 'waitNoMore', 'replaceBy', 'replaceBy'],
  ),
  who: fc.nat({ max: PEOPLE.length - 1 }),
  pick: fc.nat({ max: 10_000 }),
  later: fc.nat({ max: 100_000 }),
});
type TableEvent = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never;

function transitionOf(game: AnyGame, table: ReadableTable, { what, who, pick }: TableEvent): Transition {
  const member = PEOPLE[who]!;
  const seat = seatIndex(table, member.id);
  const names = seat < 0 || !isBegun(table) ? [] : game.choices(table.state, seat).map(game.nameOf);
  const name = names[pick % names.length] ?? 'pass';
  const asked = seatsToAct(game, table);
  const acting = asked[pick % asked.length] ?? pick % 5;
  const there = table.seats[pick % table.seats.length];
  const transitions: Readonly<Record<string, Transition>> = {
    join: join(game, member),
    leave: leave(member.id),
    computer: addComputer(game, member.id),
    remove: removeSeat(member.id, pick % 5, there?.userId ?? null),
    start: start(game, member.id),
    press: choose(game, member.id, promptOf(table, seat), name),
    stale: choose(game, member.id, promptOf(table, seat) - 1, name),
    computers: actByComputer(game, acting, 'computer'),
    clock: actByComputer(game, acting, 'clock'),
    next: nextHand(game),
    away: goAway(game, member.id),
    back: comeBack(game, member.id),
    warn,
    expire: pick % 20 === 0 ? expire : warn,
    cancel: pick % 20 === 0 ? cancel(member.id) : warn,
    forGood: leaveForGood(game, member.id),
    take: takeSeat(game, member),
    replace: replacePlayer(game, member.id, pick % 2 === 0, {
      seat: table.seats.indexOf(there!),
      occupant: there?.userId ?? '',
    }),
    replaceBy: replacePlayer(game, member.id, true, {
      seat: table.seats.indexOf(there!),
      occupant: there?.userId ?? '',
      by: table.waiting?.[0]?.userId ?? null,
    }),
    wait: waitForSeat(member),
    waitNoMore: stopWaiting(member.id),
    nominate: propose(game, member.id, { kind: 'host', userId: there?.userId ?? '' }),
    vote: agreeToMotion(game, member.id, Math.floor((openVote(table)?.expires ?? 0) / 1000)),
    voted: endVote(game),
    end: pick % 20 === 0 ? endTable(member.id, pick % 40 === 0) : warn,
  };
  return transitions[what] ?? warn;
}

/** The table as another process reads it. */
function readAgain(game: AnyGame, table: ReadableTable): ReadableTable {
  const read = JSON.parse(JSON.stringify(table)) as ReadableTable;
  const options = game.options.parse(read.options);
  if (!isBegun(read)) return { ...read, options };
  const state = game.schema.state.parse(read.state);
  if (!('carry' in read)) return { ...read, options, state };
  return { ...read, options, state, carry: read.carry === null ? null : game.schema.carry.parse(read.carry) };
}

/** What the transitions of a table have written. */
interface Written {
  readonly moves: { readonly hand: number; readonly seat: number; readonly action: unknown }[];
  /** By hand: what it began with, and the state that was stored last. */
  readonly hands: Map<
    number,
    { readonly carry: unknown; readonly accounts: readonly string[]; state: unknown }
  >;
  readonly scores: Map<number, readonly number[]>;
  readonly paid: Map<number, NonNullable<TableUpdate['entry']>>;
}

function write(written: Written, { table, move, begun, ended, entry }: TableUpdate): void {
  const number = handsBegun(table);
  const state = isBegun(table) ? table.state : null;
  if (begun) {
    expect(written.hands.has(number), 'a hand begins once').toBe(false);
    written.hands.set(number, { carry: begun.carry, accounts: table.seats.map(accountOf), state });
  }
  if (move) written.moves.push({ hand: number, seat: move.seat, action: move.action });
  expect(written.moves).toHaveLength(seqOf(table));
  const hand = written.hands.get(number);
  if (hand) hand.state = state;
  expect(entry === undefined, 'paid where it ends, and only there').toBe(ended === undefined);
  if (!ended || !entry) return;
  expect(written.scores.has(number), 'a hand ends once').toBe(false);
  written.scores.set(number, ended.scores);
  written.paid.set(number, entry);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function expectInvariants(game: AnyGame, table: ReadableTable): void {
  const people = table.seats.flatMap(({ userId }) => userId ?? []);
  expect(table.seats.length).toBeLessThanOrEqual(game.seats.max);
  expect(new Set(people).size, 'a user sits once').toBe(people.length);
  const waiting = (table.waiting ?? []).map(({ userId }) => userId);
  expect(new Set([...people, ...waiting]).size, 'who waits does not sit').toBe(
    people.length + waiting.length,
  );
  if (isOpen(table) && people.length > 0) expect(people).toContain(table.hostId);
  if (!isOpen(table)) expect(table.seats.some(({ holders }) => holders)).toBe(false);
  if (!isBegun(table)) return;
  expect(sum(table.totals)).toBe(0);
  if (table.phase === 'playing') expect(game.toAct(table.state).length).toBeGreaterThan(0);
  if (table.phase === 'between') expect(table.deadline).not.toBeNull();
  if (table.phase === 'over') expect(table).not.toHaveProperty('deadline');
  for (const prompt of table.prompts) expect(prompt).toBeLessThanOrEqual(table.version);
}

/** The moves of every hand, replayed from the seed, lead to its state. */
function expectReplay(game: AnyGame, table: ReadableTable, { moves, hands }: Written): void {
  for (const [number, { carry, state }] of hands) {
    const chance = handChance(table, number);
    let again = game.start({ options: table.options, seats: table.seats.length, carry }, chance);
    for (const { hand, seat, action } of moves) {
      if (hand !== number) continue;
      const next = game.apply(again, seat, action, chance);
      if (isRefusal(next)) expect.fail(next.refused);
      again = next;
    }
    expect(again).toEqual(state);
  }
}

function runTable(
  game: AnyGame,
  computers: number,
  options: unknown,
  events: readonly TableEvent[],
): Written {
  const written: Written = { moves: [], hands: new Map(), scores: new Map(), paid: new Map() };
  let now = NOON;
  let table: ReadableTable = openLobby(game, opening({ host: ann, computers, options }), now);
  for (const event of events) {
    now += event.later;
    if (event.what === 'restart') table = readAgain(game, table);
    const update = transitionOf(game, table, event)(frozen(table), now);
    if (isRefused(update)) continue;
    expect(update.table.version).toBe(table.version + 1);
    // Who waits for a seat does not play.
    expect(update.table.touchedAt).toBe(/^wait/.test(event.what) ? table.touchedAt : now);
    write(written, update);
    table = update.table;
    expectInvariants(game, table);
  }
  expectReplay(game, table, written);
  expect([...written.paid.keys()]).toEqual([...written.scores.keys()]);
  for (const [hand, { postings }] of written.paid) {
    expect(sum(postings.map(({ amount }) => amount))).toBe(0);
    const { accounts } = written.hands.get(hand)!;
    for (const { account, amount } of postings) {
      const own = written.scores.get(hand)!.filter((_, seat) => accounts[seat] === account);
      expect(amount, 'who held a seat as the hand began is paid for it').toBe(sum(own));
    }
  }
  if (isBegun(table))
    expect(table.totals).toEqual(
      table.totals.map((_, seat) => sum([...written.scores.values()].map((scores) => scores[seat]!))),
    );
  return written;
}

describe.each([
  { game: toy as AnyGame, options: { hands: 3 }, tables: runs(300), transitions: 120 },
  { game: doudizhu as AnyGame, options: { deals: 2 }, tables: runs(12), transitions: 250 },
])('a table of $game.id after random transitions', ({ game, options, tables, transitions }) => {
  it('counts versions, seats each user once, balances, replays from seed and log, and pays each hand once', () => {
    let ended = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: 3 }),
        fc.array(anyEvent, { minLength: transitions / 2, maxLength: transitions, size: 'max' }),
        (computers, events) => {
          ended += runTable(game, computers, game.options.parse(options), events).scores.size;
        },
      ),
      { numRuns: tables, endOnFailure: true },
    );
    if (game.id === 'toy') expect(ended, 'hands that ended').toBeGreaterThan(tables / 4);
  });
});

it('keeps the invariants over a whole table of 闘地主 that computers play', () => {
  const one = (what: string, pick = 0): TableEvent => ({ what, who: 0, pick, later: 1000 });
  const turns = Array.from({ length: 500 }, () => [one('computers'), one('next')]).flat();
  const { paid } = runTable(doudizhu, 3, doudizhu.options.parse({ deals: 2 }), [one('start'), ...turns]);
  expect([...paid.keys()]).toEqual([1, 2]);
});
