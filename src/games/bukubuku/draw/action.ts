/** An action in a few words. */
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';

/** The dummy's cards are not named: those that a round did not play go on to the next one, unseen (bukubuku 10, 11). */
export function drawAction(action: Action, locale: Locale): Line {
  if (action.do === 'stack') return [catalogue[locale].aStack];
  return [{ cards: [weatherFace(action.card)] }];
}
