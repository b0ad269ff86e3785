/**
 * The controls for building the dummy's piles (bukubuku 11): the card to go on top, the one below it, and a button that
 * lays them. Of the last two cards, the choice of the upper one settles both.
 */
import { type Button, type Part, text } from '../../../game/screen.ts';
import { smallText } from '../../../game/screen-parts.ts';
import { type Weather, weatherFace } from '../cards.ts';
import { CARDS_PER_STEP } from '../piles.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** Buttons that fit side by side on a phone, when words stand beside their numbers. */
const BUTTONS_PER_ROW = 2;

/** The cards picked so far. */
interface Pick {
  readonly top?: Weather | undefined;
  readonly below?: Weather | undefined;
}

/** The numbers of the cards, the one on top first: `26-13`, `26` alone, or `-13` where the one on top is still to come. */
const written = ({ top, below }: Pick): string =>
  below === undefined ? `${top ?? ''}` : `${top ?? ''}-${below}`;

/** The pick that has a choice on the button; a card of one's own has a button from the start. */
export const pickOf = (_view: SeatView, choice: Choice): string =>
  choice.do === 'stack' ? written({ below: choice.cards[0], top: choice.cards[1] }) : '';

/** @param picked the cards picked so far, as `written` writes them */
export function drawStackPicker({ drawn, memo }: SeatView, picked: string, words: Words): Part[] {
  if (!drawn) return [];
  const { cards, topTurn, belowTurn } = drawn;
  const pick = readPick(picked, cards);
  const isLastPair = cards.length === CARDS_PER_STEP;
  const buttons = cards.map((card) => cardButton(card, pick, isLastPair, words));
  return [
    text(isLastPair ? words.buildLast(topTurn, belowTurn) : words.build(topTurn, belowTurn)),
    smallText(words.buildNote(memo !== null)),
    ...[buttons.slice(0, BUTTONS_PER_ROW), buttons.slice(BUTTONS_PER_ROW)].flatMap((row): Part[] =>
      row.length > 0 ? [{ part: 'buttons', buttons: row }] : [],
    ),
    { part: 'buttons', buttons: [layButton(pick, drawn, words)] },
  ];
}

function readPick(picked: string, cards: readonly Weather[]): Pick {
  const [top, below] = picked.split('-').map((number) => cards.find((card) => `${card}` === number));
  if (top === undefined) return { below };
  if (cards.length === CARDS_PER_STEP) return { top, below: cards.find((card) => card !== top)! };
  return below === top ? { top } : { top, below };
}

/** A card that is picked is put back by another press; of the last two, the lower one changes places with the upper. */
function cardButton(card: Weather, { top, below }: Pick, isLastPair: boolean, words: Words): Button {
  const common = { card: weatherFace(card), label: `${card}`, style: 'secondary' } as const;
  if (card === top) {
    const action = { show: written(isLastPair ? {} : { below }) };
    return { ...common, label: words.cardOnTop(card), style: 'primary', action };
  }
  if (card === below) {
    const action = { show: written({ top: isLastPair ? card : top }) };
    return { ...common, label: words.cardBelow(card), style: 'primary', action };
  }
  return {
    ...common,
    action: { show: written(top === undefined ? { top: card, below } : { top, below: card }) },
  };
}

function layButton(
  { top, below }: Pick,
  { topTurn, belowTurn }: NonNullable<SeatView['drawn']>,
  words: Words,
): Button {
  if (top === undefined || below === undefined)
    return { label: words.layTwo, style: 'success', disabled: true };
  return {
    label: words.layBoth({ card: top, turn: topTurn }, { card: below, turn: belowTurn }),
    style: 'success',
    action: { choose: nameOf({ do: 'stack', cards: [below, top] }) },
  };
}
