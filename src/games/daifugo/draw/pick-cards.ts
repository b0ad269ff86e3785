/** Choosing cards to give or to discard: few ways are buttons, more a select, several of many cards are picked and confirmed. */
import { type Card, type Face, faceOf } from '../../../game/cards.ts';
import { bySelect, FEW, MOST_OPTIONS, select } from '../../../game/parts.ts';
import type { Button, Option, Part, Pick } from '../../../game/screen.ts';
import { nameOf } from '../names.ts';
import type { SeatView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';

/** What has been picked is written behind this. */
const PICKED = 'cards';

type Way = 'give' | 'discard';

export function drawCards(view: SeatView, way: Way, count: number, picked: string, say: Words): Part[] {
  const sets = view.choices.flatMap((choice) => (choice.do === way ? [choice.cards] : []));
  if (sets.length <= FEW) return [{ part: 'buttons', buttons: sets.map((cards) => button(cards, way)) }];
  if (count === 1 || sets.length <= MOST_OPTIONS) {
    return bySelect(sets).map((some) =>
      select(
        say.chooseCards(count),
        some.map((cards) => option(cards, way)),
      ),
    );
  }
  return pickSeveral(view.hand, way, count, parse(picked, view.hand, count), say);
}

const labelOf = (cards: readonly Card[]): string => cards.map(cardLabel).join(' ');

const actOf = (cards: readonly Card[], way: Way) => ({ act: nameOf({ do: way, cards: [...cards] }) });

/** One card's picture says which; several are told by their label. */
const pictured = (cards: readonly Card[]): { card?: Face } =>
  cards.length === 1 ? { card: faceOf(cards[0]!) } : {};

const button = (cards: readonly Card[], way: Way): Button => ({
  label: labelOf(cards),
  press: actOf(cards, way),
  look: 'plain',
  ...pictured(cards),
});

const option = (cards: readonly Card[], way: Way): Option => ({
  label: labelOf(cards),
  press: actOf(cards, way),
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
  const menus = bySelect(hand);
  const confirm: Part[] =
    picked.length === count
      ? [
          {
            part: 'buttons',
            buttons: [
              {
                label: way === 'give' ? say.giveThese(labelOf(picked)) : say.discardThese(labelOf(picked)),
                press: actOf(picked, way),
                look: 'primary',
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
        least: menus.length === 1 || goesOn ? most : 1,
        most,
        press: { show: goesOn ? `${PICKED}.${before}` : PICKED },
      };
    }),
    ...confirm,
  ];
}

const pickOf = (card: Card, picked: readonly Card[]): Pick => ({
  value: faceOf(card),
  label: cardLabel(card),
  card: faceOf(card),
  ...(picked.includes(card) && { chosen: true }),
});

/** The cards picked so far, in the hand's order. Anything may be in there: what makes no sense is nothing. */
function parse(picked: string, hand: readonly Card[], count: number): Card[] {
  const [way, ...parts] = picked.split('.');
  if (way !== PICKED) return [];
  const faces = parts.flatMap((part) => part.split('-'));
  const cards = hand.filter((card) => faces.includes(faceOf(card)));
  return cards.length === faces.length && cards.length <= count ? cards : [];
}
