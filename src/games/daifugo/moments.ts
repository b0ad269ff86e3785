/** Where in a game a choice was made. */
import { type Moments, trickNumber } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of: (states) => ({
    part: 'trick',
    number: trickNumber(states, (state) => 'trick' in state && state.trick === null),
  }),
  name: ({ number }, locale) => words[locale](number),
};
