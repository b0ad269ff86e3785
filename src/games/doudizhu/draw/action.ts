/** An action in a few words. */
import { faceOf } from '../../../game/cards.ts';
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { combinationOf } from '../combinations.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';

export function drawAction(action: Action, locale: Locale): Line {
  const words = catalogue[locale];
  if (action.do === 'play') {
    const play = combinationOf(action.cards);
    return play ? [words.play(play)] : [{ cards: action.cards.map(faceOf) }];
  }
  return [action.do === 'pass' ? words.pass : words.aBid[action.do]];
}
