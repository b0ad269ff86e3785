/** "Why can't I …?": any card that the player can see as their own, and any of the cards to draw. */
import type { Inquiries, MenuOption } from '../../../game/inquiries.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, faceOf, sorted } from '../cards.ts';
import type { Action } from '../state.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { cardName } from '../words/names.ts';
import type { Words } from '../words/words.ts';

export function inquiries(view: SeatView, locale: Locale): Inquiries<Action> {
  const { table } = view;
  const words = catalogue[locale];
  if (table.phase === 'over') return { picks: [], moves: [] };
  return table.phase === 'raid' ? aboutRaids(table, view, words) : aboutPicks(view, words);
}

const optionOf = (card: Card, { choices }: SeatView, words: Words): MenuOption => ({
  label: cardName(card, words),
  card: faceOf(card),
  isOffered: choices.some((choice) => card === (choice.do === 'raid' ? choice.villain : choice.card)),
});

/** The cards to pick from, and those that were kept before. */
function aboutPicks(view: SeatView, words: Words): Inquiries<Action> {
  const cards = sorted([...view.hand, ...view.secured]);
  const kind = view.pick === null ? 'secure' : 'change';
  return {
    picks: [
      {
        menus: [{ label: words.ask.keep, options: cards.map((card) => optionOf(card, view, words)), max: 1 }],
        actionsFor: ([indices = []]) => indices.map((index) => ({ do: kind, card: cards[index]! })),
      },
    ],
    moves: [],
  };
}

function aboutRaids(table: RaidingView, view: SeatView, words: Words): Inquiries<Action> {
  const { seat, hand } = view;
  const cards = [...table.villains[seat]!, ...hand];
  const places = table.target === null ? 0 : table.sizes[table.target]!;
  const draw = {
    label: words.ask.draw,
    options: Array.from({ length: places }, (_, place) => ({
      label: words.place(place + 1),
      isOffered: true,
    })),
    max: 1,
  };
  /** A villain may be sent, and the card to draw is yet to be picked. */
  const lacksPlace = ([sent = [], drawn = []]: readonly (readonly number[])[]): boolean =>
    places > 0 && drawn.length === 0 && sent.some((index) => index < table.villains[seat]!.length);
  return {
    picks: [
      {
        next: (picked) => (lacksPlace(picked) ? words.refusals['which-card']({ cards: places }) : null),
        menus: [
          { label: words.ask.send, options: cards.map((card) => optionOf(card, view, words)), max: 1 },
          ...(places > 0 ? [draw] : []),
        ],
        actionsFor(picked) {
          const [index, position] = picked.map(([first]) => first);
          if (index === undefined || lacksPlace(picked)) return [];
          return [{ do: 'raid', villain: cards[index]!, ...(position !== undefined && { position }) }];
        },
      },
    ],
    moves: [],
  };
}
