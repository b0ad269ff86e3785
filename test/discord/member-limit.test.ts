/** The limit on how fast one member may press. */
import { expect, test } from 'vitest';
import { createMemberLimit } from '../../src/discord/member-limit.ts';

function startLimit(perSecond: number) {
  let now = 0;
  const limit = createMemberLimit(perSecond, () => now);
  /** Presses at a steady pace. @returns how many presses were admitted, and how often the member was notified */
  const press = (userId: string, pressesPerSecond: number, seconds: number) => {
    let admitted = 0;
    let notified = 0;
    for (let count = 0; count < pressesPerSecond * seconds; count++) {
      now += 1_000 / pressesPerSecond;
      if (limit.admits(userId)) admitted += 1;
      else if (limit.startsNotice(userId)) notified += 1;
    }
    return { admitted, notified };
  };
  return { limit, press, rest: (ms: number) => (now += ms) };
}

test('nobody who presses five times a second ever meets the limit', () => {
  expect(startLimit(5).press('1', 5, 600)).toEqual({ admitted: 3_000, notified: 0 });
});

test('a hasty pick of cards is within the burst', () => {
  const { press, rest } = startLimit(5);
  for (let turn = 0; turn < 20; turn++) {
    expect(press('1', 10, 8).notified).toBe(0);
    rest(9_000);
  }
});

test('a script that never stops gets a burst and the allowed pace, and is notified every five seconds', () => {
  const { press, rest } = startLimit(5);
  const { admitted, notified } = press('1', 20, 600);
  expect(admitted).toBeLessThanOrEqual(50 + 5 * 600);
  expect(notified).toBeLessThanOrEqual(120);
  expect(notified).toBeGreaterThan(110);
  // However long it went on, who presses at the allowed pace meets the limit no more.
  rest(1_000);
  expect(press('1', 5, 10)).toEqual({ admitted: 50, notified: 0 });
});

test('members are limited each for themselves, and only so many are remembered', () => {
  const { limit, press } = startLimit(1);
  press('1', 40, 1);
  expect(limit.admits('1')).toBe(false);
  expect(limit.admits('2')).toBe(true);
  for (let id = 3; id < 10_003; id++) limit.admits(String(id));
  expect(limit.admits('1')).toBe(true);
});
