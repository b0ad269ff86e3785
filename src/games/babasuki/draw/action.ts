/** An action in a few words. */
import { type Line, line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, faceOf } from '../cards.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import { cardName } from '../words/names.ts';

export function drawAction(action: Action, locale: Locale): Line {
  const words = catalogue[locale];
  const picture = (card: Card): Line =>
    line`${{ cards: [faceOf(card)], spoken: '' }} ${unbroken(cardName(card, words))}`;
  switch (action.do) {
    case 'secure':
    case 'change':
      return words.aKeep(picture(action.card));
    case 'raid':
      return words.aRaid(picture(action.villain), action.position === undefined ? null : action.position + 1);
    case 'move':
      return words.aMove(picture(action.card), action.to + 1);
    case 'shuffle':
      return [words.aShuffle];
    case 'arrange':
      return line`${words.anArrangement}${words.colon}${{ cards: action.order.map(faceOf) }}`;
  }
}
