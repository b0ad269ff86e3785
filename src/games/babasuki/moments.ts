/** Where in a round a choice was made. */
import type { Moments } from '../../game/moments.ts';
import type { State } from './state.ts';
import { moments as words } from './words/moments.ts';

export const moments: Moments<State> = {
  of(states) {
    const state = states.at(-1)!;
    if ('raids' in state) return { part: 'raid', number: state.raids.length + 1 };
    // All seats secure a card at the same time.
    return { part: state.hands.length === 2 ? 'pairs' : 'draft', number: state.secured[0]!.length + 1 };
  },
  name: ({ part, number }, locale) =>
    words[locale][part === 'raid' || part === 'pairs' ? part : 'draft'](number),
};
