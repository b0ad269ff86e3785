/** Reads the pictures in the texts of rules. */
import { type Card, type Face, faceIndex } from '../../src/game/cards.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { replacePictured } from '../../src/game/rules-text.ts';
import type { Locale } from '../../src/game/words.ts';

/** The faces of each picture in a text. */
export function picturesIn(text: string): (readonly Face[])[] {
  const found: (readonly Face[])[] = [];
  replacePictured(text, (faces) => {
    found.push(faces);
    return '';
  });
  return found;
}

export const rulesOf = (game: Pick<AnyGame, 'words'>, locale: Locale): string =>
  game.words[locale].rules.map(({ body }) => body).join('\n');

/** The cards of one picture, or of several in a row; of equal faces each is one of another pack. */
export function cardsOf(...pictures: readonly string[]): Card[] {
  const used = new Set<Card>();
  return picturesIn(pictures.join(' '))
    .flat()
    .map((face) => {
      const card = [faceIndex(face)!, faceIndex(face)! + 54].find((id) => !used.has(id))!;
      used.add(card);
      return card;
    });
}
