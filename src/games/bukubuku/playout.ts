/** A fast policy for playouts: the rule of thumb by which the computer's own playouts lay cards. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { playToEnd } from '../../game/playout.ts';
import { ascending } from '../../game/turns.ts';
import { chooseCardIndex } from './computer/policy.ts';
import { drawLighthouses } from './deal.ts';
import { apply, type Choice, choices, result, toAct } from './rules.ts';
import type { State } from './state.ts';

/** Draws the lighthouses of the turns to come anew; those of the turn lie open. */
export function reshuffle(state: State, chance: Chance): State {
  const open = state.phase === 'play' ? 1 : 0;
  const covered = state.ahead.slice(open);
  const drawn = drawLighthouses(covered.length, ascending(covered.flat()), chance);
  return { ...state, ahead: [...state.ahead.slice(0, open), ...drawn] };
}

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickChoice);

function quickChoice(state: State, seat: Seat, random: () => number): Choice {
  if (state.phase !== 'play') {
    const stacks = choices(state, seat);
    return stacks[Math.floor(random() * stacks.length)]!;
  }
  const { standings, dummy, hands, ahead } = state;
  const others = standings.map((standing, other) => (other === seat ? 0 : (standing?.lighthouse ?? 0)));
  const [open = [0, 0]] = ahead;
  const participant = {
    isDummy: false,
    hand: [...hands[seat]!],
    lighthouse: standings[seat]?.lighthouse ?? 0,
    belts: standings[seat]?.belts ?? 0,
    isOut: false,
  };
  const index = chooseCardIndex(participant, open, Math.max(...others, dummy?.lighthouse ?? 0), random);
  return { do: 'play', card: participant.hand[index]! };
}
