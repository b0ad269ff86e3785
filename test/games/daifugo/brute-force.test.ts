/** Compares the game's enumeration of legal plays and its hand values with the reference implementation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, faceOf, PACK_SIZE, RANKS, SUITS } from '../../../src/game/cards.ts';
import { answers, leads, meaningsOf } from '../../../src/games/daifugo/enumeration.ts';
import { isJokerCard, lockOf, type Play, ranksOf, suitOf } from '../../../src/games/daifugo/plays.ts';
import { worthOf } from '../../../src/games/daifugo/roles.ts';
import { runs } from '../../runs.ts';
import { handValue, legalPlays, type ReferencePlay, textOf } from './reference.ts';

const ALL: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, card) => card);
const JOKERS = ALL.filter(isJokerCard);
const faces = (cards: readonly Card[]) => cards.map((card) => (isJokerCard(card) ? 'JK' : faceOf(card)));

/** A play as the reference implementation writes it: each card with what it stands for. */
function toReference(play: Play): ReferencePlay {
  const natural = play.cards.find((card) => !isJokerCard(card));
  if (natural === undefined) return { cards: faces(play.cards), as: faces(play.cards) };
  const ranks = ranksOf(play);
  const as = play.cards.map((card, index) =>
    isJokerCard(card) ? `${RANKS[ranks[index]!]}${SUITS[suitOf(natural)]}` : faceOf(card),
  );
  return { cards: faces(play.cards), as };
}

const textsOf = (plays: readonly Play[]) => plays.map((play) => textOf(toReference(play))).sort();
const referenceTexts = (plays: readonly ReferencePlay[]) => [...new Set(plays.map(textOf))].sort();

const handsFrom = (isIncluded: (card: Card) => boolean, maxLength: number) =>
  fc.shuffledSubarray(ALL.filter(isIncluded), { minLength: 1, maxLength });
/** Hands with many plays: long suits, few ranks, jokers. */
const naturalHand = fc.oneof(
  handsFrom((card) => card < 52, 8),
  handsFrom((card) => card < 52 && suitOf(card) === 1, 8),
  handsFrom((card) => card < 52 && suitOf(card) < 2 && card >> 2 < 6, 8),
  handsFrom((card) => card < 52 && card >> 2 > 8 && suitOf(card) < 3, 8),
  handsFrom((card) => card < 52 && card >> 2 < 3, 8),
);
const anyHand = fc.oneof(
  naturalHand,
  naturalHand.map((cards) => [...cards.slice(0, 7), JOKERS[1]!]),
  naturalHand.map((cards) => [...cards.slice(0, 4), ...JOKERS]),
);

describe('every selection of cards with every meaning of its jokers', () => {
  it('may be led exactly if it is a play (daifugo 4)', () => {
    fc.assert(
      fc.property(anyHand, (cards) => {
        expect(textsOf(leads(cards))).toEqual(referenceTexts(legalPlays(faces(cards), null)));
      }),
      { numRuns: runs(70) },
    );
  });

  it('may be played exactly on what it beats, in either order and under any lock (daifugo 5, 10)', () => {
    fc.assert(
      fc.property(
        anyHand,
        anyHand,
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (cards, otherCards, topIndex, reversed, isLocked) => {
          const tops = leads(otherCards);
          const top = tops[topIndex % tops.length]!;
          const lock = isLocked ? lockOf(top, top) : null;
          const trick = { top: toReference(top), reversed, lock: lock?.map((suit) => SUITS[suit]!) ?? null };
          const found = answers(cards, top, reversed, lock);
          expect(textsOf(found)).toEqual(referenceTexts(legalPlays(faces(cards), trick)));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('is listed once', () => {
    fc.assert(
      fc.property(anyHand, (cards) => {
        const texts = textsOf(leads(cards));
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });

  it('has all meanings that its cards alone have', () => {
    fc.assert(
      fc.property(anyHand, (cards) => {
        const plays = leads(cards);
        for (const play of plays) {
          const sameCards = plays.filter(
            (other) => [...other.cards].sort().join() === [...play.cards].sort().join(),
          );
          expect(textsOf(meaningsOf(play.cards))).toEqual(textsOf(sameCards));
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('the number of leads', () => {
  const cardsOf = (text: string) => {
    const jokers = JOKERS.toReversed();
    return text
      .split(' ')
      .map((face) => (face === 'JK' ? jokers.shift()! : ALL.find((card) => faceOf(card) === face)!));
  };
  it.each([
    ['3h', 1],
    ['3h 3s', 3],
    ['3h 3s 3d', 7],
    ['3h 3s 3d 3c', 15],
    ['3h JK', 3],
    ['3h 3s JK', 7],
    ['JK JK', 2],
    ['5h 6h 7h', 4],
    // Three singles, two pairs with the joker, 4-5-6 and 5-6-7.
    ['5h 6h JK', 7],
    // A whole suit: 13 singles and 66 sequences.
    ['3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h', 79],
  ])('%s has %i', (text, count) => expect(leads(cardsOf(text))).toHaveLength(count));
});

describe('daifugo 18: the value of a hand', () => {
  it('equals the reference value for any hand', () => {
    fc.assert(
      fc.property(fc.subarray([...ALL], { maxLength: 14 }), fc.nat(6), (cards, revolutions) => {
        expect(worthOf(cards, revolutions).total).toBe(handValue(faces(cards), revolutions));
      }),
      { numRuns: runs(500) },
    );
  });
});
