/** The pick that has a choice on the button that makes it, and choices that keep what is picked. */
import { areAlike } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { markCard } from './pick-card.ts';
import { pickRaid, raidAsPicked } from './pick-raid.ts';

export const pickOf = (_view: SeatView, choice: Choice): string =>
  choice.do === 'raid'
    ? pickRaid({ villain: choice.villain, place: choice.position })
    : markCard(choice.card);

export function asPicked({ table, choices }: SeatView, choice: Choice, picked: string): Choice {
  if (choice.do === 'raid')
    return table.phase === 'raid' ? raidAsPicked(table, choices, choice, picked) : choice;
  const isAsPicked = (other: Choice): boolean =>
    other.do === choice.do &&
    markCard(other.card) === picked &&
    areAlike(other.card, choice.card, table.options);
  return choices.find(isAsPicked) ?? choice;
}
