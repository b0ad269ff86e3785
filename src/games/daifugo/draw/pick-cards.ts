/** Choosing cards to give or to discard: few ways are buttons, more a select, several of many cards are picked and confirmed. */
import { type Card, type Face, faceOf } from '../../../game/cards.ts';
import type { Button, MultiSelectOption, Option, Part } from '../../../game/screen.ts';
import { MAX_BUTTONS, MAX_OPTIONS, select, splitIntoSelects } from '../../../game/screen-parts.ts';
import { nameOf } from '../names.ts';
import type { SeatView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';

/** What has been picked is written behind this. */
const PICKED = 'cards';

type Way = 'give' | 'discard';

export function drawCards(view: SeatView, way: Way, count: number, picked: string, say: Words): Part[] {
  const sets = view.choices.flatMap((choice) => (choice.do === way ? [choice.cards] : []));
  if (sets.length <= MAX_BUTTONS)
    return [{ part: 'buttons', buttons: sets.map((cards) => button(cards, way)) }];
  if (count === 1 || sets.length <= MAX_OPTIONS) {
    return splitIntoSelects(sets).map((some) =>
      select(
        say.chooseCards(count),
        some.map((cards) => option(cards, way)),
      ),
    );
  }
  return pickSeveral(view.hand, way, count, parse(picked, view.hand, count), say);
}

const labelOf = (cards: readonly Card[]): string => cards.map(cardLabel).join(' ');

const actOf = (cards: readonly Card[], way: Way) => ({ choose: nameOf({ do: way, cards: [...cards] }) });

/** One card's picture says which; several are told by their label. */
const pictured = (cards: readonly Card[]): { card?: Face } =>
  cards.length === 1 ? { card: faceOf(cards[0]!) } : {};

const button = (cards: readonly Card[], way: Way): Button => ({
  label: labelOf(cards),
  action: actOf(cards, way),
  style: 'secondary',
  ...pictured(cards),
});

const option = (cards: readonly Card[], way: Way): Option => ({
  label: labelOf(cards),
  action: actOf(cards, way),
  ...pictured(cards),
});

/**
 * A menu for every 25 cards of the hand. Who takes fewer from one goes on in the other; once there are enough, a button
 * confirms.
 */
function pickSeveral(
  hand: readonly Card[],
  way: Way,
  count: number,
  picked: readonly Card[],
  say: Words,
): Part[] {
  const menus = splitIntoSelects(hand);
  const confirm: Part[] =
    picked.length === count
      ? [
          {
            part: 'buttons',
            buttons: [
              {
                label: way === 'give' ? say.giveThese(labelOf(picked)) : say.discardThese(labelOf(picked)),
                action: actOf(picked, way),
                style: 'primary',
              },
            ],
          },
        ]
      : [];
  const partly = picked.length > 0 && picked.length < count;
  return [
    ...menus.map((cards): Part => {
      const own = picked.some((card) => cards.includes(card));
      const goesOn = partly && !own;
      const before = picked.map(faceOf).join('-');
      const wanted = goesOn ? count - picked.length : count;
      const most = Math.min(wanted, cards.length);
      return {
        part: 'picks',
        label: say.chooseCards(wanted),
        options: cards.map((card) => pickOf(card, picked)),
        min: menus.length === 1 || goesOn ? most : 1,
        max: most,
        action: { show: goesOn ? `${PICKED}.${before}` : PICKED },
      };
    }),
    ...confirm,
  ];
}

const pickOf = (card: Card, picked: readonly Card[]): MultiSelectOption => ({
  value: faceOf(card),
  label: cardLabel(card),
  card: faceOf(card),
  ...(picked.includes(card) && { selected: true }),
});

/** The cards picked so far, in the hand's order. Anything may be in there: what makes no sense is nothing. */
function parse(picked: string, hand: readonly Card[], count: number): Card[] {
  const [way, ...parts] = picked.split('.');
  if (way !== PICKED) return [];
  const faces = parts.flatMap((part) => part.split('-'));
  const cards = hand.filter((card) => faces.includes(faceOf(card)));
  return cards.length === faces.length && cards.length <= count ? cards : [];
}
