/** The house's player of 闘地主. It knows what its seat sees, and nothing else. */
import type { Chance } from '../../game/chance.ts';
import { judge, tableOf } from './computer/judge.ts';
import { lookAhead } from './computer/lookahead.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export function computer(view: SeatView, chance: Chance): Choice {
  if (view.choices.length === 1) return view.choices[0]!;
  if (view.table.phase === 'auction') return view.choices[chance.below('bid', 2)]!;
  const table = tableOf(view);
  return lookAhead(table, judge(table), chance).choice;
}
