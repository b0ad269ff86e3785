/** An action in a few words; a bomb with what it beat, which may be of any kind. */
import { faceOf } from '../../../game/cards.ts';
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { combinationOf } from '../combinations.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';

export function drawAction(action: Action, locale: Locale, answered?: Action): Line {
  const words = catalogue[locale];
  if (action.do === 'play') {
    const play = combinationOf(action.cards);
    if (!play) return [{ cards: action.cards.map(faceOf) }];
    const beaten = play.kind === 'bomb' && answered?.do === 'play' ? combinationOf(answered.cards) : null;
    return [beaten ? words.playOn(words.play(play), words.play(beaten)) : words.play(play)];
  }
  return [action.do === 'pass' ? words.pass : words.aBid[action.do]];
}
