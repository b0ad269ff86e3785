/** The game's one enumeration of legal plays, and its valuation, held against those by the letter. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, faceOf, PACK, RANKS, SUITS } from '../../../src/game/cards.ts';
import {
  answers,
  isJokerCard,
  leads,
  lockOf,
  meaningsOf,
  type Play,
  ranksOf,
  suitOf,
} from '../../../src/games/daifugo/plays.ts';
import { worthOf } from '../../../src/games/daifugo/roles.ts';
import { everyPlay, type Laid, told, value } from './by-the-letter.ts';

const ALL: readonly Card[] = Array.from({ length: PACK }, (_, card) => card);
const JOKERS = ALL.filter(isJokerCard);
const faces = (cards: readonly Card[]) => cards.map((card) => (isJokerCard(card) ? 'JK' : faceOf(card)));

/** A play as the other side tells it: each card with what it stands for. */
function laid(play: Play): Laid {
  const natural = play.cards.find((card) => !isJokerCard(card));
  if (natural === undefined) return { cards: faces(play.cards), as: faces(play.cards) };
  const ranks = ranksOf(play);
  const as = play.cards.map((card, i) =>
    isJokerCard(card) ? `${RANKS[ranks[i]!]}${SUITS[suitOf(natural)]}` : faceOf(card),
  );
  return { cards: faces(play.cards), as };
}

const ours = (plays: readonly Play[]) => plays.map((play) => told(laid(play))).sort();
const theirs = (plays: readonly Laid[]) => [...new Set(plays.map(told))].sort();

const among = (has: (card: Card) => boolean, most: number) =>
  fc.shuffledSubarray(ALL.filter(has), { minLength: 1, maxLength: most });
/** Hands where much is possible: one suit's neighbours, few ranks, jokers. */
const natural = fc.oneof(
  among((card) => card < 52, 8),
  among((card) => card < 52 && suitOf(card) === 1, 8),
  among((card) => card < 52 && suitOf(card) < 2 && card >> 2 < 6, 8),
  among((card) => card < 52 && card >> 2 > 8 && suitOf(card) < 3, 8),
  among((card) => card < 52 && card >> 2 < 3, 8),
);
const hand = fc.oneof(
  natural,
  natural.map((cards) => [...cards.slice(0, 7), JOKERS[1]!]),
  natural.map((cards) => [...cards.slice(0, 4), ...JOKERS]),
);

describe('every choice of cards, every meaning of jokers', () => {
  it('may be led exactly where it is a play', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        expect(ours(leads(cards))).toEqual(theirs(everyPlay(faces(cards), null)));
      }),
      { numRuns: 70 },
    );
  });

  it('answers exactly what it beats, in either order, under any lock', () => {
    fc.assert(
      fc.property(
        hand,
        hand,
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (cards, others, pick, reversed, locks) => {
          const all = leads(others);
          const top = all[pick % all.length]!;
          const lock = locks ? lockOf(top, top) : null;
          const table = { laid: laid(top), reversed, lock: lock?.map((suit) => SUITS[suit]!) ?? null };
          const found = answers(cards, top, reversed, lock);
          expect(ours(found)).toEqual(theirs(everyPlay(faces(cards), table)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is told once', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        const plays = ours(leads(cards));
        expect(new Set(plays).size).toBe(plays.length);
      }),
    );
  });

  it('means what the cards alone may mean', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        const every = leads(cards);
        for (const play of every) {
          const whole = every.filter(
            (other) => [...other.cards].sort().join() === [...play.cards].sort().join(),
          );
          expect(ours(meaningsOf(play.cards))).toEqual(ours(whole));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('counts', () => {
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
    // Singles 3, with the joker 2 pairs, 4-5-6 and 5-6-7.
    ['5h 6h JK', 7],
    // The run of thirteen: 13 singles, 66 runs.
    ['3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h', 79],
  ])('%s may be led %i ways', (text, count) => expect(leads(cardsOf(text))).toHaveLength(count));
});

describe('daifugo 18: the value of any hand', () => {
  it('is the same by the letter', () => {
    fc.assert(
      fc.property(fc.subarray([...ALL], { maxLength: 14 }), fc.nat(6), (cards, revolutions) => {
        expect(worthOf(cards, revolutions).total).toBe(value(faces(cards), revolutions));
      }),
      { numRuns: 500 },
    );
  });
});
