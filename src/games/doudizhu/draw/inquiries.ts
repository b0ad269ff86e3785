/** "Why can't I …?": any cards of the hand, and a pass. Who bids has nothing to ask: both answers are on offer. */
import { faceOf } from '../../../game/cards.ts';
import type { Inquiries } from '../../../game/inquiries.ts';
import type { Locale } from '../../../game/words.ts';
import { combinationOf } from '../combinations.ts';
import { cardsOf } from '../rules.ts';
import type { Action } from '../state.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';

export function inquiries({ hand, table, seat }: SeatView, locale: Locale): Inquiries<Action> {
  if (table.phase === 'auction') return { picks: [], moves: [] };
  const words = catalogue[locale];
  const exposed = table.exposed?.seat === seat ? table.exposed.card : null;
  return {
    picks: [
      {
        menus: [
          {
            label: words.askCards,
            options: hand.map((card) => ({
              label: words.card(card),
              card: faceOf(card),
            })),
            max: hand.length,
          },
        ],
        actionsFor([indices = []]) {
          const cards = indices.map((index) => hand[index]!);
          if (cards.length === 0) return [];
          const play = combinationOf(cards);
          return [{ do: 'play', cards: play ? cardsOf(hand, exposed, play) : cards }];
        },
      },
    ],
    moves: [{ label: words.pass, action: { do: 'pass' } }],
  };
}
