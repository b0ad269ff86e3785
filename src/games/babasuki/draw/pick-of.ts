/** The pick that has a choice on the button that makes it. */
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { markCard } from './pick-card.ts';
import { pickRaid } from './pick-raid.ts';

export const pickOf = (_view: SeatView, choice: Choice): string =>
  choice.do === 'raid'
    ? pickRaid({ villain: choice.villain, place: choice.position })
    : markCard(choice.card);
