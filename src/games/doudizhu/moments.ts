/** Where in a deal a choice was made, and the combination on the table. */
import { type Moments, trickNumber } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of(states) {
    const last = states.at(-1)!;
    if (last.phase === 'auction') return { part: 'auction', number: 0 };
    const top = last.phase === 'play' ? last.top : null;
    const plays = states.filter(({ phase }) => phase === 'play');
    return {
      part: 'trick',
      number: trickNumber(plays, (state) => state.phase === 'play' && state.top === null),
      ...(top && { answered: { do: 'play', cards: top.cards } }),
    };
  },
  name: ({ part, number }, locale) =>
    part === 'auction' ? words[locale].auction : words[locale].trick(number),
};
