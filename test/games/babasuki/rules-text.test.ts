/** The pictures in the rules are what the text beside them says. */
import { expect, test } from 'vitest';
import { CARDS, type Card, KINDS, kindOf, shareMark } from '../../../src/games/babasuki/cards.ts';
import { ALL_OF, ONE_OF, RAIDS } from '../../../src/games/babasuki/words/examples.ts';
import { picturesIn } from '../../game/rules-examples.ts';

const cardsIn = (example: string): Card[] =>
  picturesIn(example)
    .flat()
    .map((face) => Number(face.slice(2)));

test('all 25 cards are shown in the order of their numbers, by kind', () => {
  expect(KINDS.flatMap((kind) => cardsIn(ALL_OF[kind]))).toEqual(CARDS);
  for (const kind of KINDS) expect(cardsIn(ONE_OF[kind]).map(kindOf)).toEqual([kind]);
});

test.each([
  ['treasure', 'treasure', true],
  ['hero', 'hero', true],
  ['otherHero', 'hero', false],
  ['otherTreasure', 'treasure', false],
  ['cat', 'cat', false],
] as const)('a villain meets a card of this kind in a raid: %s (babasuki 3)', (raid, kind, share) => {
  const [villain, drawn] = cardsIn(RAIDS[raid]);
  expect(kindOf(villain!)).toBe('villain');
  expect(kindOf(drawn!)).toBe(kind);
  expect(shareMark(villain!, drawn!)).toBe(share);
});
