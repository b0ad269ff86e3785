/** "Why can't I …?": every card that the player has had in this round, and while building any two of the dummy's. */
import type { Inquiries, Inquiry } from '../../../game/inquiries.ts';
import type { Locale } from '../../../game/words.ts';
import { sortHand, type Weather, weatherFace } from '../cards.ts';
import type { Action } from '../state.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { cardsShownBy } from './turns.ts';

export function inquiries(view: SeatView, locale: Locale): Inquiries<Action> {
  const words = catalogue[locale];
  const { drawn } = view;
  return {
    picks: [...(drawn ? [aboutStack(drawn.cards, words)] : []), aboutCard(view, words)],
    moves: [],
  };
}

function aboutStack(cards: readonly Weather[], words: Words): Inquiry<Action> {
  const options = cards.map((card) => ({ label: `${card}`, card: weatherFace(card), isOffered: true }));
  return {
    menus: [
      { label: words.ask.top, options, max: 1 },
      { label: words.ask.below, options, max: 1 },
    ],
    actionsFor(picked) {
      const [top, below] = picked.map(([first]) => first);
      if (top === undefined || below === undefined) return [];
      return [{ do: 'stack', cards: [cards[below]!, cards[top]!] }];
    },
  };
}

function aboutCard({ table, seat, hand, laid, choices }: SeatView, words: Words): Inquiry<Action> {
  const cards = sortHand([...hand, ...(laid === null ? [] : [laid]), ...cardsShownBy(table, seat)]);
  const kind = laid === null ? 'play' : 'change';
  return {
    menus: [
      {
        label: words.ask.lay,
        options: cards.map((card) => ({
          label: `${card}`,
          card: weatherFace(card),
          isOffered: choices.some((choice) => choice.do !== 'stack' && choice.card === card),
        })),
        max: 1,
      },
    ],
    actionsFor: ([indices = []]) => indices.map((index) => ({ do: kind, card: cards[index]! })),
  };
}
