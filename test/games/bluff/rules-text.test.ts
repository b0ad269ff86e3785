/** The pictures in the rules are what the text beside them says. */
import { expect, test } from 'vitest';
import { allCalls, compareCalls, countOf, type DieFace } from '../../../src/games/bluff/dice.ts';
import { DIE, EXAMPLES, LADDER } from '../../../src/games/bluff/words/examples.ts';
import { picturesIn } from '../../game/rules-examples.ts';

const diceIn = (example: string): DieFace[] =>
  picturesIn(example)
    .flat()
    .map((face) => Number(face.at(-1)));

test('the dice that are counted are three 1s, two 2s, two 3s, one 4, one 5 and one wild (bluff 2)', () => {
  const dice = diceIn(EXAMPLES.counted);
  expect([1, 2, 3, 4, 5, 6].map((face) => countOf(dice, face))).toEqual([3, 2, 2, 1, 1, 1]);
});

test('the showdown has five 3s, two of them wilds (bluff 9)', () => {
  const dice = diceIn(`${EXAMPLES.challenger} ${EXAMPLES.challenged}`);
  expect([countOf(dice, 3), countOf(dice, 6)]).toEqual([5, 2]);
});

test('the ladder goes up, and leaves out only what lies between the ends of a line (bluff 7)', () => {
  const calls = allCalls(30).map(({ count, face }) => ({ count, face }));
  const indexOf = (call: (typeof calls)[number]) =>
    calls.findIndex((other) => compareCalls(call, other) === 0);
  const lines = LADDER.map((line) => line.map(indexOf));
  for (const [index, line] of lines.entries()) {
    expect(line).toEqual(line.toSorted((a, b) => a - b));
    const next = lines[index + 1];
    if (next) expect(next[0]).toBe(line.at(-1)! + 1);
  }
});

test('each die has its own picture', () => {
  expect(Object.values(DIE).flatMap(diceIn)).toEqual([1, 2, 3, 4, 5, 6]);
});
