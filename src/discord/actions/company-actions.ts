/** The kinds of component actions about who sits at a table. */
import { schemas } from '../ids.ts';
import {
  agreeInVote,
  askToLeaveForGood,
  leaveSeatForGood,
  replaceChosen,
  showSeats,
  takeVacantSeat,
  voteForHost,
  voteToReplace,
} from './company.ts';
import { type ComponentActionOf, privately } from './component-action.ts';
import { updateOrPrivate } from './context.ts';
import { askWhomToInvite, inviteChosen } from './inviting.ts';
import { onQuestion, onTable } from './on-table.ts';

type CompanyKind =
  | 'replaceVote'
  | 'hostVote'
  | 'agreeVote'
  | 'invite'
  | 'invited'
  | 'seats'
  | 'replace'
  | 'take'
  | 'leaveForGood'
  | 'leaveForGoodNow';

export const COMPANY_ACTIONS: { readonly [K in CompanyKind]: ComponentActionOf<K> } = {
  seats: { schema: schemas.seats, deferAs: updateOrPrivate, run: onQuestion(showSeats) },
  replace: { schema: schemas.replace, deferAs: updateOrPrivate, run: onQuestion(replaceChosen) },
  take: { schema: schemas.take, deferAs: privately, run: onTable(takeVacantSeat) },
  replaceVote: { schema: schemas.replaceVote, deferAs: updateOrPrivate, run: onQuestion(voteToReplace) },
  hostVote: { schema: schemas.hostVote, deferAs: updateOrPrivate, run: onQuestion(voteForHost) },
  invite: { schema: schemas.invite, deferAs: privately, run: onQuestion(askWhomToInvite) },
  invited: { schema: schemas.invited, deferAs: updateOrPrivate, run: onQuestion(inviteChosen) },
  agreeVote: { schema: schemas.agreeVote, deferAs: privately, run: onQuestion(agreeInVote) },
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
