/** The pictures in the rules are what the text beside them says. */
import { expect, test } from 'vitest';
import { allLighthouses, beltsOf, halvesOn } from '../../../src/games/bukubuku/cards.ts';
import { EXAMPLES } from '../../../src/games/bukubuku/words/examples.ts';
import { picturesIn } from '../../game/rules-examples.ts';

const numbersIn = (...examples: readonly string[]): number[] =>
  picturesIn(examples.join(' '))
    .flat()
    .map((face) => Number(face.slice(1)));

test('the symbols of belts change where the text says (bukubuku 2)', () => {
  const { noBelt, halfBelt, oneBelt, halfBeltAgain, noBeltAgain } = EXAMPLES;
  const halves = numbersIn(noBelt, halfBelt, oneBelt, halfBeltAgain, noBeltAgain);
  expect(halves).toEqual([1, 12, 13, 24, 25, 36, 37, 48, 49, 60]);
  expect(halves.map(halvesOn)).toEqual([0, 0, 1, 1, 2, 2, 1, 1, 0, 0]);
});

test('the cards of the example bring two belts (bukubuku 3)', () => {
  expect(beltsOf(numbersIn(EXAMPLES.twoBelts))).toBe(2);
});

test('the highest card takes the lower lighthouse, the second the higher one (bukubuku 4)', () => {
  const cards = numbersIn(EXAMPLES.turnCards).toSorted((a, b) => b - a);
  expect([numbersIn(EXAMPLES.highest)[0], numbersIn(EXAMPLES.second)[0]]).toEqual(cards.slice(0, 2));
  const [low, high] = numbersIn(EXAMPLES.turnLighthouses);
  expect(low! < high!).toBe(true);
  expect([...numbersIn(EXAMPLES.lower), ...numbersIn(EXAMPLES.higher)]).toEqual([low, high]);
});

test('every height of a lighthouse is shown, from the lowest to the highest', () => {
  expect(numbersIn(EXAMPLES.lowLighthouses, EXAMPLES.highLighthouses)).toEqual([
    ...new Set(allLighthouses()),
  ]);
});
