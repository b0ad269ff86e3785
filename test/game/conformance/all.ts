/** Every listed game, with every number of seats, keeps the contract of `src/game/game.ts`. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { checkByBruteForce } from './brute-force.ts';
import { checkChoices } from './choices.ts';
import { checkComputers } from './computers.ts';
import { checkHands } from './hands.ts';
import { checkInquiries } from './inquiries.ts';
import { checkScreens } from './screens.ts';
import { checkStorage } from './storage.ts';
import { subjectOf } from './subject.ts';
import { checkViews } from './views.ts';

/** Test files of this folder: each checks a share of all games, so that several workers run them. */
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .toSorted();

const subjects = games.flatMap((game) => {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => ({ game, seats: min + index }));
});

/** @param url the URL of the test file */
export function checkShare(url: string): void {
  const share = files.indexOf(basename(fileURLToPath(url)));
  const isOfShare = (_: unknown, index: number) => index % files.length === share;
  for (const { game, seats } of subjects.filter(isOfShare)) {
    const subject = subjectOf(game, seats);
    describe(`${game.id} with ${seats} seats: hands`, () => checkHands(subject));
    describe(`${game.id} with ${seats} seats: choices`, () => checkChoices(subject));
    describe(`${game.id} with ${seats} seats: computers`, () => checkComputers(subject));
    describe(`${game.id} with ${seats} seats: views`, () => checkViews(subject));
    describe(`${game.id} with ${seats} seats: screens`, () => checkScreens(subject));
    describe(`${game.id} with ${seats} seats: inquiries`, () => checkInquiries(subject));
    describe(`${game.id} with ${seats} seats: storage`, () => checkStorage(subject));
  }
  for (const game of games.filter(isOfShare)) checkByBruteForce(game);
}
