/**
 * Two of the dummy's cards for one's pile: first the one on top, then the one below it; of the last two the first pick
 * settles both. `picked` is the card that is to be on top.
 */

import { type Button, type Part, text } from '../../../game/screen.ts';
import { largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import { type Weather, weatherFace } from '../cards.ts';
import { KEPT } from '../piles.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

export function drawPick({ drawn, memo }: SeatView, picked: string, say: Words): Part[] {
  if (!drawn) return [];
  const { cards, top, below } = drawn;
  const onTop = cards.length > KEPT ? cards.find((card) => `${card}` === picked) : undefined;
  return [
    separator,
    text(`**${say.dummysCards(cards.length)}**`),
    largeCards(cards.map(weatherFace)),
    text(
      cards.length === KEPT
        ? say.buildLast(top)
        : onTop === undefined
          ? say.buildTop(top, below)
          : say.buildBelow(below),
    ),
    { part: 'buttons', buttons: cards.map((card) => button(card, onTop, cards, say)) },
    smallText(say.buildNote(memo !== null)),
  ];
}

function button(card: Weather, onTop: Weather | undefined, cards: readonly Weather[], say: Words): Button {
  const shown = { label: `${card}`, style: 'secondary' as const, card: weatherFace(card) };
  if (card === onTop) return { ...shown, label: say.chosenTop(card), style: 'primary', action: { show: '' } };
  if (onTop !== undefined) return { ...shown, action: { choose: stackOf(card, onTop) } };
  if (cards.length > KEPT) return { ...shown, action: { show: `${card}` } };
  return { ...shown, action: { choose: stackOf(cards.find((other) => other !== card)!, card) } };
}

const stackOf = (below: Weather, top: Weather): string => nameOf({ do: 'stack', cards: [below, top] });
