/** The eight cards as they lie open in a review, as long as nobody has taken them. */
import { type Line, line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import type { State } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import { handCards } from './hand.ts';

export function drawOpenTable(state: State, locale: Locale): Line[] {
  const { phase, kitty, options } = state;
  if (phase === 'over' || (phase === 'play' && options.kitty === 'landlord')) return [];
  const words = catalogue[locale];
  return [line`▫️ ${words.kittyAside}${words.colon}${handCards(kitty, words)}`];
}
