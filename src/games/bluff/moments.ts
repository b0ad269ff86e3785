/** Where in a match a choice was made, and the call that it challenged. */
import type { Moments } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of(states) {
    const state = states.at(-1)!;
    const last = state.phase === 'play' ? state.log.findLast(({ kind }) => kind === 'call') : undefined;
    const call = last?.kind === 'call' ? { do: 'call', count: last.count, face: last.face } : null;
    return { part: 'round', number: state.round, ...(call && { answered: call }) };
  },
  name: ({ number }, locale) => words[locale](number),
};
