/** Where in a round a card was laid. */
import type { Moments } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of(states) {
    const { phase, turns } = states.at(-1)!;
    return phase === 'build' ? { part: 'build', number: 0 } : { part: 'turn', number: turns.length + 1 };
  },
  name: ({ part, number }, locale) =>
    part === 'build' ? words[locale].building : words[locale].turn(number),
};
