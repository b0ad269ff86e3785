/**
 * The controls for building the dummy's piles (bukubuku 11): first the card on top, then the one below it. With two
 * cards left, the choice of the upper one settles both.
 */
import { type Button, type Part, text } from '../../../game/screen.ts';
import { largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import { type Weather, weatherFace } from '../cards.ts';
import { CARDS_PER_STEP } from '../piles.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** @param picked the number of the card to go on top, once it is chosen */
export function drawStackPicker({ drawn, memo }: SeatView, picked: string, words: Words): Part[] {
  if (!drawn) return [];
  const { cards, topTurn, belowTurn } = drawn;
  const isLastPair = cards.length === CARDS_PER_STEP;
  const top = isLastPair ? undefined : cards.find((card) => `${card}` === picked);
  const instruction = top === undefined ? words.buildTop(topTurn, belowTurn) : words.buildBelow(belowTurn);
  return [
    separator,
    text(`**${words.dummysCards(cards.length)}**`),
    largeCards(cards.map(weatherFace)),
    text(isLastPair ? words.buildLast(topTurn) : instruction),
    { part: 'buttons', buttons: cards.map((card) => cardButton(card, top, cards, words)) },
    smallText(words.buildNote(memo !== null)),
  ];
}

function cardButton(
  card: Weather,
  top: Weather | undefined,
  cards: readonly Weather[],
  words: Words,
): Button {
  const common = { label: `${card}`, style: 'secondary' as const, card: weatherFace(card) };
  if (card === top)
    return { ...common, label: words.chosenTop(card), style: 'primary', action: { show: '' } };
  if (top !== undefined) return { ...common, action: { choose: stackName(card, top) } };
  if (cards.length > CARDS_PER_STEP) return { ...common, action: { show: `${card}` } };
  const other = cards.find((candidate) => candidate !== card)!;
  return { ...common, action: { choose: stackName(other, card) } };
}

const stackName = (below: Weather, top: Weather): string => nameOf({ do: 'stack', cards: [below, top] });
