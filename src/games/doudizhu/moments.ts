/** Where in a deal a choice was made. */
import { type Moments, trickNumber } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of(states) {
    if (states.at(-1)!.phase === 'auction') return { part: 'auction', number: 0 };
    const plays = states.filter(({ phase }) => phase === 'play');
    return {
      part: 'trick',
      number: trickNumber(plays, (state) => state.phase === 'play' && state.top === null),
    };
  },
  name: ({ part, number }, locale) =>
    part === 'auction' ? words[locale].auction : words[locale].trick(number),
};
