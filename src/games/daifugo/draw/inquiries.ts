/** "Why can't I …?": any cards of the hand, to play or to give away, a draw and a pass. */
import { type Card, faceOf, rankOf } from '../../../game/cards.ts';
import type { Inquiries } from '../../../game/inquiries.ts';
import type { Locale } from '../../../game/words.ts';
import { meaningsOf } from '../enumeration.ts';
import { isJokerCard, isSameKind, type Play } from '../plays.ts';
import type { Action } from '../state.ts';
import { sortHand } from '../transitions.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { cardLabel } from '../words/faces.ts';

/** A whole suit. */
const MAX_ASKED_CARDS = 13;

export function inquiries(view: SeatView, locale: Locale): Inquiries<Action> {
  const words = catalogue[locale];
  const { hand } = view;
  return {
    picks: [
      {
        menus: [
          {
            label: words.ask.cards,
            options: hand.map((card) => ({
              label: cardLabel(card, words),
              card: faceOf(card),
            })),
            max: Math.min(MAX_ASKED_CARDS, hand.length),
          },
        ],
        actionsFor: ([indices = []]) =>
          indices.length > 0
            ? actionsWith(
                indices.map((index) => hand[index]!),
                view,
              )
            : [],
      },
    ],
    moves: [
      { label: words.ask.draw, action: { do: 'draw' } },
      { label: words.pass, action: { do: 'pass' } },
    ],
  };
}

/** Two jokers do the same. */
function actionsWith(cards: readonly Card[], { hand, table }: SeatView): Action[] {
  const { owes, trick } = table;
  if (owes?.give) return [{ do: 'give', cards: sortHand(cards) }];
  if (owes?.discard) return [{ do: 'discard', cards: sortHand(cards) }];
  const meanings = meaningsOf(withBigJokerFirst(cards, hand));
  if (meanings.length === 0) return [{ do: 'play', ...nonsense(cards) }];
  const top = trick?.play;
  const fits = (play: Play) => top !== undefined && isSameKind(play, top);
  return meanings
    .toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
    .map(({ shape, cards: played, rank }) => ({ do: 'play', shape, cards: [...played], rank }));
}

/** Of two jokers in a hand the big one is laid first, whichever was picked. */
function withBigJokerFirst(cards: readonly Card[], hand: readonly Card[]): Card[] {
  const jokers = hand.filter(isJokerCard).toSorted((a, b) => b - a);
  const naturals = cards.filter((card) => !isJokerCard(card));
  return [...naturals, ...jokers.slice(0, cards.length - naturals.length)];
}

/** Cards that mean nothing together, as a play: the rules say so. */
const nonsense = (cards: readonly Card[]): Play => ({ shape: 'group', cards, rank: rankOf(cards[0]!) });
