/** The cards: the numbers that the source gives, and the reconstructed marks and points. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/game/words.ts';
import { CARDS, cardOf, faceOf, KINDS, kindOf } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';

const cardsOfKind = (kind: string) => CARDS.filter((no) => kindOf(no) === kind).map(cardOf);

describe('the cards', () => {
  it('are seven villains, seven heroes, seven treasures and four cats', () => {
    expect(KINDS.map((kind) => [kind, cardsOfKind(kind).length])).toEqual([
      ['villain', 7],
      ['hero', 7],
      ['treasure', 7],
      ['cat', 4],
    ]);
  });

  it.each(['villain', 'hero', 'treasure'])('have one %s for every set of marks', (kind) => {
    const sets = cardsOfKind(kind).map(({ marks }) => marks.join(''));
    expect(new Set(sets)).toEqual(new Set(['☀', '☾', '★', '☀☾', '☾★', '☀★', '☀☾★']));
  });

  it.each([
    [1, 'villain', '☀', 5, 0],
    [5, 'villain', '☾★', 4, 0],
    [6, 'villain', '☀★', 4, 0],
    [7, 'villain', '☀☾★', 3, 0],
    [9, 'hero', '☾', 5, 1],
    [13, 'hero', '☀★', 4, 1],
    [14, 'hero', '☀☾★', 3, 1],
    [17, 'treasure', '★', 3, 3],
    [18, 'treasure', '☀☾', 4, 4],
    [21, 'treasure', '☀☾★', 5, 5],
    [25, 'cat', '', 2, 2],
  ])('No %i is a %s %s worth %i secured and %i in hand', (no, kind, marks, secured, inHand) => {
    const card = cardOf(no);
    expect({ ...card, marks: card.marks.join('') }).toEqual({ kind, marks, secured, inHand });
  });

  it('have a picture each, and one for their back', () => {
    const pictures = babasuki.pictures!;
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(CARDS.length + 1);
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(CARDS.length + 1);
    for (const no of CARDS) expect(pictures.map(({ face }) => face)).toContain(faceOf(no));
  });

  it('are called a reconstruction in the rules for players', () => {
    const rulesText = (locale: Locale) => babasuki.words[locale].rules.map(({ body }) => body).join('\n');
    expect(rulesText('ja')).toContain('復元');
    expect(rulesText('en')).toContain('reconstruction');
    expect(rulesText('zh')).toContain('复原');
  });
});
