/** The pick that has a choice on the button that confirms it. */
import { nameOf } from '../names.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { showPick } from './pick-cards.ts';

export function pickOf(_view: SeatView, choice: Choice): string {
  if (choice.do === 'give' || choice.do === 'discard') return showPick(choice.cards);
  return choice.do === 'draw' || choice.do === 'pass' ? '' : nameOf(choice);
}
