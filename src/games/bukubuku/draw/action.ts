/** An action in a few words. */
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { Action, State } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import { cardInline } from './shared.ts';
import { turnLine } from './turns.ts';

export function drawAction(action: Action, locale: Locale): Line {
  if (action.do !== 'stack') return [cardInline(weatherFace(action.card))];
  const [below, top] = action.cards;
  return catalogue[locale].aStack(cardInline(weatherFace(top)), cardInline(weatherFace(below)));
}

/** The turn that has just been played. */
export const drawOutcome = ({ turns }: State, locale: Locale): Line =>
  turns.length === 0 ? [] : turnLine(turns, turns.length - 1, catalogue[locale]);

/** The dummy's cards are not named: those that a round did not play go on to the next one, unseen (bukubuku 10, 11). */
export const drawCovered = (action: Action, locale: Locale): Line =>
  action.do === 'stack' ? [catalogue[locale].aCoveredStack] : drawAction(action, locale);
