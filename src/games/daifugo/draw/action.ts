/** An action in a few words. */
import type { Card } from '../../../game/cards.ts';
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { isJokerCard } from '../plays.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import { inlineCards } from './shared.ts';

export function drawAction(action: Action, locale: Locale): Line {
  const words = catalogue[locale];
  switch (action.do) {
    case 'play':
      // Cards name themselves; only a joker does not say which card it stands for.
      return standsIn(action.cards)
        ? words.aPlay(inlineCards(action.cards), words.play(action))
        : [inlineCards(action.cards)];
    case 'draw':
      return [words.aDraw];
    case 'pass':
      return [words.pass];
    case 'give':
      return words.aGift(inlineCards(action.cards));
    case 'discard':
      return words.aDiscard(inlineCards(action.cards));
    case 'reverse':
      return [words.aReversal(action.yes)];
  }
}

/** Whether a joker is played as another card. */
const standsIn = (cards: readonly Card[]): boolean => cards.some(isJokerCard) && !cards.every(isJokerCard);
