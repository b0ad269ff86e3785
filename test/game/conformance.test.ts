/** Every listed game, with every number of seats, keeps the contract of `src/game/game.ts`. */
import { describe } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkByBruteForce } from './conformance/brute-force.ts';
import { checkChoices } from './conformance/choices.ts';
import { checkHands } from './conformance/hands.ts';
import { checkScreens } from './conformance/screens.ts';
import { checkStorage } from './conformance/storage.ts';
import { subjectOf } from './conformance/subject.ts';
import { checkViews } from './conformance/views.ts';

for (const game of games) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const subject = subjectOf(game, seats);
    describe(`${game.id} with ${seats} seats: hands`, () => checkHands(subject));
    describe(`${game.id} with ${seats} seats: choices`, () => checkChoices(subject));
    describe(`${game.id} with ${seats} seats: views`, () => checkViews(subject));
    describe(`${game.id} with ${seats} seats: screens`, () => checkScreens(subject));
    describe(`${game.id} with ${seats} seats: storage`, () => checkStorage(subject));
  }
  checkByBruteForce(game);
}
