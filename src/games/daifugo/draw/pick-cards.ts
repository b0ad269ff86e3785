/**
 * The controls to pick cards to give or to discard. Up to `MAX_BUTTONS` sets of cards are buttons, and up to
 * `MAX_OPTIONS` are a select. Beyond that, the cards are picked in multi-selects and confirmed by a button.
 */
import { type Card, type Face, faceOf } from '../../../game/cards.ts';
import type { MultiSelectOption, Part, ScreenAction } from '../../../game/screen.ts';
import { MAX_BUTTONS, MAX_OPTIONS, select, splitIntoSelects } from '../../../game/screen-parts.ts';
import { nameOf } from '../names.ts';
import type { SeatView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';

/** Marks a `picked` text as a list of cards. */
const PICKED_CARDS = 'cards';

type Effect = 'give' | 'discard';

export function drawCardPicker(
  view: SeatView,
  effect: Effect,
  count: number,
  picked: string,
  words: Words,
): Part[] {
  const sets = view.choices.flatMap((choice) => (choice.do === effect ? [choice.cards] : []));
  if (sets.length <= MAX_BUTTONS) {
    const buttons = sets.map((cards) => ({
      ...controlFor(cards, effect, words),
      style: 'secondary' as const,
    }));
    return [{ part: 'buttons', buttons }];
  }
  if (count === 1 || sets.length <= MAX_OPTIONS) {
    return splitIntoSelects(sets).map((optionSets) =>
      select(
        words.chooseCards(count),
        optionSets.map((cards) => controlFor(cards, effect, words)),
      ),
    );
  }
  const pickedCards = parsePick(picked, view.hand, count);
  const confirm = pickedCards.length === count ? [confirmation(pickedCards, effect, words)] : [];
  return [...multiSelects(view.hand, count, pickedCards, words), ...confirm];
}

const labelOf = (cards: readonly Card[], words: Words): string =>
  cards.map((card) => cardLabel(card, words)).join(' ');

const actionFor = (cards: readonly Card[], effect: Effect): ScreenAction => ({
  choose: nameOf({ do: effect, cards: [...cards] }),
});

/** The fields of a button or an option that chooses these cards. A single card has its picture. */
const controlFor = (
  cards: readonly Card[],
  effect: Effect,
  words: Words,
): { label: string; action: ScreenAction; card?: Face } => ({
  label: labelOf(cards, words),
  action: actionFor(cards, effect),
  ...(cards.length === 1 && { card: faceOf(cards[0]!) }),
});

const confirmation = (cards: readonly Card[], effect: Effect, words: Words): Part => ({
  part: 'buttons',
  buttons: [
    {
      label:
        effect === 'give'
          ? words.giveThese(labelOf(cards, words))
          : words.discardThese(labelOf(cards, words)),
      action: actionFor(cards, effect),
      style: 'primary',
    },
  ],
});

/**
 * A multi-select for every 25 cards of the hand. After too few cards have been picked in one of them, the others ask for
 * the rest.
 */
function multiSelects(hand: readonly Card[], count: number, picked: readonly Card[], words: Words): Part[] {
  const menus = splitIntoSelects(hand);
  const isIncomplete = picked.length > 0 && picked.length < count;
  return menus.map((cards): Part => {
    const asksForRest = isIncomplete && !picked.some((card) => cards.includes(card));
    const wanted = asksForRest ? count - picked.length : count;
    const max = Math.min(wanted, cards.length);
    return {
      part: 'multi-select',
      label: words.chooseCards(wanted),
      options: cards.map((card) => multiSelectOption(card, picked, words)),
      min: menus.length === 1 || asksForRest ? max : 1,
      max,
      action: { show: asksForRest ? `${PICKED_CARDS}.${picked.map(faceOf).join('-')}` : PICKED_CARDS },
    };
  });
}

const multiSelectOption = (card: Card, picked: readonly Card[], words: Words): MultiSelectOption => ({
  value: faceOf(card),
  label: cardLabel(card, words),
  card: faceOf(card),
  ...(picked.includes(card) && { selected: true }),
});

/** The cards picked so far, in the hand's order. The text may be forged: one that makes no sense is no cards. */
function parsePick(picked: string, hand: readonly Card[], count: number): Card[] {
  const [marker, ...lists] = picked.split('.');
  if (marker !== PICKED_CARDS) return [];
  const faces = lists.flatMap((list) => list.split('-'));
  const cards = hand.filter((card) => faces.includes(faceOf(card)));
  return cards.length === faces.length && cards.length <= count ? cards : [];
}
