/** The kinds of component actions about who sits at a table. */
import { schemas } from '../ids.ts';
import { askToLeaveForGood, leaveSeatForGood, replaceChosen, showSeats, takeVacantSeat } from './company.ts';
import { type ComponentActionOf, privately } from './component-action.ts';
import { updateOrPrivate } from './context.ts';
import { onQuestion, onTable } from './on-table.ts';

type CompanyKind = 'seats' | 'replace' | 'take' | 'leaveForGood' | 'leaveForGoodNow';

export const COMPANY_ACTIONS: { readonly [K in CompanyKind]: ComponentActionOf<K> } = {
  seats: { schema: schemas.seats, deferAs: updateOrPrivate, run: onQuestion(showSeats) },
  replace: { schema: schemas.replace, deferAs: updateOrPrivate, run: onQuestion(replaceChosen) },
  take: { schema: schemas.take, deferAs: privately, run: onTable(takeVacantSeat) },
  leaveForGood: {
    schema: schemas.leaveForGood,
    deferAs: updateOrPrivate,
    run: onQuestion(askToLeaveForGood),
  },
  leaveForGoodNow: {
    schema: schemas.leaveForGoodNow,
    deferAs: updateOrPrivate,
    run: onQuestion(leaveSeatForGood),
  },
};
