/** The pick that has a choice on the button that makes it, and choices that keep what is picked. */
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { markCard } from './pick-card.ts';
import { pickRaid, raidAsPicked } from './pick-raid.ts';

export const pickOf = (_view: SeatView, choice: Choice): string =>
  choice.do === 'raid'
    ? pickRaid({ villain: choice.villain, place: choice.position })
    : markCard(choice.card);

export const asPicked = ({ table, choices }: SeatView, choice: Choice, picked: string): Choice =>
  table.phase === 'raid' && choice.do === 'raid' ? raidAsPicked(table, choices, choice, picked) : choice;
