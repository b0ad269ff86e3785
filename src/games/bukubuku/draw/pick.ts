/**
 * Two of the dummy's cards for one's pile: first the one on top, then the one below it; of the last two the first pick
 * settles both. `picked` is the card that is to be on top.
 */
import { large, rule, small } from '../../../game/parts.ts';
import { type Button, type Part, text } from '../../../game/screen.ts';
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
    rule,
    text(`**${say.dummysCards(cards.length)}**`),
    large(cards.map(weatherFace)),
    text(
      cards.length === KEPT
        ? say.buildLast(top)
        : onTop === undefined
          ? say.buildTop(top, below)
          : say.buildBelow(below),
    ),
    { part: 'buttons', buttons: cards.map((card) => button(card, onTop, cards, say)) },
    small(say.buildNote(memo !== null)),
  ];
}

function button(card: Weather, onTop: Weather | undefined, cards: readonly Weather[], say: Words): Button {
  const shown = { label: `${card}`, look: 'plain' as const, card: weatherFace(card) };
  if (card === onTop) return { ...shown, label: say.chosenTop(card), look: 'primary', press: { show: '' } };
  if (onTop !== undefined) return { ...shown, press: { act: stackOf(card, onTop) } };
  if (cards.length > KEPT) return { ...shown, press: { show: `${card}` } };
  return { ...shown, press: { act: stackOf(cards.find((other) => other !== card)!, card) } };
}

const stackOf = (below: Weather, top: Weather): string => nameOf({ do: 'stack', cards: [below, top] });
