import type { Chance } from '../../game/chance.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';
export const computer = (view: SeatView, _: Chance): Choice => view.choices[0]!;
export const safe = (view: SeatView): Choice => view.choices[0]!;
