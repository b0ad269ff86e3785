/**
 * The house's player of 闘地主. It knows what its seat sees, and nothing else: it judges each choice by how the hand can
 * be laid down and what unseen cards can beat, and plays the best of them out in hands that the others may have.
 */
import type { Chance } from '../../game/chance.ts';
import { chanceAsLandlord } from './computer/auction.ts';
import { judge } from './computer/judge.ts';
import { lookAhead } from './computer/lookahead.ts';
import { tableOf } from './computer/table.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export function computer(view: SeatView, chance: Chance): Choice {
  if (view.choices.length === 1) return view.choices[0]!;
  // doudizhu 8, 22: the stake is won and lost alike, so it does not move where accepting begins to pay.
  if (view.table.phase === 'auction') return { do: chanceAsLandlord(view) >= 0.5 ? 'accept' : 'decline' };
  const table = tableOf(view);
  return lookAhead(table, judge(table), chance);
}

/** Declines, passes, or leads the lowest single: time that ran out costs nobody a bomb. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.find((choice) => choice.do === 'decline' || choice.do === 'pass') ?? choices[0]!;
