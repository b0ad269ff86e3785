/** How long a result can be read. */
import { expect, it } from 'vitest';
import { pauseMs } from '../../src/tables/pause-time.ts';
import { actByComputer, goAway } from '../../src/tables/play.ts';
import type { ReadableTable } from '../../src/tables/table.ts';
import { ann, ben, lobby, NOON, playing, tableAfter } from './fixtures.ts';
import { toy } from './toy-game.ts';

const MINUTE = 60_000;
const seatsOf = (people: Parameters<typeof lobby>[0], computers = 0) => lobby(people, { computers }).seats;

it('is the pause that the host chose, while several people are present', () => {
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 60, seats: seatsOf([ann, ben]) })).toBe(MINUTE);
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 600, seats: seatsOf([ann, ben]) })).toBe(10 * MINUTE);
});

it('is ten minutes for somebody who is alone with computers, or whose fellows are away', () => {
  const alone = seatsOf([ann], 2);
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 60, seats: alone })).toBe(10 * MINUTE);
  const left = seatsOf([ann, ben]).map((seat) => ({ ...seat, away: seat.userId === ben.id }));
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 60, seats: left })).toBe(10 * MINUTE);
  const gone = left.map((seat) => ({ ...seat, away: true }));
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 60, seats: gone })).toBe(MINUTE);
});

it('is what the host chose where that is not the usual pause, also for somebody who is alone', () => {
  expect(pauseMs({ turnSeconds: 180, pauseSeconds: 15, seats: seatsOf([ann], 2) })).toBe(15_000);
});

it('is the deadline of a table between two hands', () => {
  const table = [0, 1].reduce<ReadableTable>(
    (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
    playing([ann, ben]),
  );
  expect(table).toMatchObject({ phase: 'between', deadline: NOON + MINUTE });
});

it('is the usual one from then on where the only player leaves, as nobody reads the result any more', () => {
  const alone = playing([ann], { computers: 1 });
  const between = [0, 1].reduce<ReadableTable>(
    (current, seat) => tableAfter(current, actByComputer(toy, seat, 'computer')),
    alone,
  );
  expect(between).toMatchObject({ phase: 'between', deadline: NOON + 10 * MINUTE });
  const left = tableAfter(between, goAway(toy, ann.id), NOON + 2 * MINUTE);
  expect(left).toMatchObject({ phase: 'between', deadline: NOON + 3 * MINUTE });
});
