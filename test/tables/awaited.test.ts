/** Which tables wait for whom, followed up by changes. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awaitedSeats, createAwaitedPeople } from '../../src/tables/awaited.ts';
import { actByComputer, comeBack, goAway, nextHand, readyForNext } from '../../src/tables/play.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import { isOpen, type ReadableTable } from '../../src/tables/table.ts';
import { call, warn } from '../../src/tables/warnings.ts';
import { ann, as, ben, cho, inPhase, NOON, playing, tableAfter } from './fixtures.ts';
import { toy } from './toy-game.ts';

const SLOW = { turnSeconds: 86_400, options: toy.options.parse({ hands: 5 }) };
const idsOf = (people: ReturnType<typeof createAwaitedPeople>, userId: string): string[] =>
  people.tablesOf(userId).map(({ id }) => id);

it('a table waits for those who must act and are present, until they have', () => {
  const people = createAwaitedPeople(() => toy);
  const table = playing([ann, ben]);
  people.onChange({ before: null, table });
  people.onChange({ before: null, table: playing([ann], { id: 'bbbbbbbbbb', computers: 1 }) });
  expect(idsOf(people, ann.id)).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
  expect(idsOf(people, ben.id)).toEqual(['aaaaaaaaaa']);
  people.onChange({ before: table, table: tableAfter(table, goAway(toy, ben.id)) });
  expect(idsOf(people, ben.id)).toEqual([]);
  people.onChange({ before: null, table: as.cancelled(table) });
  expect(idsOf(people, ann.id)).toEqual(['bbbbbbbbbb']);
});

it('only a slow table waits for those who have not pressed Next', () => {
  const ended = (fields: object): ReadableTable =>
    [0, 1].reduce<ReadableTable>(
      (table, seat) => tableAfter(table, actByComputer(toy, seat, 'computer')),
      playing([ann, ben], fields),
    );
  const seats = (table: ReadableTable) => (isOpen(table) ? awaitedSeats(toy, table) : null);
  expect(seats(ended({}))).toEqual([]);
  expect(seats(ended(SLOW))).toEqual([0, 1]);
  expect(seats(tableAfter(ended(SLOW), readyForNext(toy, ann.id)))).toEqual([1]);
  expect(inPhase('between', ended(SLOW)).ready).toEqual([]);
});

it('is always what the tables themselves say, whatever happens there', () => {
  const everybody = [ann, ben, cho];
  const steps: Transition[] = [
    ...everybody.flatMap(({ id }) => [goAway(toy, id), comeBack(toy, id), readyForNext(toy, id)]),
    ...[0, 1, 2].map((seat) => actByComputer(toy, seat, 'clock')),
    call,
    warn,
    nextHand(toy),
  ];
  const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
  const step = fc.record({ at: fc.nat(ids.length - 1), with: fc.nat(steps.length - 1) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (taken) => {
      const people = createAwaitedPeople(() => toy);
      const tables: ReadableTable[] = ids.map((id) => playing(everybody, { ...SLOW, id }));
      for (const table of tables) people.onChange({ before: null, table });
      for (const { at, with: index } of taken) {
        const before = tables[at]!;
        const outcome = steps[index]!(before, NOON);
        if (isRefused(outcome)) continue;
        tables[at] = outcome.table;
        people.onChange({ before, table: outcome.table });
        people.noteCall(before.id, [ann.id]);
      }
      for (const [seat, { id: userId }] of everybody.entries()) {
        const waiting = tables.filter((table) => isOpen(table) && awaitedSeats(toy, table).includes(seat));
        expect(idsOf(people, userId).toSorted()).toEqual(waiting.map(({ id }) => id));
        const calling = people.tablesOf(userId).filter(({ wasCalled }) => wasCalled);
        expect(userId === ann.id ? [] : calling).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
