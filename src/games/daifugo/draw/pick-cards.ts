/**
 * The controls to pick cards to give or to discard, and the button that confirms them. One or two cards of a small hand
 * are picked by buttons, which a second press undoes; others in multi-selects.
 */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { MultiSelectOption, Part } from '../../../game/screen.ts';
import { splitIntoSelects } from '../../../game/screen-parts.ts';
import { nameOf } from '../names.ts';
import type { SeatView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { buttonRows, confirmation, markPicked, unpicked } from './rows.ts';

/** Marks a `picked` text as a list of cards. */
const PICKED_CARDS = 'cards';
/** As many cards are picked by buttons, in as many rows of a phone. */
const MAX_PRESSED_CARDS = 2;
const MAX_BUTTON_ROWS = 3;

type Effect = 'give' | 'discard';

export function drawCardPicker(
  { hand }: SeatView,
  effect: Effect,
  count: number,
  picked: string,
  words: Words,
): Part[] {
  const cards = parsePick(picked, hand, count);
  return [
    ...pickRows(hand, count, cards, words),
    cards.length === count ? confirm(hand, effect, cards, words) : unpicked(words.chooseCards(count)),
  ];
}

function pickRows(hand: readonly Card[], count: number, picked: readonly Card[], words: Words): Part[] {
  if (count > MAX_PRESSED_CARDS) return multiSelects(hand, count, picked, words);
  const rows = cardButtons(hand, count, picked, words);
  return rows.length <= MAX_BUTTON_ROWS ? rows : multiSelects(hand, count, picked, words);
}

const confirm = (hand: readonly Card[], effect: Effect, picked: readonly Card[], words: Words): Part => {
  const cards = hand.filter((card) => picked.includes(card));
  const label = cards.map((card) => cardLabel(card, words)).join(' ');
  return confirmation({
    label: effect === 'give' ? words.giveThese(label) : words.discardThese(label),
    action: { choose: nameOf({ do: effect, cards }) },
    style: 'primary',
  });
};

/** The `picked` text of a list of cards. */
export const showPick = (cards: readonly Card[]): string =>
  cards.length > 0 ? `${PICKED_CARDS}.${cards.map(faceOf).join('-')}` : PICKED_CARDS;

/** A button for each card. One more than needed takes the place of the card that was picked first. */
const cardButtons = (hand: readonly Card[], count: number, picked: readonly Card[], words: Words): Part[] =>
  buttonRows(
    hand.map((card) => {
      const isPicked = picked.includes(card);
      const next = isPicked ? picked.filter((other) => other !== card) : [...picked, card].slice(-count);
      return {
        label: markPicked(cardLabel(card, words), isPicked),
        action: { show: showPick(next) },
        style: isPicked ? 'primary' : 'secondary',
      };
    }),
    count,
  );

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
      action: { show: asksForRest ? showPick(picked) : PICKED_CARDS },
    };
  });
}

const multiSelectOption = (card: Card, picked: readonly Card[], words: Words): MultiSelectOption => ({
  value: faceOf(card),
  label: cardLabel(card, words),
  card: faceOf(card),
  ...(picked.includes(card) && { selected: true }),
});

/** The cards picked so far, in the order of picking. The text may be forged: one that makes no sense is no cards. */
function parsePick(picked: string, hand: readonly Card[], count: number): Card[] {
  const [marker, ...lists] = picked.split('.');
  if (marker !== PICKED_CARDS) return [];
  const faces = lists.flatMap((list) => list.split('-'));
  const cards = faces.flatMap((face) => hand.filter((card) => faceOf(card) === face));
  return new Set(cards).size === faces.length && cards.length <= count ? cards : [];
}
