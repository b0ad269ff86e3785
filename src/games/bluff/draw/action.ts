/** An action in a few words. */
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import type { Action } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import { diceLine } from './shared.ts';

export function drawAction(action: Action, locale: Locale, answered?: Action): Line {
  const words = catalogue[locale];
  if (action.do === 'challenge')
    return answered?.do === 'call' ? words.aChallengeOf(words.rung(answered)) : [words.aChallenge];
  return action.do === 'call' ? words.aCall(words.rung(action)) : words.aReroll(diceLine(action.dice));
}
